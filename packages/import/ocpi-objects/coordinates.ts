/** Imports coordinates. */

import type { ImportedCell } from '../rows/imported-tables.ts';
import { cell, part, type Source } from './feed-values.ts';

/** The cells of a position. */
export interface Position {
  readonly latitude: ImportedCell | undefined;
  readonly longitude: ImportedCell | undefined;
}

const NOWHERE: Position = { latitude: undefined, longitude: undefined };

/** The cells of a GeoLocation. */
export function geoLocation(source: Source): Position {
  const coordinates = part(source, 'coordinates', 'GeoLocation');
  return coordinates === undefined
    ? NOWHERE
    : { latitude: cell(coordinates, 'latitude'), longitude: cell(coordinates, 'longitude') };
}

/** An EVSE may have no coordinates, but not only one of the two. */
export function bothOrNeither({ record }: Source, position: Position): Position {
  const { latitude, longitude } = position;
  const half = latitude ?? longitude;
  if (half === undefined || (latitude !== undefined && longitude !== undefined)) return position;
  record.report('left-out', half.pointer, { says: 'half coordinates' });
  return NOWHERE;
}
