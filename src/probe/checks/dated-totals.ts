/** Checks of X-Total-Count and Link in lists with dates (OCPI 4.1.4.1). */

import { withQuery } from '../http/addresses.ts';
import { type Answer, evidenceOf, isRecord, show } from '../http/exchange.ts';
import type { Probing } from './context.ts';
import { askForPage } from './crawl.ts';
import { formatDateTime } from './date-time.ts';
import { checkFilters } from './link.ts';
import type { List } from './versions.ts';

/** Checks X-Total-Count with date_from, in every form that OCPI allows for it. */
export async function checkTotal(
  list: List,
  from: number,
  expected: number,
  changing: boolean,
  probing: Probing,
): Promise<void> {
  const { results } = probing;
  const ask = (date_from: string) => askForPage(withQuery(list.url, { date_from, limit: 1 }), { limit: 1 }, probing);
  const seen = await ask(formatDateTime(from));
  if (typeof seen === 'string') return results.skip(['filter-total', 'date-forms'], seen);
  const { answer, total } = seen.page;
  if (results.failed('total-count')) results.skip('filter-total', 'X-Total-Count is already wrong without dates');
  else if (total === expected) results.pass('filter-total');
  else if (total !== undefined) {
    const evidence = evidenceOf(
      answer,
      `${expected}, the number of objects in the crawl that changed since`,
      String(total),
      'X-Total-Count',
    );
    results[changing ? 'warn' : 'fail']('filter-total', evidence);
  }
  if (results.failed('filter-total'))
    return results.skip('date-forms', 'dates are not understood in the usual form either');
  for (const written of [formatDateTime(from).replace('Z', ''), formatDateTime(from).replace('Z', '.000Z')]) {
    const other = await probing.client.ask(withQuery(list.url, { date_from: written, limit: 1 }));
    if (!other) results.skip('date-forms', probing.client.reason);
    else if (isRecord(other.json) && other.json.status_code === 1000 && sameTotal(other, total))
      results.pass('date-forms');
    else {
      const got = isRecord(other.json)
        ? `status_code ${show(other.json.status_code)}, X-Total-Count ${other.headers.get('x-total-count')}`
        : `HTTP ${other.status}`;
      results.fail('date-forms', evidenceOf(other, `the same as with ${formatDateTime(from)}`, got));
    }
  }
}

function sameTotal({ headers }: Answer, total: number | undefined): boolean {
  return total === undefined || headers.get('x-total-count') === String(total);
}

/** Whether a Link keeps both dates. */
export async function checkLinkFilters(
  list: List,
  dates: Readonly<Record<string, string>>,
  probing: Probing,
): Promise<void> {
  const { results } = probing;
  const seen = await askForPage(withQuery(list.url, { ...dates, limit: 1 }), { limit: 1 }, probing);
  if (typeof seen === 'string') results.skip('link-filters', seen);
  else if (seen.page.next) checkFilters(seen.page.next, dates, seen.page.answer, results);
  else results.skip('link-filters', 'no filtered list has a second page');
}
