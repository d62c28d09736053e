/** Every tariff has prices from one source, in a form that OCPI can carry. */

import type { Finding } from '../findings/finding.ts';
import { PRICE_COLUMNS, toRestrictions } from '../ocpi/tariff.ts';
import type { TariffData } from '../tables/dataset.ts';
import { TABLES, type TariffElementRow } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const tariffPrices: Rule = function* ({ dataset }): Iterable<Finding> {
  const { tariff_elements: content } = dataset.contents;
  const complete = !content.incomplete && content.failedKeys.size === 0;
  for (const data of dataset.tariffs) {
    if (complete) yield* source(data);
    yield* elements(data.elements);
  }
};

const COLUMNS = Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[];

function* source({ tariff, elements: rows }: TariffData): Iterable<Finding> {
  const filled = COLUMNS.filter((column) => tariff.values[column] !== undefined);
  const { id } = tariff.values;
  if (filled.length === 0 && rows.length === 0) {
    yield rowFinding('tariff-without-price', TABLES.tariffs, tariff, 'id', {
      message: `Tariff "${id}" has no price.`,
      hint: 'Fill price_per_kwh; for free charging write 0 into price_per_session.',
    });
  }
  const [column] = filled;
  if (column !== undefined && rows.length > 0) {
    yield rowFinding('tariff-priced-twice', TABLES.tariffs, tariff, column, {
      message: `Tariff "${id}" has ${filled.join(', ')} here and ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} in tariff_elements.csv.`,
      hint: 'Use one of the two.',
    });
  }
}

function* elements(rows: readonly TariffElementRow[]): Iterable<Finding> {
  const always = new Map<string, number>();
  for (const group of Map.groupBy(rows, (row) => row.values.element).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const restrictions = JSON.stringify(toRestrictions(first));
    for (const row of group) {
      const { type, element, reservation } = row.values;
      if (JSON.stringify(toRestrictions(row)) !== restrictions) {
        yield rowFinding('element-restrictions-differ', TABLES.tariff_elements, row, 'element', {
          message: `The restrictions of element ${element} are not the same in all its rows.`,
          hint: 'Make them equal, or use another element number.',
        });
      }
      if (reservation !== undefined && type !== 'FLAT' && type !== 'TIME') {
        yield rowFinding('reservation-dimension', TABLES.tariff_elements, row, 'type', {
          message: `A reservation cannot be paid by ${type}.`,
          hint: 'Write FLAT or TIME, or empty the column reservation.',
        });
      }
      const hidden = always.get(type);
      if (hidden !== undefined && reservation === undefined) {
        yield rowFinding('hidden-element', TABLES.tariff_elements, row, 'element', {
          message: `The ${type} price of element ${element} never applies, because element ${hidden} always does.`,
          hint: 'Give the element without restrictions the highest number.',
        });
      } else if (restrictions === undefined) always.set(type, element);
    }
  }
}
