/**
 * Reads the cell `time_zone`: an IANA name such as `Europe/Amsterdam` (OCPI 8.3.1). It decides when opening hours and tariff
 * restrictions apply, so it must name a place, whose rules for summer time it follows.
 *
 * All places in the IANA database are accepted, including older spellings (`Europe/Kiev`, `US/Pacific`). Not accepted,
 * although IANA or Intl has them, are offsets and `Etc/…`, which have no summer time, and abbreviations, which are
 * misleading: `EST` is Panama's time all year; `IST` is India's, Ireland's or Israel's. `UTC` is not accepted either: in
 * feeds it means "nobody filled this in".
 */

import { nearest } from '../../findings/text/suggestion.ts';
import { clause } from '../../findings/words.ts';
import { aboutText, type Cell, type Meant, read, unreadable } from '../cell.ts';
import { OTHER_PLACES } from './time-zone-places.ts';

const HINT =
  'Write the IANA name of the place, continent and city, such as Europe/Amsterdam. An offset or abbreviation says nothing certain about summer time.';

const byLowerCase: ReadonlyMap<string, string> = new Map(
  [
    ...Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/') && !name.startsWith('Etc/')),
    ...OTHER_PLACES,
  ].map((name) => [name.toLowerCase(), name]),
);

const LONGEST_NAME = 60;
const readBefore = new Map<string, Cell<string>>();

/** Reads a time zone. Case is corrected; an older spelling is kept (`Asia/Calcutta`). */
export function parseTimeZone(text: string): Cell<string> {
  const name = text.trim();
  if (name.length > LONGEST_NAME) return lookUp(name.slice(0, LONGEST_NAME));
  let cell = readBefore.get(name);
  if (cell === undefined) {
    cell = lookUp(name);
    readBefore.set(name, cell);
  }
  return cell;
}

function lookUp(name: string): Cell<string> {
  const known = byLowerCase.get(name.toLowerCase());
  if (known) return read(known);
  return aboutText(name, unreadable(clause`is not a name in the IANA time zone database`, HINT, suggestion(name)));
}

/** The name that was probably meant, if a few letters are wrong, or the city is in another region. */
function suggestion(name: string): Meant | undefined {
  const city = cityOf(name);
  const meant =
    [...byLowerCase.values()].find((candidate) => candidate.includes('/') && cityOf(candidate) === city) ??
    (name.includes('/') ? nearest(name, byLowerCase.values()) : undefined);
  return meant === undefined ? undefined : { values: [meant], guess: meant };
}

function cityOf(name: string): string {
  return name
    .slice(name.lastIndexOf('/') + 1)
    .replace(/\s/g, '_')
    .toLowerCase();
}
