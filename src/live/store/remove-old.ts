/**
 * Removes the objects that no head of the last day named. Whoever feeds a network calls it every six hours or so. An age alone would
 * not do: a body that has not changed for a year is as old as one that nobody needs.
 *
 * What the heads of the last day named is not recorded at each swap, which would double the puts. Each run records what the head names
 * at that time. An object is removed if
 *
 * 1. the head that is read in this run does not name it,
 * 2. nor does any recorded one, of which one at least is between 24 and 35 hours old, and
 * 3. it was last put more than 48 hours ago.
 *
 * Writers keep three rules: a head names only what the head before names, which is swapped against, and what its writer put with
 * `putIfAbsent`; that puts an object anew if it is older than 12 hours; and a head is swapped within an hour after that.
 *
 * Proof, for an object that some head named within the last 24 hours, and that this head does not. It was named without a break from
 * some swap on. If that swap was before the record of 2, the record names it. If it was later, then the object was found or put
 * within the last 36 hours, so it was put within the last 48: 3 is not met.
 *
 * There remains a writer who needs the object while this runs. If he finds it younger than 12 hours, 3 is not met. If he finds none, it
 * was never there or is removed already, and is removed no second time (`Store.remove`). If he finds an old one, he puts it anew, and
 * again until no removal was under way from before to after his put, by the note in removal.ts. The objects are listed after the note
 * was written, so a later run sees that it is young.
 *
 * A killed run leaves a note that runs out. Between the end of a run's time and that lie ten minutes: so much may clocks differ, and so
 * long may a process be suspended in the midst of a removal.
 */

import { packPaths, viewIndex } from '../../stored-format/list-index.ts';
import { listsOf, MANIFEST_PATH, type Manifest } from '../../stored-format/manifest.ts';
import { noteRemoval, readRemoval } from './removal.ts';
import { type ListedObject, type Store, StoreFault } from './store.ts';

const HOUR_MS = 3_600_000;

/** How old a record must be, and may be, to stand for the heads before the last day, in ms. */
const RECORD_FROM_MS = 24 * HOUR_MS;
const RECORD_TO_MS = 35 * HOUR_MS;

/** How old an object must be, in ms. */
const OLD_MS = 48 * HOUR_MS;

/** How long a run lists and removes, and how long its note is good, in ms. What is left is for the next run. */
const WORK_MS = 300_000;
const NOTED_MS = 900_000;

/** How many paths are removed between two looks at the clock. */
const AT_ONCE = 500;

/** What is named after its content. The head, the notes of this room, last good copies and pushed statuses are not. */
const PREFIXES = ['/_snapshot/', '/_live/'];

/**
 * The objects of a list that may be removed.
 *
 * @param references what heads named: the one of now, and those that were recorded
 * @param now in ms since 1970
 */
export function removable(listed: readonly ListedObject[], references: readonly References[], now: number): string[] {
  const ages = references.map(({ at }) => now - at);
  if (!ages.some((age) => age >= RECORD_FROM_MS && age <= RECORD_TO_MS)) return [];
  return listed
    .filter(({ path, putAt }) => now - putAt > OLD_MS && !references.some(({ paths }) => paths.has(path)))
    .map(({ path }) => path);
}

/** How often, in ms: each time is a list of all objects. At least every ten hours, or nothing is removed. */
export const REMOVE_EVERY_MS = 6 * HOUR_MS;

/**
 * Whoever feeds a network calls this now and then.
 *
 * @param now in ms since 1970
 * @param referencesOf all paths that a head names: also the packs that only an index names
 * @returns how many objects were removed; undefined if another process is at it, or if there is no head @throws StoreFault
 */
export async function removeOld(
  store: Store,
  now: () => number,
  referencesOf: typeof referencesOfHead = referencesOfHead,
): Promise<number | undefined> {
  const before = await readRemoval(store);
  const started = now();
  if (before.until > started) return undefined;
  const noted = await noteRemoval(store, started + NOTED_MS, before.version);
  if (noted === undefined) return undefined;
  const head = await store.read(MANIFEST_PATH);
  const named = head && new Set([MANIFEST_PATH, ...(await referencesOf(head.bytes, store))]);
  const recorded = named && (await record(store, { at: started, paths: named }));
  const removed = recorded && (await removeListed(store, recorded, now, started + WORK_MS));
  // Not after a fault: a removal whose answer was lost may still come. The note then runs out.
  await noteRemoval(store, now(), noted);
  return removed;
}

/** Adds what the head of now names to the records, and lets go of those that are too old to be of use. */
async function record(store: Store, present: References): Promise<readonly References[]> {
  const earlier = parseReferences((await store.read(REFERENCES_PATH))?.bytes);
  const recorded = [...earlier.filter(({ at }) => present.at - at <= RECORD_TO_MS), present];
  await store.put(REFERENCES_PATH, writeReferences(recorded));
  return recorded;
}

async function removeListed(
  store: Store,
  references: readonly References[],
  now: () => number,
  end: number,
): Promise<number> {
  let removed = 0;
  for (const prefix of PREFIXES) {
    let listed: ListedObject[] = [];
    const removeSome = async () => {
      const paths = removable(listed, references, now());
      listed = [];
      if (paths.length === 0 || now() >= end) return;
      await store.remove(paths);
      removed += paths.length;
    };
    for await (const object of store.list(prefix)) {
      if (now() >= end) break;
      if (listed.push(object) === AT_ONCE) await removeSome();
    }
    await removeSome();
  }
  return removed;
}

/** May be lost, and may not go back by more than a day. Whoever has written the note of removal.ts writes it. */
const REFERENCES_PATH = '/_live/references.json';

/** The paths that a head named, with leading slashes. */
export interface References {
  /** When it was the head, in ms since 1970. */
  readonly at: number;
  readonly paths: ReadonlySet<string>;
}

export function writeReferences(recorded: readonly References[]): Uint8Array {
  const list = recorded.map(({ at, paths }) => ({ at, paths: [...paths] }));
  return new TextEncoder().encode(JSON.stringify(list));
}

function parseReferences(bytes: Uint8Array | undefined): readonly References[] {
  if (bytes === undefined) return [];
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) ? list.flatMap(toReferences) : [];
  } catch {
    return [];
  }
}

function toReferences(entry: unknown): References[] {
  if (typeof entry !== 'object' || entry === null || !('at' in entry) || !('paths' in entry)) return [];
  const { at, paths } = entry;
  if (typeof at !== 'number' || !Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) return [];
  return [{ at, paths: new Set(paths) }];
}

/**
 * Paths in the store that a head names, with those that it names only through an index: the packs of its recent lists.
 *
 * @throws StoreFault if the head or such an index is damaged or gone. Then nobody knows what may be removed
 */
export async function referencesOfHead(
  head: Uint8Array,
  store: Pick<Store, 'read' | 'words'>,
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const index of readHead(head, paths, store.words)) {
    const found = await store.read(index);
    if (found === undefined) throw new StoreFault(`${store.words} lacks ${index}, which the head names`);
    for (const pack of packsOf(found.bytes, index, store.words)) paths.add(pack);
  }
  return paths;
}

/** @returns the paths of the indexes of its recent lists */
function readHead(head: Uint8Array, paths: Set<string>, words: string): string[] {
  try {
    // Whatever member names a file, now or in a later program.
    const manifest: Manifest = JSON.parse(new TextDecoder().decode(head), (_, value) => {
      if (typeof value === 'string' && /^\/_(snapshot|live)\//.test(value)) paths.add(value);
      return value;
    });
    return listsOf(manifest).flatMap(({ recent = [] }) => recent.map(({ index }) => index));
  } catch {
    throw new StoreFault(`${words} holds a damaged head`);
  }
}

function packsOf(bytes: Uint8Array, path: string, words: string): string[] {
  try {
    return packPaths(viewIndex(new Uint8Array(bytes).buffer));
  } catch {
    throw new StoreFault(`${words} holds a damaged ${path}`);
  }
}
