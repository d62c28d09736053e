/** Rule: every tariff has prices, from one table, in a form that OCPI has. */

import { toRestrictions } from '../../tables/declarations/restrictions.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'tariff-without-price': {
      severity: 'error',
      wrong: 'A tariff has no price: no price column is filled and tariff_elements.csv has no row for it.',
      why: 'OCPI requires at least one price. A tariff without a price is not the same as a free one.',
      fix: 'Fill in price_per_kwh or another price column. If charging is free, write 0 in price_per_session and nothing else.',
      message: 'Tariff "{id}" has no price.',
    },
    'tariff-priced-twice': {
      severity: 'error',
      wrong: 'A tariff has prices in tariffs.csv and rows in tariff_elements.csv.',
      why: 'The order of the price elements decides what is charged, and prices in two tables have no order.',
      fix: 'Clear the price columns in tariffs.csv, or delete the rows in tariff_elements.csv.',
      message: 'Tariff "{id}" has {columns} here and {count:row} in tariff_elements.csv.',
    },
    'element-restrictions-differ': {
      severity: 'error',
      wrong: 'Two rows of one tariff element have different restrictions.',
      why: 'The restrictions belong to the element, so all its price components share them.',
      fix: 'Make them the same, or give one of the rows another element number.',
      message: 'The rows of element {element} have different restrictions.',
    },
    'reservation-dimension': {
      severity: 'error',
      wrong: 'A price for reservations is given per kWh or for parking.',
      why: 'A reservation uses no energy, so OCPI allows only FLAT and TIME.',
      fix: 'Use the type FLAT or TIME, or clear the cell reservation.',
      message: 'A reservation cannot have a price of the type {type}.',
    },
  },
  tariffs({ tariff, elements }, say, { dataset, tell }) {
    const { id } = tariff.values;
    if (areReadInFull(dataset.contents.tariff_elements)) {
      const columns = COLUMNS.filter((column) => tariff.values[column] !== undefined);
      const [first] = columns;
      const count = elements.length;
      if (first === undefined && count === 0) say('tariff-without-price', 'id', { params: { id } });
      else if (first !== undefined && count > 0) say('tariff-priced-twice', first, { params: { id, columns, count } });
    }
    for (const rows of Map.groupBy(elements, ({ values }) => values.element).values()) {
      const [restrictions, ...others] = rows.map((row) => JSON.stringify(toRestrictions(row)));
      for (const [at, row] of rows.entries()) {
        const { type, element, reservation } = row.values;
        if (at > 0 && others[at - 1] !== restrictions) {
          tell('element-restrictions-differ', 'tariff_elements', row, 'element', { params: { element } });
        }
        if (reservation !== undefined && type !== 'FLAT' && type !== 'TIME') {
          tell('reservation-dimension', 'tariff_elements', row, 'type', { params: { type } });
        }
      }
    }
  },
});

const COLUMNS = Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[];
