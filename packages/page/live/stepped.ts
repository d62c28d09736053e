/** The files of the page that change with a status: a build makes them, a live step changes them. */

import type { SteppedFiles } from '../../../src/publish/worker.ts';
import { SnapshotDamaged } from '../../../src/snapshot/worker.ts';
import { availabilityPath, LIVE_PATH, type StatusesHead, siteStatusesPath } from '../records/live-statuses.ts';
import { changePageFiles } from './change-page-files.ts';
import { startLiveStatuses } from './live-status-files.ts';

export const steps: SteppedFiles = {
  begin: startLiveStatuses,
  paths: (read) => {
    const bytes = read(LIVE_PATH);
    if (bytes === undefined) throw new SnapshotDamaged(`${LIVE_PATH.slice(1)} is missing`);
    const { parts, site_files } = JSON.parse(new TextDecoder().decode(bytes)) as StatusesHead;
    return [
      LIVE_PATH,
      ...parts.map((_, part) => availabilityPath(part)),
      ...Array.from({ length: site_files }, (_, file) => siteStatusesPath(file)),
    ];
  },
  change: changePageFiles,
};
