/** For the command line: errors that say themselves what to do. */

import { CannotWrite } from '../build/disk/cannot-write.ts';
import { NoSuchDirectory } from '../build/disk/data-directory.ts';
import { NotALock, PlaceLocked } from '../build/disk/lock.ts';
import { ChangedMeanwhile, ReplacementCutOff } from '../build/disk/replace-files.ts';
import { DamagedList } from '../build/disk/unfinished-replacement.ts';
import { PlaceTaken } from '../build/disk/write-dist.ts';
import { AddressChanged, NoHistory } from '../build/history/no-history.ts';
import { CannotPurge } from '../build/history/purge.ts';
import { CannotWriteThere } from '../init/home.ts';
import { CannotListen } from '../serve/take-port.ts';

export { ContractBroken } from '../contract/assert-conforms.ts';

/** Errors that are not bugs, beside UsageError. Their messages say what to do, so no stack is printed. */
export const EXPECTED = [
  NoSuchDirectory,
  PlaceTaken,
  PlaceLocked,
  NotALock,
  ChangedMeanwhile,
  ReplacementCutOff,
  DamagedList,
  NoHistory,
  AddressChanged,
  CannotPurge,
  CannotWrite,
  CannotWriteThere,
  CannotListen,
];
