/**
 * The price of a tariff is one value, though it stands in several cells and rows: a person's price with the feed's VAT, or one of
 * the feed's elements among a person's, is a price that nobody asked for. So where a person changed any part of it and the feed
 * changed any part of it, all of it stays as it is in the tables.
 */

import { foldCase } from '../../../src/ocpi/index.ts';
import { PRICE_COLUMNS, type TableName } from '../../../src/tables/index.ts';
import { type RowTexts, type Side, type Sides, tableIn } from './sides.ts';

const OF_TARIFF: ReadonlySet<string> = new Set([
  ...Object.keys(PRICE_COLUMNS),
  ...['currency', 'vat', 'prices_include_vat'],
  ...['min_price', 'min_price_incl_vat', 'max_price', 'max_price_incl_vat'],
]);

/** Whether a cell is a part of what a tariff costs. */
export function isOfPrice(table: TableName, column: string): boolean {
  return table === 'tariff_elements' || (table === 'tariffs' && OF_TARIFF.has(column));
}

/** Whether a cell decides what people pay: a price, or which tariff a connector has. */
export function isAboutPrices(table: TableName, column: string): boolean {
  return isOfPrice(table, column) || (table === 'connectors' && column === 'tariff_ids');
}

type IsSame = (table: TableName, column: string, a: string, b: string) => boolean;

/** The keys of the tariffs whose price a person and the feed changed, each in another way. */
export function contestedTariffs({ last, feed, ours }: Sides, isSame: IsSame): ReadonlySet<string> {
  const prices = { last: last && pricesOf(last), feed: pricesOf(feed), ours: pricesOf(ours) };
  const columns = [feed, ours, ...(last ? [last] : [])].flatMap((side) => tableIn(side, 'tariff_elements').columns);
  const areSame = priceComparison(new Set(columns), isSame);
  const contested = new Set<string>();
  for (const [key, theirs] of prices.feed) {
    const own = prices.ours.get(key);
    if (own === undefined || areSame(own, theirs)) continue;
    const before = prices.last?.get(key);
    if (before === undefined || !(areSame(own, before) || areSame(theirs, before))) contested.add(key);
  }
  return contested;
}

/** A tariff and its rows of tariff_elements.csv by their keys. */
interface Price {
  readonly tariff: RowTexts;
  readonly elements: Map<string, RowTexts>;
}

function pricesOf(side: Side): ReadonlyMap<string, Price> {
  const prices = new Map(
    [...tableIn(side, 'tariffs').rows].map(([key, tariff]) => [key, { tariff, elements: new Map<string, RowTexts>() }]),
  );
  for (const [key, row] of tableIn(side, 'tariff_elements').rows) {
    prices.get(foldCase(row.text('tariff_id')))?.elements.set(key, row);
  }
  return prices;
}

function priceComparison(ofElements: ReadonlySet<string>, isSame: IsSame): (a: Price, b: Price) => boolean {
  const same = (table: TableName, columns: Iterable<string>, a: RowTexts, b: RowTexts) =>
    [...columns].every((column) => isSame(table, column, a.text(column), b.text(column)));
  return (a, b) =>
    same('tariffs', OF_TARIFF, a.tariff, b.tariff) &&
    a.elements.size === b.elements.size &&
    [...a.elements].every(([key, element]) => {
      const other = b.elements.get(key);
      return other !== undefined && same('tariff_elements', ofElements, element, other);
    });
}
