/** Rule: every tariff has prices, from one table, in a form that OCPI has. */

import type { TariffData } from '../../read/load/join.ts';
import { toRestrictions } from '../../tables/declarations/restrictions.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import type { TariffElementRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'tariff-without-price': {
    severity: 'error',
    wrong: 'A tariff has no price: no price column is filled and tariff_elements.csv has no row for it.',
    why: 'OCPI requires at least one price. A tariff without a price is not the same as a free one.',
    fix: 'Fill in price_per_kwh or another price column. If charging is free, write 0 in price_per_session and nothing else.',
  },
  'tariff-priced-twice': {
    severity: 'error',
    wrong: 'A tariff has prices in tariffs.csv and rows in tariff_elements.csv.',
    why: 'The order of the price elements decides what is charged, and prices in two tables have no order.',
    fix: 'Clear the price columns in tariffs.csv, or delete the rows in tariff_elements.csv.',
  },
  'element-restrictions-differ': {
    severity: 'error',
    wrong: 'Two rows of one tariff element have different restrictions.',
    why: 'The restrictions belong to the element, so all its price components share them.',
    fix: 'Make them the same, or give one of the rows another element number.',
  },
  'reservation-dimension': {
    severity: 'error',
    wrong: 'A price for reservations is given per kWh or for parking.',
    why: 'A reservation uses no energy, so OCPI allows only FLAT and TIME.',
    fix: 'Use the type FLAT or TIME, or clear the cell reservation.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const complete = areReadInFull(dataset.contents.tariff_elements);
  for (const data of dataset.tariffs) {
    if (complete) yield* source(data);
    yield* elements(data.elements);
  }
}

const COLUMNS = Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[];

function* source({ tariff, elements: rows }: TariffData): Findings {
  const filled = COLUMNS.filter((column) => tariff.values[column] !== undefined);
  const { id } = tariff.values;
  if (filled.length === 0 && rows.length === 0) {
    yield rule.finding('tariff-without-price', 'tariffs', tariff, 'id', {
      message: `Tariff "${id}" has no price.`,
      hint: 'Fill in price_per_kwh. If charging is free, write 0 in price_per_session.',
    });
  }
  const [column] = filled;
  if (column !== undefined && rows.length > 0) {
    yield rule.finding('tariff-priced-twice', 'tariffs', tariff, column, {
      message: `Tariff "${id}" has ${filled.join(', ')} here and ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} in tariff_elements.csv.`,
      hint: 'Use only one of the two.',
    });
  }
}

function* elements(rows: readonly TariffElementRow[]): Findings {
  for (const group of Map.groupBy(rows, (row) => row.values.element).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const restrictions = JSON.stringify(toRestrictions(first));
    for (const row of group) {
      const { type, element, reservation } = row.values;
      if (JSON.stringify(toRestrictions(row)) !== restrictions) {
        yield rule.finding('element-restrictions-differ', 'tariff_elements', row, 'element', {
          message: `The rows of element ${element} have different restrictions.`,
          hint: 'Make them the same, or use another element number.',
        });
      }
      if (reservation !== undefined && type !== 'FLAT' && type !== 'TIME') {
        yield rule.finding('reservation-dimension', 'tariff_elements', row, 'type', {
          message: `A reservation cannot have a price of the type ${type}.`,
          hint: 'Write FLAT or TIME, or clear the cell reservation.',
        });
      }
    }
  }
}
