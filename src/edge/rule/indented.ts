/**
 * Answers for eyes: with `?pretty`, the same JSON is indented by two spaces. A list then comes in pages (resource.ts), because a
 * whole one may have a hundred megabytes, and cannot be streamed.
 *
 * The answer is made as always, without compression, and then written anew. So there is one place for this, at the price of reading
 * what was just written.
 */

import { concatenate } from '../../stored-format/gzip.ts';
import { type Asked, answerComposed } from './answer.ts';
import { composeBody, textPart } from './compose-body.ts';
import type { EdgeAnswer, EdgeRequest } from './exchange.ts';
import { choosePageCoding } from './negotiation.ts';

/** Answers with indented JSON. Its headers are those of the answer as it would be otherwise, but for length, coding and ETag. */
export async function answerIndented(
  { request, accepted }: Asked,
  answerPlain: (request: EdgeRequest) => Promise<EdgeAnswer>,
): Promise<EdgeAnswer> {
  const { status, headers, body } = await answerPlain(withBody(request));
  // Another text than the one that is not indented, so it has another tag.
  const tag = headers.get('ETag')?.slice(0, -1);
  if (tag !== undefined) headers.set('ETag', `${tag}${OWN_TAG}`);
  if (body === null) return { status, headers, body };
  const text = `${JSON.stringify(await new Response('parts' in body ? concatenate(body.parts) : body).json(), undefined, 2)}\n`;
  const parts = [textPart(new TextEncoder().encode(text.slice(0, -END.length)))];
  return answerComposed(request, composeBody(parts, choosePageCoding(accepted), END), headers, status);
}

/** How every indented object ends. */
const END = '\n}\n';

/** The end of the ETag of an indented answer. */
const OWN_TAG = '-pretty"';

/** The same request for the answer that is not indented: never a HEAD, and with the ETags that it has there. */
function withBody({ method, url, headers }: EdgeRequest): EdgeRequest {
  const plain = {
    get(name: string) {
      const value = headers.get(name);
      return name === 'If-None-Match' && value !== null ? value.replace(/"[^"]*"/g, plainTag) : value;
    },
  };
  return { method: method === 'HEAD' ? 'GET' : method, url, headers: plain };
}

function plainTag(tag: string): string {
  return tag.endsWith(OWN_TAG) ? `${tag.slice(0, -OWN_TAG.length)}"` : '""';
}
