/** For the command line: errors that say themselves what to do. */

import { NeedsBuild } from '../live/publish/publish-statuses.ts';
import { StoreFault } from '../live/store/store.ts';
import { CannotWrite } from '../publish/disk/cannot-write.ts';
import { NoSuchDirectory } from '../publish/disk/data-directory.ts';
import { NotALock, PlaceLocked } from '../publish/disk/lock.ts';
import { ChangedMeanwhile, ReplacementCutOff } from '../publish/disk/replace-files.ts';
import { DamagedList, SavedMeanwhile } from '../publish/disk/unfinished-replacement.ts';
import { PlaceTaken } from '../publish/disk/write-dist.ts';
import { CannotPurge } from '../publish/history/purge.ts';
import { AddressChanged, NoHistory } from '../publish/previous/no-history.ts';
import { CannotListen } from '../watch/serve/take-port.ts';

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
  SavedMeanwhile,
  NoHistory,
  AddressChanged,
  CannotPurge,
  CannotWrite,
  CannotListen,
  StoreFault,
  NeedsBuild,
];
