/** The hours of a normal week, in the notation of OpenStreetMap: `24/7`, `Mo-Fr 08:00-20:00`. */

import type { Hours } from '../../ocpi/types.ts';
import { formatOpeningHours } from '../../source/cells/opening-hours/opening-hours.ts';

/** What was written for hours. All plugs of a site have the same, and so have most sites. */
const written = new WeakMap<Hours, { readonly text: string | undefined }>();

/** Undefined if they are not known, or not the hours of a week. */
export function weeklyHours(hours: Hours | undefined): string | undefined {
  if (hours === undefined) return undefined;
  const known = written.get(hours);
  if (known) return known.text;
  const text = formatOpeningHours(hours);
  const result = text.ok ? text.value : undefined;
  written.set(hours, { text: result });
  return result;
}
