/** The store that network.json names, tried before anything is swapped in it. */

import type { LiveStore } from '../../settings/live-store.ts';
import { createS3Store } from '../store/s3.ts';
import { demandConditionalPuts } from '../store/self-test.ts';
import { type Store, StoreFault } from '../store/store.ts';

/** The variables with the key of a bucket. */
export const STORE_KEYS = ['LIVE_ACCESS_KEY_ID', 'LIVE_SECRET_ACCESS_KEY'] as const;

const [KEY_ID, SECRET] = STORE_KEYS;

/**
 * @throws StoreFault if its key is missing, it cannot be had, or it does not refuse puts on an old head
 */
export async function openStore(
  live: LiveStore,
  environment: { readonly [name: string]: string | undefined },
): Promise<Store> {
  const store = s3Store(live, environment);
  await demandConditionalPuts(store);
  return store;
}

function s3Store({ url, region }: LiveStore, environment: { readonly [name: string]: string | undefined }): Store {
  const [keyId, secret] = [environment[KEY_ID], environment[SECRET]];
  if (!keyId || !secret) {
    throw new StoreFault(
      `"live" in network.json names the bucket ${url}, and its key is missing: set ${KEY_ID} and ${SECRET}`,
    );
  }
  return createS3Store({ url, region, accessKeyId: keyId, secretAccessKey: secret });
}
