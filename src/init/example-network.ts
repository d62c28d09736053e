/**
 * The example with which a network begins: one site in its country. Everybody sees at once that it is an example, the first
 * start shows it, and it is never published.
 */

import { EXAMPLE_SITE, exampleCoordinate } from '../rules/completeness/example-site.ts';
import { UNITS_PER_EURO } from '../rules/prices/price-ranges.ts';
import { alpha3Of } from '../source/cells/country-codes.ts';
import { combosIn } from '../source/cells/words/country-words.ts';
import { placeWithTime } from './country-defaults.ts';
import { placesIn } from './places.ts';

/** A plug of the example, as its columns standard, format, power in kW, power_type, voltage and current. */
type ExamplePlug = readonly [
  standard: string,
  format: string,
  kilowatts: number,
  type: string,
  volts: number,
  amperes: number,
];

/** Those that are usual in a country. */
interface Plugs {
  readonly ac: ExamplePlug;
  readonly dc: ExamplePlug;
}

const TYPE_2: Plugs = {
  ac: ['IEC_62196_T2', 'SOCKET', 22, 'AC_3_PHASE', 230, 32],
  dc: ['IEC_62196_T2_COMBO', 'CABLE', 50, 'DC', 500, 125],
};

const TYPE_1: Plugs = {
  ac: ['IEC_62196_T1', 'CABLE', 7.2, 'AC_1_PHASE', 240, 30],
  dc: ['IEC_62196_T1_COMBO', 'CABLE', 50, 'DC', 500, 125],
};

const OTHERS: { readonly [country: string]: Plugs } = {
  JPN: { ac: ['IEC_62196_T1', 'CABLE', 6, 'AC_1_PHASE', 200, 30], dc: ['CHADEMO', 'CABLE', 50, 'DC', 500, 125] },
};

/** In one sheet, things are called as people call them. */
const PLUG_NAMES: { readonly [standard: string]: string } = {
  IEC_62196_T1: 'Type 1',
  IEC_62196_T2: 'Type 2',
  IEC_62196_T1_COMBO: 'CCS1',
  IEC_62196_T2_COMBO: 'CCS2',
  CHADEMO: 'CHAdeMO',
};

function plugsOf(country: string): Plugs {
  const [combo, other] = combosIn(country);
  return OTHERS[country] ?? (combo === 'IEC_62196_T1_COMBO' && other === undefined ? TYPE_1 : TYPE_2);
}

/** The values of the example in a network: texts for the tables in template/. @param now ms since 1970 */
export function exampleValues(
  { country, timeZone, currency }: { readonly country: string; readonly timeZone: string; readonly currency: string },
  now: number,
): { readonly [name: string]: string } {
  const place = placeWithTime(country, timeZone, now);
  if (place === undefined) throw new Error(`no place in ${country} has the time of ${timeZone}`);
  const { ac, dc } = plugsOf(alpha3Of(country) ?? '');
  return {
    example: EXAMPLE_SITE,
    place: place.name,
    latitude: exampleCoordinate(place.latitude),
    longitude: exampleCoordinate(place.longitude),
    ...plugValues('ac', ac),
    ...plugValues('dc', dc),
    ac_price: price(0.5, currency),
    dc_price: price(0.7, currency),
    // On islands with a time of their own, such as the Canaries, VAT is another, too.
    ...vatValues(place === placesIn(country)[0] ? standardVat(country) : undefined),
  };
}

function plugValues(kind: string, [standard, format, kilowatts, type, volts, amperes]: ExamplePlug) {
  return {
    [`${kind}_standard`]: standard,
    [`${kind}_format`]: format,
    [`${kind}_plug`]: PLUG_NAMES[standard] ?? standard,
    [`${kind}_cable`]: format.toLowerCase(),
    [`${kind}_kw`]: String(kilowatts),
    [`${kind}_watts`]: String(kilowatts * 1000),
    [`${kind}_type`]: type,
    [`${kind}_volts`]: String(volts),
    [`${kind}_amperes`]: String(amperes),
  };
}

/** VAT stands beside the prices, so that people who write their own see that drivers pay what stands there. */
function vatValues(vat: string | undefined) {
  // Where it is not known, the empty columns ask for it.
  if (vat === undefined) return { vat_columns: ',vat,prices_include_vat', vat_cells: ',,' };
  return { vat_columns: ',vat,prices_include_vat', vat_cells: `,${vat},yes` };
}

/** A price of some cents in a currency, in its first digit. */
function price(euros: number, currency: string): string {
  const rates: { readonly [code: string]: number } = UNITS_PER_EURO;
  return String(Number((euros * (rates[currency] ?? 1)).toPrecision(1)));
}

/**
 * The standard rate of VAT in a country, in percent, for the example. Compared on 22 November 2026 with eu-vat-rates-data by
 * vatnode.dev: for the European Union its copy, of 23 September 2026, of the Commission's "Taxes in Europe Database"; for the
 * others a list that it keeps by hand, of 7 September 2026. The database itself was not asked, and what changed since is not in
 * here. Left out are Greece and Ireland, where charging has the lower rate of electricity, and Croatia, where it probably has.
 * Others may have another rate, too, or a part of them may, so nothing but the example follows from this table.
 */
const RATES =
  'AT20 BE21 BG20 CH8.1 CY19 CZ21 DE19 DK25 EE24 ES21 FI25.5 FR20 GB20 HU27 IS24 IT22 LI8.1 LT21 LU17 LV21 MC20 MT18 NL21 NO25 PL23 PT23 RO21 SE25 SI22 SK23';

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  RATES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** Percent, as a cell has it; undefined where it is not known. @param country alpha-2 */
function standardVat(country: string): string | undefined {
  return BY_COUNTRY.get(country);
}
