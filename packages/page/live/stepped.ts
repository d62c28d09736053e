/** The files from which the page has its statuses (records/live-statuses.ts), beside /status.json: a build makes them, a live step changes them. */

import { STATUS } from '../../../src/ocpi/worker.ts';
import {
  codeOfStatus,
  type StatusStep,
  type SteppedFiles,
  type SteppedInMaking,
  type ToBeStepped,
} from '../../../src/publish/worker.ts';
import { hashOf, SnapshotDamaged } from '../../../src/snapshot/worker.ts';
import type { LiveHead } from '../../../src/stored-format/worker.ts';
import { fileCount } from '../files/file-count.ts';
import {
  AVAILABILITY,
  type AvailabilityFile,
  availabilityPath,
  detailFileOf,
  EVSES_PER_PART,
  LIVE_PATH,
  MEANING,
  type StatusesHead,
  siteStatusesPath,
  writeAvailability,
  writeSiteStatus,
} from '../records/live-statuses.ts';

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

/** A reader who opens a site loads the statuses of so many EVSEs, and a changed status writes as many anew: some 15 kB. */
const EVSES_PER_FILE = 400;

const MOST_FILES = 1024;

/** How many digits of a hash tell the contents of a part from each other. */
const SHORT = 12;

function startLiveStatuses({ locations, order }: Pick<ToBeStepped, 'locations' | 'order'>): SteppedInMaking {
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
    end: (head) =>
      new Map(
        [
          ...headAndParts(head, order, meanings, count),
          ...bySite.map((evses, i) => [siteStatusesPath(i), `{"evses":{${evses}}}`] as const),
        ].map(([path, text]) => [path.slice(1), Buffer.from(text)]),
      ),
  };
}

/**
 * The head, and what the list and the map say. Working all of it out costs less than reading a part.
 *
 * @param meanings places in AVAILABILITY, of all live EVSEs in their order
 */
function headAndParts(
  head: StatusStep['head'],
  order: string,
  meanings: readonly number[],
  site_files: number,
): (readonly [path: string, text: string])[] {
  const parts: AvailabilityFile[] = [];
  for (let at = 0; at < meanings.length; at += EVSES_PER_PART) {
    const evses = writeAvailability(meanings.slice(at, at + EVSES_PER_PART));
    parts.push({ order, hash: hashOf(evses).slice(0, SHORT), evses });
  }
  const whole: StatusesHead = { ...head, order, parts: parts.map(({ hash }) => hash), site_files };
  return [
    [LIVE_PATH, JSON.stringify(whole)],
    ...parts.map((part, i) => [availabilityPath(i), JSON.stringify(part)] as const),
  ];
}

type Files = LiveHead['files'];

/** @param files of the head, by their paths @returns all of them, some with another content */
async function changePageFiles(files: Files, step: StatusStep): Promise<Files> {
  const { stored, head, order, codes } = step;
  const count = Object.keys(files).filter((path) => SITE_FILE.test(path)).length;
  const texts = [...headAndParts(head, order, meaningsOf(codes), count), ...(await changedSiteFiles(count, step))];
  return { ...files, ...Object.fromEntries(texts.map(([path, text]) => [path, stored.store(path, text)])) };
}

const SITE_FILE = /^\/_site\/statuses-\d+\.json$/;

/** The place in AVAILABILITY of each status by its code, but for REMOVED. */
const MEANING_OF_CODE = new Map(
  STATUS.filter((status) => status !== 'REMOVED').map((status) => [
    codeOfStatus(status),
    AVAILABILITY.indexOf(MEANING[status]),
  ]),
);

function meaningsOf(codes: string): number[] {
  return [...codes].flatMap((code) => MEANING_OF_CODE.get(code) ?? []);
}

async function changedSiteFiles(count: number, { changed, stored }: StatusStep) {
  const byPath = Map.groupBy(changed, ({ location }) => siteStatusesPath(detailFileOf(location, count)));
  return Promise.all(
    [...byPath].map(async ([path, evses]) => {
      let text = await stored.read(path);
      for (const { uid, status, since } of evses) text = withEntry(text, uid, writeSiteStatus(status, since));
      return [path, text] as const;
    }),
  );
}

function withEntry(text: string, uid: string, status: string): string {
  const name = `${JSON.stringify(uid)}:"`;
  // Quotation marks within a uid are escaped, so no other name ends like this one begins.
  const at = Math.max(text.indexOf(`{${name}`), text.indexOf(`,${name}`)) + 1;
  if (at === 0) throw new SnapshotDamaged('the statuses of a site lack an EVSE of the base');
  const begin = at + name.length;
  return text.slice(0, begin) + status + text.slice(text.indexOf('"', begin));
}
