/** Checks that HEAD is answered as GET would be (RFC 9110, 9.3.2). */

import { type Answer, evidenceOf, outlineOf } from '../http/exchange.ts';
import type { Probing } from './context.ts';
import { succeeded } from './envelope.ts';

/** Headers that HEAD must have if GET has them. It may be without others that need the content: ETag, Content-Length. */
const PLAIN_HEADERS = ['content-type', 'x-total-count', 'x-limit', 'link'];
/** Bytes by which two answers may differ in size: their timestamps do, and are compressed. */
const JITTER = 16;

/** @param url of a list */
export async function checkHead(url: URL, { client, results }: Probing): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip' };
  const get = await client.ask(url, { anonymous: true, headers });
  const head = await client.ask(url, { anonymous: true, method: 'HEAD', onSocket: true, headers });
  if (!get || !head) return results.skip('head', client.reason);
  if (!succeeded(get)) return results.skip('head', `the list without request ids: ${outlineOf(get)}`);
  const expected = `HTTP ${get.status}, the headers of GET, no body`;
  const evidence = evidenceOf(head, expected, outlineOf({ ...head, notJson: '' }));
  if (head.status !== get.status) return results.fail('head', evidence);
  if (head.body.length > 0) return results.fail('head', { ...evidence, got: `a body of ${head.body.length} bytes` });
  const different = differencesOf(get, head);
  if (different.length === 0) return results.pass('head');
  const again = await client.ask(url, { anonymous: true, headers });
  if (!again) return results.skip('head', client.reason);
  // What GET itself changes from answer to answer says nothing about HEAD.
  const changing = differencesOf(get, again);
  const still = differencesOf(again, head).filter((name) => different.includes(name) && !changing.includes(name));
  if (still.length === 0) results.pass('head');
  else results.fail('head', { ...evidence, got: `different or missing ${still.join(', ')}` });
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
