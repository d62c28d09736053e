/**
 * Removes the objects that no head of the last day named. An age alone would not do: a body that has not changed for a year is as old as
 * one that nobody needs. What heads named is not recorded at each swap, which would double the puts: once a day a run records what the
 * head names at that time. The next run, a day later, removes an object if
 *
 * 1. the recorded head did not name it,
 * 2. nor does the head of now, and
 * 3. it was last put more than a day before the record.
 *
 * Writers keep three rules: a head names only what the head before names, which is swapped against, and what its writer put with
 * `putIfAbsent`; that puts an object anew if it is older than 12 hours; and a head is swapped within an hour after that.
 *
 * Proof that no head since the record has named it. The first one that did would be that of a writer who found or put it in the hour
 * before his swap, so less than an hour before the record. He found it younger than 12 hours, or put it. So it was last put less than 13
 * hours before the record: 3 is not met. Another eleven hours are for clocks that differ.
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
import { readWithFormat, writeWithFormat } from './json-with-format.ts';
import { noteRemoval, readRemoval } from './removal.ts';
import { type ListedObject, type Store, StoreFault } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a run lists and removes, and how long its note is good, in ms. What is left is for the next run. */
const WORK_MS = 300_000;
const NOTED_MS = 900_000;

/** How many paths are removed between two looks at the clock. */
const AT_ONCE = 500;

/** What is named after its content. The head, the notes of this room, last good copies and pushed statuses are not. */
const PREFIXES = ['/_snapshot/', '/_live/'];

/** May be lost, and may go back. Whoever has written the note of removal.ts writes it. */
const RECORD_PATH = '/_live/named.json';

/** Changes with its form. */
const RECORD_FORMAT = 1;

/** What a head named. */
interface NamedPaths {
  /** When it was the head, in ms since 1970. */
  readonly at: number;
  /** With leading slashes. */
  readonly paths: readonly string[];
}

/** How often it is looked whether it is time to remove something, in ms. */
export const REMOVE_EVERY_MS = HOUR_MS;

/**
 * Whoever feeds a network calls this now and then.
 *
 * @param now in ms since 1970
 * @param referencesOf all paths that a head names: also the packs that only an index names
 * @returns how many objects were removed; undefined if it is not time, another process is at it, or there is no head @throws StoreFault
 */
export async function removeOld(
  store: Store,
  now: () => number,
  referencesOf: typeof referencesOfHead = referencesOfHead,
): Promise<number | undefined> {
  const before = await readRemoval(store);
  const recorded = readWithFormat<NamedPaths>(RECORD_FORMAT, (await store.read(RECORD_PATH))?.bytes);
  const started = now();
  const age = started - (recorded?.at ?? Number.NEGATIVE_INFINITY);
  if (before.until > started || (age >= 0 && age < DAY_MS)) return undefined;
  const noted = await noteRemoval(store, started + NOTED_MS, before.version);
  if (noted === undefined) return undefined;
  const head = await store.read(MANIFEST_PATH);
  let removed: number | undefined;
  if (head !== undefined) {
    const named = [MANIFEST_PATH, ...(await referencesOf(head.bytes, store))];
    const isOfUse = recorded !== undefined && age >= DAY_MS;
    const hasTime = () => now() < started + WORK_MS;
    removed = isOfUse ? await removeListed(store, removable(recorded, named), hasTime) : 0;
    // Otherwise the next run goes on by the same record.
    if (hasTime()) await store.put(RECORD_PATH, writeWithFormat(RECORD_FORMAT, { at: started, paths: named }));
  }
  // Not after a fault: a removal whose answer was lost may still come. The note then runs out.
  await noteRemoval(store, now(), noted);
  return removed;
}

/** Whether an object may be removed. @param named by the head of now */
export function removable(recorded: NamedPaths, named: Iterable<string>): (object: ListedObject) => boolean {
  const needed = new Set([...recorded.paths, ...named]);
  return ({ path, putAt }) => recorded.at - putAt > DAY_MS && !needed.has(path);
}

async function removeListed(
  store: Store,
  isOld: (object: ListedObject) => boolean,
  hasTime: () => boolean,
): Promise<number> {
  let removed = 0;
  for (const prefix of PREFIXES) {
    let old: string[] = [];
    const removeSome = async () => {
      if (old.length > 0 && hasTime()) {
        await store.remove(old);
        removed += old.length;
      }
      old = [];
    };
    for await (const object of store.list(prefix)) {
      if (!hasTime()) break;
      if (isOld(object) && old.push(object.path) === AT_ONCE) await removeSome();
    }
    await removeSome();
  }
  return removed;
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
