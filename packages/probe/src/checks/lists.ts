/** Checks that compare two crawls of one list: one in the server's own pages, one in small pages. */

import { withQuery } from '../http/addresses.ts';
import { type Answer, evidenceOf } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
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
    results.skip(
      [...OF_TWO_CRAWLS, ...OF_SECOND_PAGES, 'total-count'],
      `the list was not crawled to the end: ${first.broken}`,
    );
    return undefined;
  }
  if (first.found < 2) {
    const reason = 'the list has fewer than two objects, so it has no pages';
    results.doesNotApply([...OF_TWO_CRAWLS, ...OF_SECOND_PAGES], reason);
    checkTotals(first, first.found, probing);
    return undefined;
  }
  const second = await crawl(
    list,
    { query: { limit: pageSizeFor(first.found) }, maxPages: Math.ceil(client.left / 3), why: WHY },
    probing,
  );
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
    results.warn('link-last-page', evidenceOf(before, 'no Link on the last page', 'a Link to an empty page', 'Link'));
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
  results.fail('link-present', evidenceOf(last.answer, 'a Link to the next page', got, 'Link'));
  return false;
}

function isConsistent({ pages, found }: Crawl): boolean {
  return pages.every(({ total }) => total === found);
}

function checkTotals({ pages }: Crawl, found: number, { results }: Probing): void {
  for (const { answer, total } of pages) {
    if (total === undefined) results.skip('total-count', 'there is no X-Total-Count');
    else if (total === found) results.pass('total-count');
    else
      results.fail(
        'total-count',
        evidenceOf(answer, `${found}, as many as a crawl finds`, String(total), 'X-Total-Count'),
      );
  }
}

function checkLimits({ pages }: Crawl, { results }: Probing): void {
  const [first] = pages;
  for (const { answer, limit, count } of pages.slice(1)) {
    if (limit === undefined || first?.limit === undefined) results.skip('limit-constant', 'there is no X-Limit');
    else if (limit === first.limit) results.pass('limit-constant');
    else
      results.fail(
        'limit-constant',
        evidenceOf(answer, `${first.limit}, as on the first page`, `${limit} (the page has ${count})`, 'X-Limit'),
      );
  }
}

function checkSame(first: Crawl, second: Crawl, { results }: Probing): void {
  results.pass('no-duplicates');
  const record = (id: CheckId, answer: Answer, problem: string | undefined, expected: string) => {
    if (problem === undefined) results.pass(id);
    else results.fail(id, evidenceOf(answer, expected, problem, '/data'));
  };
  const [small] = second.pages;
  if (!small) return;
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const missing = [...one.updated.keys()].filter((id) => !other.updated.has(id));
    const problem = missing.length === 0 ? undefined : `without ${missing.length} of them, such as "${missing[0]}"`;
    record(
      'nothing-skipped',
      other.pages[0]?.answer ?? small.answer,
      problem,
      'the same objects in pages of every size',
    );
  }
  const before = [...first.updated.keys()].filter((id) => second.updated.has(id));
  const after = [...second.updated.keys()].filter((id) => first.updated.has(id));
  const moved = before.findIndex((id, i) => id !== after[i]);
  const problem = moved < 0 ? undefined : `"${after[moved]}" where "${before[moved]}" was before, at ${moved}`;
  record('order-stable', small.answer, problem, 'the order of the first crawl');
}
