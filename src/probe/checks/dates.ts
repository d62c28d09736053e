/** Checks of date_from (inclusive) and date_to (exclusive, OCPI 4.1.4.1) at times when objects were updated. */

import { DAY_MS } from '../../text/day.ts';
import { type Answer, evidenceOf, isRecord, show } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { type Crawl, crawl, type Query } from './crawl.ts';
import { formatDateTime, parseDateTime, timeBetween } from './date-time.ts';
import { checkLinkFilters, checkTotal } from './dated-totals.ts';
import type { List } from './versions.ts';

const ALL = [
  'from-inclusive',
  'from-excludes',
  'to-exclusive',
  'to-includes',
  'filter-total',
  'date-forms',
  'link-filters',
] as const;

/** How many pages of a filtered list are read. */
const MAX_PAGES = 5;
const SECOND = 1000;
/** The last time used, so that a later one can still be written: years have four digits. */
const LATEST = Date.UTC(9999, 11, 1);

/** @param changing whether objects were updated during the probe */
export async function checkDates(list: List, all: Crawl, changing: boolean, probing: Probing): Promise<void> {
  const { results } = probing;
  const times = [...all.updated.values()]
    .filter((time): time is number => time !== undefined && time < LATEST)
    .sort((a, b) => a - b);
  const [oldest, newest] = [times[0], times.at(-1)];
  if (oldest === undefined || newest === undefined) return results.skip(ALL, 'no object says when it was updated');
  const bounds = new Bounds(list, all, probing);
  // The newest time for date_from and the oldest for date_to, so that few objects match and the server sends little.
  await bounds.checkIncludes('from-inclusive', { date_from: formatDateTime(newest) }, newest, 'fail');
  await bounds.checkOnly(
    'from-excludes',
    { date_from: formatDateTime(newest + SECOND) },
    (time) => time >= newest + SECOND,
  );
  await bounds.checkOnly('to-exclusive', { date_to: formatDateTime(oldest) }, (time) => time < oldest);
  await bounds.checkIncludes(
    'to-includes',
    { date_to: formatDateTime(oldest + SECOND) },
    oldest,
    changing ? 'warn' : 'fail',
  );
  const between = timeBetween(times);
  const after = times.filter((time) => time >= between).length;
  if (all.broken === undefined) await checkTotal(list, between, after, changing, probing);
  else results.skip(['filter-total', 'date-forms'], `the list was not crawled to the end: ${all.broken}`);
  await checkLinkFilters(
    list,
    { date_from: formatDateTime(oldest), date_to: formatDateTime(newest + DAY_MS) },
    probing,
  );
}

/** Compares filtered lists with what is known of all objects. */
class Bounds {
  readonly #list: List;
  readonly #all: Crawl;
  readonly #probing: Probing;

  constructor(list: List, all: Crawl, probing: Probing) {
    this.#list = list;
    this.#all = all;
    this.#probing = probing;
  }

  /** Whether an object that was updated at `time` is in the filtered list. */
  async checkIncludes(id: CheckId, query: Query, time: number, otherwise: 'fail' | 'warn'): Promise<void> {
    const { results } = this.#probing;
    const [wanted = ''] = [...this.#all.updated].find(([, updated]) => updated === time) ?? [];
    const { updated, broken, pages } = await crawl(this.#list, { query, maxPages: MAX_PAGES }, this.#probing);
    const [first] = pages;
    if (updated.has(wanted)) results.pass(id);
    else if (broken !== undefined || !first) results.skip(id, broken ?? 'there was no answer');
    else
      results[otherwise](
        id,
        evidenceOf(first.answer, `"${wanted}", updated at ${formatDateTime(time)}`, 'a list without it', '/data'),
      );
  }

  /** Whether all objects in the filtered list were updated between the dates. */
  async checkOnly(id: CheckId, query: Query, isBetween: (time: number) => boolean): Promise<void> {
    const { results } = this.#probing;
    let wrong: { answer: Answer; i: number; text: string } | undefined;
    const onPage = (objects: readonly unknown[], answer: Answer) => {
      for (const [i, object] of objects.entries()) {
        const time = isRecord(object) ? parseDateTime(object.last_updated) : undefined;
        if (isRecord(object) && time !== undefined && !isBetween(time))
          wrong ??= { answer, i, text: show(object.last_updated) };
      }
    };
    const { pages, broken } = await crawl(this.#list, { query, maxPages: MAX_PAGES, onPage }, this.#probing);
    const [asked = ''] = Object.entries(query).map(
      ([name, value]) => `${name === 'date_from' ? 'not before' : 'before'} ${value}`,
    );
    if (wrong)
      results.fail(
        id,
        evidenceOf(wrong.answer, `objects updated ${asked}`, wrong.text, `/data/${wrong.i}/last_updated`),
      );
    else if (pages.length > 0) results.pass(id);
    else results.skip(id, broken ?? 'there was no answer');
  }
}
