/** The stores that a Worker needs, in the real runtime: bundled without Node. */

import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { moduleOf, startEmulator } from '../../support/emulator.ts';
import { startFakeS3 } from '../support/fake-s3.ts';

const STORES = join(import.meta.dirname, '../../../src/live/store');

const WORKER = `
  import { createR2Store } from './r2.ts';
  import { createS3Store } from './s3.ts';
  import { demandConditionalPuts } from './open-store.ts';
  export default {
    async fetch(request, { BUCKET, ACCESS }) {
      await demandConditionalPuts(createR2Store(BUCKET, 'bucket'));
      const s3 = createS3Store(ACCESS);
      await demandConditionalPuts(s3);
      await s3.putIfAbsent('/_snapshot/body', new TextEncoder().encode('body'));
      return new Response((await s3.read('/_snapshot/body')).bytes);
    },
  };
`;

test('R2 by binding and S3 by fetch', async () => {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: STORES },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  await using server = await startFakeS3();
  const runtime = startEmulator({
    ...moduleOf(outputFiles[0]?.text ?? ''),
    r2Buckets: ['BUCKET'],
    bindings: { ACCESS: { ...server.access } },
  });
  try {
    const answer = await runtime.dispatchFetch('http://127.0.0.1/');
    expect(await answer.text()).toBe('body');
  } finally {
    await runtime.dispose();
  }
  expect([...server.objects.keys()]).toEqual(['_snapshot/body']);
});
