/**
 * The base of a live network: what a live step needs to know of the build, and no client. A build writes it beside its head, into the
 * store, where the public cannot read it.
 */

import { gunzipSync, gzipSync } from 'node:zlib';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { StatusSource } from '../../settings/status-sources.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';

/** Another program's base is treated as none. */
const FORMAT = 1;

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

type Stored = Omit<LiveBase, 'locations'> & {
  readonly format: typeof FORMAT;
  readonly locations: readonly (readonly [id: string, statuses: string, ...uids: string[]])[];
};

export function writeBase({ locations, ...base }: LiveBase): Uint8Array {
  const rows = locations.map(({ id, statuses, ownUids }) => [id, statuses, ...ownUids] as const);
  return gzipSync(JSON.stringify({ format: FORMAT, ...base, locations: rows } satisfies Stored));
}

/** @throws SnapshotDamaged */
export function readBase(bytes: Uint8Array): LiveBase {
  const stored = readGzippedJson(bytes) as Partial<Stored> | null;
  if (stored?.format !== FORMAT) throw new SnapshotDamaged('its base is of another version');
  const { format: _, locations, ...base } = stored as Stored;
  return {
    ...base,
    locations: locations.map(([id, statuses, ...ownUids]) => ({ id, statuses, ownUids, uids: ownUids.map(foldCase) })),
  };
}

/** JSON that was stored in gzip. @throws SnapshotDamaged */
export function readGzippedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(gunzipSync(bytes)));
  } catch {
    throw new SnapshotDamaged('what live steps need to know cannot be read');
  }
}
