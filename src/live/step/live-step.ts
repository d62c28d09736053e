/**
 * The live step: a published snapshot, and what is known of statuses now -> the files that change, and the head that comes next; or
 * nothing. It reads the index of each list and only the packs with changed objects.
 *
 * What it publishes is what a build of the same tables would publish with the same time. But it adds and removes no object: an EVSE
 * that becomes REMOVED, or returns, keeps its status until the next build. It makes no recent lists and no brotli.
 */

import type { SourceReading } from '../../fetch/statuses/source-life.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location } from '../../ocpi/types.ts';
import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import { expiryOf, isStillRight, type StatusFileHead, statusHead } from '../../publish/files/status-file.ts';
import {
  countStatuses,
  newestReport,
  newestStatusOf,
  toSecond,
  toSourceHealth,
} from '../../publish/files/status-health.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import { codeOfStatus, statusOfCode } from '../../publish/render/template.ts';
import { hashOf } from '../../publish/snapshot/content-hash.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { Health } from '../../stored-format/health.ts';
import type { LiveHead } from '../../stored-format/live-head.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { StoredSum } from '../../stored-format/stored-file.ts';
import type { LiveBase } from './base.ts';
import { changeList } from './change-list.ts';
import type { NewStatuses } from './change-location.ts';
import { changePageFiles } from './change-page-files.ts';
import { type ChangedEvse, changeStatusFile } from './change-status-file.ts';
import { HeadDamaged } from './head-damaged.ts';
import { type PublishedStatuses, writePublishedStatuses } from './published-statuses.ts';
import type { Read } from './stored-json.ts';

/** A manifest that is a head. */
export type Head = Manifest & { readonly live: LiveHead };

/** What is published. */
export interface LiveSnapshot {
  readonly head: Head;
  readonly base: LiveBase;
  readonly statuses: PublishedStatuses;
  readonly read: Read;
}

/** What is known of statuses now. */
export interface StatusesNow {
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  /** How often each code was found in the data: in the tables, and in what sources say. */
  readonly findings: { readonly [code: string]: number };
}

/** Times are in ms since 1970. */
export interface StepContext {
  /** Whole seconds; later than that of the head. */
  readonly publishedAt: number;
  readonly builtAt: number;
  /** When the new head should have been replaced. */
  readonly expires: number;
  /** Uids (foldCase) of EVSEs that get the new time with whatever status they have now: somebody may have missed their last change. */
  readonly again?: ReadonlySet<string>;
  /** Of this program, for the manifest and for people (publish/snapshot/generator.ts). */
  readonly generator: string;
  readonly program: string;
  readonly judge: Judge;
}

/** Holds a Location against the contract. It throws if that is broken. */
export type Judge = (version: string, location: Location) => void;

export interface LiveChange {
  readonly head: Head;
  readonly statuses: PublishedStatuses;
  /** By path, with a leading slash. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Uids of the EVSEs with another status, and of those that are published again. */
  readonly changed: readonly string[];
}

/** Undefined if everything that is public would stay as it is. @throws HeadDamaged, and whatever the judge throws */
export async function liveStep(
  snapshot: LiveSnapshot,
  now: StatusesNow,
  context: StepContext,
): Promise<LiveChange | undefined> {
  const { head, base } = snapshot;
  const since = formatTimestamp(context.publishedAt);
  const { codes, evses } = compare(snapshot, now.statuses, context.again);
  const statusFileHead = nextStatusHead(snapshot, now, codes, evses.length > 0, since);
  if (statusFileHead === snapshot.statuses.head) return undefined;
  const files = new Map<string, Uint8Array>();
  const put = putInto(files);
  const io = { read: snapshot.read, put, since };
  const lists = await changeLists(snapshot, evses, { ...io, publishedAt: since, judge: context.judge });
  const change = { head: statusFileHead, evses, since };
  const statusFile = await changeStatusFile(storedStatusFile(head), snapshot.statuses, change, io);
  const statuses: PublishedStatuses = { codes, head: statusFileHead, parts: statusFile.parts };
  const pageFiles = await changePageFiles(head.live.files, base, statuses, evses, io);
  const live: LiveHead = {
    expires: toSecond(context.expires),
    base: head.live.base,
    statuses: put(writePublishedStatuses(statuses), 'statuses'),
    files: { ...pageFiles, [STATUS_PATH]: statusFile.stored },
  };
  const health = nextHealth(snapshot, now, codes, evses, context);
  const status: StoredSum = { size: statusFile.stored.size + 1, crc32: statusFile.stored.crc32 };
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

/** A head that says the same, and is known to be right for longer. */
export function renewedHead(
  { head, base, statuses }: LiveSnapshot,
  now: StatusesNow,
  context: Pick<StepContext, 'builtAt' | 'expires' | 'program'>,
): Head {
  const health = nextHealth({ head, base }, now, statuses.codes, [], context);
  return { ...head, health, live: { ...head.live, expires: toSecond(context.expires) } };
}

/** The codes from now on, and the EVSEs for which they are others than before, or that are published again. */
function compare(
  { base, statuses: { codes: before } }: LiveSnapshot,
  reported: CurrentStatuses,
  again: ReadonlySet<string> = new Set(),
) {
  const evses: ChangedEvse[] = [];
  let codes = '';
  let number = 0;
  for (const location of base.locations) {
    for (let i = 0; i < location.uids.length; i++, number++) {
      const uid = location.uids[i] ?? '';
      const known = reported.get(uid);
      const code = known === undefined ? (location.statuses[i] ?? '?') : codeOfStatus(known.status);
      const published = before[number] ?? '?';
      const isSame = code === published && !again.has(uid);
      const isKept = isSame || code === REMOVED_CODE || published === REMOVED_CODE;
      codes += isKept ? published : code;
      if (isKept) continue;
      const [own, status] = [statusOfCode(published), statusOfCode(code)];
      evses.push({ number, location, uid: location.ownUids[i] ?? '', before: own, status });
    }
  }
  if (number !== before.length) throw new HeadDamaged('its base and its statuses do not belong together');
  return { codes, evses };
}

/** What /status.json says before its EVSEs: the same object if the file may stay as it is. */
function nextStatusHead(
  { base, statuses }: LiveSnapshot,
  now: StatusesNow,
  codes: string,
  hasChanged: boolean,
  since: string,
): StatusFileHead {
  let at = 0;
  const locations = base.locations.map((draft) => {
    const begin = at;
    at += draft.uids.length;
    return { draft, codes: codes.slice(begin, at) };
  });
  const expires = expiryOf({ locations, statuses: now.statuses, readings: now.readings });
  if (!hasChanged && isStillRight(statuses.head, expires, now.readings)) return statuses.head;
  return statusHead(since, base.ttl, expires === undefined ? undefined : formatTimestamp(expires));
}

async function changeLists(
  { head }: LiveSnapshot,
  evses: readonly ChangedEvse[],
  {
    judge,
    ...context
  }: { readonly judge: StepContext['judge']; readonly publishedAt: string } & Pick<
    Parameters<typeof changeList>[2],
    'read' | 'put'
  >,
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
    const judged = { ...context, judge: (location: Location) => judge(version, location) };
    const next = changed.get(locations.index) ?? changeList(locations, changes, judged);
    changed.set(locations.index, next);
    return [version, { ...lists, locations: await next }] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

function nextHealth(
  { head, base }: Pick<LiveSnapshot, 'head' | 'base'>,
  { statuses, readings, findings }: StatusesNow,
  codes: string,
  evses: readonly ChangedEvse[],
  { builtAt, program }: Pick<StepContext, 'builtAt' | 'program'>,
): Health {
  const { newest_status: _, ...before } = head.health;
  const newest = newestReport({
    drafts: base.locations,
    statuses,
    changed: evses.map(({ uid }) => uid),
    readings,
    sources: base.feed.sources.length,
    before: newestStatusOf(head),
    builtAt,
  });
  return {
    ...before,
    built_at: toSecond(builtAt),
    ...(newest === undefined ? {} : { newest_status: toSecond(newest) }),
    generator: program,
    counts: { ...before.counts, evses_by_status: countStatuses([codes]) },
    status_sources: readings.map(toSourceHealth),
    findings,
  };
}

function storedStatusFile({ live }: Head) {
  const stored = live.files[STATUS_PATH];
  if (stored === undefined) throw new HeadDamaged('it has no /status.json');
  return stored;
}

/** Names files after their content. Those that only live steps read are apart. */
export function putInto(files: Map<string, Uint8Array>) {
  return (bytes: Uint8Array, ending: string): string => {
    const isPrivate = ending === 'base' || ending === 'statuses';
    const path = `${isPrivate ? '/_live' : '/_snapshot'}/${hashOf(bytes)}.${ending}`;
    files.set(path, bytes);
    return path;
  };
}
