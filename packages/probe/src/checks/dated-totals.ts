/** Checks of X-Total-Count and Link in lists with dates, and of the forms of dates (OCPI 4.1.4.1, 16.2). */

import { withQuery } from '../http/addresses.ts';
import { type Answer, listIn, succeeded, wordsOf } from '../http/exchange.ts';
import type { Probing } from './context.ts';
import { askForPage } from './crawl.ts';
import { ALLOWED_FORMS, type DateForm, laterThan } from './date-form.ts';
import { checkFilters } from './link.ts';
import type { List } from './versions.ts';

/** Checks X-Total-Count with date_from. @param expected the number of objects that changed since */
export async function checkTotal(
  list: List,
  date_from: string,
  expected: number,
  changing: boolean,
  probing: Probing,
): Promise<void> {
  const { results } = probing;
  const seen = await askForPage(withQuery(list.url, { date_from, limit: 1 }), { limit: 1 }, probing);
  if (typeof seen === 'string') return results.skip('filter-total', seen);
  const { answer, total } = seen.page;
  if (total === undefined) results.skip('filter-total', 'there is no X-Total-Count');
  else if (results.failed('total-count')) results.skip('filter-total', 'X-Total-Count is already wrong without dates');
  else {
    const wanted = `${expected}, the number of objects in the crawl that changed since`;
    const verdict = total === expected || (changing ? 'warn' : 'fail');
    results.record('filter-total', verdict, answer, wanted, String(total), 'X-Total-Count');
  }
}

/**
 * Checks that every form of OCPI means the same as the one that the server is known to understand. The newest object is
 * updated at the one time and before the other, so a form that is ignored or read in another zone shows.
 */
export async function checkForms(list: List, known: DateForm, newest: number, probing: Probing): Promise<void> {
  const urlWith = (form: DateForm, time: number) => withQuery(list.url, { date_from: form.write(time), limit: 1 });
  for (const time of [newest, laterThan(newest)]) {
    const usual = await probing.askWell('date-forms', urlWith(known, time));
    if (!usual) return;
    const counts = countsIn(usual);
    for (const form of ALLOWED_FORMS.filter((one) => one !== known)) {
      const other = await probing.ask('date-forms', urlWith(form, time));
      if (!other) continue;
      const got = succeeded(other) ? countsIn(other) : wordsOf(other);
      probing.results.record('date-forms', got === counts, other, `${counts}, as with ${known.write(time)}`, got);
    }
  }
}

function countsIn(answer: Answer): string {
  const count = listIn(answer)?.length ?? 0;
  return `${count === 1 ? '1 object' : `${count} objects`}, X-Total-Count ${answer.headers.get('x-total-count') ?? 'missing'}`;
}

/** Whether a Link keeps both dates. @param matching the number of objects between them */
export async function checkLinkFilters(
  list: List,
  dates: Readonly<Record<string, string>>,
  matching: number,
  probing: Probing,
): Promise<void> {
  const { results } = probing;
  if (matching < 2) return results.doesNotApply('link-filters', 'no filtered list has a second page');
  const seen = await askForPage(withQuery(list.url, { ...dates, limit: 1 }), { limit: 1 }, probing);
  if (typeof seen === 'string') return results.skip('link-filters', seen);
  const { next, answer, count } = seen.page;
  if (next) return checkFilters(next, dates, answer, results);
  results.skip('link-filters', 'a filtered list has no Link');
  // Other checks show a Link that cannot be read, and filters and limits without effect.
  if (answer.headers.has('link') || count === 0 || count >= matching) return;
  const got = `nothing, after ${count} of ${matching} objects`;
  results.record('link-present', false, answer, 'a Link to the next page', got, 'Link');
}
