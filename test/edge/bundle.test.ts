import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundle } from './support/workerd.ts';

test('wrangler accepts wrangler.toml, and the edge rule stays small', async () => {
  const script = await bundle();
  expect(gzipSync(script).length).toBeLessThan(9 * 1024);
  expect(script).not.toContain('node:');
});
