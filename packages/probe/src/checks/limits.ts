/** Checks of offset and limit at their bounds, and of invalid parameters (OCPI 4.1.4.1, 5). */

import { withQuery } from '../http/addresses.ts';
import { type Answer, evidenceOf, isRecord, outlineOf, show } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { askForPage, type Crawl, type Query } from './crawl.ts';
import { dataOf, errorProblem, succeeded } from './envelope.ts';
import { checkLink } from './link.ts';
import type { List } from './versions.ts';

export async function checkEdges(list: List, { found, pages }: Crawl, probing: Probing): Promise<void> {
  const { results } = probing;
  if (found < 2) results.doesNotApply('limit-one', 'the list has fewer than two objects');
  else {
    const one = await askForPage(withQuery(list.url, { limit: 1 }), {}, probing);
    if (typeof one === 'string') results.skip('limit-one', one);
    else {
      const { answer, count } = one.page;
      if (count === 1) results.pass('limit-one');
      else results.fail('limit-one', evidenceOf(answer, 'one object', `${count} objects`, '/data'));
    }
  }
  if (found === 0) results.doesNotApply('limit-above', 'the list is empty');
  else {
    const limit = 10 * Math.max(1000, pages[0]?.limit ?? 0);
    // From the last object on, so that a server without a limit of its own does not send everything again.
    await checkAnswered(withQuery(list.url, { offset: found - 1, limit }), 'limit-above', probing);
  }
  await checkPastEnd(withQuery(list.url, { offset: found + 1000 }), probing);
}

async function checkAnswered(url: URL, id: CheckId, { client, results }: Probing): Promise<void> {
  const answer = await client.ask(url);
  if (!answer) results.skip(id, client.reason);
  else if (succeeded(answer)) results.pass(id);
  else results.fail(id, evidenceOf(answer, 'HTTP 200, status_code 1000', outlineOf(answer)));
}

async function checkPastEnd(url: URL, { client, results }: Probing): Promise<void> {
  const answer = await client.ask(url);
  if (!answer) return results.skip('offset-past-end', client.reason);
  const data = dataOf(answer);
  if (succeeded(answer) && Array.isArray(data) && data.length === 0) results.pass('offset-past-end');
  else {
    const got = succeeded(answer) ? `data ${show(data)}` : outlineOf(answer);
    results.fail('offset-past-end', evidenceOf(answer, 'HTTP 200, status_code 1000 and data []', got, '/data'));
  }
  if (checkLink(answer, results))
    results.warn('link-last-page', evidenceOf(answer, 'no Link after the end', 'a Link', 'Link'));
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
export async function checkInvalidParameters(
  list: List,
  { found }: Crawl,
  { client, results }: Probing,
): Promise<void> {
  for (const [id, query] of invalidQueries(Math.max(0, found - 1))) {
    const answer = await client.ask(withQuery(list.url, query));
    if (!answer) results.skip(id, client.reason);
    else {
      const { result, got } = resultOfRefusal(answer, found);
      if (result === 'pass') results.pass(id);
      else results[result](id, evidenceOf(answer, 'HTTP 200, status_code 2001', got));
    }
  }
}

/** @param found the number of objects in the list */
function resultOfRefusal(answer: Answer, found: number): { result: 'pass' | 'warn' | 'fail'; got: string } {
  const { status, json } = answer;
  const got = outlineOf(answer);
  if (succeeded(answer)) return { result: 'warn', got: found === 0 ? got : contentOf(answer) };
  const problem = errorProblem(answer);
  if (problem !== undefined) return { result: 'fail', got: got.includes(problem) ? got : `${got}, ${problem}` };
  if (status === 200 && isRecord(json) && json.status_code === 2001) return { result: 'pass', got };
  const clientError = isRecord(json) && Number(json.status_code) >= 2000 && Number(json.status_code) < 3000;
  return { result: clientError && (status === 200 || (status >= 400 && status < 500)) ? 'warn' : 'fail', got };
}

function contentOf(answer: Answer): string {
  const data = dataOf(answer);
  if (!Array.isArray(data)) return `data ${show(data)}`;
  return data.length === 0 ? 'an empty list' : 'the parameter is ignored';
}
