/** What packages may use of this room. */

export { errorCode } from './files/error-code.ts';
export { FileTooLarge, NotAFile } from './files/file-errors.ts';
export { LARGEST_LAST_IMPORT, LARGEST_SETTINGS, LARGEST_TABLE } from './files/limits.ts';
export { makeDirectories } from './files/make-directories.ts';
export { readRegularFile } from './files/regular-file.ts';
export { sha256 } from './files/sha-256.ts';
export { writeAside } from './files/write-aside.ts';
export { collectDataFiles, isHidden, SETTINGS_FILE } from './load/collect-data-files.ts';
export type { DataFiles } from './load/data-files.ts';
export { helpLineOf } from './load/help-line.ts';
export {
  type Dataset,
  type EvseData,
  joinTables,
  type LocationData,
  type ParkingPlaceData,
  type TariffData,
} from './load/join.ts';
export { newestStatusRows } from './load/newest-status.ts';
export { ageingSince, hoursInMs } from './load/old-status.ts';
export { expectedColumns, readTables } from './load/read-tables.ts';
export { repeatedRows } from './load/rows-by-id.ts';
