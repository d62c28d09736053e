/** All paths that a head names, for remove-old.ts. */

import { packPaths, viewIndex } from '../../stored-format/list-index.ts';
import { listsOf, type Manifest } from '../../stored-format/manifest.ts';
import { type Store, StoreFault } from './store.ts';

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
