/** Prices that include VAT can be converted, and rates are per cent. */

import type { Big } from 'big.js';
import { withoutVat } from '../cells/money.ts';
import type { Finding } from '../findings/finding.ts';
import { PRICE_COLUMNS } from '../ocpi/tariff.ts';
import type { Row, Table } from '../tables/table.ts';
import { TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

const BOUNDS = ['min_price', 'max_price'] as const;

export const vat: Rule = function* ({ dataset }): Iterable<Finding> {
  for (const { tariff, elements } of dataset.tariffs) {
    const { values } = tariff;
    yield* rate(TABLES.tariffs, tariff, values.vat);
    for (const row of elements) yield* rate(TABLES.tariff_elements, row, row.values.vat);
    if (!values.prices_include_vat) continue;
    for (const column of [...(Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[]), ...BOUNDS]) {
      yield* conversion(TABLES.tariffs, tariff, column, values[column], values.vat);
    }
    for (const row of elements) {
      yield* conversion(TABLES.tariff_elements, row, 'price', row.values.price, row.values.vat ?? values.vat);
    }
  }
};

type AnyRow = Row<{ readonly [column: string]: unknown }>;

function* rate(table: Table, row: AnyRow, percent: Big | undefined): Iterable<Finding> {
  if (percent === undefined || percent.lte(0) || percent.gte(1)) return;
  yield rowFinding('vat-as-fraction', table, row, 'vat', {
    message: `vat ${percent.toFixed()} is less than one per cent.`,
    hint: `Write ${percent.times(100).toFixed()} for ${percent.times(100).toFixed()} %.`,
  });
}

function* conversion(
  table: Table,
  row: AnyRow,
  column: string,
  price: Big | undefined,
  percent: Big | undefined,
): Iterable<Finding> {
  if (price === undefined) return;
  if (percent === undefined) {
    yield rowFinding('vat-missing', table, row, column, {
      message: `${column} ${price.toFixed()} includes VAT, but the rate is not given.`,
      hint: 'Fill the column vat; 0 if the rate is zero.',
    });
  } else {
    const { exclVat, exact } = withoutVat(price, percent);
    if (exact) return;
    yield rowFinding('vat-inexact', table, row, column, {
      message: `${column} ${price.toFixed()} with ${percent.toFixed()} % VAT becomes ${exclVat.toFixed()} without, which does not lead back to it.`,
      hint: 'Use a price with at most two decimals.',
    });
  }
}
