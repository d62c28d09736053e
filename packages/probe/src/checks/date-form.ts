/**
 * The forms of dates in queries, and which of them a server understands (OCPI 4.1.4.1, 16.2). If a server refuses the official
 * form, the probe writes dates as the server wants them, so that the other checks of dates can still be made.
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
  /** In ms: a form with the days only cannot write the times between. */
  readonly step: number;
  /** Writes a time, in ms since 1970, that is a multiple of the step. */
  readonly write: (time: number) => string;
}

const OFFICIAL: DateForm = { name: 'with Z', step: 1, write: formatDateTime };

/** The other forms that OCPI allows. */
export const ALLOWED_FORMS: readonly DateForm[] = [
  { name: 'without a zone', step: 1, write: (time) => formatDateTime(time).slice(0, -1) },
  { name: 'with a fraction and Z', step: 1, write: (time) => new Date(time).toISOString() },
];

const OTHER_FORMS: readonly DateForm[] = [
  ...ALLOWED_FORMS,
  { name: 'with a fraction and no zone', step: 1, write: (time) => new Date(time).toISOString().slice(0, -1) },
  { name: 'with +00:00', step: 1, write: (time) => formatDateTime(time).replace('Z', '+00:00') },
  { name: 'with a space', step: SECOND, write: (time) => new Date(time).toISOString().slice(0, 19).replace('T', ' ') },
  { name: 'with the day only', step: DAY_MS, write: (time) => new Date(time).toISOString().slice(0, 10) },
  { name: 'in seconds since 1970', step: SECOND, write: (time) => String(time / SECOND) },
  { name: 'in ms since 1970', step: 1, write: String },
];

/** The last time up to this one that the form can write. */
export function upTo(time: number, { step }: DateForm): number {
  return Math.floor(time / step) * step;
}

/** A time later than this one that the form can write: in the next second, or as soon as it can. */
export function laterThan(time: number, { step }: DateForm): number {
  const unit = Math.max(step, SECOND);
  return Math.floor(time / unit) * unit + unit;
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
      fail(`an answer as with ${form.write(official.timeIn(form))} (${form.name})`);
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
  const others = OTHER_FORMS.map((form) => form.write(official.timeIn(form))).join(', ');
  fail(`a list, for this date or for ${others}`, `${official.got}, as in every other form`);
  return 'the server understands no form of dates';
}

interface NotUnderstood {
  readonly answer: Answer;
  /** The time that was asked for, as far as the form can write it. */
  readonly timeIn: (form: DateForm) => number;
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
  const dayBefore = (one: DateForm) => upTo(oldest - DAY_MS, one);
  const before = await ask('date_from', dayBefore(form));
  if (!before) return undefined;
  if (!hasObjects(before)) {
    const got = succeeded(before) ? `${show(dataOf(before))}, although objects were updated later` : wordsOf(before);
    return { answer: before, timeIn: dayBefore, got, isIgnored: false };
  }
  const after = await ask('date_from', laterThan(newest, form));
  if (!after) return undefined;
  if (!hasObjects(after)) return 'understood';
  const older = await ask('date_to', upTo(oldest, form));
  if (!older) return undefined;
  if (!hasObjects(older)) return 'understood';
  const timeIn = (one: DateForm) => laterThan(newest, one);
  return { answer: after, timeIn, got: 'the date is ignored', isIgnored: true };
}

function hasObjects(answer: Answer): boolean {
  return succeeded(answer) && (listIn(answer)?.length ?? 0) > 0;
}
