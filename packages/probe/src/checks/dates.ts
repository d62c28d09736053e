/** Checks of date_from (inclusive) and date_to (exclusive, OCPI 4.1.4.1) at times when objects were updated. */

import { DAY_MS } from '../../../../src/findings/index.ts';
import { type Answer, evidenceOf, isRecord, show } from '../http/exchange.ts';
import { type CheckId, checksIn } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { type Crawl, crawl, type Query } from './crawl.ts';
import { type DateForm, findForm, laterThan, type Updated, upTo } from './date-form.ts';
import { formatDateTime, parseDateTime, timeBetween } from './date-time.ts';
import { checkForms, checkLinkFilters, checkTotal } from './dated-totals.ts';
import type { List } from './versions.ts';

const OF_DATES = [...checksIn('Asking for changes'), 'link-filters'] as const;

/** How many pages of a filtered list are read. */
const BOUND = { maxPages: 5, why: 'the most that are read of a list with dates' };
/** The last time used, so that a later one can still be written: years have four digits. */
const LATEST = Date.UTC(9999, 11, 1);

/**
 * Returns the form of dates that the server understands; undefined if there is none or it could not be found out.
 * @param changing whether objects were updated during the probe
 */
export async function checkDates(
  list: List,
  all: Crawl,
  changing: boolean,
  probing: Probing,
): Promise<DateForm | undefined> {
  const { results } = probing;
  const times = sortedTimes(all);
  const [oldest, newest] = [times[0], times.at(-1)];
  if (oldest === undefined || newest === undefined) {
    if (all.found === 0) results.doesNotApply(OF_DATES, 'the list is empty');
    else results.skip(OF_DATES, 'no object has an id and says when it was updated');
    return undefined;
  }
  const form = await findForm(list, { oldest, newest }, probing);
  if (typeof form === 'string') {
    results.skip(OF_DATES, form);
    return undefined;
  }
  await checkBounds(new Bounds(list, all, form, probing), { oldest, newest }, changing);
  const between = upTo(timeBetween(times), form);
  const after = times.filter((time) => time >= between).length;
  if (all.broken === undefined) await checkTotal(list, form.write(between), after, changing, probing);
  else results.skip('filter-total', `the list was not crawled to the end: ${all.broken}`);
  await checkForms(list, form, newest, probing);
  const dates = { date_from: form.write(upTo(oldest, form)), date_to: form.write(upTo(newest + DAY_MS, form)) };
  await checkLinkFilters(list, dates, times.length, probing);
  return form;
}

/** When the objects were updated, in ms since 1970, the oldest first. */
export function sortedTimes({ updated }: Crawl): number[] {
  return [...updated.values()]
    .filter((time): time is number => time !== undefined && time >= 0 && time < LATEST)
    .sort((a, b) => a - b);
}

/** The newest time for date_from and the oldest for date_to, so that few objects match and the server sends little. */
async function checkBounds(bounds: Bounds, { oldest, newest }: Updated, changing: boolean): Promise<void> {
  const { form } = bounds;
  const [newestOn, newestOver] = [upTo(newest, form), laterThan(newest, form)];
  const [oldestOn, oldestOver] = [upTo(oldest, form), laterThan(oldest, form)];
  await bounds.checkIncludes('from-inclusive', { date_from: form.write(newestOn) }, newest, 'fail');
  await bounds.checkOnly('from-excludes', { date_from: form.write(newestOver) }, (time) => time >= newestOver);
  await bounds.checkOnly('to-exclusive', { date_to: form.write(oldestOn) }, (time) => time < oldestOn);
  const otherwise = changing ? 'warn' : 'fail';
  await bounds.checkIncludes('to-includes', { date_to: form.write(oldestOver) }, oldest, otherwise);
}

/** Compares filtered lists with what is known of all objects. */
class Bounds {
  readonly #list: List;
  readonly #all: Crawl;
  readonly #probing: Probing;
  readonly form: DateForm;

  constructor(list: List, all: Crawl, form: DateForm, probing: Probing) {
    this.#list = list;
    this.#all = all;
    this.form = form;
    this.#probing = probing;
  }

  /** Whether an object that was updated at `time` is in the filtered list. */
  async checkIncludes(id: CheckId, query: Query, time: number, otherwise: 'fail' | 'warn'): Promise<void> {
    const { results } = this.#probing;
    const [wanted = ''] = [...this.#all.updated].find(([, updated]) => updated === time) ?? [];
    const { updated, broken, pages } = await crawl(this.#list, { query, ...BOUND }, this.#probing);
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
    let [found, compared] = [0, 0];
    const onPage = (objects: readonly unknown[], answer: Answer) => {
      for (const [i, object] of objects.entries()) {
        found++;
        const time = isRecord(object) ? parseDateTime(object.last_updated) : undefined;
        if (!isRecord(object) || time === undefined) continue;
        compared++;
        if (!isBetween(time)) wrong ??= { answer, i, text: show(object.last_updated) };
      }
    };
    const { pages, broken } = await crawl(this.#list, { query, ...BOUND, onPage }, this.#probing);
    const [asked = ''] = Object.entries(query).map(
      ([name, value]) => `${name === 'date_from' ? 'not before' : 'before'} ${value}`,
    );
    if (wrong)
      results.fail(
        id,
        evidenceOf(wrong.answer, `objects updated ${asked}`, wrong.text, `/data/${wrong.i}/last_updated`),
      );
    else if (pages.length === 0) results.skip(id, broken ?? 'there was no answer');
    else if (found > 0 && compared === 0) results.skip(id, 'no object in the filtered list says when it was updated');
    else results.pass(id);
  }
}
