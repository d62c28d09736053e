/** Fetches a list page by page, as documents. A list of which a page is missing is an error, and never half a list. */

import { formatCount, formatWhole } from '../../findings/text/format.ts';
import { nextLink } from '../http/link.ts';
import { listsIn } from './document-lists.ts';
import { isObject } from './json-values.ts';
import { CouldNotFetch, type GetJson, type JsonAnswer, shown, webUrl } from './list-client.ts';

/** The list became shorter while its pages were read, so an object may have slipped from one page to another unseen. */
class ListChanged extends CouldNotFetch {}

/**
 * Fetches all pages of a list and keeps something of each. A list that changes meanwhile is read once more.
 *
 * @param first the first page, if it was read already
 * @throws CouldNotFetch
 */
export async function fetchPages<T>(
  url: URL,
  get: GetJson,
  keep: (page: JsonAnswer) => T,
  first?: JsonAnswer,
): Promise<T[]> {
  try {
    return await onePass(first ?? (await get(url)), get, keep);
  } catch (error) {
    if (error instanceof ListChanged) return onePass(await get(url), get, keep);
    throw error;
  }
}

async function onePass<T>(first: JsonAnswer, get: GetJson, keep: (page: JsonAnswer) => T): Promise<T[]> {
  const pages: T[] = [];
  const visited = new Set<string>([first.url.href]);
  let answer = first;
  for (let found = 0; ; ) {
    const count = objectsIn(answer);
    found += count;
    pages.push(keep(answer));
    const { next, isAnnounced } = nextPage(answer, count, found);
    if (next === undefined) return pages;
    if (visited.has(next.href))
      throw new CouldNotFetch(`${shown(answer.url)} names ${shown(next)} as its next page, which was read already.`);
    visited.add(next.href);
    const page = await get(next);
    if (hasShrunk(first, page)) throw new ListChanged(`${shown(first.url)} became shorter while its pages were read.`);
    const isEnd = objectsIn(page) === 0 || page.bytes.equals(answer.bytes);
    if (!isAnnounced && isEnd) throw new CouldNotFetch(missing(answer, found));
    answer = page;
  }
}

/** Some servers count the objects of the page as the total; that says nothing about the list. */
function hasShrunk(first: JsonAnswer, page: JsonAnswer): boolean {
  const [before, after] = [totalOf(first), totalOf(page)];
  return before !== undefined && after !== undefined && after < before && before > objectsIn(first);
}

function objectsIn({ json, url }: JsonAnswer): number {
  const lists = listsIn(json);
  if (lists.length === 0) throw new CouldNotFetch(`${shown(url)} answers with no list of locations or tariffs.`);
  return lists.reduce((sum, { items }) => sum + items.length, 0);
}

/** The next page: the one that the server announces, or, if more objects are announced but no page, the one by its offset. */
function nextPage(answer: JsonAnswer, count: number, found: number): { next?: URL; isAnnounced: boolean } {
  const { headers, url } = answer;
  const announced = nextLink(headers.get('link') ?? '') ?? nextInBody(answer);
  if (announced !== undefined) {
    const next = webUrl(announced, url);
    if (next === undefined)
      throw new CouldNotFetch(
        `${shown(url)} names a next page that is not a web address with ${url.protocol.slice(0, -1)}.`,
      );
    return { next, isAnnounced: true };
  }
  const start = wholeNumber(url.searchParams.get('offset')) ?? 0;
  const total = totalOf(answer);
  if (total === undefined || start + count >= total || found >= total) return { isAnnounced: true };
  const next = new URL(url);
  next.searchParams.set('offset', String(start + count));
  // The server cuts larger pages (OCPI 4.1.6.1), so that is the largest one worth asking for.
  const limit = wholeNumber(headers.get('x-limit')) ?? count;
  if (limit > 0) next.searchParams.set('limit', String(limit));
  return { next, isAnnounced: false };
}

/** Some servers lead to the next page in the body. */
function nextInBody({ json }: JsonAnswer): string | undefined {
  if (!isObject(json)) return undefined;
  return [json.next_path, json.next].find((next): next is string => typeof next === 'string' && next !== '');
}

function totalOf({ headers }: JsonAnswer): number | undefined {
  return wholeNumber(headers.get('x-total-count'));
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return text !== undefined && text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function missing(answer: JsonAnswer, found: number): string {
  const total = formatWhole(totalOf(answer) ?? found);
  return `${shown(answer.url)} is the end of the list after ${formatCount(found, 'object')}, but the server announced ${total}.`;
}
