/** For tests: a snapshot put in place outside of a build. */

import { openPlace } from '../../../src/publish/disk/write-dist.ts';
import type { Written } from '../../../src/publish/disk/write-files.ts';
import type { SnapshotFiles } from '../../../src/snapshot/snapshot.ts';

/** Writes a snapshot and puts it in place of the previous one. */
export async function writeSnapshot(out: string, files: SnapshotFiles, isThorough = false): Promise<Written> {
  const place = await openPlace(out);
  try {
    const { written, putInPlace } = await place.write(async () => files, isThorough);
    await putInPlace();
    return written;
  } finally {
    await place.close();
  }
}
