/** The assets that browsers load besides HTML: scripts, styles and what these load, as bin/bundle-page.cjs makes them. */

interface PageEntry {
  /** The path of the script of the page, which loads the others. */
  readonly script: string;
  /** The paths of its styles. */
  readonly styles: readonly string[];
}

export interface SiteAssets extends PageEntry {
  /** By path below dist/. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Out of which a build cuts what is around a network (surroundings/surroundings-file.ts); compressed. */
  readonly world: Uint8Array;
  /** The text of the service worker (service-worker/); it has no hash in its name. */
  readonly serviceWorker?: string;
  /** Those of the pages below /docs/, where these are made. */
  readonly docs?: PageEntry;
}

/** The line that comes first in a bundle. After it come the bytes of the world, and then those of the files. */
interface FirstLine extends Omit<SiteAssets, 'files' | 'world'> {
  /** Its length. */
  readonly world: number;
  /** Paths and lengths. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/** @param bundle the bytes that the bundling wrote */
export function readSiteAssets(bundle: Buffer): SiteAssets {
  let end = bundle.indexOf('\n');
  const { files, world, ...entries } = JSON.parse(bundle.toString('utf8', 0, end)) as FirstLine;
  end++;
  const next = (bytes: number): Uint8Array => {
    end += bytes;
    return bundle.subarray(end - bytes, end);
  };
  return { world: next(world), files: new Map(files.map(([path, bytes]) => [path, next(bytes)])), ...entries };
}
