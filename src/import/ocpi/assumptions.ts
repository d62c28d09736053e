/**
 * Stand-ins for mandatory values that a feed lacks. Country and time zone follow from the coordinates; a site without
 * `publish` is taken as public, since the feed shows it.
 */

import tzLookup from '@photostructure/tz-lookup';
import { quoted } from '../../source/cells/cell.ts';
import { iso1A3Code } from '../../source/cells/countries.ts';
import { parseTimeZone } from '../../source/cells/time-zone.ts';
import type { ImportedCell } from '../imported-tables.ts';
import { cell, member, type Source, toText } from './feed-values.ts';

type Cells = readonly (readonly [string, ImportedCell | undefined])[];

export function assumedPublish(source: Source): ImportedCell | undefined {
  const { value: given, place: pointer } = member(source, 'publish');
  if (given !== undefined && given !== null) return { text: toText(given) || 'not a boolean', pointer };
  source.record.report(
    'assumed',
    pointer,
    'publish is missing, so true was written.',
    'Write false if the site is not public.',
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

/** The member itself if it is usable, otherwise what `look` derives from the coordinates, with a finding. */
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
  source.record.report('assumed', pointer, `${problem}, so ${found} was written, according to the coordinates.`);
  return { text: found, pointer };
}

function toPoint(coordinates: Cells): Point | undefined {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    Number(coordinates.find(([column]) => column === name)?.[1]?.text ?? Number.NaN),
  );
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
