/** The files from which the page has its statuses (records/live-statuses.ts), after a live step. */

import { STATUS } from '../../../src/ocpi/worker.ts';
import { codeOfStatus, type StatusStep } from '../../../src/publish/worker.ts';
import { SnapshotDamaged } from '../../../src/snapshot/worker.ts';
import type { LiveHead } from '../../../src/stored-format/worker.ts';
import {
  AVAILABILITY,
  type AvailabilityFile,
  availabilityPath,
  LIVE_PATH,
  MEANING,
  type StatusesHead,
  siteStatusesPath,
  writeSiteStatus,
} from '../records/live-statuses.ts';
import { detailFileOf } from '../records/site-details.ts';
import { availabilityParts } from './live-status-files.ts';

type Files = LiveHead['files'];

/** @param files of the head, by their paths @returns all of them, some with another content */
export async function changePageFiles(files: Files, step: StatusStep): Promise<Files> {
  const { order, stored } = step;
  const parts = availabilityIn(step.codes, order);
  const site_files = Object.keys(files).filter((path) => SITE_FILE.test(path)).length;
  const head: StatusesHead = { ...step.head, order, parts: parts.map(({ hash }) => hash), site_files };
  const json = (path: string, value: object) => [path, stored.store(path, JSON.stringify(value))] as const;
  const own = await changeSiteFiles(site_files, step);
  return {
    ...files,
    ...Object.fromEntries([json(LIVE_PATH, head), ...parts.map((part, i) => json(availabilityPath(i), part)), ...own]),
  };
}

const SITE_FILE = /^\/_site\/statuses-\d+\.json$/;

/** The place in AVAILABILITY of each status by its code, but for REMOVED. */
const MEANING_OF_CODE = new Map(
  STATUS.filter((status) => status !== 'REMOVED').map((status) => [
    codeOfStatus(status),
    AVAILABILITY.indexOf(MEANING[status]),
  ]),
);

/** The parts of the list's statuses. Working all of them out costs less than reading one. */
function availabilityIn(codes: string, order: string): AvailabilityFile[] {
  const meanings: number[] = [];
  for (const code of codes) {
    const meaning = MEANING_OF_CODE.get(code);
    if (meaning !== undefined) meanings.push(meaning);
  }
  return availabilityParts(meanings, order);
}

async function changeSiteFiles(count: number, { changed, stored }: StatusStep) {
  const byPath = Map.groupBy(changed, ({ location }) => siteStatusesPath(detailFileOf(location, count)));
  return Promise.all(
    [...byPath].map(async ([path, evses]) => {
      let text = await stored.read(path);
      for (const { uid, status, since } of evses) text = withEntry(text, uid, writeSiteStatus(status, since));
      return [path, stored.store(path, text)] as const;
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
