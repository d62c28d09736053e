/** Rule: every tariff has prices, from one table, in a form of OCPI, or says that charging is free. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffData } from '../../read/load/join.ts';
import { toRestrictions } from '../../tables/declarations/tariff-elements.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';
import { COLUMNS, isForReservation, type PriceCell, priceCells } from './price-cells.ts';
import { tariffUse } from './tariff-use.ts';

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
      message: 'Tariff "{id}" has {columns} here and {count:row} in {where}.',
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
    'zero-price': {
      severity: 'warning',
      wrong: 'All prices are 0, and the tariff does not say that charging is free.',
      why: 'Many systems write 0 where they do not know the price. Nobody can tell whether drivers pay.',
      fix: 'If charging is free, write 0 in price_per_session, or as a price of the type FLAT, or say so in tariff_alt_text. Otherwise fill in the price.',
      message: '{field} is 0, and tariff "{id}" does not say that charging is free.',
    },
    'not-reservable': {
      severity: 'warning',
      wrong: 'A tariff has a price for reservations, but no EVSE with the tariff has the capability RESERVABLE.',
      why: 'Apps offer reservations by the capability, so the price is for nothing, or nobody can reserve.',
      fix: 'Add RESERVABLE to the capabilities of the EVSEs, or delete the price.',
      message: 'Tariff "{id}" has a price for reservations, but none of its EVSEs has the capability RESERVABLE.',
    },
  },
  tariffs(data, say, { dataset, tell }) {
    const { tariff, elements } = data;
    const { id } = tariff.values;
    if (areReadInFull(dataset.contents.tariff_elements)) {
      const columns = COLUMNS.filter((column) => tariff.values[column] !== undefined);
      const [first] = columns;
      const count = elements.length;
      if (first === undefined && count === 0) say('tariff-without-price', 'id', { params: { id } });
      else if (first !== undefined && count > 0) {
        const { where } = dataset.contents.tariff_elements;
        say('tariff-priced-twice', first, { params: { id, columns, count, where } });
      }
      const zero = zeroPrice(data);
      if (zero) tell('zero-price', zero.table, zero.row, zero.field, { params: { id } });
    }
    const reserved = elements.find(({ values }) => values.reservation !== undefined);
    if (reserved && tariffUse(dataset)?.get(foldCase(id))?.isReservable === false) {
      tell('not-reservable', 'tariff_elements', reserved, 'reservation', { params: { id } });
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

/** The first price of charging, if all are 0 and nothing says that charging is free. */
function zeroPrice(data: TariffData): PriceCell | undefined {
  const prices = priceCells(data).filter((cell) => !isForReservation(cell));
  const charging = prices.filter(({ type }) => type !== 'PARKING_TIME');
  // Who charges for parking alone means it.
  const isPriced = prices.some(({ price }) => price.gt(0)) || charging.some(({ type }) => type === 'FLAT');
  return isPriced || saysFree(data.tariff) ? undefined : charging[0];
}

/** "Free" in the languages of tariffs, or how such a word begins. */
const FREE = new RegExp(anyWord(wordsFor('Cell', 'free')), 'i');

/** Whether a note for drivers says so. */
export function saysFree({ values }: TariffRow): boolean {
  return values.tariff_alt_text?.some(({ text }) => FREE.test(text)) ?? false;
}
