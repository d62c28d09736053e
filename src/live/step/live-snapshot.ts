/**
 * What is published, as a live step needs to know it. A build writes a base of it beside its head, and each step the statuses, into the
 * store, where the public cannot read them.
 */

import { gunzipSync, gzipSync } from 'node:zlib';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { SteppedFiles } from '../../publish/companion.ts';
import type { StatusFileHead } from '../../publish/files/status-file.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import type { StatusSource } from '../../settings/status-sources.ts';
import { SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import type { LiveHead } from '../../stored-format/live-head.ts';
import type { Manifest } from '../../stored-format/manifest.ts';
import type { Read } from './stored-parts.ts';

/** What another program has written is treated as none. */
const FORMAT = 2;

export interface LiveBase {
  /** The public Locations of the fullest version, in the order of their ids, as in /status.json. */
  readonly locations: readonly BaseLocation[];
  /** Uids (foldCase) of the other EVSEs in the tables. */
  readonly hidden: readonly string[];
  /** Stands for the EVSEs and their order on the page (packages/page/records/live-statuses.ts). */
  readonly order: string;
  /** How often each code was found in the tables. */
  readonly findings: { readonly [code: string]: number };
  /** From when on a build is needed, in ms since 1970: a price begins or ends, something that was removed is dropped, a day ends. */
  readonly until: number;
  /** `ttl` of /status.json, in seconds. */
  readonly ttl: number;
  readonly feed: FeedSettings;
}

/** What a feeder that has no tables needs of them, and of network.json. */
export interface FeedSettings {
  /** Those of network.json, but for those with a secret that is written out: it stays out of the store. */
  readonly sources: readonly StatusSource[];
  readonly max_removal_share: number;
  /** What status.csv says: uid, status, and since when, in ms since 1970; null if that is unknown. */
  readonly rows: readonly (readonly [uid: string, status: Status, since: number | null])[];
  /** Statuses of the table of EVSEs that may become too old (sources/statuses/old-statuses.ts): uid (foldCase), and since when. */
  readonly times: readonly (readonly [uid: string, since: number])[];
  readonly max_status_hours: number;
  /** EVSEs of status.csv whose rows cannot be read, and their times. */
  readonly unreadable: readonly (readonly [uid: string, since: number | null])[];
  /** The evse_id of EVSEs by their uid: sources may say by it which one they mean. */
  readonly evse_ids: readonly (readonly [uid: string, evse_id: string])[];
}

/** What a step knows of a Location. Its members are those of a draft (publish/render/draft.ts). */
export interface BaseLocation {
  readonly id: string;
  /** The uids of its EVSEs as they are published, and by foldCase. */
  readonly ownUids: readonly string[];
  readonly uids: readonly string[];
  /** The statuses of the table of EVSEs, one code each (publish/render/template.ts). */
  readonly statuses: string;
}

/** One of its rows is a Location: its id, its statuses, and the uids of its EVSEs. */
type StoredBase = Omit<LiveBase, 'locations'> & {
  readonly locations: readonly (readonly [string, string, ...string[]])[];
};

export function writeBase({ locations, ...base }: LiveBase): Uint8Array {
  const rows = locations.map(({ id, statuses, ownUids }) => [id, statuses, ...ownUids] as const);
  return written({ ...base, locations: rows } satisfies StoredBase);
}

/** @throws SnapshotDamaged */
export function readBase(bytes: Uint8Array): LiveBase {
  const { locations, ...base } = readWritten<StoredBase>(bytes, 'base is');
  return {
    ...base,
    locations: locations.map(([id, statuses, ...ownUids]) => ({ id, statuses, ownUids, uids: ownUids.map(foldCase) })),
  };
}

/** The statuses that a head publishes: small, because each step writes them anew. */
export interface PublishedStatuses {
  /** One code for each EVSE of the base, in its order, REMOVED or not. */
  readonly codes: string;
  /** What /status.json says before its EVSEs. */
  readonly head: StatusFileHead;
}

export function writePublishedStatuses(statuses: PublishedStatuses): Uint8Array {
  return written(statuses);
}

/** @throws SnapshotDamaged */
export function readPublishedStatuses(bytes: Uint8Array): PublishedStatuses {
  return readWritten(bytes, 'statuses are');
}

function written(value: object): Uint8Array {
  return gzipSync(JSON.stringify({ format: FORMAT, ...value }));
}

/** @param what it is, for the message @throws SnapshotDamaged */
function readWritten<T>(bytes: Uint8Array, what: string): T {
  let stored: Partial<T & { format: number }> | null;
  try {
    stored = JSON.parse(new TextDecoder().decode(gunzipSync(bytes)));
  } catch {
    throw new SnapshotDamaged('what live steps need to know cannot be read');
  }
  if (stored?.format !== FORMAT) throw new SnapshotDamaged(`its ${what} of another version`);
  const { format: _, ...value } = stored;
  return value as T;
}

/** A manifest that is a head. */
export type Head = Manifest & { readonly live: LiveHead };

/** What is published. */
export interface LiveSnapshot {
  readonly head: Head;
  readonly base: LiveBase;
  readonly statuses: PublishedStatuses;
  readonly read: Read;
}

/** What is known of statuses now. */
export interface StatusesNow {
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  /** How often each code was found in the data: in the tables, and in what sources say. */
  readonly findings: { readonly [code: string]: number };
}

/** Times are in ms since 1970. */
export interface StepContext {
  /** Whole seconds; later than that of the head. */
  readonly publishedAt: number;
  readonly builtAt: number;
  /** When the new head should have been replaced. */
  readonly expires: number;
  /** Uids (foldCase) of EVSEs that get the new time with whatever status they have now: somebody may have missed their last change. */
  readonly again?: ReadonlySet<string>;
  /** Of this program, for the manifest and for people (snapshot/generator.ts). */
  readonly generator: string;
  readonly program: string;
  /** The files of companions that change with a status. */
  readonly steps: readonly SteppedFiles[];
}

export interface LiveChange {
  readonly head: Head;
  readonly statuses: PublishedStatuses;
  /** By path, with a leading slash. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Uids of the EVSEs with another status, and of those that are published again. */
  readonly changed: readonly string[];
}
