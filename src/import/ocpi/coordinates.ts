/** Imports coordinates and timestamps. */

import type { ImportedCell } from '../imported-tables.ts';
import { checkFields } from './check-fields.ts';
import { cells, inUtc, part, type Source } from './feed-values.ts';

type Cells = [string, ImportedCell | undefined][];

export function geoLocation(source: Source): Cells {
  const coordinates = part(source, 'coordinates');
  if (coordinates === undefined) return [];
  checkFields('GeoLocation', coordinates, ['latitude', 'longitude']);
  return cells(coordinates, ['latitude', 'longitude']);
}

/** An EVSE may have no coordinates, but not only one of the two. */
export function bothOrNeither({ record }: Source, coordinates: Cells): Cells {
  const filled = coordinates.flatMap(([, half]) => half ?? []);
  const [half] = filled;
  if (filled.length !== 1 || half === undefined) return coordinates;
  record.report('left-out', half.pointer, 'latitude or longitude is missing, so both were left out.');
  return [];
}

/** Timestamps, which need a zone in our tables; OCPI allows feeds to leave out the Z. */
export function zonedCells(source: Source, names: readonly string[]): [string, ImportedCell | undefined][] {
  return cells(source, names).map(inUtc);
}
