/** Imports opening times: a cell in the notation of OpenStreetMap, and rows of exceptional_hours.csv. */

import type { RegularHours } from '../../ocpi/types.ts';
import { formatOpeningHours } from '../../source/cells/opening-hours/opening-hours.ts';
import type { ImportedCell } from '../imported-tables.ts';
import { checkFields } from './check-fields.ts';
import { zonedCells } from './coordinates.ts';
import { assumedCell, at, cell, objects, part, type Source } from './feed-values.ts';

const HOURS_FIELDS = ['twentyfourseven', 'regular_hours', 'exceptional_openings', 'exceptional_closings'] as const;

export function openingTimes(source: Source, id: ImportedCell | undefined): ImportedCell | undefined {
  const hours = part(source, 'opening_times');
  if (hours === undefined) return undefined;
  checkFields('Hours', hours, HOURS_FIELDS);
  for (const [type, name] of [
    ['OPENING', 'exceptional_openings'],
    ['CLOSING', 'exceptional_closings'],
  ] as const) {
    for (const period of objects(hours, name)) {
      checkFields('ExceptionalPeriod', period, ['period_begin', 'period_end']);
      source.record.addRow('exceptional_hours', period.pointer, [
        ['location_id', id],
        ['type', { text: type, pointer: period.pointer }],
        ...zonedCells(period, ['period_begin', 'period_end']),
      ]);
    }
  }
  return weeklyHours(hours);
}

function weeklyHours(hours: Source): ImportedCell | undefined {
  const { pointer, record } = hours;
  const entries = objects(hours, 'regular_hours');
  const regular = entries.map(regularHours);
  const always = assumedCell(hours, 'twentyfourseven', regular.length > 0 ? 'false' : undefined)?.text.toLowerCase();
  if (always === 'true') {
    if (regular.length > 0) {
      record.report(
        'left-out',
        at(pointer, 'regular_hours'),
        'The site never closes (twentyfourseven), so its regular hours were left out.',
      );
    }
    return { text: '24/7', pointer };
  }
  const all = formatOpeningHours({ twentyfourseven: false, regular_hours: regular });
  if (all.ok) return { text: all.value, pointer };
  const wrong = regular.findIndex(
    (entry) => !formatOpeningHours({ twentyfourseven: false, regular_hours: [entry] }).ok,
  );
  record.report('left-out', entries[wrong]?.pointer ?? pointer, `opening_times: ${all.problem}`, all.hint);
  return undefined;
}

function regularHours(entry: Source): RegularHours {
  checkFields('RegularHours', entry, ['weekday', 'period_begin', 'period_end']);
  const [weekday, period_begin, period_end] = ['weekday', 'period_begin', 'period_end'].map(
    (name) => cell(entry, name)?.text.slice(0, LONGEST_TIME) ?? '',
  );
  return { weekday: Number(weekday || 0), period_begin: period_begin ?? '', period_end: period_end ?? '' };
}

/** Anything longer is not a time, and is not quoted in full. */
const LONGEST_TIME = 20;
