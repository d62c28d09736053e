/** `/datex2/v3/status.json`: the status of each point, and what it costs now without a contract. */

import { type DetailedLocation, isValidAt } from '../../../src/ocpi/index.ts';
import {
  type Draft,
  type LiveLocation,
  type SteppedInMaking,
  startReading,
  type ToBeStepped,
} from '../../../src/publish/index.ts';
import type { ListedFile } from '../../../src/settings/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { numbered } from '../../copies/feeds.ts';
import { fileCount } from '../../page/files/file-count.ts';
import { detailFileOf } from '../../page/records/live-statuses.ts';
import { pointHead, reference, STATUSES, siteHead, statusMembers } from '../live/status-text.ts';
import { filled, word } from '../mapping/form.ts';
import { type PointSource, pointId, ratesOf, sitesOf, stationsOf } from '../mapping/sources.ts';
import { overallPeriod } from '../prices/periods.ts';
import { withDatex2 } from '../settings.ts';
import { DATEX_STATUSES, LARGEST } from './paths.ts';
import { aroundStatuses } from './publication.ts';

/** A changed status writes the line of so many points anew. */
const POINTS_PER_LINE = 512;

const MOST_LINES = 1024;

/** Texts of a site, and uids where the status of that point belongs between them. */
type Skeleton = readonly (string | { readonly uid: string })[];

export function startStatuses(published: ToBeStepped): SteppedInMaking {
  const { settings, locations } = published;
  if (!withDatex2(settings).datex2) return { add: () => {}, end: () => new Map() };
  const evses = locations.reduce((sum, { codes }) => sum + codes.length, 0);
  const statuses = new Map<string, string>();
  return {
    add: (_, uid, status, since) => void statuses.set(uid, statusMembers(status, since)),
    end: ({ last_updated }) => {
      const skeletonOf = skeletonsWith(published);
      const lines = Array.from({ length: fileCount(evses, POINTS_PER_LINE, MOST_LINES) }, () => '');
      for (const live of locations) {
        const texts = skeletonOf(live).map((one) => (typeof one === 'string' ? one : (statuses.get(one.uid) ?? '')));
        lines[detailFileOf(live.draft.id, lines.length)] += `,${texts.join('')}`;
      }
      const { before, after } = aroundStatuses(settings, last_updated);
      const room = Math.min(published.largest, LARGEST) - Buffer.byteLength(before + after);
      // JSON may have line ends between its members, and nowhere else has it any.
      const textOf = (own: readonly string[]) => `${before}\n${own.join('\n').replace(',', '')}${after}`;
      const texts = inFiles(lines, room).map((own) => Buffer.from(textOf(own)));
      const files = numbered(DATEX_STATUSES, texts);
      const names = files.map(({ file }) => file);
      listed.set(locations, names);
      return new Map(files.map(({ file: { path }, bytes }) => [path.slice(1), bytes]));
    },
  };
}

/** The files that have the statuses of these Locations. They are made before those of the table, which lead to them. */
export function statusFilesOf(locations: readonly LiveLocation[]): readonly ListedFile[] {
  return listed.get(locations) ?? [];
}

const listed = new WeakMap<readonly LiveLocation[], readonly ListedFile[]>();

/** Lines in as few files as have room for them. @param room in bytes */
function inFiles(lines: readonly string[], room: number): readonly (readonly string[])[] {
  const files: string[][] = [];
  let left = 0;
  for (const line of lines) {
    const bytes = Buffer.byteLength(line) + 1;
    if (bytes > left) files.push([]);
    left = (bytes > left ? room : left) - bytes;
    files.at(-1)?.push(line);
  }
  return files;
}

/** A process builds all day from the same drafts. */
const known = new WeakMap<Draft, { readonly key: string; readonly skeleton: Skeleton }>();

function skeletonsWith(published: ToBeStepped): (live: LiveLocation) => Skeleton {
  const { tariffs, tariffTimes, settings, publishedAt } = published;
  const siteOf = sitesOf(published);
  const read = startReading();
  const own = [...tariffs].map(([id, tariff]) => [tariff, tariffTimes.get(id), isValidAt(tariff, publishedAt)]);
  const ofTariffs = hashOf(JSON.stringify([settings, own]));
  const toSkeleton = (location: DetailedLocation): Skeleton => {
    const stations = stationsOf(siteOf(location)).flatMap(({ id, points }, i) => [
      `${i === 0 ? '' : ','}{${reference(id)},"refillPointStatus":[`,
      ...points.flatMap((point, j) => ofPoint(point, j === 0 ? '' : ',')),
      ']}',
    ]);
    return [siteHead(location.id), ...stations, ']}'];
  };
  return (live) => {
    const key = `${live.key} ${ofTariffs}`;
    const before = known.get(live.draft);
    if (before?.key === key) return before.skeleton;
    const skeleton = toSkeleton(read(live));
    known.set(live.draft, { key, skeleton });
    return skeleton;
  };
}

function ofPoint(point: PointSource, comma: string): Skeleton {
  const { evse } = point;
  const schedule = (evse.status_schedule ?? []).map(({ status, period_begin, period_end }) => ({
    status: word(STATUSES[status]),
    overallPeriod: overallPeriod([period_begin, period_end]),
  }));
  const members = JSON.stringify({
    energyRateUpdate: filled(ratesOf(point).flatMap(({ update }) => update ?? [])),
    plannedRefillPointStatus: filled(schedule),
  }).slice(1);
  return [comma + pointHead(pointId(evse)), { uid: evse.uid }, `${members === '}' ? '' : ','}${members}}`];
}
