/** Gets JSON of our own host. */

import { KEPT_AT } from '../service-worker/keep-message.ts';

/**
 * @param mayBeOld whether an answer will do that the browser kept for a time without a network (service-worker/)
 * @throws if there is no answer, or another one than the file
 */
export async function loadJson<T>(path: string, mayBeOld = true): Promise<T> {
  const answer = await ask(path);
  if (!mayBeOld && answer.headers.has(KEPT_AT)) throw new Error(`${path} is an old answer`);
  return (await answer.json()) as T;
}

/** A file that is loaded again and again, because others publish new ones. */
export interface RenewedFile<T> {
  /**
   * The file; undefined if it is the one that was loaded last.
   *
   * @param cache whether the browser asks the host for a newer one than it has; `default` takes what index.html made it load
   * @throws as loadJson
   */
  load(cache?: RequestCache): Promise<T | undefined>;
  /** A header of the last answer, which is also there if the file is the same. */
  header(name: string): string | undefined;
}

export function renewedFile<T>(path: string): RenewedFile<T> {
  let etag: string | null = null;
  let headers: Headers | undefined;
  return {
    header: (name) => headers?.get(name) ?? undefined,
    async load(cache) {
      const answer = await ask(path, cache);
      headers = answer.headers;
      const newest = headers.get('ETag');
      if (etag !== null && newest === etag) {
        await answer.body?.cancel();
        return undefined;
      }
      const file = (await answer.json()) as T;
      etag = newest;
      return file;
    },
  };
}

/** The browser asks the host whether what it has is still right: an unchanged file is not sent again. */
async function ask(path: string, cache: RequestCache = 'no-cache'): Promise<Response> {
  const answer = await fetch(path, { cache });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}
