/** Charging points that cannot be published: all of them are named, together by what is wrong with them. */

import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { placeOf } from '../../source/csv/position.ts';
import { finding } from './finding-codes.ts';
import type { ChargingPoint, StaticFile } from './points.ts';

/** How many are named in the message. The places of all of them are in the report. */
const MOST_NAMES = 10;

interface Cause {
  readonly message: string;
  readonly hint: string | undefined;
  readonly places: Place[];
  readonly names: string[];
}

export interface LostPoints {
  /** @param message what is wrong, as a sentence; @param column name in the header of the cell at fault */
  add(points: readonly ChargingPoint[], message: string, hint: string | undefined, column: string): void;
  findings(): Finding[];
}

export function lostPoints({ csv }: StaticFile): LostPoints {
  const causes = new Map<string, Cause>();
  return {
    add(points, message, hint, column) {
      const cause = causes.get(message) ?? { message, hint, places: [], names: [] };
      causes.set(message, cause);
      for (const { record, name } of points) {
        cause.places.push(placeOf(csv, { record }, Math.max(csv.header.indexOf(column), 0)));
        cause.names.push(name);
      }
    },
    findings: () => [...causes.values()].flatMap(toFinding),
  };
}

function toFinding({ message, hint, places, names }: Cause): Finding[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  const count = formatCount(names.length, 'charging point');
  const named = names
    .slice(0, MOST_NAMES)
    .map((name) => name || '(no id)')
    .join(', ');
  const more = names.length > MOST_NAMES ? ` and ${formatCount(names.length - MOST_NAMES, 'other')}` : '';
  return [
    finding('object-left-out', first, {
      message: `${message} So ${count} ${names.length === 1 ? 'was' : 'were'} left out: ${named}${more}.`,
      hint,
      ...(others.length === 0 ? {} : { related: others }),
    }),
  ];
}
