/**
 * `/chargers.csv`: a row per plug (RFC 4180, UTF-8), for spreadsheets and other readers of tables. It holds no statuses, so it
 * changes only when the network does; /status.json has them by `evse_uid`.
 *
 * It begins with a byte order mark: without one, Excel reads UTF-8 as the old encoding of its country (`ZÃ¼rich`). The Data Package
 * standard would rather have none, but readers of tables skip it, and docs/copies.md says what those need that do not. Texts that a
 * spreadsheet would run as a formula begin with an apostrophe (csv/formulas.ts says when), and numbers stay numbers.
 */

import { writeCell } from '../../src/csv/index.ts';
import type { PriceOf } from '../page/facts/price-of-energy.ts';
import { oncePerObject } from '../page/records/once-per-object.ts';
import { ofEvse, ofHeldEvse, ofPlug, ofSite } from './cells.ts';
import {
  AND,
  CHARGER_COLUMNS,
  type ChargerColumn,
  EVSE_COLUMNS,
  HELD_EVSE_COLUMNS,
  HELD_PLUG_COLUMNS,
  HELD_SITE_COLUMNS,
  PLUG_COLUMNS,
  SITE_COLUMNS,
} from './charger-columns.ts';
import type { CopiedEvse, CopiedLocation } from './feeds.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** The byte order mark and the header. */
export function csvHead(): string {
  return `${BYTE_ORDER_MARK}${joined(CHARGER_COLUMNS.map(({ name }) => writeCell(name)))}${LINE_END}`;
}

/** Makes the rows of a Location: one per Connector, each with its line end. */
export function csvRowsWith(priceOf: PriceOf): (location: CopiedLocation) => string {
  const plugsOf = oncePerObject((connectors: CopiedEvse['connectors']) =>
    connectors.map((connector) => {
      const price = priceOf(connector.tariff_ids ?? []);
      return { id: connector.id, cells: cellsOf(PLUG_COLUMNS, ofPlug(connector, price)) };
    }),
  );
  return (location) => {
    const site = cellsOf(SITE_COLUMNS, ofSite(location));
    const endsOf = endsAt(location);
    let rows = '';
    for (const evse of location.evses ?? []) {
      const charger = joined([site, cellsOf(EVSE_COLUMNS, ofEvse(evse, evse.coordinates ?? location.coordinates)), '']);
      const endOf = endsOf(evse);
      for (const { id, cells } of plugsOf(evse.connectors)) rows += charger + cells + endOf(id);
    }
    return rows;
  };
}

const NOTHING: readonly string[] = [...HELD_SITE_COLUMNS, ...HELD_EVSE_COLUMNS, ...HELD_PLUG_COLUMNS].map(() => '');
const NOTHING_HELD = () => joined(['', ...NOTHING]) + LINE_END;

/** The ends of the rows of a Location: what is held of it, of an EVSE, and of the Connector with an id. */
function endsAt({ held }: CopiedLocation): (evse: CopiedEvse) => (connector: string) => string {
  if (held === undefined) return () => NOTHING_HELD;
  const site = cellsOf(HELD_SITE_COLUMNS, held);
  return ({ uid }) => {
    const evse = held.evses?.[uid] ?? {};
    const own = joined(['', site, cellsOf(HELD_EVSE_COLUMNS, ofHeldEvse(evse, held)), '']);
    return (id) => {
      const connector_capabilities = evse.connectors?.[id]?.capabilities;
      return own + cellsOf(HELD_PLUG_COLUMNS, { connector_capabilities }) + LINE_END;
    };
  };
}

/** What a cell can hold. Undefined if nothing is known. */
type Cell = string | number | boolean | readonly string[] | undefined;

/** The names of what can stand in a cell. */
type CellName<Cells> = { [Name in keyof Cells]-?: Cells[Name] extends Cell ? Name : never }[keyof Cells] & string;

function cellsOf<Cells extends object>(columns: readonly ChargerColumn<CellName<Cells>>[], cells: Cells): string {
  return joined(columns.map(({ name }) => cellOf(cells[name] as Cell)));
}

/** One piece of text, while a text of many small ones would be walked through again in every row. */
function joined(cells: readonly string[]): string {
  return cells.join(',');
}

/** A number stays a number, also a negative one. An empty list says that there is none. */
function cellOf(value: Cell = ''): string {
  if (typeof value === 'object') return value.length === 0 ? 'NONE' : writeCell(value.join(AND));
  return typeof value === 'string' ? writeCell(value) : String(value);
}

const LINE_END = '\r\n';
