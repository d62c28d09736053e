/** Checks that compare two crawls of one list: one in the server's own pages, one in small pages. */

import { withQuery } from '../http/addresses.ts';
import type { Probing } from './context.ts';
import { askForPage, type Crawl, type CrawlOptions, crawl } from './crawl.ts';
import type { List } from './versions.ts';

const NO_LINK = 'no Link leads to the remaining objects';
const OF_SECOND_PAGES = [
  'limit-constant',
  'link-form',
  'link-present',
  'link-absolute',
  'link-origin',
  'link-parameters',
] as const;
const OF_IDS = ['nothing-skipped', 'order-stable', 'no-duplicates'] as const;
const OF_TWO_CRAWLS = [...OF_IDS, 'link-progress'] as const;

const WHY = 'to stay within --max-requests';

/** The first crawl. It may use only part of the requests, because the other checks need some too. */
export async function crawlAll(
  list: List,
  onPage: NonNullable<CrawlOptions['onPage']>,
  probing: Probing,
): Promise<Crawl> {
  const { limit } = probing.options;
  const query = limit === undefined ? {} : { limit };
  const all = await crawl(list, { query, maxPages: Math.ceil(probing.client.left / 4), why: WHY, onPage }, probing);
  if (all.broken !== undefined || (await checkEnd(list, all, probing))) return all;
  return { ...all, broken: NO_LINK };
}

/** Crawls again and compares. Returns the second crawl, if there was one. */
export async function compareCrawls(list: List, first: Crawl, probing: Probing): Promise<Crawl | undefined> {
  const { client, results } = probing;
  if (first.broken !== undefined) {
    const reason = `the list was not crawled to the end: ${first.broken}`;
    results.skip([...OF_TWO_CRAWLS, ...OF_SECOND_PAGES, 'total-count'], reason);
    return undefined;
  }
  if (first.found < 2) {
    const reason = 'the list has fewer than two objects, so it has no pages';
    results.doesNotApply([...OF_TWO_CRAWLS, ...OF_SECOND_PAGES], reason);
    checkTotals(first, first.found, probing);
    return undefined;
  }
  const query = { limit: pageSizeFor(first.found) };
  const second = await crawl(list, { query, maxPages: Math.ceil(client.left / 3), why: WHY }, probing);
  for (const one of [first, second]) checkLimits(one, probing);
  if (second.broken !== undefined) {
    results.skip([...OF_TWO_CRAWLS, ...OF_SECOND_PAGES], `the second crawl did not reach the end: ${second.broken}`);
    checkTotals(first, first.found, probing);
    return undefined;
  }
  results.pass('link-progress');
  if (first.pages.length + second.pages.length === 2) results.skip(OF_SECOND_PAGES, 'no list had a second page');
  const most = Math.max(first.found, second.found);
  if (isConsistent(first) && isConsistent(second) && first.found !== second.found) {
    results.skip(OF_TWO_CRAWLS, 'the list changed between two crawls');
    for (const one of [first, second]) checkTotals(one, one.found, probing);
  } else if (await checkEnd(list, second, probing)) {
    for (const one of [first, second]) checkTotals(one, most, probing);
    if (first.updated.size === 0) results.skip(OF_IDS, 'no object has an id');
    else checkSame(first, second, probing);
  } else results.skip(OF_TWO_CRAWLS, NO_LINK);
  return second;
}

/** A size that gives about four pages, the last one not full. */
function pageSizeFor(count: number): number {
  const quarter = Math.ceil(count / 4);
  const sizes = Array.from({ length: quarter }, (_, i) => quarter + i).filter((size) => size < count);
  return sizes.find((size) => count % size !== 0) ?? quarter;
}

/** Checks the end of a crawl. If X-Total-Count promises more, either it or Link is wrong; asking for the rest shows which. */
async function checkEnd(list: List, { pages, found }: Crawl, probing: Probing): Promise<boolean> {
  const { results } = probing;
  const last = pages.at(-1);
  if (!last) return false;
  if (last.count === 0 && pages.length > 1) {
    const before = pages.at(-2)?.answer ?? last.answer;
    results.record('link-last-page', 'warn', before, 'no Link on the last page', 'a Link to an empty page', 'Link');
  } else if (!last.answer.headers.has('link')) results.pass('link-last-page');
  if (last.total === undefined || last.total <= found) {
    if (pages.length > 1) results.pass('link-present');
    return true;
  }
  // By offset, not by the number of objects found: if pages skip objects, that number is too small.
  const missing = `${found} objects, although X-Total-Count is ${last.total}`;
  const offset = Number(last.answer.url.searchParams.get('offset') ?? found - last.count) + last.count;
  if (last.answer.headers.has('link')) return false; // it leads nowhere, which another check reports
  const rest = Number.isSafeInteger(offset)
    ? await askForPage(withQuery(list.url, { offset }), {}, probing)
    : `the crawl found ${missing}`;
  if (typeof rest === 'string' || rest.page.count === 0) {
    results.skip('link-present', typeof rest === 'string' ? rest : `nothing follows after ${missing}`);
    return true;
  }
  const got = `nothing, after ${found} of ${last.total} objects`;
  results.record('link-present', false, last.answer, 'a Link to the next page', got, 'Link');
  return false;
}

function isConsistent({ pages, found }: Crawl): boolean {
  return pages.every(({ total }) => total === found);
}

function checkTotals({ pages }: Crawl, found: number, { results }: Probing): void {
  for (const { answer, total } of pages) {
    const expected = `${found}, as many as a crawl finds`;
    if (total === undefined) results.skip('total-count', 'there is no X-Total-Count');
    else results.record('total-count', total === found, answer, expected, String(total), 'X-Total-Count');
  }
}

function checkLimits({ pages }: Crawl, { results }: Probing): void {
  const [first] = pages;
  for (const { answer, limit, count } of pages.slice(1)) {
    const [expected, got] = [`${first?.limit}, as on the first page`, `${limit} (the page has ${count})`];
    if (limit === undefined || first?.limit === undefined) results.skip('limit-constant', 'there is no X-Limit');
    else results.record('limit-constant', limit === first.limit, answer, expected, got, 'X-Limit');
  }
}

function checkSame(first: Crawl, second: Crawl, { results }: Probing): void {
  results.pass('no-duplicates');
  const [small] = second.pages;
  if (!small) return;
  const sides = [
    [first, second],
    [second, first],
  ] as const;
  for (const [one, other] of sides) {
    const missing = [...one.updated.keys()].filter((id) => !other.updated.has(id));
    const answer = other.pages[0]?.answer ?? small.answer;
    const got = `without ${missing.length} of them, such as "${missing[0]}"`;
    const expected = 'the same objects in pages of every size';
    results.record('nothing-skipped', missing.length === 0, answer, expected, got, '/data');
  }
  const [before, after] = sides.map(([one, other]) => [...one.updated.keys()].filter((id) => other.updated.has(id)));
  const moved = before?.findIndex((id, i) => id !== after?.[i]) ?? -1;
  const got = `"${after?.[moved]}" where "${before?.[moved]}" was before, at ${moved}`;
  results.record('order-stable', moved < 0, small.answer, 'the order of the first crawl', got, '/data');
}
