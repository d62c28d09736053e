/**
 * The head of a live network in its store, with what a live step needs to know of what is published: found, read, and replaced. A build
 * writes a base beside its head, and each step the statuses, where the public cannot read them.
 */

import { gunzipSync, gzipSync } from 'node:zlib';
import { Kept } from '../../edge/rule/kept-files.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { StatusFileHead } from '../../publish/files/status-head.ts';
import type { SwapPlace } from '../../publish/publish-on.ts';
import type { StatusSource } from '../../settings/status-sources.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import { inTurns } from '../../snapshot/in-turns.ts';
import { readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import type { StatusReport } from '../../sources/status-formats/reported-statuses.ts';
import { LIVE_FORMAT, type LiveHead } from '../../stored-format/live-head.ts';
import { MANIFEST_PATH, type Manifest } from '../../stored-format/manifest.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import type { HeadPlace, Store } from '../store/store.ts';
import type { Read } from './stored-parts.ts';

/** What a store has at the place of the head. */
export interface FoundHead {
  /** For the swap; undefined if there is nothing. */
  readonly version: string | undefined;
  /** Undefined if there is nothing that this program can go on from; a build is needed then. */
  readonly head: Head | undefined;
  /** Why there is none, without a full stop. */
  readonly why?: string;
}

/** @throws StoreFault */
export async function findHead(store: Pick<Store, 'read'>): Promise<FoundHead> {
  const found = await store.read(MANIFEST_PATH);
  if (found === undefined) return { version: undefined, head: undefined, why: 'nothing has been published in it yet' };
  try {
    const head = readManifest(found.bytes);
    const { version } = found;
    if (head.live === undefined) return { version, head: undefined, why: 'its head is not that of a live network' };
    if (head.live.format === LIVE_FORMAT) return { version, head: { ...head, live: head.live } };
    return { version, head: undefined, why: 'its base and statuses are of another version' };
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
    return { version: found.version, head: undefined, why: error.message };
  }
}

/** A head, and the bodies that it names and the store may lack, by path. */
export interface HeadAndFiles {
  readonly head: Head;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Requests to a store at the same time. A Worker may have six. */
const AT_A_TIME = 6;

/** The heads of a store, or of a directory, as what is published there. Its functions throw StoreFault. */
export function headsIn(store: HeadPlace): SwapPlace<FoundHead, HeadAndFiles> {
  return {
    find: () => findHead(store),
    async put({ files }) {
      await inTurns([...files], AT_A_TIME, ([path, bytes]) => store.putIfAbsent(path, bytes));
    },
    async swap({ head }, { version }) {
      const bytes = new TextEncoder().encode(JSON.stringify(head));
      return (await store.swap(MANIFEST_PATH, bytes, version)) !== undefined;
    },
  };
}

/** Reads files that are named after their content from a store; what is missing is damage. */
export function readFrom(store: Pick<Store, 'read'>): Read {
  return async (path) => {
    const found = await store.read(path);
    if (found === undefined) throw new SnapshotDamaged(`${path.slice(1)} is missing`);
    if (!path.includes(`/${hashOf(found.bytes)}.`))
      throw new SnapshotDamaged(`${path.slice(1)} does not hold what its name says`);
    return found.bytes;
  };
}

/** Reads snapshots from a store; what the last ones had is in memory. */
export interface SnapshotReader {
  /** @throws SnapshotDamaged, StoreFault */
  open(head: Head): Promise<LiveSnapshot>;
  /** Keeps files that were just published, so that they need not be read. */
  keep(files: ReadonlyMap<string, Uint8Array>): void;
}

/** @param most how many bytes of files are kept */
export function snapshotReader(store: Pick<Store, 'read'>, most = 64 * 1024 * 1024): SnapshotReader {
  const files = new Kept<Uint8Array>(most, ({ length }) => length);
  let base: { readonly path: string; readonly base: LiveBase } | undefined;
  const read: Read = async (path) => files.get(path) ?? files.add(path, await readFrom(store)(path));
  return {
    async open(head) {
      const { live } = head;
      if (base?.path !== live.base) base = { path: live.base, base: readBase(await read(live.base)) };
      return { head, base: base.base, statuses: readPublishedStatuses(await read(live.statuses)), read };
    },
    keep(made) {
      for (const [path, bytes] of made) files.add(path, bytes);
    },
  };
}

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
  /** What status.csv says, with times in ms since 1970. */
  readonly rows: readonly {
    readonly evse_uid: string;
    readonly status: Status;
    readonly last_updated: number | undefined;
  }[];
  /** Statuses of the table of EVSEs that may become too old (sources/statuses/old-statuses.ts): uid (foldCase), and since when. */
  readonly times: readonly (readonly [uid: string, since: number])[];
  readonly max_status_hours: number;
  /** EVSEs of status.csv whose rows cannot be read, and their times. */
  readonly unreadable: readonly Pick<StatusReport, 'evse_uid' | 'last_updated'>[];
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

function readBase(bytes: Uint8Array): LiveBase {
  const { locations, ...base } = readWritten<StoredBase>(bytes);
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

export function readPublishedStatuses(bytes: Uint8Array): PublishedStatuses {
  return readWritten(bytes);
}

function written(value: object): Uint8Array {
  return gzipSync(JSON.stringify(value));
}

/** Its name is a hash of its content, and the head that names it has the format of this program. */
function readWritten<T>(bytes: Uint8Array): T {
  return jsonIn<T>(gunzipSync(bytes));
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
