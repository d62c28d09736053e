/** The head in a store: finds and replaces it, reads it with what a live step needs, and keeps in memory what is named after its content. */

import { Kept } from '../../edge/rule/kept-files.ts';
import type { SwapPlace } from '../../publish/publish-on.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import { inTurns } from '../../snapshot/in-turns.ts';
import { readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import {
  type Head,
  type LiveBase,
  type LiveSnapshot,
  type PublishedStatuses,
  readBase,
  readPublishedStatuses,
} from '../step/live-snapshot.ts';
import type { Read } from '../step/stored-parts.ts';
import type { HeadPlace, Store } from '../store/store.ts';

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
    if (head.live !== undefined) return { version: found.version, head: { ...head, live: head.live } };
    return { version: found.version, head: undefined, why: 'its head is not that of a live network' };
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

/** Reads snapshots from a store; what the last ones had is in memory. */
export interface SnapshotReader {
  /** @throws SnapshotDamaged, StoreFault */
  open(head: Head): Promise<LiveSnapshot>;
  /** Notes what was just published, so that it need not be read. */
  published(
    change: Pick<LiveSnapshot, 'head' | 'statuses'> & { readonly files: ReadonlyMap<string, Uint8Array> },
  ): void;
}

/** @param most how many bytes of files are kept */
export function snapshotReader(store: Pick<Store, 'read'>, most = 64 * 1024 * 1024): SnapshotReader {
  const files = new Kept<Uint8Array>(most, ({ length }) => length);
  let base: { readonly path: string; readonly base: LiveBase } | undefined;
  let statuses: { readonly path: string; readonly statuses: PublishedStatuses } | undefined;
  const read: Read = async (path) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const bytes = (await store.read(path))?.bytes;
    if (bytes === undefined) throw new SnapshotDamaged(`${path.slice(1)} is missing`);
    if (!path.includes(`/${hashOf(bytes)}.`)) {
      throw new SnapshotDamaged(`${path.slice(1)} does not hold what its name says`);
    }
    return files.add(path, bytes);
  };
  return {
    async open(head) {
      const { live } = head;
      if (base?.path !== live.base) base = { path: live.base, base: readBase(await read(live.base)) };
      if (statuses?.path !== live.statuses)
        statuses = { path: live.statuses, statuses: readPublishedStatuses(await read(live.statuses)) };
      return { head, base: base.base, statuses: statuses.statuses, read };
    },
    published({ head, statuses: own, files: made }) {
      for (const [path, bytes] of made) files.add(path, bytes);
      statuses = { path: head.live.statuses, statuses: own };
    },
  };
}
