/** What a Worker has to load: the edge rule alone, and with all that feeds a live network. */

import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** In bytes, minified. */
const MOST = { 'src/edge/hosts/cloudflare.ts': 34_000, 'packages/live-worker/live-worker.ts': 160_000 };

/** What tables, settings and builds need, and nobody who reads JSON and OCPI. */
const TOO_MUCH =
  /node_modules\/(zod|csv-parse|jsonc-parser|ajv)\/|^src\/(tables|rules|contract|csv\/records)|compiled\/headers/;

test.each(Object.entries(MOST))('%s is within its mark, and carries nothing of tables', async (entry, most) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker'],
    external: ['cloudflare:workers', 'node:*'],
    write: false,
    metafile: true,
  });
  expect(outputFiles[0]?.contents.length).toBeLessThanOrEqual(most);
  const [output] = Object.values(metafile.outputs);
  const carried = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  expect(carried.map(([path]) => path).filter((path) => TOO_MUCH.test(path))).toEqual([]);
});
