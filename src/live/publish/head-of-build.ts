/** A snapshot that a build has written -> the head of a live network, and all files that it names. */

import { formatSecond } from '../../cells/times/timestamp.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Built } from '../../publish/build-request.ts';
import type { SteppedFiles } from '../../publish/companion.ts';
import { parseMadeFrom } from '../../publish/files/carried-files.ts';
import { type LiveLocation, orderOf, toLiveLocation } from '../../publish/files/live-location.ts';
import { statusTtl } from '../../publish/files/status-head.ts';
import { countOfData } from '../../publish/history/finding-codes.ts';
import { fullestVersion } from '../../publish/render/counts.ts';
import { hasWrittenOutSecret } from '../../settings/source-texts.ts';
import { storedPaths } from '../../snapshot/blob-store.ts';
import { type ReadFile, readIndex, readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { packPaths } from '../../stored-format/list-index.ts';
import { LIVE_FORMAT, type LiveHead } from '../../stored-format/live-head.ts';
import { listsOf, MANIFEST_PATH, type Manifest, type StoredList } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import {
  type FeedSettings,
  type Head,
  type LiveBase,
  type PublishedStatuses,
  writeBase,
  writePublishedStatuses,
} from '../step/head-in-store.ts';
import { putInto, splitStatusFile, storeJson } from '../step/stored-parts.ts';
import { sourceFindings, sumOfCounts } from './source-findings.ts';

/** What is needed of a build besides the files that it wrote. */
export type BuiltData = Pick<Built, 'data' | 'publication' | 'findings' | 'publishedAt'>;

export interface BuiltHead {
  readonly head: Head;
  readonly base: LiveBase;
  readonly statuses: PublishedStatuses;
  /** All that the head names, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * @param read the files that the build wrote
 * @param steps the files of companions that change with a status
 * @param expires when the head should have been replaced, in ms since 1970
 * @throws SnapshotDamaged if something is missing
 */
export function headOfBuild(
  built: BuiltData,
  read: ReadFile,
  steps: readonly SteppedFiles[],
  expires: number,
): BuiltHead {
  const { files, ...made } = newInHead(built, read, steps, expires);
  const all = new Map(files);
  for (const path of bodiesOf(made.head, read)) all.set(path, bytesOf(read, path));
  return { ...made, files: all };
}

/** The same; of the files, only those that the build has not written itself. */
export function newInHead(
  built: BuiltData,
  read: ReadFile,
  steps: readonly SteppedFiles[],
  expires: number,
): BuiltHead {
  const manifest = readManifest(read(MANIFEST_PATH));
  const files = new Map<string, Uint8Array>();
  const put = putInto(files);
  const locations = liveLocations(built);
  const base = baseOf(built, locations, untilOf(built, manifest, read));
  const codes = locations.map((location) => location.codes).join('');
  const { stored, head: statusHead } = splitStatusFile(textOf(read, STATUS_PATH), codes, put);
  const statuses: PublishedStatuses = { codes, head: statusHead };
  const stepped = steps.flatMap(({ paths }) => paths(read));
  const ofCompanions = stepped.map((path) => [path, storeJson(textOf(read, path), undefined, put)] as const);
  const live: LiveHead = {
    format: LIVE_FORMAT,
    expires: formatSecond(expires),
    base: put(writeBase(base), 'base'),
    statuses: put(writePublishedStatuses(statuses), 'statuses'),
    files: Object.fromEntries([...ofCompanions, [STATUS_PATH, stored] as const]),
  };
  const byVersion = Object.entries(manifest.by_version).map(([version, { details, locations: sites, tariffs }]) => {
    return [version, { details, locations: inStore(sites), tariffs: inStore(tariffs) }] as const;
  });
  const head: Head = { ...manifest, by_version: Object.fromEntries(byVersion), live };
  return { head, base, statuses, files };
}

/** A store has no plain lists. */
function inStore(list: StoredList): StoredList {
  return { ...list, plain: false };
}

function liveLocations({ data }: BuiltData): LiveLocation[] {
  const { locations } = fullestVersion(data.staticData().versions) ?? { locations: [] };
  return locations.map((draft) => toLiveLocation(draft, data.statuses));
}

function baseOf({ data, findings }: BuiltData, locations: readonly LiveLocation[], until: number): LiveBase {
  const { uids } = data.staticData();
  const isPublic = new Set(locations.flatMap(({ draft }) => draft.uids));
  const hidden = uids.map(foldCase).filter((uid) => !isPublic.has(uid));
  const known = new Set([...isPublic, ...hidden]);
  const ofSources = sourceFindings(data.readings, (uid) => known.has(uid));
  return {
    locations: locations.map(({ draft: { id, ownUids, uids: own, statuses } }) => ({
      id,
      ownUids,
      uids: own,
      statuses,
    })),
    hidden,
    order: orderOf(locations),
    findings: sumOfCounts(countOfData(findings), ofSources, -1),
    until,
    ttl: statusTtl(data.settings),
    feed: feedOf(data),
  };
}

function feedOf({ settings, tableStatuses: { statuses, unreadable }, staticData }: BuiltData['data']): FeedSettings {
  const { uids, evseIds, statusTimes } = staticData();
  return {
    sources: settings.status_sources.filter(
      (source) => !hasWrittenOutSecret({ ...source, headers: source.headers ?? {} }),
    ),
    max_removal_share: settings.max_removal_share,
    max_status_hours: settings.max_status_hours,
    times: [...statusTimes],
    rows: statuses.map(({ values }) => values),
    unreadable,
    evse_ids: evseIds.flatMap((id, i) => (id === '' ? [] : [[uids[i] ?? '', id] as const])),
  };
}

function untilOf({ publication, publishedAt }: BuiltData, { plain_files }: Manifest, read: ReadFile): number {
  const made = plain_files && parseMadeFrom(bytesOf(read, plain_files.made_from));
  const removed = publication.events.removedLocations.map(({ until }) => until);
  const dayEnds = (Math.floor(publishedAt / DAY_MS) + 1) * DAY_MS;
  return Math.min(dayEnds, made?.until ?? dayEnds, ...removed.filter((time) => time > publishedAt));
}

/** The paths of all that a build has stored for a head, with its recent lists. */
function bodiesOf(manifest: Manifest, read: ReadFile): ReadonlySet<string> {
  const recent = listsOf(manifest).flatMap((list) => list.recent.map(({ index }) => index));
  return new Set([...storedPaths(manifest), ...recent, ...recent.flatMap((path) => packPaths(readIndex(path, read)))]);
}

function bytesOf(read: ReadFile, path: string): Uint8Array {
  const bytes = read(path);
  if (bytes === undefined) throw new SnapshotDamaged(`${path.slice(1)} is missing`);
  return bytes;
}

function textOf(read: ReadFile, path: string): string {
  return new TextDecoder().decode(bytesOf(read, path));
}
