/** Rule: prices that include VAT can be converted, and VAT rates are percentages. */

import type { Big } from 'big.js';
import { write } from '../../findings/text/advice.ts';
import { withoutVat } from '../../source/cells/money.ts';
import type { AnyRow } from '../../source/tables/table.ts';
import type { TableName } from '../../source/tables/tables.ts';
import { PRICE_COLUMNS } from '../../source/tables/tariffs.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'vat-missing': {
    severity: 'error',
    wrong: 'Prices include VAT, but the VAT rate is missing.',
    why: 'OCPI has prices without VAT, and converting them takes the rate.',
    fix: 'Fill in the column vat, or write the prices without VAT.',
    bad: 'prices_include_vat: true, vat: (empty)',
    good: 'prices_include_vat: true, vat: 21',
  },
  'vat-unsaid': {
    severity: 'warning',
    wrong: 'A sheet has prices, and no column that says whether they include VAT.',
    why: 'They are published as prices without VAT, and the page says so to drivers, who then expect to pay more.',
    fix: 'Add the column prices_include_vat with yes or no, and the column vat with the rate.',
    bad: 'price_per_kwh',
    good: 'price_per_kwh, vat, prices_include_vat',
  },
  'vat-inexact': {
    severity: 'warning',
    wrong: 'A price with VAT cannot be expressed exactly as a price without VAT, which has four decimals.',
    why: 'Readers that add the VAT again will show a price that differs in the last digit.',
    fix: 'Use a price with at most two decimals, or write the prices without VAT.',
    bad: 'price_per_kwh: 0.1236, vat: 21',
    good: 'price_per_kwh: 0.12, vat: 21',
  },
  'vat-as-fraction': {
    severity: 'doubt',
    wrong: 'A VAT rate is between 0 and 1 per cent.',
    why: 'VAT rates in OCPI are percentages, so 0.21 means about a fifth of one per cent.',
    fix: 'For 21 %, write 21.',
    bad: 'vat: 0.21',
    good: 'vat: 21',
  },
  'vat-as-factor': {
    severity: 'doubt',
    wrong: 'A VAT rate is between 1 and 1.3 per cent.',
    why: 'No country has such a rate. It is a factor: 1.21 makes the price with VAT of the price without.',
    fix: 'For 21 %, write 21.',
    bad: 'vat: 1.21',
    good: 'vat: 21',
  },
  'vat-implausible': {
    severity: 'doubt',
    wrong: 'A VAT rate is one that no country has: above 30 per cent, or between 1.3 and 2.',
    why: 'Readers add it to the price, and show drivers a wrong one.',
    fix: 'Write the rate in per cent, such as 21.',
    bad: 'vat: 45',
    good: 'vat: 21',
  },
});

const BOUNDS = ['min_price', 'max_price'] as const;

function* check({ dataset, settings }: RuleInput): Findings {
  if (!WITHOUT_VAT.has(settings.country_code ?? '')) yield* unsaid(dataset.tariffs.map(({ tariff }) => tariff));
  for (const { tariff, elements } of dataset.tariffs) {
    const { values } = tariff;
    yield* rate('tariffs', tariff, values.vat);
    for (const row of elements) yield* rate('tariff_elements', row, row.values.vat);
    if (!values.prices_include_vat) continue;
    for (const column of [...(Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[]), ...BOUNDS]) {
      yield* conversion('tariffs', tariff, column, values[column], rateFor(values.vat));
    }
    for (const row of elements) {
      yield* conversion('tariff_elements', row, 'price', row.values.price, rateFor(row.values.vat ?? values.vat));
    }
  }
}

/** Countries without VAT: sales taxes there come on top of every price that people know. */
const WITHOUT_VAT: ReadonlySet<string> = new Set(['US']);

/** Of each sheet, the first price. Whoever writes tables of their own has read of the two columns. */
function* unsaid(tariffs: readonly AnyRow[]): Findings {
  const seen = new Set<unknown>();
  for (const row of tariffs) {
    const { file, sheet, values } = row;
    if (sheet === undefined || seen.has(file)) continue;
    const price = Object.keys(PRICE_COLUMNS).find((column) => values[column] !== undefined);
    if (price === undefined || ['vat', 'prices_include_vat'].some((column) => file.header.includes(column))) continue;
    seen.add(file);
    yield rule.finding('vat-unsaid', 'tariffs', row, price, {
      message: `Nothing says whether ${price} includes VAT, so it is published as a price without VAT.`,
      hint: 'Add the column prices_include_vat with yes or no, and the column vat with the rate in per cent, such as 21.',
    });
  }
}

/** The highest rates are 27 % in Hungary and 28 % in India. */
const HIGHEST_RATE = 30;

function* rate(table: TableName, row: AnyRow, percent: Big | undefined): Findings {
  if (percent === undefined) return;
  const written = percent.toFixed();
  const meant = meantRate(percent);
  const advice = meant ? write([meant.toFixed()], `It means ${meant.toFixed()} %.`) : { hint: IN_PER_CENT };
  if (isFraction(percent)) {
    yield rule.finding('vat-as-fraction', table, row, 'vat', {
      message: `vat ${written} is less than one per cent.`,
      ...advice,
    });
  } else if (isFactor(percent)) {
    const message = `vat ${written} is a factor, and not a rate in per cent.`;
    yield rule.finding('vat-as-factor', table, row, 'vat', { message, ...advice });
  } else if (percent.gt(HIGHEST_RATE) || (percent.gte('1.3') && percent.lt(2))) {
    const message = `vat ${written}: no country has a rate of ${written} %.`;
    yield rule.finding('vat-implausible', table, row, 'vat', { message, hint: IN_PER_CENT });
  }
}

const IN_PER_CENT = 'Write the rate in per cent, such as 21.';

function isFraction(rate: Big): boolean {
  return rate.gt(0) && rate.lt(1);
}

function isFactor(rate: Big): boolean {
  return rate.gt(1) && rate.lt('1.3');
}

/** The rate that prices are converted with: the one that is meant, so mending the rate brings no new finding to light. */
function rateFor(rate: Big | undefined): Big | undefined {
  return meantRate(rate) ?? rate;
}

/** The rate in per cent that people mean; nothing if that is unclear. */
function meantRate(rate: Big | undefined): Big | undefined {
  if (rate === undefined) return undefined;
  const meant = isFraction(rate) ? rate.times(100) : isFactor(rate) ? rate.minus(1).times(100) : rate;
  return meant.gt(0) && meant.lt(1) ? undefined : meant;
}

function* conversion(
  table: TableName,
  row: AnyRow,
  column: string,
  price: Big | undefined,
  percent: Big | undefined,
): Findings {
  if (price === undefined) return;
  if (percent === undefined) {
    yield rule.finding('vat-missing', table, row, column, {
      message: `${column} ${price.toFixed()} includes VAT, but the VAT rate is missing.`,
      hint: 'Fill in the column vat, with 0 if the rate is zero.',
    });
  } else {
    const { exclVat, exact } = withoutVat(price, percent);
    if (exact) return;
    yield rule.finding('vat-inexact', table, row, column, {
      message: `${column} ${price.toFixed()} with ${percent.toFixed()} % VAT becomes ${exclVat.toFixed()} without VAT, and adding the VAT again gives another price.`,
      hint: 'Use a price with at most two decimals.',
    });
  }
}
