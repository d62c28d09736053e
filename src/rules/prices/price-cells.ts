/** The prices of a tariff with the cells that they stand in, whichever of the two tables that is. */

import type { Big } from 'big.js';
import type { TariffDimensionType } from '../../ocpi/enums.ts';
import type { TariffData } from '../../read/load/join.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import type { AnyRow } from '../../tables/table.ts';
import type { TableName, TariffElementRow } from '../../tables/tables.ts';

export interface PriceCell {
  readonly table: TableName;
  readonly row: AnyRow;
  readonly field: string;
  readonly type: TariffDimensionType;
  readonly price: Big;
  /** In per cent: its own rate, or that of the tariff. */
  readonly vat: Big | undefined;
  /** The row of tariff_elements.csv, if it stands there. */
  readonly element?: TariffElementRow;
}

/** The columns of tariffs.csv with prices. */
export const COLUMNS = Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[];

/** All prices, in the order of their columns or elements. */
export function priceCells({ tariff, elements }: TariffData): PriceCell[] {
  const { vat } = tariff.values;
  const ofColumns = COLUMNS.flatMap((field) => {
    const price = tariff.values[field];
    return price === undefined
      ? []
      : [{ table: 'tariffs' as const, row: tariff, field, type: PRICE_COLUMNS[field], price, vat }];
  });
  const ofElements = elements.map((element) => ({
    ...{ table: 'tariff_elements' as const, row: element, field: 'price', element },
    ...{ type: element.values.type, price: element.values.price, vat: element.values.vat ?? vat },
  }));
  return [...ofColumns, ...ofElements];
}

/** Whether it is for reserving, and not for charging or parking. */
export function isForReservation({ element }: PriceCell): boolean {
  return element?.values.reservation !== undefined;
}

/** The price with the row in which its VAT rate stands: its own, or that of the tariff. */
export function whereRateIs(cell: PriceCell, { tariff }: TariffData): PriceCell {
  const isOwn = cell.element === undefined || cell.element.values.vat !== undefined;
  return isOwn ? cell : { ...cell, table: 'tariffs', row: tariff };
}

/** One row of each element of a tariff: all rows of an element have the same restrictions, so one finding is enough. */
export function oneRowOfEach({ elements }: TariffData): TariffElementRow[] {
  return elements.filter(({ values }, i) => values.element !== elements[i - 1]?.values.element);
}
