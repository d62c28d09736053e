/** The store that network.json names, tried before anything is swapped in it. */

import type { LiveStore } from '../../settings/live-store.ts';
import { createS3Store } from './s3.ts';
import { type Store, StoreFault } from './store.ts';

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
  const store = withKey(live, environment);
  await demandConditionalPuts(store);
  return store;
}

/** The store, which is not asked for anything yet. @throws StoreFault if its key is missing */
export function withKey(
  { url, region }: LiveStore,
  environment: { readonly [name: string]: string | undefined },
): Store {
  const [keyId, secret] = [environment[KEY_ID], environment[SECRET]];
  if (!keyId || !secret) {
    throw new StoreFault(
      `"live" in network.json names the bucket ${url}, and its key is missing: set ${KEY_ID} and ${SECRET}`,
    );
  }
  return createS3Store({ url, region, accessKeyId: keyId, secretAccessKey: secret });
}

/**
 * Tries conditional puts on a path that nothing else uses, and removes it. To be called once, before the first swap of a process.
 *
 * @throws StoreFault if the store does every put, or reads what is not the newest
 */
export async function demandConditionalPuts(store: Store): Promise<void> {
  const path = `/_live/self-test-${crypto.randomUUID()}`;
  try {
    await tryConditionalPuts(store, path);
  } finally {
    // What stays is removed with other old files.
    await store.remove([path]).catch(() => {});
  }
}

async function tryConditionalPuts(store: Store, path: string): Promise<void> {
  const [first, second, third] = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)] as const;
  const created = await store.swap(path, first, undefined);
  if (created === undefined) throw unfit(store, 'does not create an object where there is none');
  if ((await store.swap(path, second, undefined)) !== undefined)
    throw unfit(store, 'ignores If-None-Match: it creates an object that is there already');
  const replaced = await store.swap(path, second, created);
  if (replaced === undefined) throw unfit(store, 'does not replace an object by the version that it gave itself');
  const isNewest = async () => (await store.read(path))?.version === replaced;
  if (!(await isNewest())) throw unfit(store, 'answers a read with what was there before the last put');
  if ((await store.swap(path, third, created)) !== undefined)
    throw unfit(store, 'ignores If-Match: it replaces an object that another writer has put');
  if (!(await isNewest())) throw unfit(store, 'does a put that it says it refuses');
}

function unfit({ words }: Store, what: string): StoreFault {
  return new StoreFault(
    `${words} ${what}. Two writers would undo each other's work, so nothing is published live through it`,
  );
}
