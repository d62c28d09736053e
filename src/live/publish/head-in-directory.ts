/**
 * A built directory as the place of a head: live steps change it where it is. Its manifest is the head without what only a store needs;
 * the rest of the head is in the memory of the process that has built it. So another process, or one that begins, builds first.
 */

import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Built } from '../../publish/build-request.ts';
import type { SteppedFiles } from '../../publish/companion.ts';
import { changeInPlace, type PutFile, removeInPlace } from '../../publish/disk/change-in-place.ts';
import { withLock } from '../../publish/disk/lock.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import { inflateExactly, parseIndex, readIn, readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import type { Health } from '../../stored-format/health.ts';
import { MANIFEST_PATH, type Manifest, type StoredList } from '../../stored-format/manifest.ts';
import { closingText, concatenate, GZIP_HEADER } from '../../stored-format/stored-body.ts';
import { type Head, readFrom } from '../step/head-in-store.ts';
import { type Read, readWhole } from '../step/stored-parts.ts';
import { referencesOfHead } from '../store/remove-old.ts';
import type { HeadPlace, StoredObject } from '../store/store.ts';
import { newInHead } from './head-of-build.ts';

export interface HeadInDirectory extends HeadPlace {
  /** The next steps go on from a build that has written the directory; where they cannot, each of them asks for a build. */
  goOnFrom(built: Built, steps: readonly SteppedFiles[]): Promise<void>;
  /** Whether somebody else has written the directory since this process did. */
  isOfAnother(): Promise<boolean>;
}

interface Current {
  readonly head: Head;
  /** As it is in the directory. */
  readonly manifest: Manifest;
  /** Hash of its bytes. */
  readonly version: string;
}

/** No head in a directory is promised to be the newest for any time, in ms. Each round renews it: that is a file. */
export const NO_PROMISE = 0;

/** @param isServed whether it is answered from as it is, and not uploaded @param put a file in its place */
export function headInDirectory(out: string, isServed = true, put?: PutFile): HeadInDirectory {
  let current: Current | undefined;
  /** What only steps read, by path, and what the next swap puts. */
  let [inMemory, waiting]: [Map<string, Uint8Array>, Map<string, Uint8Array>] = [new Map(), new Map()];
  /** Paths of files that steps have written, and whether the head before named them. */
  let written = new Map<string, boolean>();

  const versionThere = async (): Promise<string | undefined> => {
    const bytes = await readFile(join(out, MANIFEST_PATH)).catch(() => undefined);
    return bytes && hashOf(bytes);
  };

  const read = async (path: string): Promise<StoredObject | undefined> => {
    if (path === MANIFEST_PATH) {
      if (current === undefined || (await versionThere()) !== current.version) return undefined;
      return { bytes: bytesOf(current.head), version: current.version };
    }
    const bytes = inMemory.get(path) ?? waiting.get(path) ?? (await readFile(join(out, path)).catch(() => undefined));
    return bytes && { bytes, version: path };
  };

  const swap = async (head: Head, before: Current): Promise<string> => {
    const { plain, manifest } = await inPlace(head, before, readFrom({ read }));
    const bytes = bytesOf(manifest);
    const references = await referencesOfHead(bytes, { words: out, read });
    const named = new Map([...waiting].filter(([path]) => references.has(path)));
    await changeInPlace(out, { named, plain, manifest: [MANIFEST_PATH, bytes] }, put);
    current = { head, manifest, version: hashOf(bytes) };
    const ofSteps = JSON.stringify(head.live);
    inMemory = new Map([...inMemory, ...waiting].filter(([path]) => ofSteps.includes(path)));
    waiting = new Map();
    for (const path of named.keys()) written.set(path, true);
    // Answers under way may still be those of the head before.
    const gone = [...written].flatMap(([path, wasNamed]) => (wasNamed || references.has(path) ? [] : [path]));
    written = new Map([...written.keys()].map((path) => [path, references.has(path)]));
    for (const path of gone) written.delete(path);
    await removeInPlace(out, gone);
    return current.version;
  };

  return {
    words: `"${out}"`,
    read,
    async isOfAnother() {
      const version = await versionThere();
      return current !== undefined && version !== undefined && version !== current.version;
    },
    async goOnFrom(built, steps) {
      const place = await realpath(out);
      const bytes = await readFile(join(place, MANIFEST_PATH));
      [current, inMemory, waiting, written] = [undefined, new Map(), new Map(), new Map()];
      try {
        const { head, files } = newInHead(built, readIn(place), steps, NO_PROMISE);
        current = { head, manifest: readManifest(bytes), version: hashOf(bytes) };
        inMemory = new Map(files);
      } catch (error) {
        // A network that is too large has no /status.json.
        if (!(error instanceof SnapshotDamaged)) throw error;
      }
    },
    async putIfAbsent(path, bytes) {
      waiting.set(path, bytes);
    },
    swap: (_, bytes, expected) =>
      withLock(out, async () => {
        const before = current;
        if (before === undefined || before.version !== expected || (await versionThere()) !== expected)
          return undefined;
        // It was made by this process.
        const head = JSON.parse(new TextDecoder().decode(bytes)) as Head;
        // After each new manifest, whoever serves the directory forgets what it kept for answers.
        if (!isServed || head.moment !== before.head.moment || saysMore(head.health, before.manifest.health))
          return swap(head, before);
        current = { ...before, head };
        return before.version;
      }),
  };
}

/** How old a manifest may be that says what is right, in ms. */
const MOST_AGE_MS = 300_000;

/** Whether anything but ages differs, or an age that was written is too far from that of now. */
function saysMore(next: Health, written: Health): boolean {
  const now = Date.parse(next.built_at);
  const isOld = (time: string | undefined, most: number) => Math.abs(now - Date.parse(time ?? '')) >= most;
  const isAgeing = written.status_sources.some(({ updated_at, max_age_seconds }, i) => {
    return updated_at !== next.status_sources[i]?.updated_at && isOld(updated_at, max_age_seconds * 500);
  });
  return isAgeing || isOld(written.built_at, MOST_AGE_MS) || withoutAges(next) !== withoutAges(written);
}

function withoutAges({ built_at: _, newest_status: __, status_sources, ...health }: Health): string {
  return JSON.stringify([
    health,
    status_sources.map((source) => ({ ...source, updated_at: typeof source.updated_at })),
  ]);
}

/** What the directory has of a head: its manifest, and plain files that changed. @throws SnapshotDamaged */
async function inPlace({ live, ...head }: Head, before: Current, read: Read) {
  const plain = new Map<string, Uint8Array>();
  const texts = new Map<string, Promise<Uint8Array>>();
  const versions = Object.entries(head.by_version).map(async ([version, { locations }]) => {
    const was = before.manifest.by_version[version];
    if (was === undefined) throw new SnapshotDamaged(`it lacks version ${version}`);
    if (was.locations.index === locations.index) return [version, was] as const;
    if (was.locations.plain) {
      const text = texts.get(locations.index) ?? textOfList(locations, read);
      texts.set(locations.index, text);
      plain.set(`/api/ocpi/${version}/locations`, await text);
    }
    return [version, { ...was, locations: { ...locations, plain: was.locations.plain } }] as const;
  });
  const byVersion = Object.fromEntries(await Promise.all(versions));
  for (const [path, stored] of Object.entries(live.files)) {
    if (stored.etag !== before.head.live.files[path]?.etag) plain.set(path, await readWhole(stored, read));
  }
  return { plain, manifest: { ...head, by_version: byVersion } };
}

/** The plain file of a list (snapshot/snapshot.ts). */
async function textOfList({ index, gzip, changed }: StoredList, read: Read): Promise<Uint8Array> {
  const { packTextBytes } = parseIndex(await read(index));
  const packs = gzip.map(async ({ path }, i) => {
    const pack = await read(path);
    return inflateExactly(i === 0 ? pack.subarray(GZIP_HEADER.length) : pack, packTextBytes[i] ?? 0);
  });
  return concatenate([...(await Promise.all(packs)), new TextEncoder().encode(closingText(Date.parse(changed)))]);
}

function bytesOf(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
