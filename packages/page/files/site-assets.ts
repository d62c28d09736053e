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

interface BundledPage extends Omit<SiteAssets, 'files' | 'world'> {
  readonly files: { readonly [path: string]: string | { readonly base64: string } };
  readonly world: { readonly base64: string };
}

/** @param text of the file that the bundling wrote */
export function readSiteAssets(text: string): SiteAssets {
  const { files, world, ...entries } = JSON.parse(text) as BundledPage;
  const contents = Object.entries(files).map(
    ([path, content]) =>
      [path, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.base64, 'base64')] as const,
  );
  return { files: new Map(contents), world: Buffer.from(world.base64, 'base64'), ...entries };
}
