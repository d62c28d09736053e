/** Imports coordinates and timestamps. */

import type { ImportedCell } from '../rows/imported-tables.ts';
import { checkFields } from './check-fields.ts';
import { at, cells, isObject, member, part, type Source, timestampCell, toText } from './feed-values.ts';

type Cells = [string, ImportedCell | undefined][];

/** The cells of a GeoLocation, with repairs that are certain. */
export function geoLocation(source: Source): Cells {
  const point = geoJsonPoint(source);
  if (point !== undefined) return point;
  if (hasFlatCoordinates(source)) {
    source.record.report('repaired', source.pointer, { says: 'flat coordinates' });
    return cells(source, HALVES);
  }
  const coordinates = part(source, 'coordinates');
  if (coordinates === undefined) return [];
  checkFields('GeoLocation', coordinates, HALVES);
  return cells(coordinates, HALVES);
}

const HALVES = ['latitude', 'longitude'] as const;

/** The members that an object with flat coordinates has besides those of its class. */
export function flatCoordinates(source: Source): readonly string[] {
  return hasFlatCoordinates(source) ? HALVES : [];
}

function hasFlatCoordinates({ object }: Source): boolean {
  return !isFilled(object.coordinates) && HALVES.every((name) => isFilled(object[name]));
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** A point of GeoJSON (RFC 7946), which has the longitude first. A bare pair of numbers does not say which is which. */
function geoJsonPoint(source: Source): Cells | undefined {
  const { value, place } = member(source, 'coordinates');
  if (!isObject(value) || value.type !== 'Point' || !Array.isArray(value.coordinates)) return undefined;
  const [longitude, latitude] = value.coordinates.map(toText);
  if (!longitude || !latitude) return undefined;
  const list = at(place, 'coordinates');
  source.record.report('repaired', place, { says: 'point of GeoJSON' });
  return [
    ['latitude', { text: latitude, pointer: at(list, 1) }],
    ['longitude', { text: longitude, pointer: at(list, 0) }],
  ];
}

/** An EVSE may have no coordinates, but not only one of the two. */
export function bothOrNeither({ record }: Source, coordinates: Cells): Cells {
  const filled = coordinates.flatMap(([, half]) => half ?? []);
  const [half] = filled;
  if (filled.length !== 1 || half === undefined) return coordinates;
  record.report('left-out', half.pointer, { says: 'half coordinates' });
  return [];
}

/** Timestamps, which need a zone in our tables; OCPI allows feeds to leave out the Z. */
export function zonedCells(source: Source, names: readonly string[]): [string, ImportedCell | undefined][] {
  return names.map((name) => [name, timestampCell(source, name)]);
}
