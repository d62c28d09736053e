import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundle } from './support/workerd.ts';

test('wrangler accepts wrangler.toml, and the edge rule stays small', async () => {
  const script = await bundle();
  expect(gzipSync(script).length).toBeLessThan(15 * 1024);
  // Of the modules of Node, workerd has this one too, and wrangler adds no code for it.
  expect(new Set(script.match(/"node:[^"]+"/g))).toEqual(new Set(['"node:zlib"']));
});
