/** Checks that HEAD is answered as GET would be (RFC 9110, 9.3.2). */

import { type Answer, outlineOf, succeeded } from '../http/exchange.ts';
import type { Probing } from './context.ts';

/** Headers that HEAD must have if GET has them. It may be without others that need the content: ETag, Content-Length. */
const PLAIN_HEADERS = ['content-type', 'x-total-count', 'x-limit', 'link'];
/** Bytes by which two answers may differ in size: their timestamps do, and are compressed. */
const JITTER = 16;

/** @param url of a list */
export async function checkHead(url: URL, probing: Probing): Promise<void> {
  const { results } = probing;
  const options = { anonymous: true, headers: { 'Accept-Encoding': 'gzip' } } as const;
  const get = await probing.ask('head', url, options);
  const head = await probing.ask('head', url, { ...options, method: 'HEAD', onSocket: true });
  if (!get || !head) return;
  if (!succeeded(get)) return results.skip('head', `the list without request ids: ${outlineOf(get)}`);
  const fail = (got: string) =>
    results.record('head', false, head, `HTTP ${get.status}, the headers of GET, no body`, got);
  if (head.status !== get.status) return fail(outlineOf({ ...head, notJson: '' }));
  if (head.body.length > 0) return fail(`a body of ${head.body.length} bytes`);
  const different = differencesOf(get, head);
  if (different.length === 0) return results.pass('head');
  const again = await probing.ask('head', url, options);
  if (!again) return;
  // What GET itself changes from answer to answer says nothing about HEAD.
  const changing = differencesOf(get, again);
  const still = differencesOf(again, head).filter((name) => different.includes(name) && !changing.includes(name));
  if (still.length === 0) results.pass('head');
  else fail(`different or missing ${still.join(', ')}`);
}

/** The headers in which another answer differs from one to GET. */
function differencesOf(get: Answer, other: Answer): string[] {
  const value = (name: string, { headers }: Answer) => headers.get(name);
  const different = PLAIN_HEADERS.filter((name) => value(name, get) !== value(name, other));
  const [coding, tag, length] = ['content-encoding', 'etag', 'content-length'].map((name) => value(name, other));
  const isSameCoding = coding === value('content-encoding', get);
  // Length and ETag are those of the coding.
  if (coding !== undefined && !isSameCoding) return [...different, 'content-encoding'];
  const wanted = value('etag', get);
  if (isSameCoding && tag !== undefined && wanted !== undefined && tag !== wanted) different.push('etag');
  const size = isSameCoding ? get.body.length : get.plainSize;
  if (length !== undefined && !(Math.abs(Number(length) - size) <= JITTER)) different.push('content-length');
  return different;
}
