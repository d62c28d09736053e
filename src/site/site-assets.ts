/** What browsers load besides HTML: scripts, styles and what these load, as bin/bundle-page.cjs makes them. */

export interface SiteAssets {
  /** By path below dist/. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The path of the script of the page, which loads the others. */
  readonly script: string;
  /** The paths of its styles. */
  readonly styles: readonly string[];
}

interface BundledPage extends Omit<SiteAssets, 'files'> {
  readonly files: { readonly [path: string]: string | { readonly base64: string } };
}

/** @param text of the file that the bundling wrote */
export function readSiteAssets(text: string): SiteAssets {
  const { files, script, styles } = JSON.parse(text) as BundledPage;
  const contents = Object.entries(files).map(
    ([path, content]) =>
      [path, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.base64, 'base64')] as const,
  );
  return { files: new Map(contents), script, styles };
}
