/** A store in a bucket of any service that speaks S3. It runs in Node and in a Worker. */

import { patiently, putConditionally, type Wait, waitFor } from './conditional-put.ts';
import { putIfAbsent } from './removal.ts';
import { type Access, type Answer, type AskS3, connectS3, type S3Connection } from './s3-requests.ts';
import { type ListedObject, PassingFault, type Store, type StoredObject, StoreFault } from './store.ts';

interface S3Options extends S3Connection {
  readonly wait?: Wait;
  readonly now?: () => number;
}

/** How many removals are under way at once. */
const REMOVED_AT_ONCE = 16;

export function createS3Store(access: Access, options: S3Options = {}): Store {
  const { wait = waitFor, now = Date.now } = options;
  const { words, ask } = connectS3(access, options);

  async function readOnce(path: string): Promise<StoredObject | undefined> {
    const answer = await ask('GET', path);
    if (answer.status === 404) return undefined;
    return { bytes: answer.bytes, version: versionOf(answer, words, path) };
  }

  const read = (path: string) => patiently(() => readOnce(path), wait);
  const put = async (path: string, bytes: Uint8Array) => {
    const { status } = await patiently(() => ask('PUT', path, { bytes }), wait);
    if (status !== 200) throw new StoreFault(`${words} answers ${status} to a put of ${path}`);
  };

  async function find(path: string): Promise<{ bytes: number; age: number } | undefined> {
    const { status, headers } = await patiently(() => ask('HEAD', path), wait);
    if (status === 404) return undefined;
    // By the clock of the service where it tells the time: that of this machine may be wrong.
    const time = Date.parse(headers.get('date') ?? '') || now();
    const putAt = Date.parse(headers.get('last-modified') ?? '');
    return { bytes: Number(headers.get('content-length') ?? -1), age: Number.isNaN(putAt) ? Infinity : time - putAt };
  }

  return {
    words,
    read,
    put,
    putIfAbsent: (path, bytes) => putIfAbsent(path, bytes, { store: { read, put }, find, wait, now }),
    swap: (path, bytes, expected) =>
      putConditionally({ put: () => swapOnce(ask, words, path, bytes, expected), read: () => read(path), bytes, wait }),
    async *list(prefix): AsyncGenerator<ListedObject> {
      let from: string | undefined;
      do {
        const continued: Record<string, string> = from === undefined ? {} : { 'continuation-token': from };
        const query = { 'list-type': '2', prefix: prefix.slice(1), ...continued };
        const page = await patiently(async () => parsePage(await ask('GET', '/', { query }), words), wait);
        yield* page.objects;
        from = page.next;
      } while (from !== undefined);
    },
    async remove(paths) {
      for (let start = 0; start < paths.length; start += REMOVED_AT_ONCE) {
        await Promise.all(paths.slice(start, start + REMOVED_AT_ONCE).map((path) => ask('DELETE', path)));
      }
    },
  };
}

/** @returns the new version; undefined if the condition does not hold */
async function swapOnce(
  ask: AskS3,
  words: string,
  path: string,
  bytes: Uint8Array,
  expected: string | undefined,
): Promise<string | undefined> {
  const condition: Record<string, string> =
    expected === undefined ? { 'if-none-match': '*' } : { 'if-match': expected };
  const answer = await ask('PUT', path, { bytes, headers: condition });
  switch (answer.status) {
    case 200:
      return versionOf(answer, words, path);
    // AWS says 404 if the object was removed since it was read.
    case 404:
    case 412:
      return undefined;
    default:
      throw new StoreFault(`${words} answers ${answer.status} to a put of ${path}`);
  }
}

/** The ETag, with its quotes. */
function versionOf({ headers }: Answer, words: string, path: string): string {
  const etag = headers.get('etag')?.replace(/^W\//, '');
  // Whoever put the object reads it then.
  if (etag === undefined) throw new PassingFault(`${words} gives no ETag for ${path}`, true);
  return etag;
}

interface Page {
  readonly objects: readonly ListedObject[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

/** @throws StoreFault if this is no such page */
function parsePage({ status, bytes }: Answer, words: string): Page {
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
