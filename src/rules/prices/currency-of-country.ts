/** Rule: a tariff is in the currency of the country in which it is used. */

import { isKnown } from '../../cells/unknown-default.ts';
import type { Finding } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset } from '../../read/load/join.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { isAbroad } from '../places/coordinates.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { currenciesOf } from './country-currencies.ts';
import { priceCells } from './price-cells.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule('tariffs', check, {
  'currency-of-country': {
    severity: 'doubt',
    wrong: 'A tariff is in a currency in which nobody pays in the country of its sites.',
    why: 'The amount is hardly the one that drivers pay, or the sites have the tariff of another country.',
    fix: 'Correct the currency and the prices, or the tariff_ids of the connectors.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const uses = tariffUse(dataset);
  if (uses === undefined) return;
  const withOwnCurrency = countriesWithOwnCurrency(dataset, uses);
  /** The countries, by tariff, in which single connectors have the tariff of another country. */
  const elsewhere = new Map<string, ReadonlySet<string>>();
  for (const data of dataset.tariffs) {
    const { id, currency } = data.tariff.values;
    if (!isKnown(currency)) continue;
    // Free charging is free in every currency.
    if (priceCells(data).every(({ price }) => price.eq(0))) continue;
    const countries = [...(uses.get(foldCase(id))?.countries.keys() ?? [])];
    const foreign = countries.filter(
      (country) => !(currenciesOf(country)?.has(currency) ?? true) && hasSitesInside(dataset, country),
    );
    const [first] = foreign;
    if (first === undefined) continue;
    if (foreign.length === countries.length) yield ofTariff(data.tariff, first);
    // Near borders, one tariff may serve both sides, unless the network prices the other side in its own currency.
    else elsewhere.set(foldCase(id), new Set(foreign.filter((country) => withOwnCurrency.has(country))));
  }
  if (elsewhere.size > 0) yield* ofConnectors(dataset, elsewhere);
}

/** Whether some sites of a country are inside of it. Where none of them is, that has a finding of its own. */
export function hasSitesInside({ locations }: Dataset, country: string): boolean {
  return locations.some(({ location }) => location.values.country === country && !isAbroad(location));
}

function ofTariff(tariff: TariffRow, country: string): Finding {
  const { id, currency } = tariff.values;
  return rule.finding('currency-of-country', 'tariffs', tariff, 'currency', {
    message: `Tariff "${id}" is in ${currency}, but its sites are in ${country}, where people pay in ${usualIn(country)}.`,
    hint: 'Correct the currency and the prices, or the tariff_ids of its connectors.',
  });
}

function* ofConnectors(dataset: Dataset, elsewhere: ReadonlyMap<string, ReadonlySet<string>>): Findings {
  for (const { location, evses } of dataset.locations) {
    const { country } = location.values;
    for (const row of evses.flatMap(({ connectors }) => connectors)) {
      const id = row.values.tariff_ids?.find((one) => elsewhere.get(foldCase(one))?.has(country));
      if (id === undefined) continue;
      const { currency } = dataset.tariffsById.get(foldCase(id))?.values ?? {};
      yield rule.finding('currency-of-country', 'connectors', row, 'tariff_ids', {
        message: `Tariff "${id}" is in ${currency}, but the site is in ${country}, where people pay in ${usualIn(country)}.`,
        hint: `Use a tariff in ${usualIn(country)}, or correct the currency of this one.`,
      });
    }
  }
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
