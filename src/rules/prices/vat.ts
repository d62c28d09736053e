/** Rule: a VAT rate is a percentage, and it is said whether prices include it; those that do can be converted. */

import { Big } from 'big.js';
import { withoutVat } from '../../cells/numbers/money.ts';
import { write } from '../../findings/text/advice.ts';
import type { TariffData } from '../../read/load/join.ts';
import { cellOf } from '../../tables/table.ts';
import { defineRule } from '../rule/rule.ts';
import { COLUMNS, priceCells } from './price-cells.ts';

const COLUMN = 'prices_include_vat';
const IN_PER_CENT = 'Write the rate in per cent, such as 21.';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'vat-missing': {
      severity: 'error',
      wrong: 'Prices include VAT, but the VAT rate is missing.',
      why: 'OCPI has prices without VAT, and converting them takes the rate.',
      fix: 'Fill in the column vat, with 0 if the rate is zero, or write the prices without VAT.',
      message: '{field} {price} includes VAT, but the VAT rate is missing.',
    },
    'vat-unsaid': {
      severity: 'doubt',
      wrong: 'A tariff has a VAT rate, and nothing says whether its prices include the VAT.',
      why: 'They are published as prices without VAT. If they are what the charger asks for, drivers are shown too much.',
      fix: 'Write true into prices_include_vat if drivers pay these prices, and false if VAT is added to them.',
      message: '{net} is published as {gross} with VAT. Is {net} the price on the charger?',
      hint: 'If it is, write true into {#prices_include_vat}. If VAT is added to it, write false.',
    },
    'vat-inexact': {
      severity: 'warning',
      wrong: 'A price with VAT cannot be expressed exactly as a price without VAT, which has four decimals.',
      why: 'Readers that add the VAT again will show a price that differs in the last digit.',
      fix: 'Use a price with at most two decimals, or write the prices without VAT.',
      message:
        '{field} {price} with {rate} % VAT becomes {net} without VAT, and adding the VAT again gives another price.',
    },
    'vat-as-fraction': {
      severity: 'doubt',
      wrong: 'A VAT rate is between 0 and 1 per cent.',
      why: 'VAT rates in OCPI are percentages, so 0.21 means about a fifth of one per cent.',
      fix: IN_PER_CENT,
      message: '{field} {rate} is less than one per cent.',
    },
    'vat-as-factor': {
      severity: 'doubt',
      wrong: 'A VAT rate is between 1 and 1.3 per cent.',
      why: 'No country has such a rate. It is a factor: 1.21 makes the price with VAT of the price without.',
      fix: IN_PER_CENT,
      message: '{field} {rate} is a factor, and not a rate in per cent.',
    },
    'vat-implausible': {
      severity: 'doubt',
      wrong: 'A VAT rate is one that no country has: above 30 per cent, or between 1.3 and 2.',
      why: 'Readers add it to the price, and show drivers a wrong one.',
      fix: IN_PER_CENT,
      message: '{field} {rate}: no country has a rate of {rate} %.',
    },
  },
  tariffs(data, say, { tell }) {
    const { tariff, elements } = data;
    const { values } = tariff;
    const unsaid = values[COLUMN] === undefined ? bothPrices(data) : undefined;
    if (unsaid) say('vat-unsaid', cellOf(tariff, COLUMN).at < 0 ? 'vat' : COLUMN, { params: unsaid });
    const rated = [['tariffs', tariff] as const, ...elements.map((row) => ['tariff_elements', row] as const)];
    for (const [table, row] of rated) {
      const { vat } = row.values;
      const code = vat && mistakeOf(vat);
      const meant = code === 'vat-implausible' ? undefined : meantRate(vat)?.toFixed();
      const advice = meant === undefined ? undefined : write([meant], `It means ${meant} %.`);
      if (code) tell(code, table, row, 'vat', { advice, params: { rate: vat.toFixed() } });
    }
    const { vat } = values;
    const ofTariff = [...COLUMNS, ...BOUNDS].map((field) => {
      return { table: 'tariffs', row: tariff, field, price: values[field], vat } as const;
    });
    const ofElements = priceCells(data).filter(({ element }) => element !== undefined);
    for (const { table, row, field, price, vat: written } of values[COLUMN] ? [...ofTariff, ...ofElements] : []) {
      const rate = rateFor(written);
      if (price === undefined) continue;
      const { exclVat, exact } = rate === undefined ? {} : withoutVat(price, rate);
      if (rate === undefined) tell('vat-missing', table, row, field, { params: { price: price.toFixed() } });
      else if (!exact) {
        const params = { price: price.toFixed(), rate: rate.toFixed(), net: exclVat?.toFixed() ?? '' };
        tell('vat-inexact', table, row, field, { params });
      }
    }
  },
});

const BOUNDS = ['min_price', 'max_price'] as const;

/** Both prices of the first that would differ, so that a person who knows the charger can tell which is on it. */
function bothPrices(data: TariffData) {
  const { vat, ...values } = data.tariff.values;
  const ofSession = BOUNDS.map((field) => ({ price: values[field], vat }));
  for (const { price, vat: written } of [...priceCells(data), ...ofSession]) {
    const rate = rateFor(written) ?? new Big(0);
    if (price === undefined || price.eq(0) || rate.eq(0)) continue;
    const [net, gross] = inFigures(price, price.times(rate.plus(100)).div(100));
    return { net, gross };
  }
  return undefined;
}

/** With the decimals that tell them apart, and at least those of cents, unless both are whole. */
function inFigures(net: Big, gross: Big): readonly [string, string] {
  const isWhole = net.gte(10) && net.round(0).eq(net);
  const decimals = isWhole ? 0 : Math.max(2, (net.toFixed().split('.')[1] ?? '').length);
  const shown = [net.toFixed(decimals), gross.toFixed(decimals, Big.roundHalfUp)] as const;
  return shown[0] === shown[1] ? [net.toFixed(), gross.toFixed()] : shown;
}

/** The highest rates are 27 % in Hungary and 28 % in India. */
const HIGHEST_RATE = 30;

function mistakeOf(rate: Big): 'vat-as-fraction' | 'vat-as-factor' | 'vat-implausible' | undefined {
  if (isFraction(rate)) return 'vat-as-fraction';
  if (isFactor(rate)) return 'vat-as-factor';
  return rate.gt(HIGHEST_RATE) || (rate.gte('1.3') && rate.lt(2)) ? 'vat-implausible' : undefined;
}

/** Whether it is a rate that no country has. */
export function isNoRate(rate: Big): boolean {
  return mistakeOf(rate) !== undefined;
}

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
