/** Crawls a list by `Link` as OCPI clients do, and checks every page on the way. */

import { foldCase } from '../../../../src/ocpi/index.ts';
import { withQuery } from '../http/addresses.ts';
import { type Answer, dataOf, isRecord, outlineOf, show, succeeded, withoutBody } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import type { Probing } from './context.ts';
import { parseDateTime } from './date-time.ts';
import { checkLink } from './link.ts';
import type { List } from './versions.ts';

export type Query = Readonly<Record<string, string | number>>;

/** A page, without its objects. */
interface Page {
  readonly answer: Answer;
  readonly count: number;
  /** Bytes of its body as received. */
  readonly size: number;
  readonly total: number | undefined;
  readonly limit: number | undefined;
  readonly next: URL | undefined;
}

export interface Crawl {
  readonly pages: Page[];
  /** When each object was updated, by id (`foldCase`), in the order of the list. */
  readonly updated: Map<string, number | undefined>;
  /** Number of objects, including those without an id. */
  readonly found: number;
  /** Why the crawl did not reach the end; undefined if it did. */
  readonly broken: string | undefined;
}

export interface CrawlOptions {
  readonly query: Query;
  /** At least one page is asked for, so that a probe that may ask no more says why. */
  readonly maxPages: number;
  /** Why it may have no more pages: `to stay within --max-requests`. */
  readonly why: string;
  readonly onPage?: (objects: readonly unknown[], answer: Answer) => void;
}

/** Follows Link from the first page to the last. */
export async function crawl(
  list: Pick<List, 'url'>,
  { query, maxPages, why, onPage }: CrawlOptions,
  probing: Probing,
): Promise<Crawl> {
  const pages: Page[] = [];
  const updated: Crawl['updated'] = new Map();
  const visited = new Set<string>();
  let found = 0;
  const ended = (broken?: string): Crawl => ({ pages, updated, found, broken });
  let url: URL | undefined = withQuery(list.url, query);
  while (url) {
    if (pages.length >= Math.max(1, maxPages)) {
      const count = maxPages <= 1 ? 'one page' : `${maxPages} pages`;
      return ended(`it was stopped after ${count}, ${why}`);
    }
    visited.add(url.href);
    const seen = await askForPage(url, query, probing);
    if (typeof seen === 'string') return ended(seen);
    const { page, objects } = seen;
    const { answer, next } = page;
    pages.push(page);
    onPage?.(objects, answer);
    const newCount = objects.filter((object) => !updated.has(idOf(object) ?? '')).length;
    const problem = next && progressProblem(page, { visited, found: found + newCount, newCount });
    if (problem !== undefined) {
      probing.results.record('link-progress', false, answer, 'pages that lead to the last one', problem, 'Link');
      return ended('Link leads nowhere');
    }
    found += noteObjects(objects, updated, answer, probing.results);
    url = next;
  }
  return ended();
}

/** Requests and checks one page of a list. Returns the reason as text if there is no page. */
export async function askForPage(
  url: URL,
  query: Query,
  { client, results }: Probing,
): Promise<{ page: Page; objects: unknown[] } | string> {
  const answer = await client.ask(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
  if (!answer) return client.reason;
  if (answer.status === 200 && answer.notJson !== undefined) return answer.notJson;
  results.record('list-answer', succeeded(answer), answer, 'HTTP 200, status_code 1000', outlineOf(answer));
  if (!succeeded(answer)) return 'a page was not answered with success';
  const objects = dataOf(answer);
  results.record('list-array', Array.isArray(objects), answer, 'a list', show(objects), '/data');
  if (!Array.isArray(objects)) return 'a page is not a list';
  const next = checkLink(answer, results);
  const [total, limit] = [countIn(answer, 'X-Total-Count', results), countIn(answer, 'X-Limit', results)];
  const count = objects.length;
  const bound = Math.min(...[query.limit, limit].filter((one) => typeof one === 'number'));
  if (bound === Number.POSITIVE_INFINITY) results.skip('page-size', 'there is neither a limit nor X-Limit');
  else results.record('page-size', count <= bound, answer, `at most ${bound} objects`, String(count), '/data');
  return { page: { answer: withoutBody(answer), count, size: answer.body.length, total, limit, next }, objects };
}

function countIn(answer: Answer, name: 'X-Total-Count' | 'X-Limit', results: CheckResults): number | undefined {
  const id = name === 'X-Limit' ? 'limit-header' : 'total-header';
  const text = answer.headers.get(name.toLowerCase());
  const isCount = text !== undefined && /^\d{1,15}$/.test(text);
  results.record(id, isCount, answer, 'a number', text ?? 'nothing', name);
  return isCount ? Number(text) : undefined;
}

/** The last time that is used, so that a later one can still be written: years have four digits. */
const LATEST = Date.UTC(9999, 11, 1);

/** When the objects were updated, in ms since 1970, the oldest first. */
export function sortedTimes({ updated }: Crawl): number[] {
  return [...updated.values()]
    .filter((time): time is number => time !== undefined && time >= 0 && time < LATEST)
    .sort((a, b) => a - b);
}

/** Adds the objects of a page to those seen. Returns how many are new. */
function noteObjects(
  objects: readonly unknown[],
  updated: Crawl['updated'],
  answer: Answer,
  results: CheckResults,
): number {
  let newCount = 0;
  for (const [i, object] of objects.entries()) {
    const id = idOf(object);
    if (id !== undefined && updated.has(id)) {
      const expected = 'objects that were not on this or an earlier page';
      results.record('no-duplicates', false, answer, expected, `"${id}" again`, `/data/${i}/id`);
      continue;
    }
    newCount++;
    if (id !== undefined) updated.set(id, isRecord(object) ? parseDateTime(object.last_updated) : undefined);
  }
  return newCount;
}

/** The id of an object, in the form in which ids are compared. */
function idOf(object: unknown): string | undefined {
  return isRecord(object) && typeof object.id === 'string' ? foldCase(object.id) : undefined;
}

function progressProblem(
  { next, total, count }: Page,
  { visited, found, newCount }: { visited: ReadonlySet<string>; found: number; newCount: number },
): string | undefined {
  if (next && visited.has(next.href)) return `Link leads back to ${next.href}`;
  if (count > 0 && newCount === 0) return 'a page without any new object, and a Link to another page';
  if (count === 0 && visited.size > 1) return 'an empty page, and a Link to another page';
  if (total !== undefined && found > 2 * total + 1000) return `${found} objects so far, X-Total-Count is ${total}`;
  return undefined;
}
