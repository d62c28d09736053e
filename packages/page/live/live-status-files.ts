/** Makes the files from which the page has its statuses (packages/page/records/live-statuses.ts), beside /status.json. */

import type { SteppedInMaking, ToBeStepped } from '../../../src/publish/worker.ts';
import { hashOf } from '../../../src/snapshot/worker.ts';
import { fileCount } from '../files/file-count.ts';
import {
  AVAILABILITY,
  type AvailabilityFile,
  availabilityPath,
  EVSES_PER_PART,
  LIVE_PATH,
  MEANING,
  type StatusesHead,
  siteStatusesPath,
  writeAvailability,
  writeSiteStatus,
} from '../records/live-statuses.ts';
import { detailFileOf } from '../records/site-details.ts';

/** A reader who opens a site loads the statuses of so many EVSEs, and a changed status writes as many anew: some 15 kB. */
const EVSES_PER_FILE = 400;

const MOST_FILES = 1024;

/** How many digits of a hash tell the contents of a part from each other. */
const SHORT = 12;

export function startLiveStatuses({ locations, order }: Pick<ToBeStepped, 'locations' | 'order'>): SteppedInMaking {
  const evses = locations.reduce((sum, { codes }) => sum + codes.length, 0);
  const count = fileCount(evses, EVSES_PER_FILE, MOST_FILES);
  const bySite = new Array<string>(count).fill('');
  const meanings: number[] = [];
  let [last, file]: [string | undefined, number] = [undefined, 0];
  return {
    add: (location, uid, status, since) => {
      if (location !== last) [last, file] = [location, detailFileOf(location, count)];
      bySite[file] += `${bySite[file] === '' ? '' : ','}${JSON.stringify(uid)}:"${writeSiteStatus(status, since)}"`;
      meanings.push(AVAILABILITY.indexOf(MEANING[status]));
    },
    end: (head) => {
      const parts = availabilityParts(meanings, order);
      const whole: StatusesHead = { ...head, order, parts: parts.map(({ hash }) => hash), site_files: count };
      return new Map(
        [
          [LIVE_PATH, JSON.stringify(whole)] as const,
          ...parts.map((part, i) => [availabilityPath(i), JSON.stringify(part)] as const),
          ...bySite.map((evses, i) => [siteStatusesPath(i), `{"evses":{${evses}}}`] as const),
        ].map(([path, text]) => [path.slice(1), Buffer.from(text)]),
      );
    },
  };
}

/** @param meanings places in AVAILABILITY, of all live EVSEs in their order */
export function availabilityParts(meanings: readonly number[], order: string): AvailabilityFile[] {
  const parts: AvailabilityFile[] = [];
  for (let at = 0; at < meanings.length; at += EVSES_PER_PART) {
    const evses = writeAvailability(meanings.slice(at, at + EVSES_PER_PART));
    parts.push({ order, hash: hashOf(evses).slice(0, SHORT), evses });
  }
  return parts;
}
