/** The one loop over redirects. Each hop is sent as the first URL is, so whatever guards a request guards every hop. */

import { type Failure, isFailure, type WireAnswer } from './exchange.ts';

/** A way that may lead over several servers. Whatever is thrown ends it. */
interface Way<A> {
  readonly send: (url: URL) => Promise<A>;
  /** Where a redirect leads, if it may be followed. */
  readonly targetOf: (location: string | undefined, from: URL) => URL;
  /** How many redirects are followed, and what is thrown at the next one. */
  readonly most: number;
  readonly tooMany: () => Error;
}

/** The redirects that a GET may follow (RFC 9110, 15.4). */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The first answer that is no redirect, or why there is none, and its URL. */
export async function followRedirects<A extends WireAnswer | Failure>(
  first: URL,
  { send, targetOf, most, tooMany }: Way<A>,
): Promise<{ readonly url: URL; readonly answer: A }> {
  let url = first;
  for (let hop = 0; hop <= most; hop++) {
    const answer = await send(url);
    if (isFailure(answer) || !REDIRECTS.has(answer.status)) return { url, answer };
    url = targetOf(answer.headers.get('location'), url);
  }
  throw tooMany();
}

/** How long an answer asks to be left alone (RFC 9110, 10.2.3), as a sentence behind others. */
export function pauseIn({ headers }: Pick<WireAnswer, 'headers'>): string {
  const seconds = /^\d{1,9}$/.exec(headers.get('retry-after') ?? '');
  return seconds === null ? '' : ` It asks to wait ${Number(seconds[0]).toLocaleString('en')} s.`;
}
