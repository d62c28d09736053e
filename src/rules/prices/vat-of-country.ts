/** Rule: where a country has VAT, prices have it too, at a rate of that country. */

import type { Big } from 'big.js';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset, TariffData } from '../../read/load/join.ts';
import { isExample } from '../completeness/example-site.ts';
import { areReadInFull, defineRule, type RuleInput } from '../rule/rule.ts';
import { hasSitesInside } from './currency-of-country.ts';
import { type PriceCell, priceCells, whereRateIs } from './price-cells.ts';
import { tariffUse } from './tariff-use.ts';
import { isNoRate } from './vat.ts';
import { isInVatTerritory, RATES_OF, vatRatesOf } from './vat-rates.ts';

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
    const countries = [...(uses.get(foldCase(id))?.countries.keys() ?? [])];
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

/** Those with prices, in countries in which no tariff has a rate. */
function withoutAnyRate(priced: readonly Priced[]): Priced[] {
  const hasRate = ({ data, cells }: Priced) =>
    data.tariff.values.prices_include_vat === true || cells.some(({ vat }) => vat !== undefined);
  const taxed = new Set(priced.filter(hasRate).flatMap(({ countries }) => countries));
  return priced.filter(({ countries }) => countries.every((country) => !taxed.has(country)));
}
