/**
 * The live step: a published snapshot, and what is known of statuses now -> the files that change, and the head that comes next; or
 * nothing. It reads the index of each list and only the packs with changed objects.
 *
 * What it publishes is what a build of the same tables would publish with the same time. But it adds and removes no object: an EVSE
 * that becomes REMOVED, or returns, keeps its status until the next build. Of recent lists it makes one.
 */

import { crc32 } from 'node:zlib';
import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { StatusStep, StoredTexts } from '../../publish/companion.ts';
import { sinceReported } from '../../publish/files/status-file.ts';
import { healthOf, newestStatusOf, toSecond } from '../../publish/files/status-health.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import type { Health } from '../../stored-format/health.ts';
import { JSON_CLOSING, type LiveHead } from '../../stored-format/live-head.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { StoredSum } from '../../stored-format/stored-file.ts';
import { changeList, type ListContext } from './change-list.ts';
import type { NewStatuses } from './change-location.ts';
import { type ChangedEvse, changeStatusFile } from './change-status-file.ts';
import { type Compared, compareStatuses, statusHeadAfter } from './compare-statuses.ts';
import { type PublishedStatuses, writePublishedStatuses } from './published-statuses.ts';
import type { Head, LiveChange, LiveSnapshot, StatusesNow, StepContext } from './snapshot-and-change.ts';
import { type Put, putInto, type Read, readLine, storeJson, storeLines } from './stored-json.ts';

/** Undefined if everything that is public would stay as it is. @throws SnapshotDamaged */
export async function liveStep(
  snapshot: LiveSnapshot,
  now: StatusesNow,
  context: StepContext,
): Promise<LiveChange | undefined> {
  const { head, base } = snapshot;
  const since = formatTimestamp(context.publishedAt);
  const compared = compareStatuses(snapshot, now.statuses, context.again);
  const { codes, evses } = compared;
  const statusFileHead = statusHeadAfter(snapshot, now, codes, evses.length > 0, since);
  if (statusFileHead === snapshot.statuses.head) return undefined;
  const files = new Map<string, Uint8Array>();
  const put = putInto(files);
  const io = { read: snapshot.read, put, since };
  const lists = await changeLists(snapshot, evses, { publishedAt: since, files });
  const change = { head: statusFileHead, evses, since };
  const statusFile = await changeStatusFile(storedStatusFile(head), snapshot.statuses, change, io);
  const statuses: PublishedStatuses = { codes, head: statusFileHead, parts: statusFile.parts };
  const evseIds = new Map(base.feed.evse_ids);
  const stepped = await changeStepped(head.live.files, context.steps, {
    ...{ order: base.order, codes, head: statusFileHead },
    changed: evses.map(({ location, uid, status: now, reported }) => {
      const evseId = evseIds.get(uid);
      return { location: location.id, uid, evseId, status: now, since: sinceReported(since, reported) };
    }),
    ...io,
  });
  const live: LiveHead = {
    expires: toSecond(context.expires),
    base: head.live.base,
    statuses: put(writePublishedStatuses(statuses), 'statuses'),
    files: { ...stepped, [STATUS_PATH]: statusFile.stored },
  };
  const health = nextHealth(snapshot, now, compared, context);
  const { size, crc32: sum } = statusFile.stored;
  const status: StoredSum = { size: size + JSON_CLOSING.length, crc32: crc32(JSON_CLOSING, sum) };
  return {
    head: {
      ...head,
      generator: context.generator,
      moment: since,
      by_version: lists,
      health,
      ...(head.plain_files && { plain_files: { ...head.plain_files, status } }),
      live,
    },
    statuses,
    files,
    changed: evses.map(({ uid }) => uid),
  };
}

/** The files of companions, after the step. */
async function changeStepped(
  files: LiveHead['files'],
  steps: StepContext['steps'],
  { read, put, ...step }: Omit<StatusStep, 'stored'> & { readonly read: Read; readonly put: Put },
): Promise<LiveHead['files']> {
  const stored: StoredTexts = {
    read: (path, line = 0) => readLine(files[path], line, read),
    store: (path, text) => storeJson(text, files[path], put),
    storeLines: (path, lines) => storeLines(lines, files[path], put),
  };
  let changed = files;
  for (const { change } of steps) changed = await change(changed, { ...step, stored });
  return changed;
}

function nextHealth(
  { head, base }: LiveSnapshot,
  now: StatusesNow,
  { codes, evses, reportedAt }: Compared,
  { builtAt, program }: Pick<StepContext, 'builtAt' | 'program'>,
): Health {
  return healthOf({
    ...{ ...now, reportedAt, builtAt, program, counts: head.health.counts, codes: [codes] },
    changed: evses.map(({ uid }) => uid),
    sources: base.feed.sources.length,
    before: newestStatusOf(head),
  });
}

/** A head that says the same, and is known to be right for longer. */
export function renewedHead(
  snapshot: LiveSnapshot,
  now: StatusesNow,
  context: Pick<StepContext, 'builtAt' | 'expires' | 'program'>,
): Head {
  const { head } = snapshot;
  const health = nextHealth(snapshot, now, compareStatuses(snapshot, now.statuses), context);
  return { ...head, health, live: { ...head.live, expires: toSecond(context.expires) } };
}

async function changeLists(
  { head, read }: LiveSnapshot,
  evses: readonly ChangedEvse[],
  context: Pick<ListContext, 'publishedAt' | 'files'>,
): Promise<Manifest['by_version']> {
  const byLocation = Map.groupBy(evses, ({ location }) => location);
  const changes = new Map(
    [...byLocation].map(([{ id }, own]): [string, NewStatuses] => [
      foldCase(id),
      new Map(own.map(({ uid, status }) => [foldCase(uid), status])),
    ]),
  );
  // Versions often publish the same list.
  const changed = new Map<string, Promise<StoredList>>();
  const versions = Object.entries(head.by_version).map(async ([version, lists]) => {
    const { locations } = lists;
    const next = changed.get(locations.index) ?? changeList(locations, changes, { ...context, read });
    changed.set(locations.index, next);
    return [version, { ...lists, locations: await next }] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

function storedStatusFile({ live }: Head) {
  const stored = live.files[STATUS_PATH];
  if (stored === undefined) throw new SnapshotDamaged('it has no /status.json');
  return stored;
}
