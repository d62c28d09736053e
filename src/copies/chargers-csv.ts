/**
 * `/chargers.csv`: a row per plug (RFC 4180, UTF-8), for spreadsheets and whoever reads tables. It holds no statuses, so it
 * changes only when the network does; /status.json has them by `evse_uid`.
 *
 * It begins with a byte order mark: without one, Excel reads UTF-8 as the old encoding of its country (`ZÃ¼rich`). The Data Package
 * standard would rather have none, but readers of tables skip it, and docs/copies.md says what those need that do not. Texts that a
 * spreadsheet would run as a formula begin with an apostrophe (source/csv/formulas.ts says when), and numbers stay numbers.
 */

import { writeRow } from '../source/csv/write-csv.ts';
import { CHARGER_COLUMNS } from './charger-columns.ts';
import type { CopiedLocation } from './feeds.ts';
import type { PriceOf } from './plug-prices.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** The byte order mark and the header. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + line(CHARGER_COLUMNS.map(({ name }) => name));
}

/** The rows of a Location: one per Connector, each with its line end. */
export function csvRows(location: CopiedLocation, priceOf: PriceOf): string {
  let rows = '';
  for (const evse of location.evses ?? []) {
    for (const connector of evse.connectors) {
      const plug = { location, evse, connector, price: priceOf(connector.tariff_ids ?? []) };
      rows += line(CHARGER_COLUMNS.map(({ value }) => value(plug) ?? ''));
    }
  }
  return rows;
}

/** RFC 4180, 2: lines end with CR and LF. */
function line(cells: readonly string[]): string {
  return `${writeRow(cells, ',').slice(0, -1)}\r\n`;
}
