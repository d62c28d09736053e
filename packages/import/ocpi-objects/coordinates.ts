/** Imports coordinates. */

import type { ImportedCell } from '../rows/imported-tables.ts';
import { checkFields } from './check-fields.ts';
import { at, cell, isObject, member, part, type Source, toText } from './feed-values.ts';

/** The cells of a position. */
export type Position = { readonly [half in (typeof HALVES)[number]]: ImportedCell | undefined };

/** The cells of a GeoLocation, with repairs that are certain. */
export function geoLocation(source: Source): Position {
  const point = geoJsonPoint(source);
  if (point !== undefined) return point;
  if (hasFlatCoordinates(source)) {
    source.record.report('repaired', source.pointer, { says: 'flat coordinates' });
    return halvesOf(source);
  }
  const coordinates = part(source, 'coordinates');
  if (coordinates === undefined) return NOWHERE;
  checkFields('GeoLocation', coordinates);
  return halvesOf(coordinates);
}

function halvesOf(source: Source): Position {
  return { latitude: cell(source, 'latitude'), longitude: cell(source, 'longitude') };
}

const HALVES = ['latitude', 'longitude'] as const;

const NOWHERE: Position = { latitude: undefined, longitude: undefined };

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
function geoJsonPoint(source: Source): Position | undefined {
  const { value, place } = member(source, 'coordinates');
  if (!isObject(value) || value.type !== 'Point' || !Array.isArray(value.coordinates)) return undefined;
  const [longitude, latitude] = value.coordinates.map(toText);
  if (!longitude || !latitude) return undefined;
  const list = at(place, 'coordinates');
  source.record.report('repaired', place, { says: 'point of GeoJSON' });
  return {
    latitude: { text: latitude, pointer: at(list, 1) },
    longitude: { text: longitude, pointer: at(list, 0) },
  };
}

/** An EVSE may have no coordinates, but not only one of the two. */
export function bothOrNeither({ record }: Source, position: Position): Position {
  const { latitude, longitude } = position;
  const half = latitude ?? longitude;
  if (half === undefined || (latitude !== undefined && longitude !== undefined)) return position;
  record.report('left-out', half.pointer, { says: 'half coordinates' });
  return NOWHERE;
}
