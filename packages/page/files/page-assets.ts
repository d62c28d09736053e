/** Scripts and styles of the page: the package has them; in a checkout they are made when their sources have changed. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { isCheckout, packageRoot, UsageError } from '../../../src/command/index.ts';
import type { Inputs } from '../../../src/publish/index.ts';
import { declares } from '../declares.ts';
import { readSiteAssets, type SiteAssets } from './site-assets.ts';

let assets: Promise<SiteAssets | undefined> | undefined;

/**
 * Once per process: files that change afterwards are not what runs. Without them, the page is HTML alone. Several packages ask, in
 * any order; what there is to note is noted of the page.
 *
 * @throws UsageError if the package is not whole
 */
export async function assetsFor({
  hasScripts,
  note,
}: Pick<Inputs, 'hasScripts' | 'note'>): Promise<SiteAssets | undefined> {
  if (!hasScripts) return undefined;
  assets ??= isCheckout() ? ofCheckout((text) => note(declares.name, text)) : ofPackage();
  return assets;
}

async function ofPackage(): Promise<SiteAssets> {
  const path = join(packageRoot(), 'lib', 'page.br');
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`${path} is missing. Install ocpi-snapshot again.`);
  });
  return readSiteAssets(brotliDecompressSync(bytes));
}

/** Whether they have to be bundled first, which takes longer than everything else. */
export async function mustBundle(): Promise<boolean> {
  return isCheckout() && (await bundle('--look').catch(() => '')) === LATER;
}

const LATER = 'later';

/** A program of its own makes them, with tools that are no part of this one. */
function bundle(...args: readonly string[]): Promise<string> {
  const program = join(packageRoot(), 'bin', 'page.cjs');
  return promisify(execFile)(process.execPath, [program, ...args]).then(({ stdout }) => stdout);
}

const BUNDLING =
  'bundles its scripts first, which takes some 15 s on an idle machine; they are kept until their sources change';

async function ofCheckout(note: (text: string) => void): Promise<SiteAssets | undefined> {
  try {
    const last = await bundle('--look');
    if (last === LATER) note(BUNDLING);
    const path = last === LATER ? await bundle() : last;
    if (path !== '') return readSiteAssets(await readFile(path));
    note('the page is HTML without style and script: vite, which bundles these, is not installed. Run: npm ci');
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    note(`the page is HTML without style and script: ${stderr?.trim() || String(error)}`);
  }
  return undefined;
}
