/** What a browser loads before it can check the first file, borders included. */

import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundledWorker } from './support/bundled-worker.ts';

/** In bytes, as brotli. The page around it may have 40,000 more. */
const MARK = 360_000;

test('the worker is within its mark, and needs nothing of Node', async () => {
  const code = await bundledWorker();
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  expect(brotliCompressSync(code, quality).length).toBeLessThanOrEqual(MARK);
  expect(code).not.toMatch(/["'`]node:/);
  expect(code).not.toMatch(/\bBuffer\.(?:from|alloc|concat|compare|byteLength)|\brequire\(/);
});
