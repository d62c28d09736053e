/** The type of days of the week. */

import { type Cell, unreadable } from '../../cells/cell.ts';
import { joinList } from '../../cells/list.ts';
import { DAY_WORDS, meantDays } from '../../cells/words/day-words.ts';
import { DAY_OF_WEEK, type DayOfWeek } from '../../ocpi/enums.ts';
import { anyOf } from './choices.ts';
import { type ColumnType, columnType, factsOf, reading, TEXT } from './column-type.ts';

const LONGEST_TEXT = 200;

/** Several days, separated by `|`, or what people write for them, such as `Mo-Fr` and `Sa+So`. */
export function daysOfWeek(): ColumnType<DayOfWeek[]> {
  const days = anyOf(DAY_OF_WEEK, DAY_WORDS);
  const readDays = (text: string): Cell<DayOfWeek[]> => {
    const cell = reading(days, text);
    if (cell.ok || text.length > LONGEST_TEXT) return cell;
    const meant = meantDays(text).map((list) => joinList(list));
    if (meant.length > 0) return { ...cell, meant: { values: meant, certain: true } };
    // Words are looked up without dashes, but `Mo-` is not Monday.
    return cell.meant?.certain ? unreadable(cell.problem, cell.hint, undefined, cell.code) : cell;
  };
  return columnType(TEXT, readDays, { ...factsOf(days), write: joinList });
}
