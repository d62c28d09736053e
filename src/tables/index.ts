/** What packages may use of this room. */

export { boolean, oneOf } from './cell-types/choices.ts';
export { type ColumnType, columnType, factsOf, reading, TEXT, textsLike } from './cell-types/column-type.ts';
export { isNone, NONE } from './cell-types/lists.ts';
export { parkingLinks } from './cell-types/pairs.ts';
export { readCell, readWritten } from './cell-types/read-cell.ts';
export { countryCode, LONGEST_URL, partyId, readUrl } from './cell-types/standard-codes.ts';
export { textUpTo } from './cell-types/text.ts';
export { columnCalled, columnsNamed } from './column-names.ts';
export { connectors } from './declarations/connectors.ts';
export { evses } from './declarations/evses.ts';
export { locations } from './declarations/locations.ts';
export { parkingPlaces } from './declarations/parking-places.ts';
export { tariffElements, toRestrictions } from './declarations/tariff-elements.ts';
export { PRICE_COLUMNS } from './declarations/tariffs.ts';
export { TABLE_FILES } from './finding-codes.ts';
export { placeInRow, rowFindingOf } from './row-finding.ts';
export { type AnyRow, type Column, type Columns, cellOf, columnName, type Defaults } from './table.ts';
export {
  type ConnectorRow,
  type EvseRow,
  type LocationRow,
  type StatusRow,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type TariffElementRow,
  type TariffRow,
  tableOfFile,
} from './tables.ts';
