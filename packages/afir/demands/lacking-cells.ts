/** Where to type what a demand lacks: cells of rows, or else the file that has no such column, or a setting. */

import { foldCase } from '../../../src/ocpi/index.ts';
import type { Dataset, EvseData, LocationData } from '../../../src/read/index.ts';
import { type AnyRow, type ConnectorRow, cellOf, type TableName } from '../../../src/tables/index.ts';
import type { Demand } from '../profiles/profile.ts';

/** A row that lacks something, and the cell in which it would stand. */
export interface LackingCell {
  readonly table: TableName;
  readonly row: AnyRow;
  readonly column: string;
}

/** What lacks it: a site, and perhaps its EVSE and the connector. */
export interface WhatLacks {
  readonly data: LocationData;
  readonly evse?: EvseData | undefined;
  readonly connector?: ConnectorRow | undefined;
}

/** The cells to fill in. None if only network.json can say it. */
export function lackingCells(demand: Demand, lacking: WhatLacks, dataset: Dataset): LackingCell[] {
  const { data, evse, connector } = lacking;
  const { table, columns, needsAll } = demand.typedIn;
  const [first = ''] = columns;
  const site: AnyRow = data.location;
  switch (table) {
    case 'locations':
      return needsAll
        ? columns.filter((column) => site.values[column] === undefined).map((column) => ({ table, row: site, column }))
        : [{ table, row: site, column: first }];
    case 'evses':
      return evse ? [{ table, row: evse.evse, column: first }] : [];
    case 'connectors': {
      const rows: readonly AnyRow[] = connector ? [connector] : (evse?.connectors ?? []);
      return rows
        .filter(({ values }) => connector || values[first] === undefined)
        .map((row) => ({ table, row, column: first }));
    }
    case 'tariffs':
      return connector ? tariffsWithoutType(connector, dataset) : [];
    case 'businesses': {
      const operator = data.location.values.operator;
      const row = operator === undefined ? undefined : dataset.businesses.get(foldCase(operator));
      return row ? [{ table, row, column: first }] : [];
    }
    // A table that has no row of the site yet.
    case 'parking_places':
      return [{ table: 'locations', row: site, column: 'id' }];
    case 'status':
      return evse ? [{ table: 'evses', row: evse.evse, column: 'status' }] : [];
    default:
      return table satisfies never;
  }
}

/** The tariffs of a connector of which nobody knows whom they are for; without any, the connector lacks a tariff. */
function tariffsWithoutType(connector: ConnectorRow, { tariffsById }: Dataset): LackingCell[] {
  const tariffs = (connector.values.tariff_ids ?? []).flatMap((id) => tariffsById.get(foldCase(id)) ?? []);
  const untyped = tariffs.filter(({ values }) => values.type === undefined);
  return untyped.length === 0
    ? [{ table: 'connectors', row: connector, column: 'tariff_ids' }]
    : untyped.map((row) => ({ table: 'tariffs', row, column: 'type' }));
}

/** Whether the file of the row has the column. */
export function hasColumn({ row, column }: LackingCell): boolean {
  return cellOf(row, column).at >= 0;
}

/** Whether the file of the row could have it: a sheet has some of the columns of each table. */
export function canHaveColumn({ row: { sheet }, column }: LackingCell): boolean {
  return sheet === undefined || Object.hasOwn(sheet.names, column);
}
