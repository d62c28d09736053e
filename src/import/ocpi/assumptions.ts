/**
 * Mandatory values that a feed lacks: the country and the time zone of a site are told by its coordinates, and what a
 * public feed shows is public.
 */

import tzLookup from '@photostructure/tz-lookup';
import { quoted } from '../../source/cells/cell.ts';
import { iso1A3Code } from '../../source/cells/countries.ts';
import { parseTimeZone } from '../../source/cells/time-zone.ts';
import type { ImportedCell } from '../imported-tables.ts';
import { cell, member, type Source, toText } from './json.ts';

type Cells = readonly (readonly [string, ImportedCell | undefined])[];

export function assumedPublish(source: Source): ImportedCell | undefined {
  const { value: given, place: pointer } = member(source, 'publish');
  if (given !== undefined && given !== null) return { text: toText(given) || 'not a boolean', pointer };
  source.record.report(
    'assumed',
    pointer,
    'publish is missing; the site is taken as public.',
    'Write false if it is not.',
  );
  return { text: 'true', pointer };
}

export function assumedCountry(source: Source, coordinates: Cells): ImportedCell | undefined {
  return given(
    source,
    'country',
    (text) => iso1A3Code(text) === text,
    coordinates,
    ({ latitude, longitude }) => iso1A3Code([longitude, latitude]),
  );
}

export function assumedTimeZone(source: Source, coordinates: Cells): ImportedCell | undefined {
  return given(
    source,
    'time_zone',
    (text) => parseTimeZone(text).ok,
    coordinates,
    ({ latitude, longitude }) => tzLookup(latitude, longitude),
  );
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The member as it is if it can be used, else what its place tells, with a finding that says so. */
function given(
  source: Source,
  name: string,
  isUsable: (text: string) => boolean,
  coordinates: Cells,
  look: (point: Point) => string | null,
): ImportedCell | undefined {
  const value = cell(source, name);
  if (value !== undefined && isUsable(value.text)) return value;
  const point = toPoint(coordinates);
  const found = point && look(point);
  if (!found) return value;
  const pointer = `${source.pointer}/${name}`;
  const problem = value === undefined ? `${name} is missing` : `${name} ${quoted(value.text)} cannot be used`;
  source.record.report('assumed', pointer, `${problem}; by the coordinates it is ${found}, which was written.`);
  return { text: found, pointer };
}

function toPoint(coordinates: Cells): Point | undefined {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    Number(coordinates.find(([column]) => column === name)?.[1]?.text ?? Number.NaN),
  );
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
