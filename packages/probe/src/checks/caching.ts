/** Checks of what makes polling cheap: ETag and 304, lifetimes (RFC 9110, 9111). OCPI does not mention them. */

import { isDeepStrictEqual } from 'node:util';
import { type Answer, dataOf, isRecord, outlineOf } from '../http/exchange.ts';
import type { Probing } from './context.ts';

const OF_ETAGS = ['etag-stable', 'not-modified', 'not-modified-empty', 'cors-not-modified'] as const;
/** The origin of a web page elsewhere, as browsers send it. */
export const ORIGIN = 'https://probe.example';

/** Asks twice and compares, then a third time with the ETag. Returns the 304, if there was one. */
export async function checkCaching(url: URL, probing: Probing): Promise<Answer | undefined> {
  const { results } = probing;
  const first = await probing.askWell(['etag', 'cache-control', ...OF_ETAGS], url, { anonymous: true });
  if (!first) return undefined;
  const lifetime = first.headers.get('cache-control') ?? first.headers.get('expires');
  const isLimited = lifetime !== undefined || 'warn';
  results.record('cache-control', isLimited, first, 'such as public, max-age=30', 'nothing', 'Cache-Control');
  const tag = first.headers.get('etag');
  const isTag = tag === undefined ? 'warn' : /^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag);
  results.record('etag', isTag, first, 'such as W/"5f3a"', tag ?? 'nothing', 'ETag');
  if (tag === undefined) results.doesNotApply(OF_ETAGS, 'the list has no ETag');
  else if (!isTag) results.skip(OF_ETAGS, 'the ETag has a wrong form');
  else if (await isStable(first, tag, probing)) return checkNotModified(first, tag, probing);
  return undefined;
}

async function isStable(first: Answer, tag: string, probing: Probing): Promise<boolean> {
  const { results } = probing;
  await probing.pause(1100); // timestamps have whole seconds, so an ETag that covers them stays the same within one
  const second = await probing.ask(OF_ETAGS, first.url, { anonymous: true });
  if (!second) return false;
  if (!isSame(first, second)) {
    results.skip(OF_ETAGS, 'the list changed in between');
    return false;
  }
  const now = second.headers.get('etag');
  const expected = `${tag}, as the data is the same`;
  results.record('etag-stable', now === tag, second, expected, now ?? 'nothing', 'ETag');
  if (now !== tag) results.skip(OF_ETAGS, 'the ETag changes by itself');
  return now === tag;
}

async function checkNotModified(first: Answer, tag: string, probing: Probing): Promise<Answer | undefined> {
  const { results } = probing;
  const headers = { 'If-None-Match': tag, Origin: ORIGIN };
  const answer = await probing.ask(OF_ETAGS, first.url, {
    anonymous: true,
    onSocket: true,
    keepRedirect: true,
    headers,
  });
  if (!answer) return undefined;
  const isNotModified = answer.status === 304;
  results.record('not-modified', isNotModified, answer, `HTTP 304 to If-None-Match: ${tag}`, outlineOf(answer));
  if (!isNotModified) {
    results.skip(['not-modified-empty', 'cors-not-modified'], 'there was no 304');
    return undefined;
  }
  const bytes = answer.body.length;
  results.record('not-modified-empty', bytes === 0, answer, 'no body', `${bytes} bytes after the headers`);
  return answer;
}

/** Whether two answers differ in nothing but their timestamps. */
function isSame(a: Answer, b: Answer): boolean {
  return isRecord(a.json) && isRecord(b.json) && isDeepStrictEqual(dataOf(a), dataOf(b));
}
