/** A page of the list of a bucket, as S3 writes it (ListObjectsV2): flat XML without attributes that matter. */

import type { Answer } from './s3-requests.ts';
import { type ListedObject, StoreFault } from './store.ts';

interface Page {
  readonly objects: readonly ListedObject[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

/** @throws StoreFault if this is no such page */
export function parsePage({ status, bytes }: Answer, words: string): Page {
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
