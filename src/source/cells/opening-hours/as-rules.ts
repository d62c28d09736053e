/** The rules of a text that can be read, whether it is in the notation of the cell or in words. */

import { type HoursRule, parseRules } from './grammar.ts';
import { meantHours } from './written-hours.ts';

/** Its rules; undefined if nobody can read it, or if it means something else in another language. */
export function rulesOf(text: string): readonly HoursRule[] | undefined {
  const rules = parseRules(text);
  if (rules.ok) return rules.value;
  const [only, second] = meantHours(text);
  if (only === undefined || second !== undefined) return undefined;
  const meant = parseRules(only);
  return meant.ok ? meant.value : undefined;
}
