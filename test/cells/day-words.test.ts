/** Days and ranges of days, in the words of all languages, in prices as in opening hours. */

import { describe, expect, test } from 'vitest';
import { readWritten } from '../../src/tables/cell-types/read-cell.ts';
import { locations } from '../../src/tables/declarations/locations.ts';
import { tariffElements } from '../../src/tables/declarations/tariff-elements.ts';
import { foldWord } from '../../src/words/fold-word.ts';
import { allWords } from '../../src/words/word-row.ts';
import { wordLines } from '../../tools/generate/words.ts';

const WEEKDAYS = 'MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY';
const WEEKEND = 'SATURDAY|SUNDAY';

function read(text: string) {
  const reading = readWritten(tariffElements.columns.day_of_week.type, text);
  return 'text' in reading ? reading.text : reading.problem.hint;
}

/** The lines of values.csv that have a word of a text, for whoever has to mend one. */
function linesWith(text: string): string {
  const words = text.split(/[\s,;|/+–-]+/).map(foldWord);
  const lines = wordLines('values').filter(({ of }) => of === 'Day' || of === 'Hours');
  return lines.flatMap((line) => (allWords(line).some((one) => words.includes(foldWord(one))) ? line.at : [])).join();
}

describe('days of prices', () => {
  test.each([
    ['Mo-Fr', WEEKDAYS],
    ['Mo – Fr', WEEKDAYS],
    ['lundi à vendredi', WEEKDAYS],
    ['ma-vr', WEEKDAYS],
    ['пн-пт', WEEKDAYS],
    ['Sa+So', WEEKEND],
    ['Sa|So', WEEKEND],
    ['Sa,So', WEEKEND],
    ['Sa; So', WEEKEND],
    ['sam/dim', WEEKEND],
    ['zaterdag en zondag', WEEKEND],
    ['week-end', WEEKEND],
    ['Fr-Mo', `FRIDAY|${WEEKEND}|MONDAY`],
    ['Mo-Mi, Sa', 'MONDAY|TUESDAY|WEDNESDAY|SATURDAY'],
    ['lun', 'MONDAY'],
    ['Mo,,Fr,', 'MONDAY|FRIDAY'],
    ['täglich', `${WEEKDAYS}|${WEEKEND}`],
    ['п’ятниця', 'FRIDAY'],
    ['weekdays', WEEKDAYS],
    ['weekdays, Sa', `${WEEKDAYS}|SATURDAY`],
    ['Lu-Sa', `${WEEKDAYS}|SATURDAY`],
    ['ma t/m vr', WEEKDAYS],
    ['ma tot en met vr', WEEKDAYS],
    ['måndag till fredag', WEEKDAYS],
    ['будні', WEEKDAYS],
  ])('%s', (text, days) => expect(read(text), linesWith(text)).toBe(days));

  test.each([
    ['Di', 'Write TUESDAY or SUNDAY.'],
    ['ma', 'Write TUESDAY or MONDAY.'],
    ['werktags', `Write ${WEEKDAYS} or ${WEEKDAYS}|SATURDAY.`],
    ['ma, di', 'Write TUESDAY|SUNDAY or MONDAY|TUESDAY.'],
  ])('%s is different days in different languages', (text, hint) => expect(read(text), linesWith(text)).toBe(hint));

  test.each([
    'Mo-',
    '-Fr',
    'Mo-Fr-Sa',
    'Mo-,Fr',
    'Mo-Feiertag',
    'Sa|So|PH',
    'Mo-Fr 8-20',
    'Sa So!',
    '+',
    'su\nto\nMONDAY',
  ])('%s is not understood', (text) =>
    expect(readWritten(tariffElements.columns.day_of_week.type, text)).toHaveProperty('problem'),
  );
});

test.each([
  'Mo-Fr',
  'Sa+So',
  'Sa/So',
  'Sa;So',
  'lun',
  'ma-vr',
  'week-end',
  'Di',
  'ma',
  'weekdays',
  'ma t/m vr',
  'Lu-Sa',
  'werktags',
])('%s is the same days in opening hours, or as unclear', (days) => {
  const hours = readWritten(locations.columns.opening_times.type, `${days} 10-18 Uhr`);
  const prices = readWritten(tariffElements.columns.day_of_week.type, days);
  expect('value' in hours).toBe('value' in prices);
  if (!('value' in hours) || !('value' in prices)) return;
  const weekdays = hours.value.twentyfourseven ? [] : hours.value.regular_hours.map(({ weekday }) => weekday);
  expect(weekdays).toHaveLength(prices.value.length);
});
