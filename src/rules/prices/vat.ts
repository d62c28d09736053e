/** Rule: a VAT rate is a percentage, and it is said whether prices include it; those that do can be converted. */

import { Big } from 'big.js';
import { withoutVat } from '../../cells/numbers/money.ts';
import { write } from '../../findings/text/advice.ts';
import type { TariffData } from '../../read/load/join.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import { type AnyRow, cellOf } from '../../tables/table.ts';
import type { TableName } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { priceCells } from './price-cells.ts';

export const rule = defineRule('tariffs', check, {
  'vat-missing': {
    severity: 'error',
    wrong: 'Prices include VAT, but the VAT rate is missing.',
    why: 'OCPI has prices without VAT, and converting them takes the rate.',
    fix: 'Fill in the column vat, or write the prices without VAT.',
  },
  'vat-unsaid': {
    severity: 'doubt',
    wrong: 'A tariff has a VAT rate, and nothing says whether its prices include the VAT.',
    why: 'They are published as prices without VAT. If they are what the charger asks for, drivers are shown too much.',
    fix: 'Write true into prices_include_vat if drivers pay these prices, and false if VAT is added to them.',
  },
  'vat-inexact': {
    severity: 'warning',
    wrong: 'A price with VAT cannot be expressed exactly as a price without VAT, which has four decimals.',
    why: 'Readers that add the VAT again will show a price that differs in the last digit.',
    fix: 'Use a price with at most two decimals, or write the prices without VAT.',
  },
  'vat-as-fraction': {
    severity: 'doubt',
    wrong: 'A VAT rate is between 0 and 1 per cent.',
    why: 'VAT rates in OCPI are percentages, so 0.21 means about a fifth of one per cent.',
    fix: 'For 21 %, write 21.',
  },
  'vat-as-factor': {
    severity: 'doubt',
    wrong: 'A VAT rate is between 1 and 1.3 per cent.',
    why: 'No country has such a rate. It is a factor: 1.21 makes the price with VAT of the price without.',
    fix: 'For 21 %, write 21.',
  },
  'vat-implausible': {
    severity: 'doubt',
    wrong: 'A VAT rate is one that no country has: above 30 per cent, or between 1.3 and 2.',
    why: 'Readers add it to the price, and show drivers a wrong one.',
    fix: 'Write the rate in per cent, such as 21.',
  },
});

const BOUNDS = ['min_price', 'max_price'] as const;

function* check({ dataset }: RuleInput): Findings {
  for (const data of dataset.tariffs) {
    const { tariff, elements } = data;
    const { values } = tariff;
    if (values.prices_include_vat === undefined) yield* unsaid(data);
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

/** Both prices of the first that would differ, so that a person who knows the charger can tell which is on it. */
function* unsaid(data: TariffData): Findings {
  const { tariff } = data;
  const { vat, ...values } = tariff.values;
  const ofSession = BOUNDS.map((field) => ({ price: values[field], vat }));
  for (const { price, vat: written } of [...priceCells(data), ...ofSession]) {
    const rate = rateFor(written) ?? new Big(0);
    if (price === undefined || price.eq(0) || rate.eq(0)) continue;
    const [net, gross] = inFigures(price, price.times(rate.plus(100)).div(100));
    yield rule.finding('vat-unsaid', 'tariffs', tariff, cellOf(tariff, COLUMN).at < 0 ? 'vat' : COLUMN, {
      message: `${net} is published as ${gross} with VAT. Is ${net} the price on the charger?`,
      hint: `If it is, write true into ${COLUMN}. If VAT is added to it, write false.`,
    });
    return;
  }
}

const COLUMN = 'prices_include_vat';

/** With the decimals that tell them apart, and at least those of cents, unless both are whole. */
function inFigures(net: Big, gross: Big): readonly [string, string] {
  const isWhole = net.gte(10) && net.round(0).eq(net);
  const decimals = isWhole ? 0 : Math.max(2, (net.toFixed().split('.')[1] ?? '').length);
  const shown = [net.toFixed(decimals), gross.toFixed(decimals, Big.roundHalfUp)] as const;
  return shown[0] === shown[1] ? [net.toFixed(), gross.toFixed()] : shown;
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
  } else if (isNoRate(percent)) {
    const message = `vat ${written}: no country has a rate of ${written} %.`;
    yield rule.finding('vat-implausible', table, row, 'vat', { message, hint: IN_PER_CENT });
  }
}

/** Whether it is a rate that no country has. */
export function isNoRate(rate: Big): boolean {
  const isOdd = rate.gt(HIGHEST_RATE) || (rate.gte('1.3') && rate.lt(2));
  return isOdd || isFraction(rate) || isFactor(rate);
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
