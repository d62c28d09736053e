/**
 * `/chargers.csv`: a row per plug (RFC 4180, UTF-8), for spreadsheets and other readers of tables. It holds no statuses, so it
 * changes only when the network does; /status.json has them by `evse_uid`.
 *
 * It begins with a byte order mark: without one, Excel reads UTF-8 as the old encoding of its country (`ZÃ¼rich`). The Data Package
 * standard would rather have none, but readers of tables skip it, and docs/copies.md says what those need that do not. Texts that a
 * spreadsheet would run as a formula begin with an apostrophe (source/csv/formulas.ts says when), and numbers stay numbers.
 */

import { writeRow } from '../../source/csv/write-csv.ts';
import type { PriceOf } from '../site/facts/price-without-contract.ts';
import { CHARGER_COLUMNS, type ChargerColumn, EVSE_COLUMNS, PLUG_COLUMNS, SITE_COLUMNS } from './charger-columns.ts';
import type { CopiedLocation } from './feeds.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** The byte order mark and the header. */
export function csvHead(): string {
  return `${BYTE_ORDER_MARK}${joined(CHARGER_COLUMNS.map(({ name }) => name))}${LINE_END}`;
}

/** The rows of a Location: one per Connector, each with its line end. */
export function csvRows(location: CopiedLocation, priceOf: PriceOf): string {
  const site = cellsOf(SITE_COLUMNS, location);
  let rows = '';
  for (const evse of location.evses ?? []) {
    const charger = cellsOf(EVSE_COLUMNS, { location, evse });
    for (const connector of evse.connectors) {
      const plug = cellsOf(PLUG_COLUMNS, { connector, price: priceOf(connector.tariff_ids ?? []) });
      rows += `${site},${charger},${plug}${LINE_END}`;
    }
  }
  return rows;
}

function cellsOf<About>(columns: readonly ChargerColumn<About>[], about: About): string {
  return joined(columns.map(({ value }) => String(value(about) ?? '')));
}

/** RFC 4180, 2. */
const LINE_END = '\r\n';

/** Cells as they stand in a row, without its end. */
function joined(cells: readonly string[]): string {
  return writeRow(cells, ',').slice(0, -1);
}
