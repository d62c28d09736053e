/** The hours of a normal week, in the notation of OpenStreetMap: `24/7`, `Mo-Fr 08:00-20:00`. */

import type { Hours } from '../ocpi/types.ts';
import { formatOpeningHours } from '../source/cells/opening-hours/opening-hours.ts';

/** Undefined if they are not known, or not the hours of a week. */
export function weeklyHours(hours: Hours | undefined): string | undefined {
  const text = hours && formatOpeningHours(hours);
  return text?.ok ? text.value : undefined;
}
