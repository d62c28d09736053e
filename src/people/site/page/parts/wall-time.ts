/** Times as a clock on the wall shows them, in the reader's own time zone. */

import { DAY_MS } from '../../../../findings/text/day.ts';
import type { PageWords } from '../../words/words.ts';

/** The time of an instant, with its day if it is long ago. @param ms since 1970 */
export function wallTime({ locale }: PageWords, ms: number, now: number): string {
  const day = now - ms < DAY_MS / 2 ? {} : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(ms);
}
