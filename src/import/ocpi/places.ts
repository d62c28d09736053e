/** Coordinates and moments of a feed, as our tables want them. */

import type { ImportedCell } from '../imported-tables.ts';
import { checkFields } from './check-fields.ts';
import { cells, inUtc, part, type Source } from './json.ts';

type Cells = [string, ImportedCell | undefined][];

export function geoLocation(source: Source): Cells {
  const coordinates = part(source, 'coordinates');
  if (coordinates === undefined) return [];
  checkFields('GeoLocation', coordinates, ['latitude', 'longitude']);
  return cells(coordinates, ['latitude', 'longitude']);
}

/** An EVSE does without coordinates, but not with half of them. */
export function bothOrNeither({ record }: Source, coordinates: Cells): Cells {
  const filled = coordinates.flatMap(([, half]) => half ?? []);
  const [half] = filled;
  if (filled.length !== 1 || half === undefined) return coordinates;
  record.report('left-out', half.pointer, 'The coordinates lack latitude or longitude.');
  return [];
}

/** Moments for which our tables want a zone; OCPI allows to leave out the Z. */
export function zonedCells(source: Source, names: readonly string[]): [string, ImportedCell | undefined][] {
  return cells(source, names).map(inUtc);
}
