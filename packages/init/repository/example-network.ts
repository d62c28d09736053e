/**
 * The example with which a network begins: one site in its country. Everybody sees at once that it is an example, the first
 * start shows it, and it is never published.
 */

import { alpha3Of, combosIn } from '../../../src/cells/index.ts';
import { EXAMPLE_SITE, exampleCoordinate, UNITS_PER_EURO, vatRatesOf } from '../../../src/rules/index.ts';
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

/** Where charging has the lower rate of electricity, or probably has. */
const UNCERTAIN: ReadonlySet<string> = new Set(['GRC', 'HRV', 'IRL']);

/** The standard rate in per cent, as a cell has it; undefined where it is not known. @param country alpha-2 */
function standardVat(country: string): string | undefined {
  const code = alpha3Of(country) ?? '';
  return UNCERTAIN.has(code) ? undefined : vatRatesOf(code)?.[0];
}
