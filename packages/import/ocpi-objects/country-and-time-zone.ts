/**
 * Country and time zone of a site. Exchanged coordinates are the most common mistake in feeds, and lead to a real country
 * surprisingly often. So what the feed states is never replaced by what the coordinates say. Where it states nothing, the
 * coordinates count only if something else in the site says the same. Otherwise the cell stays empty, for a person to fill in.
 */

import tzLookup from '@photostructure/tz-lookup';
import { countryNamed, iso1A2Code, iso1A3Code, parseTimeZone } from '../../../src/cells/index.ts';
import { clause } from '../../../src/findings/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { hasFlatCoordinates } from './check-fields.ts';
import { at, cell, derive, isObject, member, part, type Source, toText } from './feed-values.ts';
import type { Cells } from './from-columns.ts';

/** The cells `country` and `time_zone`. @param position the cells of the site's coordinates */
export function countryAndTimeZone(source: Source, position: Position): Cells {
  const point = toPoint(position);
  const country = countryCell(source, point);
  return { country, time_zone: timeZoneCell(source, country?.text, point) };
}

function countryCell(source: Source, point: Point | undefined): ImportedCell | undefined {
  const given = cell(source, 'country');
  // The library of borders knows other codes and names, such as UK.
  const stated = given && (countryNamed(given.text) ?? iso1A3Code(given.text) ?? undefined);
  if (given !== undefined && stated !== undefined) {
    if (stated === given.text) return given;
    source.record.repaired(given.pointer, { says: 'word', member: 'country', from: given.text, to: stated });
    return { ...given, text: stated };
  }
  const there = point && iso1A3Code([point.longitude, point.latitude]);
  if (!there) return given;
  const witness = witnessFor(source, there);
  return witness === undefined
    ? given
    : derive(source, 'country', given, there, clause`according to the coordinates and ${{ witness }}`);
}

/** Another member of a site that says that it is in this country. */
function witnessFor(source: Source, country: string): string | undefined {
  const zone = parseTimeZone(cell(source, 'time_zone')?.text ?? '');
  if (zone.ok && zonesOf(country).includes(canonical(zone.value))) return 'time_zone';
  return cell(source, 'country_code')?.text.toUpperCase() === iso1A2Code(country) ? 'country_code' : undefined;
}

function timeZoneCell(source: Source, country: string | undefined, point: Point | undefined): ImportedCell | undefined {
  const given = cell(source, 'time_zone');
  if (given !== undefined && parseTimeZone(given.text).ok) return given;
  if (country === undefined || iso1A3Code(country) !== country) return given;
  const [only, second] = zonesOf(country).filter((zone) => !EXCLAVES.has(zone));
  if (only !== undefined && second === undefined)
    return derive(source, 'time_zone', given, only, clause`the only one of the country`);
  const there = point && iso1A3Code([point.longitude, point.latitude]);
  if (point === undefined || there !== country) return given;
  return derive(
    source,
    'time_zone',
    given,
    tzLookup(point.latitude, point.longitude),
    clause`according to country and coordinates`,
  );
}

/** Zones of single towns whose clocks are those of their country. */
const EXCLAVES: ReadonlySet<string> = new Set(['Europe/Busingen', 'Asia/Famagusta']);

/** The time zones of a country (CLDR). @param country ISO 3166-1 alpha-3 */
function zonesOf(country: string): readonly string[] {
  const code = iso1A2Code(country);
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${code ?? 'ZZ'}`);
  return (locale.getTimeZones?.() ?? []).map(canonical);
}

/** One spelling for the several that a time zone may have. */
function canonical(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function toPoint(position: Position): Point | undefined {
  const [latitude, longitude] = [Number(position.latitude?.text), Number(position.longitude?.text)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The cells of a position. */
export interface Position {
  readonly latitude: ImportedCell | undefined;
  readonly longitude: ImportedCell | undefined;
}

const NOWHERE: Position = { latitude: undefined, longitude: undefined };

/** The cells of a GeoLocation, which some feeds have beside the address. */
export function geoLocation(source: Source): Position {
  const isFlat = hasFlatCoordinates(source.object);
  const coordinates = isFlat ? source : (geoJsonPoint(source) ?? part(source, 'coordinates', 'GeoLocation'));
  if (coordinates === undefined) return NOWHERE;
  if (isFlat) source.record.report('repaired', source.pointer, { says: 'flat coordinates' });
  return { latitude: cell(coordinates, 'latitude'), longitude: cell(coordinates, 'longitude') };
}

/** A point of GeoJSON (RFC 7946), which has the longitude first. A bare pair of numbers does not say which is which. */
function geoJsonPoint(source: Source): Source | undefined {
  const { value, place } = member(source, 'coordinates');
  if (!isObject(value) || value.type !== 'Point' || !Array.isArray(value.coordinates)) return undefined;
  const [longitude, latitude] = value.coordinates;
  if (!toText(longitude) || !toText(latitude)) return undefined;
  source.record.report('repaired', place, { says: 'point of GeoJSON' });
  return { ...source, object: { latitude, longitude }, pointer: at(place, 'coordinates'), spelled: IN_POINT };
}

const IN_POINT = new Map(Object.entries({ longitude: '0', latitude: '1' }));

/** An EVSE may have no coordinates, but not only one of the two. */
export function bothOrNeither({ record }: Source, position: Position): Position {
  const { latitude, longitude } = position;
  const half = latitude ?? longitude;
  if (half === undefined || (latitude !== undefined && longitude !== undefined)) return position;
  record.report('left-out', half.pointer, { says: 'half coordinates' });
  return NOWHERE;
}
