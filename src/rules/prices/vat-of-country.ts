/** Rule: where a country has VAT, prices have it too, at a rate of that country. */

import type { Big } from 'big.js';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset, TariffData } from '../../read/load/join.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { isExample } from '../completeness/example-site.ts';
import { placeOfSite } from '../places/coordinates.ts';
import { areReadInFull, defineRule, type RuleInput } from '../rule/rule.ts';
import { hasSitesInside } from './currency-of-country.ts';
import { type PriceCell, priceCells, whereRateIs } from './price-cells.ts';
import { tariffUse } from './tariff-use.ts';
import { isNoRate } from './vat.ts';

/** The day of the table. What changed since is not in it. */
const RATES_OF = '22 August 2026';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'no-vat': {
      severity: 'warning',
      wrong: 'No tariff in a country has a VAT rate, although charging has VAT there.',
      why: 'An empty rate means that no VAT applies, so readers take these prices for what drivers pay. It is told once, at the first tariff.',
      fix: 'Fill in vat with the rate in per cent, and prices_include_vat with true or false. If no VAT is due, as for a small business, accept this in waivers.csv.',
      message: 'There is no VAT rate for {count:tariff} in {where}, so readers take the prices for what drivers pay.',
    },
    'vat-of-country': {
      severity: 'warning',
      wrong: 'A VAT rate is one that the country of the sites has not.',
      why: 'Readers add it to the price, and show drivers a wrong one. It is told once for each rate, at the first tariff that has it.',
      fix: `Write the rate of the country. If it has changed since ${RATES_OF}, accept this in waivers.csv.`,
      message: '{field} {rate} is no rate of the country: {rates}. It is that of {count:tariff}.',
    },
  },
  network({ tell, tellOnce, ...input }) {
    const { tariffs, tariff_elements } = input.dataset.contents;
    const priced = pricedTariffs(input);
    for (const { cell, rate, countries, tariffs: those } of ratesOfNobody(priced)) {
      const rates = countries.map((country) => `${country} has ${vatRatesOf(country)?.join(', ')}`).join('; ');
      tell('vat-of-country', cell.table, cell.row, 'vat', {
        params: { rate: rate.toFixed(), rates, count: those.size },
      });
    }
    const untaxed = areReadInFull(tariffs, tariff_elements) ? withoutAnyRate(priced) : [];
    const tariff = untaxed[0]?.data.tariff;
    if (tariff === undefined) return;
    const where = [...new Set(untaxed.flatMap(({ countries }) => countries))].sort();
    tellOnce('no-vat', 'tariffs', tariff, 'vat', { params: { count: untaxed.length, where: where.join(', ') } });
  },
});

/** A tariff that is valid now, with what it asks money for, and the countries of its sites. */
interface Priced {
  readonly data: TariffData;
  readonly cells: readonly PriceCell[];
  readonly countries: readonly string[];
}

/** Those whose country has VAT that we know. What is planned may have the rate of then. */
function pricedTariffs({ dataset, now }: RuleInput): Priced[] {
  const uses = tariffUse(dataset);
  if (uses === undefined) return [];
  const elsewhere = tariffsElsewhere(dataset);
  return dataset.tariffs.flatMap((data) => {
    const { id, start_date_time = 0, end_date_time = Number.POSITIVE_INFINITY } = data.tariff.values;
    if (start_date_time > now || end_date_time <= now || elsewhere.has(foldCase(id))) return [];
    const cells = priceCells(data).filter(({ price }) => price.gt(0));
    const countries = [...(uses.get(foldCase(id))?.countries ?? [])];
    const isKnown = (country: string) => vatRatesOf(country) !== undefined && hasSitesInside(dataset, country);
    const areKnown = countries.length > 0 && countries.every(isKnown);
    return areKnown && cells.length > 0 ? [{ data, cells, countries }] : [];
  });
}

/** The tariffs of sites where other rates apply than in their country, or none, and of the example, by folded id. */
function tariffsElsewhere({ locations }: Dataset): Set<string> {
  const ids = new Set<string>();
  for (const { location, evses } of locations) {
    if (!isExample(location.values) && !isInVatTerritory(location)) continue;
    for (const { connectors } of evses)
      for (const { values } of connectors) for (const id of values.tariff_ids ?? []) ids.add(foldCase(id));
  }
  return ids;
}

/** A rate that no country of its sites has, with the first cell that has it. */
interface RateOfNobody {
  readonly cell: PriceCell;
  readonly rate: Big;
  readonly countries: readonly string[];
  readonly tariffs: Set<TariffData>;
}

function ratesOfNobody(priced: readonly Priced[]): Iterable<RateOfNobody> {
  const wrong = new Map<string, RateOfNobody>();
  for (const { data, cells, countries } of priced) {
    for (const cell of cells) {
      const { vat: rate } = cell;
      if (rate === undefined || isRateIn(rate, countries)) continue;
      const key = [rate.toFixed(), ...countries].join(' ');
      const found = wrong.get(key) ?? { cell: whereRateIs(cell, data), rate, countries, tariffs: new Set() };
      wrong.set(key, found);
      found.tariffs.add(data);
    }
  }
  return wrong.values();
}

/** Whether one of the countries may have the rate. A rate that nobody has is told elsewhere (vat.ts), and 0 has its reasons. */
export function isRateIn(rate: Big, countries: readonly string[]): boolean {
  if (rate.eq(0) || isNoRate(rate)) return true;
  return countries.some((country) => vatRatesOf(country)?.some((known) => rate.eq(known)) ?? true);
}

function withoutAnyRate(priced: readonly Priced[]): Priced[] {
  const hasRate = ({ data, cells }: Priced) =>
    data.tariff.values.prices_include_vat === true || cells.some(({ vat }) => vat !== undefined);
  const taxed = new Set(priced.filter(hasRate).flatMap(({ countries }) => countries));
  return priced.filter(({ countries }) => countries.every((country) => !taxed.has(country)));
}

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
function isInVatTerritory(location: LocationRow): boolean {
  const [longitude, latitude] = placeOfSite(location);
  return TERRITORIES.some(({ country, box: [south = 0, west = 0, north = 0, east = 0] }) => {
    const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    return isInside && country === location.values.country;
  });
}
