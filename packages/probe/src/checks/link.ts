/** Checks of the Link header of a page (OCPI 4.1.4.1, RFC 8288). */

import { nextLink } from '../../../../src/sources/index.ts';
import { isSameServer, onOrigin } from '../http/addresses.ts';
import type { Answer } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { CheckResults } from '../results/results.ts';
import { readTime } from './date-time.ts';
import { checkLoopback } from './versions.ts';

/** The URL of the next page, on the host that is probed; undefined if there is none. */
export function checkLink(answer: Answer, results: CheckResults): URL | undefined {
  const header = answer.headers.get('link');
  if (header === undefined) return undefined;
  const record = (id: CheckId, isRight: boolean, expected: string, got: string) =>
    results.record(id, isRight, answer, expected, got, 'Link');
  if (header.trim() === '') {
    record(
      'link-last-page',
      false,
      'no Link on the last page: clients only check whether it is there',
      'an empty Link',
    );
    return undefined;
  }
  const target = nextLink(header);
  if (target === undefined) {
    // Other relations, such as prev, are no fault.
    if (!/<[^>]*>/.test(header)) record('link-form', false, '<url>; rel="next"', header);
    return undefined;
  }
  const isUrl = URL.canParse(target, answer.url.href);
  record('link-form', isUrl, 'a URL', target);
  if (!isUrl) return undefined;
  const isAbsolute = /^https?:\/\//i.test(target) && URL.canParse(target);
  record('link-absolute', isAbsolute, `a URL that begins with ${answer.url.origin}`, target);
  const { origin, searchParams } = new URL(target, answer.url);
  const isHere = isSameServer(target, answer.url);
  if (isHere) checkLoopback(target, answer, 'Link', results);
  record('link-origin', isHere, answer.url.origin, origin);
  const isLiteral = ['offset', 'limit'].every((name) => /^\d{1,15}$/.test(searchParams.get(name) ?? ''));
  record('link-parameters', isLiteral, 'offset and limit as numbers', target);
  return onOrigin(target, answer.url);
}

/** Whether the Link of this page keeps these dates. */
export function checkFilters(
  next: URL,
  dates: Readonly<Record<string, string>>,
  answer: Answer,
  results: CheckResults,
): void {
  for (const [name, sent] of Object.entries(dates)) {
    const kept = next.searchParams.get(name);
    const isSame = kept !== null && (kept === sent || (readTime(kept) ?? kept) === readTime(sent));
    const got = kept === null ? `${name} is missing` : `${name}=${kept}`;
    results.record('link-filters', isSame, answer, `${name}=${sent}`, got, 'Link');
  }
}
