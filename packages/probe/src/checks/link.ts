/** Checks of the Link header of a page (OCPI 4.1.4.1, RFC 8288). */

import { nextLink } from '../../../../src/sources/index.ts';
import { isSameServer, onOrigin } from '../http/addresses.ts';
import { type Answer, evidenceOf } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import { readTime } from './date-time.ts';
import { checkLoopback } from './loopback.ts';

/** The URL of the next page, on the host that is probed; undefined if there is none. */
export function checkLink(answer: Answer, results: CheckResults): URL | undefined {
  const header = answer.headers.get('link');
  if (header === undefined) return undefined;
  if (header.trim() === '') {
    const expected = 'no Link on the last page: clients only check whether it is there';
    results.fail('link-last-page', evidenceOf(answer, expected, 'an empty Link', 'Link'));
    return undefined;
  }
  const target = nextLink(header);
  if (target === undefined) {
    if (/<[^>]*>/.test(header)) return undefined; // other relations, such as prev
    results.fail('link-form', evidenceOf(answer, '<url>; rel="next"', header, 'Link'));
    return undefined;
  }
  if (!URL.canParse(target, answer.url.href)) {
    results.fail('link-form', evidenceOf(answer, 'a URL', target, 'Link'));
    return undefined;
  }
  results.pass('link-form');
  checkTarget(target, answer, results);
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
    if (isSame) results.pass('link-filters');
    else
      results.fail(
        'link-filters',
        evidenceOf(answer, `${name}=${sent}`, kept === null ? `${name} is missing` : `${name}=${kept}`, 'Link'),
      );
  }
}

function checkTarget(target: string, answer: Answer, results: CheckResults): void {
  const absolute = /^https?:\/\//i.test(target) && URL.canParse(target);
  if (absolute) results.pass('link-absolute');
  else results.fail('link-absolute', evidenceOf(answer, `a URL that begins with ${answer.url.origin}`, target, 'Link'));
  const { origin, searchParams } = new URL(target, answer.url);
  if (isSameServer(target, answer.url)) {
    checkLoopback(target, answer, 'Link', results);
    results.pass('link-origin');
  } else results.fail('link-origin', evidenceOf(answer, answer.url.origin, origin, 'Link'));
  const literal = ['offset', 'limit'].every((name) => /^\d{1,15}$/.test(searchParams.get(name) ?? ''));
  if (literal) results.pass('link-parameters');
  else results.fail('link-parameters', evidenceOf(answer, 'offset and limit as numbers', target, 'Link'));
}
