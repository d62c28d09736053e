/** Walks through a list by `Link`, as OCPI clients do, and judges every page on the way. */

import { withQuery } from '../http/addresses.ts';
import { type Answer, evidenceOf, isRecord, outlineOf, show } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import type { Probing } from './context.ts';
import { momentOf } from './date-time.ts';
import { dataOf, succeeded } from './envelope.ts';
import { checkLink } from './link.ts';
import type { List } from './versions.ts';

export type Query = Readonly<Record<string, string | number>>;

/** A page, without its objects. */
export interface Page {
  readonly answer: Answer;
  readonly count: number;
  /** Bytes of its body, as they came. */
  readonly size: number;
  readonly total: number | undefined;
  readonly limit: number | undefined;
  readonly next: URL | undefined;
}

export interface Crawl {
  readonly pages: Page[];
  /** In the order of the list: ids in small letters, as a CiString has no case, and when each object was updated. */
  readonly updated: Map<string, number | undefined>;
  /** Objects, those without an id included. */
  readonly found: number;
  /** Why the end was not reached; undefined if it was. */
  readonly broken: string | undefined;
}

export interface CrawlOptions {
  readonly query: Query;
  readonly maxPages: number;
  readonly onPage?: (objects: readonly unknown[], answer: Answer) => void;
}

/** Follows Link from the first page to the last. */
export async function crawl(list: List, { query, maxPages, onPage }: CrawlOptions, probing: Probing): Promise<Crawl> {
  const pages: Page[] = [];
  const updated: Crawl['updated'] = new Map();
  const visited = new Set<string>();
  let found = 0;
  const ended = (broken?: string): Crawl => ({ pages, updated, found, broken });
  let url: URL | undefined = withQuery(list.url, query);
  while (url) {
    if (pages.length >= maxPages) return ended(`it was left after ${maxPages} pages, to stay within --max-requests`);
    visited.add(url.href);
    const seen = await askForPage(url, query, probing);
    if (typeof seen === 'string') return ended(seen);
    const { page, objects } = seen;
    const { answer, next } = page;
    pages.push(page);
    onPage?.(objects, answer);
    const news = objects.filter((object) => !updated.has(idOf(object) ?? '')).length;
    const problem = next && progressProblem(page, { visited, found: found + news, news });
    if (problem !== undefined) {
      probing.results.fail('link-progress', evidenceOf(answer, 'a way to the last page', problem, 'Link'));
      return ended('Link leads nowhere');
    }
    found += noteObjects(objects, updated, answer, probing.results);
    url = next;
  }
  return ended();
}

/** One page of a list and its objects, judged; or why there is none. */
export async function askForPage(
  url: URL,
  query: Query,
  { client, results }: Probing,
): Promise<{ page: Page; objects: unknown[] } | string> {
  const answer = await client.ask(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
  if (!answer) return client.reason;
  if (answer.status === 200 && answer.notJson !== undefined) return answer.notJson;
  if (!succeeded(answer)) {
    results.fail('list-answer', evidenceOf(answer, 'HTTP 200, status_code 1000', outlineOf(answer)));
    return 'a page was not answered with success';
  }
  results.pass('list-answer');
  const objects = dataOf(answer);
  if (!Array.isArray(objects)) {
    results.fail('list-array', evidenceOf(answer, 'a list', show(objects), '/data'));
    return 'a page is not a list';
  }
  results.pass('list-array');
  const next = checkLink(answer, results);
  const [total, limit] = [countIn(answer, 'X-Total-Count', results), countIn(answer, 'X-Limit', results)];
  const bound = Math.min(
    typeof query.limit === 'number' ? query.limit : Number.POSITIVE_INFINITY,
    limit ?? Number.POSITIVE_INFINITY,
  );
  if (objects.length <= bound) results.pass('page-size');
  else results.fail('page-size', evidenceOf(answer, `at most ${bound} objects`, String(objects.length), '/data'));
  const light = { ...answer, json: undefined, body: Buffer.alloc(0) };
  return { page: { answer: light, count: objects.length, size: answer.body.length, total, limit, next }, objects };
}

function countIn(answer: Answer, name: 'X-Total-Count' | 'X-Limit', results: CheckResults): number | undefined {
  const id = name === 'X-Limit' ? 'limit-header' : 'total-header';
  const text = answer.headers.get(name.toLowerCase());
  const good = text !== undefined && /^\d{1,15}$/.test(text);
  if (good) results.pass(id);
  else results.fail(id, evidenceOf(answer, 'a number', text ?? 'nothing', name));
  return good ? Number(text) : undefined;
}

/** Adds the objects of a page to those seen; the number of those that are new. */
function noteObjects(
  objects: readonly unknown[],
  updated: Crawl['updated'],
  answer: Answer,
  results: CheckResults,
): number {
  let news = 0;
  for (const [i, object] of objects.entries()) {
    const id = idOf(object);
    if (id !== undefined && updated.has(id)) {
      const got = `"${id}" once more`;
      results.fail(
        'no-duplicates',
        evidenceOf(answer, 'objects that were not on this or an earlier page', got, `/data/${i}/id`),
      );
      continue;
    }
    news++;
    if (id !== undefined) updated.set(id, isRecord(object) ? momentOf(object.last_updated) : undefined);
  }
  return news;
}

/** The id by which an object is the same as another. */
export function idOf(object: unknown): string | undefined {
  return isRecord(object) && typeof object.id === 'string' ? object.id.toLowerCase() : undefined;
}

function progressProblem(
  { next, total, count }: Page,
  { visited, found, news }: { visited: ReadonlySet<string>; found: number; news: number },
): string | undefined {
  if (next && visited.has(next.href)) return `Link leads back to ${next.href}`;
  if (count > 0 && news === 0) return 'a page without any new object, and a Link to another one';
  if (count === 0 && visited.size > 1) return 'an empty page, and a Link to another one';
  if (total !== undefined && found > 2 * total + 1000) return `${found} objects so far, X-Total-Count is ${total}`;
  return undefined;
}
