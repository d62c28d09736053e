/**
 * The forms of dates in queries, and which of them a server understands (OCPI 4.1.4.1, 16.2). If a server refuses the official
 * form and takes another that OCPI allows, the probe writes dates so, and the other checks of dates can still be made.
 */

import { DAY_MS } from '../../../../src/findings/index.ts';
import { withQuery } from '../http/addresses.ts';
import { type Answer, dataOf, listIn, show, succeeded, wordsOf } from '../http/exchange.ts';
import type { Probing } from './context.ts';
import { formatDateTime } from './date-time.ts';
import type { List } from './versions.ts';

const SECOND = 1000;

export interface DateForm {
  readonly name: string;
  /** Writes a time, in ms since 1970. */
  readonly write: (time: number) => string;
}

const OFFICIAL: DateForm = { name: 'with Z', write: formatDateTime };

/** Other forms that OCPI allows, which mean the same. */
export const ALLOWED_FORMS: readonly DateForm[] = [
  { name: 'without a zone', write: (time) => formatDateTime(time).slice(0, -1) },
  { name: 'with a fraction and Z', write: (time) => new Date(time).toISOString() },
];

const OTHER_FORMS: readonly DateForm[] = [
  ...ALLOWED_FORMS,
  { name: 'with a fraction and no zone', write: (time) => new Date(time).toISOString().slice(0, -1) },
];

/** The beginning of the next second. */
export function laterThan(time: number): number {
  return Math.floor(time / SECOND) * SECOND + SECOND;
}

/** When the objects of a list were updated, in ms since 1970. */
export interface Updated {
  readonly oldest: number;
  readonly newest: number;
}

/** Finds out how to write dates for this list. Returns the reason as text if no form was found. */
export async function findForm(list: List, updated: Updated, probing: Probing): Promise<DateForm | string> {
  const { results, client } = probing;
  const official = await tryForm(OFFICIAL, list, updated, probing);
  if (official === 'understood') {
    results.pass('date-official');
    return OFFICIAL;
  }
  if (official === undefined) {
    results.skip('date-official', client.reason);
    return client.reason;
  }
  const fail = (expected: string, got = official.got) =>
    results.record('date-official', false, official.answer, expected, got);
  let refused = 0;
  for (const form of OTHER_FORMS) {
    const other = await tryForm(form, list, updated, probing);
    if (other === 'understood') {
      fail(`an answer as with ${form.write(official.time)} (${form.name})`);
      return form;
    }
    if (other) refused++;
  }
  if (refused < OTHER_FORMS.length) {
    if (official.isIgnored) results.skip('date-official', client.reason);
    else fail('a list');
    return client.reason;
  }
  if (official.isIgnored) {
    // The checks of dates tell that: there is nothing to say about the form.
    results.skip('date-official', 'dates have no effect, in whatever form');
    return OFFICIAL;
  }
  const others = OTHER_FORMS.map((form) => form.write(official.time)).join(', ');
  fail(`a list, for this date or for ${others}`, `${official.got}, as in every other form`);
  return 'the server understands no form of dates that OCPI allows';
}

interface NotUnderstood {
  readonly answer: Answer;
  /** That was asked for. */
  readonly time: number;
  readonly got: string;
  readonly isIgnored: boolean;
}

/**
 * A form is understood if all objects were updated after the day before the oldest, and dates have an effect: either no
 * object was updated after the newest, or none before the oldest. A server that gets only one of the two wrong understands
 * dates, and other checks show what is wrong. Undefined without an answer.
 */
async function tryForm(
  form: DateForm,
  list: List,
  { oldest, newest }: Updated,
  { client }: Probing,
): Promise<'understood' | NotUnderstood | undefined> {
  const ask = (name: 'date_from' | 'date_to', time: number) =>
    client.ask(withQuery(list.url, { [name]: form.write(time), limit: 1 }));
  const dayBefore = oldest - DAY_MS;
  const before = await ask('date_from', dayBefore);
  if (!before) return undefined;
  if (!hasObjects(before)) {
    const got = succeeded(before) ? `${show(dataOf(before))}, although objects were updated later` : wordsOf(before);
    return { answer: before, time: dayBefore, got, isIgnored: false };
  }
  const later = laterThan(newest);
  const after = await ask('date_from', later);
  if (!after) return undefined;
  if (!hasObjects(after)) return 'understood';
  const older = await ask('date_to', oldest);
  if (!older) return undefined;
  if (!hasObjects(older)) return 'understood';
  return { answer: after, time: later, got: 'the date is ignored', isIgnored: true };
}

function hasObjects(answer: Answer): boolean {
  return succeeded(answer) && (listIn(answer)?.length ?? 0) > 0;
}
