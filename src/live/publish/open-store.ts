/** The store that network.json names, tried before anything is swapped in it. */

import { resolve } from 'node:path';
import type { LiveStore } from '../../settings/live-store.ts';
import { createDirectoryStore } from '../directory/directory.ts';
import { createS3Store } from '../store/s3.ts';
import { demandConditionalPuts } from '../store/self-test.ts';
import { type Store, StoreFault } from '../store/store.ts';

/** The variables with the key of a bucket. */
export const STORE_KEYS = ['LIVE_ACCESS_KEY_ID', 'LIVE_SECRET_ACCESS_KEY'] as const;

const [KEY_ID, SECRET] = STORE_KEYS;

/**
 * @param dataDirectory where a relative path begins
 * @throws StoreFault if its key is missing, it cannot be had, or it does not refuse puts on an old head
 */
export async function openStore(
  live: LiveStore,
  dataDirectory: string,
  environment: { readonly [name: string]: string | undefined },
): Promise<Store> {
  const store =
    live.directory === undefined
      ? s3Store(live, environment)
      : createDirectoryStore(resolve(dataDirectory, live.directory));
  await demandConditionalPuts(store);
  return store;
}

function s3Store({ url = '', region }: LiveStore, environment: { readonly [name: string]: string | undefined }): Store {
  const [keyId, secret] = [environment[KEY_ID], environment[SECRET]];
  if (!keyId || !secret) {
    throw new StoreFault(
      `"live" in network.json names the bucket ${url}, and its key is missing: set ${KEY_ID} and ${SECRET}`,
    );
  }
  return createS3Store({ url, region, accessKeyId: keyId, secretAccessKey: secret });
}
