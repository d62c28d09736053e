/** Rule: sites with other addresses are at other points, and those of one town near each other. */

import type { Finding } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { type Coordinates, distance } from '../../source/cells/distance.ts';
import { placeInRow } from '../../source/tables/row-name.ts';
import type { LocationRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isAbroad } from './coordinates.ts';
import { isRough } from './rough-coordinates.ts';

export const rule = defineRule('plausibility', check, {
  'sites-at-one-point': {
    severity: 'warning',
    wrong: 'Sites with different addresses have the same coordinates.',
    why: 'Only one of them can be there. The coordinates of the others were copied, or are those of the town.',
    fix: 'Enter the coordinates of each site.',
    bad: 'Main Street 1 and Church Street 9, both at 52.373169,4.893379',
    good: 'Main Street 1 at 52.373169,4.893379; Church Street 9 at 52.371224,4.889016',
  },
  'far-from-others': {
    severity: 'warning',
    wrong:
      'A site is more than 10 km away from another one with its address, or more than 100 km from all others in its town.',
    why: 'A digit of the coordinates may be wrong, or the address. Drivers would be sent to the wrong place.',
    fix: 'Correct the coordinates, the address or the city. If these are two towns of one name, fill in their postal codes.',
    bad: 'three sites in Amsterdam at 52.37, one at 50.37',
    good: 'four sites in Amsterdam at 52.37',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const rows = dataset.contents.locations.rows.filter(({ values }) => !isRough(values));
  const latitudes = repeatedLatitudes(rows);
  const shared = rows.filter(({ values }) => latitudes.has(values.latitude));
  const points = Map.groupBy(shared, ({ values }) => `${values.latitude},${values.longitude}`);
  const towns = Map.groupBy(rows, ({ values: { country, state = '', city } }) => {
    return `${country},${foldCase(state)},${foldCase(city)}`;
  });
  for (const rows of points.values()) if (rows.length > 1) yield* crowd(rows);
  for (const rows of towns.values()) if (rows.length > 1) yield* scattered(rows);
}

/** Sites at one point have one latitude, and most others do not: no text is made for them. */
function repeatedLatitudes(rows: readonly LocationRow[]): Set<string> {
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const { values } of rows) {
    if (known.has(values.latitude)) repeated.add(values.latitude);
    else known.add(values.latitude);
  }
  return repeated;
}

/** So many addresses at one point are no entrances of one building. Two are a mistake if they are in two towns. */
const MANY_ADDRESSES = 3;

function* crowd(rows: readonly LocationRow[]): Findings {
  const [first] = rows;
  const addresses = new Set(rows.map(({ values }) => plain(values.address)));
  const towns = new Set(rows.flatMap(({ values }) => values.postal_code ?? []).map(plain));
  if (first === undefined || addresses.size < 2) return;
  if (addresses.size < MANY_ADDRESSES && towns.size < 2) return;
  for (const row of rows.slice(1)) {
    if (plain(row.values.address) === plain(first.values.address)) continue;
    const other = placeInRow(first, 'latitude');
    yield rule.finding('sites-at-one-point', 'locations', row, 'latitude', {
      message: `The site has another address than "${first.values.id}", but the same coordinates.`,
      hint: 'Enter the coordinates of each site.',
      related: [other],
    });
  }
}

/** A text without what people write in different ways. */
function plain(text: string): string {
  return foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const FAR_METRES = 100_000;

/** As many sites tell where a town is. Of fewer, nobody knows which one is wrong, unless they have one address. */
const ENOUGH = 3;

/** Most sites of a town are as near to its middle. Where people write a region for the city, they are not. */
const TOWN_METRES = 25_000;
const MOST = 0.7;

/** A town of which more sites are far away is a region, or several towns of one name. */
const FEW = 0.1;

function* scattered(rows: readonly LocationRow[]): Findings {
  const size = extent(rows);
  if (size <= APART_METRES) return;
  const middle = middleOf(rows);
  const distances = new Map(rows.map((row) => [row, distance(middle, pointOf(row))]));
  const metres = (row: LocationRow) => distances.get(row) ?? 0;
  const apart = fromEqualAddresses([...rows].sort((a, b) => metres(a) - metres(b)));
  const near = rows.filter((row) => metres(row) <= FAR_METRES);
  const far = rows.filter((row) => metres(row) > FAR_METRES);
  const byRegion = new Map(near.map((row) => [regionOf(row), row]));
  const inTown = rows.filter((row) => metres(row) <= TOWN_METRES).length;
  const isTown = inTown >= ENOUGH && inTown >= MOST * near.length && far.length <= Math.max(1, near.length * FEW);
  const [anyOfTown] = near;
  for (const row of rows) {
    const neighbour = apart.get(row);
    const isOutside = isTown && metres(row) > FAR_METRES;
    const ofTown = regionOf(row) === '' ? anyOfTown : (byRegion.get(regionOf(row)) ?? byRegion.get(''));
    const other = neighbour ?? (isOutside ? ofTown : undefined);
    // Swapped coordinates, for example, are one mistake.
    if (other !== undefined && !isAbroad(row)) yield farAway(row, other, neighbour ? 'address' : 'city');
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

/** Whether two sites with equal texts for the address and the city are at one place: towns and streets share names. */
function isOneAddress(a: LocationRow, b: LocationRow): boolean {
  const [code, other] = [a, b].map(({ values }) => plain(values.postal_code ?? '').replaceAll(' ', ''));
  if (code !== '' && other !== '') return code === other;
  return /\d/.test(a.values.address);
}

/** The first signs of a postal code, which tell towns of one name apart. */
function regionOf({ values }: LocationRow): string {
  return plain(values.postal_code ?? '').slice(0, 2);
}

function farAway(row: LocationRow, other: LocationRow, what: 'address' | 'city'): Finding {
  const km = Math.round(distance(pointOf(other), pointOf(row)) / 1000);
  return rule.finding('far-from-others', 'locations', row, 'latitude', {
    message: `The site is ${km} km away from "${other.values.id}", which has the same ${what}.`,
    hint: 'Correct the coordinates, the address or the city.',
    related: [placeInRow(other, 'latitude')],
  });
}

function pointOf({ values }: LocationRow): Coordinates {
  return { latitude: Number(values.latitude), longitude: Number(values.longitude) };
}

/** The diagonal of the smallest frame around the sites, in m. */
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
  const [first] = rows;
  if (first !== undefined && rows.length < ENOUGH) return pointOf(first);
  const points = rows.map(pointOf);
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
