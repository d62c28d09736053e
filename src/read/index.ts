/** What packages may use of this room. */

export { errorCode, FileTooLarge, NotAFile } from './files/file-errors.ts';
export { LARGEST_LAST_IMPORT, LARGEST_SETTINGS, LARGEST_TABLE } from './files/limits.ts';
export { readRegularFile } from './files/regular-file.ts';
export { sha256 } from './files/sha-256.ts';
export { makeDirectories, writeAside, writeNew } from './files/write-aside.ts';
export { collectDataFiles, isHidden, SETTINGS_FILE } from './load/collect-data-files.ts';
export type { DataFiles } from './load/data-files.ts';
export {
  type Dataset,
  type EvseData,
  helpLineOf,
  joinTables,
  type LocationData,
  type ParkingPlaceData,
  type TariffData,
} from './load/join.ts';
export { expectedColumns, readTables } from './load/read-tables.ts';
export { repeatedRows } from './load/rows-by-id.ts';
export { ageingSince, hoursInMs, newestStatusRows } from './load/status-times.ts';
