/** What packages may use of this room. */

export type {
  CheckedTables,
  Companion,
  FilesInMaking,
  Inputs,
  OtherChange,
  PlainFile,
  Published,
  ReadBuilt,
  SteppedInMaking,
  ToBeStepped,
} from './companion.ts';
export { CannotWrite, inWordsOfData } from './disk/cannot-write.ts';
export { listDataFiles, readDataFiles } from './disk/data-directory.ts';
export { removeAbandoned } from './disk/left-behind.ts';
export { withLock } from './disk/lock.ts';
export { ChangedMeanwhile, type Replacement, replaceFiles } from './disk/replace-files.ts';
export { MEMORY_OF_SYNC } from './disk/replacement-list.ts';
export { demandEmpty, NotEmpty, writeNewFiles, writeNewTables } from './disk/write-new-files.ts';
export { startReading } from './files/detailed-locations.ts';
export {
  type LiveLocation,
  tariffKey,
  toDetailedTariff,
} from './files/live-location.ts';
export { HISTORY } from './history/finding-codes.ts';
export { countsInWords, type DraftedLists, fullestVersion, sizesOf } from './render/counts.ts';
export { type CurrentStatuses, currentStatuses, type Draft, objectOf } from './render/draft.ts';
export { toHeld } from './render/held.ts';
export { type Context, toLocation } from './render/location.ts';
export type { DraftedVersion } from './render/render-drafts.ts';
export { toTariff } from './render/tariff.ts';
export { statusOfCode } from './render/template.ts';
export type { Code } from './validate/catalogue.ts';
export { openSettings } from './validate/check-static.ts';
export { addWaivers } from './validate/draft-waivers.ts';
export { type Validated, validate } from './validate/validate.ts';
