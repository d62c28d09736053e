/** An R2 bucket of the runtime's emulator: by binding, and by its S3 endpoint, which checks signatures. */

import type { BoundBucket } from '../../../src/live/store/r2.ts';
import type { Access } from '../../../src/live/store/s3-requests.ts';
import { moduleOf, startEmulator } from '../../support/emulator.ts';

export interface EmulatedBucket extends AsyncDisposable {
  readonly bound: BoundBucket;
  readonly access: Access;
}

export async function startBucket(): Promise<EmulatedBucket> {
  const s3Credentials = { accessKeyId: 'KEYID', secretAccessKey: 'SECRET' };
  const runtime = startEmulator({
    ...moduleOf('export default { fetch: () => new Response() }'),
    r2Buckets: { BUCKET: { id: 'bucket', s3Credentials } },
  });
  const { origin } = await runtime.ready;
  const bound = await runtime.getR2Bucket('BUCKET');
  return {
    bound: {
      get: (key) => bound.get(key),
      head: (key) => bound.head(key),
      put: (key, bytes, options) => bound.put(key, bytes, options),
      delete: (keys) => bound.delete(keys),
      list: async (options) => bound.list({ ...options, limit: 2 }),
    },
    access: { url: `${origin}/cdn-cgi/local/r2/s3/bucket`, region: 'auto', ...s3Credentials },
    [Symbol.asyncDispose]: () => runtime.dispose(),
  };
}
