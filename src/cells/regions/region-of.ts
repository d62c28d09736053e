/**
 * The region of a site, which AFIR asks for: the code of NUTS level 1 that its country, postal code and coordinates say. It is
 * certain, or nothing: near a border between regions, where two of them contradict each other, and outside of the EU,
 * Iceland, Liechtenstein, Norway and Switzerland.
 */

import { type Cells, readRows, regionAt } from './cell-rows.ts';
import { regionOfPostalCode, regionsOf } from './nuts-1.ts';
import regionCells from './region-cells.json' with { type: 'json' };

/** What is known of where a site is. */
export interface Whereabouts {
  /** Alpha-3. */
  readonly country: string;
  readonly postal_code?: string | undefined;
  /** In degrees. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** The code of the region, such as `DE3`, if that is certain. */
export function regionOf({ country, postal_code, latitude, longitude }: Whereabouts): string | undefined {
  const [only, other] = regionsOf(country);
  if (other === undefined) return only;
  const byCode = postal_code === undefined ? undefined : regionOfPostalCode(country, postal_code);
  const byPlace =
    latitude === undefined || longitude === undefined ? undefined : regionOfPlace(country, latitude, longitude);
  if (byCode === undefined || byPlace === undefined) return byCode ?? byPlace;
  return byCode === byPlace ? byCode : undefined;
}

/** The cells of each country that has several regions, by its alpha-3 (tools/generate/regions.ts). */
const ROWS: { readonly [country: string]: string } = regionCells.countries;

const read = new Map<string, Cells>();

/** The region in which a point is certainly. */
function regionOfPlace(country: string, latitude: number, longitude: number): string | undefined {
  const rows = ROWS[country];
  if (rows === undefined) return undefined;
  const cells = read.get(country) ?? readRows(rows);
  read.set(country, cells);
  const last = regionAt(cells, latitude, longitude);
  return regionsOf(country).find((region) => region.at(-1) === last);
}
