/** Checks of offset and limit at their bounds, and of invalid parameters (OCPI 4.1.4.1, 5). */

import { withQuery } from '../http/addresses.ts';
import { type Answer, dataOf, isRecord, outlineOf, show, succeeded } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { askForPage, type Crawl, type Query } from './crawl.ts';
import { errorProblem } from './envelope.ts';
import { checkLink } from './link.ts';
import type { List } from './versions.ts';

export async function checkEdges({ url }: List, { found, pages }: Crawl, probing: Probing): Promise<void> {
  const { results } = probing;
  if (found < 2) results.doesNotApply('limit-one', 'the list has fewer than two objects');
  else {
    const one = await askForPage(withQuery(url, { limit: 1 }), {}, probing);
    if (typeof one === 'string') results.skip('limit-one', one);
    else {
      const { answer, count } = one.page;
      results.record('limit-one', count === 1, answer, 'one object', `${count} objects`, '/data');
    }
  }
  if (found === 0) results.doesNotApply('limit-above', 'the list is empty');
  else {
    const limit = 10 * Math.max(1000, pages[0]?.limit ?? 0);
    // From the last object on, so that a server without a limit of its own does not send everything again.
    const answer = await probing.ask('limit-above', withQuery(url, { offset: found - 1, limit }));
    if (answer)
      results.record('limit-above', succeeded(answer), answer, 'HTTP 200, status_code 1000', outlineOf(answer));
  }
  await checkPastEnd(withQuery(url, { offset: found + 1000 }), probing);
}

async function checkPastEnd(url: URL, probing: Probing): Promise<void> {
  const { results } = probing;
  const answer = await probing.ask('offset-past-end', url);
  if (!answer) return;
  const data = dataOf(answer);
  const isEmpty = succeeded(answer) && Array.isArray(data) && data.length === 0;
  const got = succeeded(answer) ? `data ${show(data)}` : outlineOf(answer);
  results.record('offset-past-end', isEmpty, answer, 'HTTP 200, status_code 1000 and data []', got, '/data');
  if (checkLink(answer, results))
    results.record('link-last-page', 'warn', answer, 'no Link after the end', 'a Link', 'Link');
}

/** Each invalid parameter comes with one that keeps the answer small if the server ignores the invalid one. */
const invalidQueries = (last: number): readonly (readonly [CheckId, Query])[] => [
  ['bad-offset', { offset: 'abc', limit: 1 }],
  ['bad-offset', { offset: -1, limit: 1 }],
  ['bad-limit', { limit: 'abc', offset: last }],
  ['bad-limit', { limit: -1, offset: last }],
  ['bad-date', { date_from: 'yesterday', limit: 1 }],
  ['bad-date', { date_from: '2026-13-45T00:00:00Z', limit: 1 }],
];

/**
 * A request that reached the OCPI layer gets HTTP 200 and 2001 (OCPI 5). Many servers send 400 with an envelope, or ignore
 * the parameter. Clients can live with both, so these are warnings.
 */
export async function checkInvalidParameters({ url }: List, { found }: Crawl, probing: Probing): Promise<void> {
  for (const [id, query] of invalidQueries(Math.max(0, found - 1))) {
    const answer = await probing.ask(id, withQuery(url, query));
    if (answer) probing.results.record(id, ...verdictOfRefusal(answer, found));
  }
}

/** @param found the number of objects in the list */
function verdictOfRefusal(answer: Answer, found: number) {
  const { status, json } = answer;
  const outline = outlineOf(answer);
  const verdict = (is: 'pass' | 'warn' | 'fail', got = outline) =>
    [is, answer, 'HTTP 200, status_code 2001', got] as const;
  if (succeeded(answer)) return verdict('warn', found === 0 ? outline : contentOf(answer));
  const problem = errorProblem(answer);
  if (problem !== undefined) return verdict('fail', outline.includes(problem) ? outline : `${outline}, ${problem}`);
  const code = isRecord(json) ? json.status_code : undefined;
  if (status === 200 && code === 2001) return verdict('pass');
  const isClientError = Number(code) >= 2000 && Number(code) < 3000;
  return verdict(isClientError && (status === 200 || (status >= 400 && status < 500)) ? 'warn' : 'fail');
}

function contentOf(answer: Answer): string {
  const data = dataOf(answer);
  if (!Array.isArray(data)) return `data ${show(data)}`;
  return data.length === 0 ? 'an empty list' : 'the parameter is ignored';
}
