/** The cell type for days of the week. */

import { joinList } from '../../cells/list.ts';
import { DAY_WORDS, meantDays } from '../../cells/words/day-words.ts';
import { DAY_OF_WEEK, type DayOfWeek } from '../../ocpi/enums.ts';
import { type CellType, cellType } from './cell-type.ts';
import { anyOf } from './choices.ts';

const LONGEST_TEXT = 200;

/** Several days, separated by `|`, or what people write for them, such as `Mo-Fr` and `Sa+So`. */
export function daysOfWeek(): CellType<DayOfWeek[]> {
  const { read, code, form, values, words, rewrite } = anyOf(DAY_OF_WEEK, DAY_WORDS);
  return cellType<DayOfWeek[]>(
    (text) => {
      const reading = read(text);
      if (reading.ok || text.length > LONGEST_TEXT) return reading;
      const days = meantDays(text).map((list) => joinList(list));
      if (days.length > 0) return { ...reading, meant: { values: days, certain: true } };
      // Words are looked up without dashes, but `Mo-` is not Monday.
      const { meant, ...refused } = reading;
      return meant?.certain ? refused : reading;
    },
    {
      code,
      form,
      ...(values && { values }),
      ...(words && { words }),
      ...(rewrite && { write: (_, text) => rewrite(text) }),
    },
  );
}
