/** Rule: a tariff is in the currency of the country in which it is used. */

import { isKnown } from '../../cells/unknown-default.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset } from '../../read/load/join.ts';
import { isAbroad } from '../places/coordinates.ts';
import { defineRule } from '../rule/rule.ts';
import { currenciesOf } from './country-currencies.ts';
import { priceCells } from './price-cells.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'currency-of-country': {
      severity: 'doubt',
      wrong: 'A tariff is in a currency in which nobody pays in the country of its sites.',
      why: 'The amount is hardly the one that drivers pay, or the sites have the tariff of another country.',
      fix: 'Correct the currency and the prices, or the tariff_ids of the connectors.',
      message: 'Tariff "{id}" is in {currency}, but is used in {country}, where people pay in {usual}.',
    },
  },
  network({ dataset, tell }) {
    const { atAllSites, elsewhere } = foreignTariffs(dataset);
    for (const [tariff, country] of atAllSites) {
      const { id, currency } = tariff.values;
      const params = { id, currency, country, usual: usualIn(country) };
      tell('currency-of-country', 'tariffs', tariff, 'currency', { params });
    }
    for (const { location, evses } of elsewhere.size > 0 ? dataset.locations : []) {
      const { country } = location.values;
      for (const row of evses.flatMap(({ connectors }) => connectors)) {
        const id = row.values.tariff_ids?.find((one) => elsewhere.get(foldCase(one))?.has(country));
        if (id === undefined) continue;
        const { currency = '' } = dataset.tariffsById.get(foldCase(id))?.values ?? {};
        const params = { id, currency, country, usual: usualIn(country) };
        tell('currency-of-country', 'connectors', row, 'tariff_ids', { params });
      }
    }
  },
});

/** Tariffs whose currency is foreign: at all of their sites, with the country of one, or, by folded id, in some countries. */
function foreignTariffs(dataset: Dataset) {
  const uses = tariffUse(dataset);
  const withOwnCurrency = uses === undefined ? new Set() : countriesWithOwnCurrency(dataset, uses);
  const atAllSites = new Map<Dataset['tariffs'][number]['tariff'], string>();
  const elsewhere = new Map<string, ReadonlySet<string>>();
  for (const data of uses === undefined ? [] : dataset.tariffs) {
    const { id, currency } = data.tariff.values;
    // Free charging is free in every currency.
    if (!isKnown(currency) || priceCells(data).every(({ price }) => price.eq(0))) continue;
    const countries = [...(uses?.get(foldCase(id))?.countries.keys() ?? [])];
    const foreign = countries.filter(
      (country) => !(currenciesOf(country)?.has(currency) ?? true) && hasSitesInside(dataset, country),
    );
    const [first] = foreign;
    if (first === undefined) continue;
    if (foreign.length === countries.length) atAllSites.set(data.tariff, first);
    // Near borders, one tariff may serve both sides, unless the network prices the other side in its own currency.
    else elsewhere.set(foldCase(id), new Set(foreign.filter((country) => withOwnCurrency.has(country))));
  }
  return { atAllSites, elsewhere };
}

/** Whether some sites of a country are inside of it. Where none of them is, that has a finding of its own. */
export function hasSitesInside({ locations }: Dataset, country: string): boolean {
  return locations.some(({ location }) => location.values.country === country && !isAbroad(location));
}

function usualIn(country: string): string {
  return [...(currenciesOf(country) ?? [])].join(' or ');
}

/** Countries in which the network has tariffs in a currency of the country. */
function countriesWithOwnCurrency(dataset: Dataset, uses: ReadonlyMap<string, TariffUse>): Set<string> {
  const found = new Set<string>();
  for (const { tariff } of dataset.tariffs) {
    const { id, currency } = tariff.values;
    for (const country of uses.get(foldCase(id))?.countries.keys() ?? []) {
      if (currenciesOf(country)?.has(currency)) found.add(country);
    }
  }
  return found;
}
