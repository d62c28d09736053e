/** The rates of VAT in countries, and the places in them where other rates apply or none. */

import type { LocationRow } from '../../tables/tables.ts';
import { placeOfSite } from '../places/coordinates.ts';

/** The day of the table. What changed since is not in it. */
export const RATES_OF = '22 August 2026';

/**
 * The rates of VAT in the EU, the EEA, the United Kingdom and Switzerland, in per cent: first the standard one, then all others,
 * whatever they are for, because in some countries charging has a lower one. Source: eu-vat-rates-data by vatnode.dev (MIT) of
 * that day; for the EU a copy of the Commission's "Taxes in Europe Database", for the others a list that it keeps by hand.
 * Rates of the territories below are left out.
 */
const TABLE = `AUT 20 4.9 10 13|BEL 21 6 12|BGR 20 9|CHE 8.1 2.6 3.8|CYP 19 3 5 9|CZE 21 12|DEU 19 7|DNK 25|ESP 21 4 10|EST 24 9 13
  |FIN 25.5 10 13.5|FRA 20 2.1 5.5 10|GBR 20 5|GRC 24 4 6 13 17|HRV 25 5 13|HUN 27 5 18|IRL 23 9 13.5|ISL 24 11|ITA 22 4 5 10
  |LIE 8.1 2.6 3.8|LTU 21 5 12|LUX 17 3 8 14|LVA 21 5 12|MCO 20 2.1 5.5 10|MLT 18 5 7 12|NLD 21 9|NOR 25 12 15|POL 23 5 8
  |PRT 23 6 13|ROU 21 11|SVK 23 5 19|SVN 22 5 9.5|SWE 25 6 12`;

const RATES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.split('|').map((line) => {
    const [country = '', ...rates] = line.trim().split(' ');
    return [country, rates];
  }),
);

/** In per cent, the standard one first; undefined if they are not known. @param country alpha-3 */
export function vatRatesOf(country: string): readonly string[] | undefined {
  return RATES.get(country);
}

/**
 * Where VAT does not apply (Directive 2006/112/EC, articles 5 and 6, and national law), or has rates of its own: the south, west,
 * north and east of a box, in degrees.
 */
const TERRITORIES =
  `AUT Jungholz 47.56,10.42,47.6,10.48|AUT Mittelberg 47.28,10.05,47.42,10.26|CHE Samnaun 46.92,10.3,47,10.47
  |DEU Heligoland 54.1,7.8,54.3,8|DEU Büsingen 47.68,8.66,47.72,8.72|DNK the Faroe Islands and Greenland -90,-180,90,0
  |ESP the Canary Islands, Ceuta and Melilla -90,-180,35.95,180|FRA overseas in the south -90,-180,41,180
  |FRA overseas in the west 41,-180,90,-20|FRA Corsica 41,8.5,43.1,9.7|GBR the Channel Islands and overseas -90,-180,49.75,180
  |GRC Mount Athos 40.1,23.95,40.45,24.42|ITA Livigno 46.42,9.98,46.65,10.3|ITA Campione d'Italia 45.95,8.95,46,9
  |NLD the Caribbean -90,-180,20,0|NOR Svalbard 74,0,90,40|PRT the Azores and Madeira -90,-180,90,-15`
    .split('|')
    .map((line) => line.trim().split(' '))
    .map(([country, ...words]) => ({ country, box: words.at(-1)?.split(',').map(Number) ?? [] }));

/** Whether the VAT of its country does not apply at a site, or not with the same rates. */
export function isInVatTerritory(location: LocationRow): boolean {
  const [longitude, latitude] = placeOfSite(location);
  return TERRITORIES.some(({ country, box: [south = 0, west = 0, north = 0, east = 0] }) => {
    const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    return isInside && country === location.values.country;
  });
}
