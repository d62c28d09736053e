/** Imports opening times: a cell in the notation of OpenStreetMap, and rows of exceptional_hours.csv. */

import { formatOpeningHours, meantTimes } from '../../../src/cells/index.ts';
import { asHint } from '../../../src/findings/index.ts';
import { DAY_OF_WEEK, type RegularHours } from '../../../src/ocpi/index.ts';
import { boolean } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { assumedCell, at, cell, objects, part, repairedText, type Source } from './feed-values.ts';
import { addRow } from './from-columns.ts';

export function openingTimes(source: Source, id: ImportedCell | undefined): ImportedCell | undefined {
  const hours = part(source, 'opening_times', 'Hours');
  if (hours === undefined) return undefined;
  for (const [type, name] of [
    ['OPENING', 'exceptional_openings'],
    ['CLOSING', 'exceptional_closings'],
  ] as const) {
    for (const period of objects(hours, name, 'ExceptionalPeriod')) {
      const byHand = { location_id: id, type: { text: type, pointer: period.pointer } };
      addRow('exceptional_hours', 'ExceptionalPeriod', period, byHand);
    }
  }
  return weeklyHours(hours);
}

function weeklyHours(hours: Source): ImportedCell | undefined {
  const { pointer, record } = hours;
  const entries = objects(hours, 'regular_hours', 'RegularHours');
  const regular = entries.map(regularHours);
  const always = alwaysOpen(hours, regular.length > 0 ? 'false' : undefined);
  if (always === 'true') {
    if (regular.length > 0) record.report('left-out', at(pointer, 'regular_hours'), { says: 'hours' });
    return { text: '24/7', pointer };
  }
  const all = formatOpeningHours({ twentyfourseven: false, regular_hours: regular });
  if (all.ok) return { text: all.value, pointer };
  const wrong = regular.findIndex(
    (entry) => !formatOpeningHours({ twentyfourseven: false, regular_hours: [entry] }).ok,
  );
  const said = { says: 'unread', params: { member: 'opening_times', problem: all.problem } } as const;
  record.report('left-out', entries[wrong]?.pointer ?? pointer, { ...said, advice: asHint(all.hint) });
  return undefined;
}

/** Whether the site never closes: `true` or `false`, also from 1, 0, yes and no. */
function alwaysOpen(hours: Source, otherwise: string | undefined): string | undefined {
  const filled = assumedCell(hours, 'twentyfourseven', otherwise);
  return filled && repairedText(hours, 'twentyfourseven', filled, boolean()).toLowerCase();
}

function regularHours(entry: Source): RegularHours {
  const [period_begin = '', period_end = ''] = ['period_begin', 'period_end'].map((name) => timeOf(entry, name));
  return { weekday: weekdayOf(entry), period_begin, period_end };
}

/** A weekday, also by its name or the first letters of it. */
function weekdayOf(entry: Source): number {
  const { text = '0', pointer = entry.pointer } = cell(entry, 'weekday') ?? {};
  const day = /^[a-z]{2,9}$/i.test(text) ? DAY_OF_WEEK.findIndex((one) => one.startsWith(text.toUpperCase())) + 1 : 0;
  if (day === 0) return Number(text);
  entry.record.repaired(pointer, { says: 'weekday', member: 'weekday', from: text, to: String(day) });
  return day;
}

/** Anything longer is not a time, and is not quoted in full. */
const LONGEST_TIME = 20;

/** A time of day, also as `8:00`, `08:00:00` or `8 pm`. The last second of a day is its end. */
function timeOf(entry: Source, name: string): string {
  const filled = cell(entry, name);
  if (filled === undefined) return '';
  const text = filled.text.slice(0, LONGEST_TIME);
  const [meant = text] = text.startsWith('23:59:59') ? ['24:00'] : meantTimes(text, 'minutes');
  if (meant !== text) entry.record.repaired(filled.pointer, { says: 'time', member: name, from: text, to: meant });
  return meant;
}
