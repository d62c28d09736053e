/** Rule: a tariff is in the currency of the country in which it is used. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { foldCase } from '../ocpi/ci-string.ts';
import type { Dataset } from '../source/load/join.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { TABLES } from '../source/tables/tables.ts';
import { formatCount } from '../text/format.ts';
import { currenciesOf } from './country-currencies.ts';
import { priceCells } from './price-cells.ts';
import type { Rule, RuleInput } from './rule.ts';
import { isUseKnown, tariffUse } from './tariff-use.ts';

const FINDINGS = {
  'currency-of-country': {
    severity: 'warning',
    wrong: 'A tariff is in a currency in which nobody pays in the country of its sites.',
    why: 'The amount is hardly the one that drivers pay, or the sites have the tariff of another country.',
    fix: 'Correct the currency and the prices, or the tariff_ids of the connectors.',
    bad: 'currency: EUR, at sites in GBR',
    good: 'currency: GBP, at sites in GBR',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'tariffs', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  if (!isUseKnown(dataset)) return;
  const uses = tariffUse(dataset);
  const withOwnCurrency = countriesWithOwnCurrency(dataset);
  for (const data of dataset.tariffs) {
    const { tariff } = data;
    const { id, currency } = tariff.values;
    // What is free is free in every currency.
    if (priceCells(data).every(({ price }) => price.eq(0))) continue;
    const countries = [...(uses.get(foldCase(id))?.countries ?? [])];
    const foreign = countries.filter(([country]) => !(currenciesOf(country)?.has(currency) ?? true));
    // Near borders, one tariff may serve both sides, unless the network prices the other side in its own currency.
    const wrong =
      foreign.length === countries.length ? foreign : foreign.filter(([country]) => withOwnCurrency.has(country));
    const [first] = wrong;
    if (first === undefined) continue;
    const [country, connectors] = first;
    const usual = [...(currenciesOf(country) ?? [])].join(' or ');
    yield rowFinding('currency-of-country', TABLES.tariffs, tariff, 'currency', {
      message: `Tariff "${id}" is in ${currency}, but ${formatCount(connectors, 'connector')} with it ${connectors === 1 ? 'is' : 'are'} in ${country}, where people pay in ${usual}.`,
      hint: 'Correct the currency and the prices, or the tariff_ids of these connectors.',
    });
  }
}

/** Countries in which the network has tariffs in a currency of the country. */
function countriesWithOwnCurrency(dataset: Dataset): Set<string> {
  const found = new Set<string>();
  const uses = tariffUse(dataset);
  for (const { tariff } of dataset.tariffs) {
    const { id, currency } = tariff.values;
    for (const country of uses.get(foldCase(id))?.countries.keys() ?? []) {
      if (currenciesOf(country)?.has(currency)) found.add(country);
    }
  }
  return found;
}
