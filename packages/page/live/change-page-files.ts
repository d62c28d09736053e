/** The files from which the page has its statuses (packages/page/records/live-statuses.ts), after a live step. */

import { availabilityParts } from './live-status-files.ts';
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
import { STATUS } from '../../../src/ocpi/enums.ts';
import { sinceReported } from '../../../src/publish/files/status-file.ts';
import { codeOfStatus } from '../../../src/publish/render/template.ts';
import { SnapshotDamaged } from '../../../src/snapshot/read-manifest.ts';
import { JSON_CLOSING, type LiveHead } from '../../../src/stored-format/live-head.ts';
import type { LiveBase } from '../../../src/live/step/base.ts';
import type { ChangedEvse } from '../../../src/live/step/change-status-file.ts';
import type { PublishedStatuses } from '../../../src/live/step/published-statuses.ts';
import { type Put, type Read, readBlocks, storeJson } from '../../../src/live/step/stored-json.ts';

type Files = LiveHead['files'];

/** @param next the statuses from now on @param since when the changed EVSEs have their new statuses */
export async function changePageFiles(
  files: Files,
  { order }: Pick<LiveBase, 'order'>,
  next: Pick<PublishedStatuses, 'codes' | 'head'>,
  changed: readonly ChangedEvse[],
  { since, read, put }: { readonly since: string; readonly read: Read; readonly put: Put },
): Promise<Files> {
  const parts = availabilityOf(next.codes, order);
  const site_files = Object.keys(files).filter((path) => SITE_FILE.test(path)).length;
  const head: StatusesHead = { ...next.head, order, parts: parts.map(({ hash }) => hash), site_files };
  const json = (path: string, value: object) => [path, storeJson(JSON.stringify(value), files[path], put)] as const;
  const own = await changeSiteFiles(files, site_files, changed, { since, read, put });
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
function availabilityOf(codes: string, order: string): AvailabilityFile[] {
  const meanings: number[] = [];
  for (const code of codes) {
    const meaning = MEANING_OF_CODE.get(code);
    if (meaning !== undefined) meanings.push(meaning);
  }
  return availabilityParts(meanings, order);
}

async function changeSiteFiles(
  files: Files,
  count: number,
  changed: readonly ChangedEvse[],
  { since, read, put }: { readonly since: string; readonly read: Read; readonly put: Put },
) {
  const byPath = Map.groupBy(changed, ({ location }) => siteStatusesPath(detailFileOf(location.id, count)));
  return Promise.all(
    [...byPath].map(async ([path, evses]) => {
      const stored = files[path];
      let text = await readBlocks(stored?.gzip[0], true, stored?.size ?? 0, read);
      for (const { uid, status, reported } of evses)
        text = withEntry(text, uid, writeSiteStatus(status, sinceReported(since, reported)));
      return [path, storeJson(text + JSON_CLOSING, stored, put)] as const;
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
