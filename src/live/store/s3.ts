/** A store in a bucket of any service that speaks S3. It runs in Node and in a Worker. */

import { type BucketOptions, type ListPage, storeIn } from './bucket.ts';
import { type Access, type Answer, connectS3, type S3Connection } from './s3-requests.ts';
import { type ListedObject, PassingFault, type Store, StoreFault } from './store.ts';

/** How many removals are under way at once. */
const REMOVED_AT_ONCE = 16;

export function createS3Store(access: Access, options: S3Connection & BucketOptions = {}): Store {
  const { now = Date.now } = options;
  const { words, ask } = connectS3(access, options);

  /** @returns the answer to a put; undefined if its condition does not hold */
  async function putWith(path: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>) {
    const answer = await ask('PUT', path, { bytes, headers });
    if (answer.status === 200) return answer;
    // AWS says 404 if the object was removed since it was read.
    if (Object.keys(headers).length > 0 && (answer.status === 404 || answer.status === 412)) return undefined;
    throw new StoreFault(`${words} answers ${answer.status} to a put of ${path}`);
  }

  return storeIn(
    {
      words,
      async read(path) {
        const answer = await ask('GET', path);
        if (answer.status === 404) return undefined;
        return { bytes: answer.bytes, version: versionOf(answer, words, path) };
      },
      async find(path) {
        const { status, headers } = await ask('HEAD', path);
        if (status === 404) return undefined;
        // By the clock of the service where it tells the time: that of this machine may be wrong.
        const time = Date.parse(headers.get('date') ?? '') || now();
        const putAt = Date.parse(headers.get('last-modified') ?? '');
        const age = Number.isNaN(putAt) ? Number.POSITIVE_INFINITY : time - putAt;
        return { bytes: Number(headers.get('content-length') ?? -1), age };
      },
      async put(path, bytes) {
        await putWith(path, bytes, {});
      },
      async swap(path, bytes, expected) {
        const condition = expected === undefined ? { 'if-none-match': '*' } : { 'if-match': expected };
        const answer = await putWith(path, bytes, condition);
        return answer && versionOf(answer, words, path);
      },
      async listPage(prefix, from) {
        const continued = from === undefined ? {} : { 'continuation-token': from };
        return parsePage(
          await ask('GET', '/', { query: { 'list-type': '2', prefix: prefix.slice(1), ...continued } }),
          words,
        );
      },
      async remove(paths) {
        for (let start = 0; start < paths.length; start += REMOVED_AT_ONCE) {
          await Promise.all(paths.slice(start, start + REMOVED_AT_ONCE).map((path) => ask('DELETE', path)));
        }
      },
    },
    options,
  );
}

/** The ETag, with its quotes. */
function versionOf({ headers }: Answer, words: string, path: string): string {
  const etag = headers.get('etag')?.replace(/^W\//, '');
  // Whoever put the object reads it then.
  if (etag === undefined) throw new PassingFault(`${words} gives no ETag for ${path}`, true);
  return etag;
}

/** @throws StoreFault if this is no such page */
function parsePage({ status, bytes }: Answer, words: string): ListPage {
  const xml = new TextDecoder().decode(bytes);
  if (status !== 200 || !xml.includes('</ListBucketResult>'))
    throw new StoreFault(`${words} gave no list of its objects`);
  const objects = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']): ListedObject => {
    const [key, putAt] = [textOf(entry, 'Key'), Date.parse(textOf(entry, 'LastModified') ?? '')];
    if (key === undefined || Number.isNaN(putAt)) throw new StoreFault(`${words} lists an object without key or time`);
    return { path: `/${key}`, putAt };
  });
  if (textOf(xml, 'IsTruncated') !== 'true') return { objects, next: undefined };
  const next = textOf(xml, 'NextContinuationToken');
  if (next === undefined) throw new StoreFault(`${words} does not say how its list goes on`);
  return { objects, next };
}

function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi, (_, name, decimal, hexadecimal) =>
    name === undefined ? String.fromCodePoint(Number(decimal ?? `0x${hexadecimal}`)) : (ENTITIES[name] ?? ''),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
