/** Rule: sites with other addresses are at other points, and those of one town near each other. */

import { type Coordinates, distance } from '../../cells/places/distance.ts';
import { NUTS_1 } from '../../cells/regions/nuts-1.ts';
import { regionOf } from '../../cells/regions/region-of.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { repeatedRows } from '../../read/load/rows-by-id.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { isWordFor } from '../../words/values.ts';
import { defineRule } from '../rule/rule.ts';
import { isAbroad, isRough, pointOf } from './coordinates.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'sites-at-one-point': {
      severity: 'warning',
      wrong: 'Sites with different addresses have the same coordinates.',
      why: 'Only one of them can be there. The coordinates of the others were copied, or are those of the town.',
      fix: 'Enter the coordinates of each site. If it is one place, write its address in the same way in both rows.',
      message: 'The site has another address than "{other}", but the same coordinates.',
    },
    'far-from-others': {
      severity: 'warning',
      wrong:
        'A site is more than 10 km away from another one with its address, or more than 100 km from all others in its town.',
      why: 'A digit of the coordinates may be wrong, or the address. Drivers would be sent to the wrong place.',
      fix: 'Correct the coordinates, the address or the city. If these are two towns of one name, fill in their postal codes.',
      message: 'The site is {km} km away from "{other}", which has the same {what}.',
    },
    'far-from-postal-code': {
      severity: 'warning',
      wrong: 'The coordinates of a site are in another region of the country than its postal code.',
      why: 'A digit of one of the two is wrong. Drivers would be sent to another part of the country.',
      fix: 'Correct the coordinates or the postal code.',
      message: 'The coordinates are in {there}, but the postal code {code} is in {meant}.',
    },
  },
  network({ dataset, tell }) {
    const rows = dataset.contents.locations.rows.filter(({ values }) => !isRough(values));
    // Sites at one point have one latitude, and most others do not: no text is made for them.
    const points = repeatedRows(rows, ({ values }) => values.latitude).flatMap((shared) =>
      repeatedRows(shared, ({ values }) => values.longitude),
    );
    const towns = Map.groupBy(rows, ({ values: { country, state = '', city } }) => {
      return `${country},${foldCase(state)},${foldCase(city)}`;
    });
    for (const [first, row] of points.flatMap(crowd)) {
      const related = [placeInRow(first, 'latitude')];
      tell('sites-at-one-point', 'locations', row, 'latitude', { params: { other: first.values.id }, related });
    }
    const told = new Set<LocationRow>();
    for (const { row, other, what } of [...towns.values()].flatMap((town) => [...scattered(town)])) {
      told.add(row);
      const km = Math.round(distance(pointOf(other), pointOf(row)) / 1000);
      const related = [placeInRow(other, 'latitude')];
      tell('far-from-others', 'locations', row, 'latitude', { params: { km, other: other.values.id, what }, related });
    }
    for (const row of rows) {
      const regions = told.has(row) ? undefined : otherRegion(row);
      if (regions) tell('far-from-postal-code', 'locations', row, 'latitude', { params: regions });
    }
  },
});

/** So many addresses at one point are no entrances of one building. */
const MANY_ADDRESSES = 3;

function crowd(rows: readonly LocationRow[]): (readonly [first: LocationRow, row: LocationRow])[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  const addresses = new Set(rows.map(({ values }) => `${plain(values.address)},${plain(values.city)}`));
  return others.flatMap((row) => {
    const isNear = isOneTown(first, row);
    if (isNear && plain(row.values.address) === plain(first.values.address)) return [];
    const mayBeOne = addresses.size < MANY_ADDRESSES && isNear && areNeighbours(first, row);
    return mayBeOne ? [] : [[first, row] as const];
  });
}

function isOneTown(a: LocationRow, b: LocationRow): boolean {
  const [code, other] = [codeOf(a), codeOf(b)];
  return code !== '' && other !== '' ? code === other : plain(a.values.city) === plain(b.values.city);
}

/** The numbers of the entrances of one building differ less. */
const LONGEST_BUILDING = 50;

function areNeighbours(a: LocationRow, b: LocationRow): boolean {
  const [number, other] = [a, b].map(({ values }) => HOUSE_NUMBER.exec(plain(values.address))?.[1]);
  // One may be a street, and the other the name of what stands there.
  if ((number === undefined) !== (other === undefined)) return true;
  return Math.abs(Number(number ?? 0) - Number(other ?? 0)) <= LONGEST_BUILDING && haveOneStreet(a, b);
}

/** The first of them: 3, 3b, but not 5th. */
const HOUSE_NUMBER = /(?<!\S)(\d+)\p{L}?(?!\S)/u;

function streetOf({ values }: LocationRow): string {
  const words = plain(values.address).split(' ');
  return words.filter((word) => !HOUSE_NUMBER.test(word)).join(' ');
}

/** Whether two streets are the same, or have a word in common that begins alike: `Bahnhofstr. 1`, `Bahnhofstraße 3`. */
function haveOneStreet(a: LocationRow, b: LocationRow): boolean {
  if (streetOf(a) === streetOf(b)) return true;
  const [names = [], others = []] = [a, b].map(({ values }) =>
    plain(values.address)
      .split(' ')
      .filter((word) => word.length >= TELLING && !isWordFor('Street', 'kind', word))
      .map((word) => word.slice(0, TELLING)),
  );
  return names.some((name) => others.includes(name));
}

/** As many letters of a name tell streets apart. */
const TELLING = 4;

function plain(text: string): string {
  return foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const FAR_METRES = 100_000;

/** Most sites of a town are as near to its middle. Where people write a region for the city, they are not. */
const TOWN_METRES = 25_000;
const MOST = 0.7;

/** A town of which more sites are far away is a region, or several towns of one name. */
const FEW = 0.1;

interface FarSite {
  readonly row: LocationRow;
  readonly other: LocationRow;
  readonly what: 'address' | 'city';
}

function* scattered(all: readonly LocationRow[]): Iterable<FarSite> {
  if (all.length < 2 || extent(all) <= APART_METRES) return;
  // Swapped coordinates, for example, are one mistake, and no reason to look for another one in the rows of neighbours.
  const rows = all.filter((row) => !isAbroad(row));
  const middle = middleOf(rows);
  const distances = new Map(rows.map((row) => [row, distance(middle, pointOf(row))]));
  const metres = (row: LocationRow) => distances.get(row) ?? 0;
  const apart = fromEqualAddresses([...rows].sort((a, b) => metres(a) - metres(b)));
  const near = rows.filter((row) => metres(row) <= FAR_METRES);
  const far = rows.filter((row) => metres(row) > FAR_METRES);
  const regions = Map.groupBy(near, (row) => codeOf(row).slice(0, LENGTH_OF_REGION));
  const ofRegions = [...regions.values()].flatMap(([one]) => one ?? []);
  const inTown = rows.filter((row) => metres(row) <= TOWN_METRES).length;
  const isTown = inTown >= MOST * near.length && far.length <= Math.max(1, near.length * FEW);
  for (const row of rows) {
    const neighbour = apart.get(row);
    const isOutside = isTown && metres(row) > FAR_METRES;
    const other =
      neighbour ?? (isOutside ? ofRegions.find((one) => mayBeOneTown(codeOf(one), codeOf(row))) : undefined);
    if (other !== undefined) yield { row, other, what: neighbour ? 'address' : 'city' };
  }
}

/** Sites of one address are nearer to each other, even at the gates of an airport. */
const APART_METRES = 10_000;

/** Each site that is far from one with its address, which comes before it. */
function fromEqualAddresses(rows: readonly LocationRow[]): Map<LocationRow, LocationRow> {
  const known = new Map<string, LocationRow[]>();
  const apart = new Map<LocationRow, LocationRow>();
  for (const row of rows) {
    const address = plain(row.values.address);
    const equals = known.get(address) ?? [];
    const other = equals.find((one) => isOneAddress(one, row));
    if (other === undefined) known.set(address, [...equals, row]);
    else if (distance(pointOf(other), pointOf(row)) > APART_METRES) apart.set(row, other);
  }
  return apart;
}

function isOneAddress(a: LocationRow, b: LocationRow): boolean {
  const [code, other] = [codeOf(a), codeOf(b)];
  if (code !== '' && other !== '') return code === other;
  return /\d/.test(a.values.address);
}

function codeOf({ values }: LocationRow): string {
  return plain(values.postal_code ?? '').replaceAll(' ', '');
}

/** The first signs of a postal code, which tell towns of one name apart. */
const LENGTH_OF_REGION = 2;

/** A city has several of them, one after the other: 10 and 11 in Amsterdam, 10 to 14 in Berlin. */
const REGIONS_OF_CITY = 3;

/** Whether two sites with equal texts for the city may be in one: one of their postal codes is unknown, or they are alike. */
function mayBeOneTown(code: string, other: string): boolean {
  if (code === '' || other === '') return true;
  const [region, another] = [code, other].map((text) => text.slice(0, LENGTH_OF_REGION));
  return region === another || Math.abs(Number(region) - Number(another)) <= REGIONS_OF_CITY;
}

/** The region of its coordinates and that of its postal code, if they differ. Near the border of one, nothing is said. */
function otherRegion(row: LocationRow) {
  const { country, postal_code: code } = row.values;
  if (code === undefined) return undefined;
  const [meant, there] = [regionOf({ country, postal_code: code }), regionOf({ country, ...pointOf(row) })];
  if (meant === undefined || there === undefined || meant === there) return undefined;
  const named = (region: string) => `${NUTS_1.get(region)} (${region})`;
  return { there: named(there), code, meant: named(meant) };
}

function extent(rows: readonly LocationRow[]): number {
  let [south, north, west, east] = [90, -90, 180, -180];
  for (const row of rows) {
    const { latitude, longitude } = pointOf(row);
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
  }
  return distance({ latitude: south, longitude: west }, { latitude: north, longitude: east });
}

/** The middle one of the latitudes and of the longitudes, which a single site far away does not move. */
function middleOf(rows: readonly LocationRow[]): Coordinates {
  const points = rows.map(pointOf);
  // Of two sites, the first is the middle.
  const [first] = points;
  if (first !== undefined && points.length < 3) return first;
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
