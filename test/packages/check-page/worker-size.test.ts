/** What a browser loads before it can check the first file, borders included. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSiteAssets } from '../../../packages/page/files/site-assets.ts';
import { bundledWorker } from './support/bundled-worker.ts';

/** In bytes, as brotli: the worker, 12 kB of which are csv-parse with the buffers that browsers lack, and all. */
const MARKS = { worker: 353_900, all: 373_700 };

const sizeOf = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test('the worker is within its mark, and needs nothing of Node', async () => {
  const code = await bundledWorker();
  expect(sizeOf(code)).toBeLessThanOrEqual(MARKS.worker);
  expect(code).not.toMatch(/["'`]node:/);
  expect(code).not.toMatch(/\bBuffer\.(?:from|alloc|concat|compare|byteLength)|\brequire\(/);
});

test('so is all that is loaded before the first file', () => {
  const bundle = execFileSync(process.execPath, ['bin/page.cjs'], { encoding: 'utf8' });
  const { files } = readSiteAssets(readFileSync(bundle));
  const textOf = (name: string) => Buffer.from(files.get(`check/${name}`) ?? '').toString();
  const html = textOf('index.html');
  const loaded = new Set(['index.html']);
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const [, other = ''] of textOf(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) load(other);
  };
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)) load(name);
  for (const path of files.keys()) {
    // The worker, and the words of a language of which the sentences are the longest.
    if (/^check\/(?:worker|uk)-[^/]+\.js$/.test(path)) load(path.slice('check/'.length));
  }
  expect([...loaded].filter((name) => !files.has(`check/${name}`))).toEqual([]);
  expect([...loaded].join()).toMatch(/worker-.*uk-|uk-.*worker-/);
  const sizes = [...loaded].map((name) => sizeOf(files.get(`check/${name}`) ?? ''));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MARKS.all);
});
