/** Checks of date_from (inclusive) and date_to (exclusive, OCPI 4.1.4.1) at times when objects were updated. */

import { DAY_MS } from '../../../../src/findings/index.ts';
import { type Answer, isRecord, show } from '../http/exchange.ts';
import { type CheckId, checksIn } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { type Crawl, crawl, type Query, sortedTimes } from './crawl.ts';
import { type DateForm, findForm, laterThan, type Updated } from './date-form.ts';
import { formatDateTime, parseDateTime, timeBetween } from './date-time.ts';
import { checkForms, checkLinkFilters, checkTotal } from './dated-totals.ts';
import type { List } from './versions.ts';

const OF_DATES = [...checksIn('Asking for changes'), 'link-filters'] as const;

/** How many pages of a filtered list are read. */
const BOUND = { maxPages: 5, why: 'the most that are read of a list with dates' };

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
  await checkBounds(list, all, form, { oldest, newest }, changing, probing);
  const between = timeBetween(times);
  const after = times.filter((time) => time >= between).length;
  if (all.broken === undefined) await checkTotal(list, form.write(between), after, changing, probing);
  else results.skip('filter-total', `the list was not crawled to the end: ${all.broken}`);
  await checkForms(list, form, newest, probing);
  const dates = { date_from: form.write(oldest), date_to: form.write(newest + DAY_MS) };
  await checkLinkFilters(list, dates, times.length, probing);
  return form;
}

/** The newest time for date_from and the oldest for date_to, so that few objects match and the server sends little. */
async function checkBounds(
  list: List,
  all: Crawl,
  form: DateForm,
  { oldest, newest }: Updated,
  changing: boolean,
  probing: Probing,
): Promise<void> {
  const from = (time: number) => ({ date_from: form.write(time) });
  const to = (time: number) => ({ date_to: form.write(time) });
  const newestOver = laterThan(newest);
  const includes = (id: CheckId, query: Query, time: number, otherwise: 'fail' | 'warn') =>
    checkIncludes(id, list, query, { all, time, otherwise }, probing);
  await includes('from-inclusive', from(newest), newest, 'fail');
  await checkOnly('from-excludes', list, from(newestOver), (time) => time >= newestOver, probing);
  await checkOnly('to-exclusive', list, to(oldest), (time) => time < oldest, probing);
  await includes('to-includes', to(laterThan(oldest)), oldest, changing ? 'warn' : 'fail');
}

/** Whether an object that was updated at `time` is in the filtered list. @param all what is known of the whole list */
async function checkIncludes(
  id: CheckId,
  list: List,
  query: Query,
  { all, time, otherwise }: { readonly all: Crawl; readonly time: number; readonly otherwise: 'fail' | 'warn' },
  probing: Probing,
): Promise<void> {
  const [wanted = ''] = [...all.updated].find(([, updated]) => updated === time) ?? [];
  const { updated, broken, pages } = await crawl(list, { query, ...BOUND }, probing);
  const [first] = pages;
  const isThere = updated.has(wanted);
  if (!first || (!isThere && broken !== undefined)) return probing.results.skip(id, broken ?? 'there was no answer');
  const expected = `"${wanted}", updated at ${formatDateTime(time)}`;
  probing.results.record(id, isThere || otherwise, first.answer, expected, 'a list without it', '/data');
}

/** Whether all objects in the filtered list were updated between the dates. */
async function checkOnly(
  id: CheckId,
  list: List,
  query: Query,
  isBetween: (time: number) => boolean,
  probing: Probing,
): Promise<void> {
  const { results } = probing;
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
  const { pages, broken } = await crawl(list, { query, ...BOUND, onPage }, probing);
  const [asked = ''] = Object.entries(query).map(
    ([name, value]) => `${name === 'date_from' ? 'not before' : 'before'} ${value}`,
  );
  if (wrong) {
    const at = `/data/${wrong.i}/last_updated`;
    results.record(id, false, wrong.answer, `objects updated ${asked}`, wrong.text, at);
  } else if (pages.length === 0) results.skip(id, broken ?? 'there was no answer');
  else if (found > 0 && compared === 0) results.skip(id, 'no object in the filtered list says when it was updated');
  else results.pass(id);
}
