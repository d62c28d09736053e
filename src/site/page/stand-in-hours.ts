import type { Hours } from '../../ocpi/types.ts';
import type { PageWords } from '../words/words.ts';

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export function hoursInWords(hours: Hours | undefined, _zone: string, _now: number, words: PageWords) {
  const week = (hours?.regular_hours ?? []).map(({ weekday, period_begin, period_end }) => [
    words.say(`day.${DAYS[weekday - 1] ?? 'MONDAY'}`),
    `${period_begin}–${period_end}`,
  ]);
  const state = words.say(
    hours === undefined ? 'hours.unknown' : hours.twentyfourseven ? 'hours.always' : 'hours.open',
  );
  return { state, isOpen: hours === undefined ? undefined : true, week, special: [] as string[] };
}
