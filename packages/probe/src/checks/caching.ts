/** Checks of what makes polling cheap: ETag and 304, lifetimes (RFC 9110, 9111). OCPI does not mention them. */

import { isDeepStrictEqual } from 'node:util';
import { type Answer, evidenceOf, isRecord, outlineOf } from '../http/exchange.ts';
import type { Probing } from './context.ts';
import { dataOf, succeeded } from './envelope.ts';

const OF_ETAGS = ['etag-stable', 'not-modified', 'not-modified-empty', 'cors-not-modified'] as const;
/** The origin of a web page elsewhere, as browsers send it. */
export const ORIGIN = 'https://probe.example';

/** Asks twice and compares, then a third time with the ETag. Returns the 304, if there was one. */
export async function checkCaching(url: URL, probing: Probing): Promise<Answer | undefined> {
  const { client, results } = probing;
  const first = await client.ask(url, { anonymous: true });
  if (!first || !succeeded(first)) {
    results.skip(['etag', 'cache-control', ...OF_ETAGS], first ? outlineOf(first) : client.reason);
    return undefined;
  }
  const lifetime = first.headers.get('cache-control') ?? first.headers.get('expires');
  if (lifetime !== undefined) results.pass('cache-control');
  else results.warn('cache-control', evidenceOf(first, 'such as public, max-age=30', 'nothing', 'Cache-Control'));
  const tag = first.headers.get('etag');
  if (tag === undefined || !/^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag)) {
    const evidence = evidenceOf(first, 'such as W/"5f3a"', tag ?? 'nothing', 'ETag');
    results[tag === undefined ? 'warn' : 'fail']('etag', evidence);
    if (tag === undefined) results.doesNotApply(OF_ETAGS, 'the list has no ETag');
    else results.skip(OF_ETAGS, 'the ETag has a wrong form');
    return undefined;
  }
  results.pass('etag');
  return (await isStable(first, tag, probing)) ? checkNotModified(first, tag, probing) : undefined;
}

async function isStable(first: Answer, tag: string, { client, results, pause }: Probing): Promise<boolean> {
  await pause(1100); // timestamps have whole seconds, so an ETag that covers them stays the same within one
  const second = await client.ask(first.url, { anonymous: true });
  const now = second?.headers.get('etag');
  if (!second || !isSame(first, second)) results.skip(OF_ETAGS, second ? 'the list changed in between' : client.reason);
  else if (now === tag) {
    results.pass('etag-stable');
    return true;
  } else {
    results.fail('etag-stable', evidenceOf(second, `${tag}, as the data is the same`, now ?? 'nothing', 'ETag'));
    results.skip(OF_ETAGS, 'the ETag changes by itself');
  }
  return false;
}

async function checkNotModified(first: Answer, tag: string, { client, results }: Probing): Promise<Answer | undefined> {
  const headers = { 'If-None-Match': tag, Origin: ORIGIN };
  const answer = await client.ask(first.url, { anonymous: true, onSocket: true, keepRedirect: true, headers });
  if (!answer) {
    results.skip(OF_ETAGS, client.reason);
    return undefined;
  }
  if (answer.status !== 304) {
    results.fail('not-modified', evidenceOf(answer, `HTTP 304 to If-None-Match: ${tag}`, outlineOf(answer)));
    results.skip(['not-modified-empty', 'cors-not-modified'], 'there was no 304');
    return undefined;
  }
  results.pass('not-modified');
  if (answer.body.length === 0) results.pass('not-modified-empty');
  else
    results.fail('not-modified-empty', evidenceOf(answer, 'no body', `${answer.body.length} bytes after the headers`));
  return answer;
}

/** Whether two answers differ in nothing but their timestamps. */
function isSame(a: Answer, b: Answer): boolean {
  return isRecord(a.json) && isRecord(b.json) && isDeepStrictEqual(dataOf(a), dataOf(b));
}
