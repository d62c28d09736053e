/**
 * The live step: a published snapshot, and what is known of statuses now -> the files that change, and the head that comes next; or
 * nothing. It reads the index of each list and only the packs with changed objects.
 *
 * What it publishes is what a build of the same tables would publish with the same time. But it adds and removes no object: an EVSE
 * that becomes REMOVED, or returns, keeps its status until the next build. Of recent lists it makes two.
 */

import { crc32 } from 'node:zlib';
import { formatSecond, formatTimestamp } from '../../cells/times/timestamp.ts';
import type { SteppedFiles } from '../../publish/companion.ts';
import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import { confirmationOf, nextStatusHead, type StatusFileHead, sinceReported } from '../../publish/files/status-head.ts';
import { healthOf, newestStatusOf } from '../../publish/files/status-health.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import { codeOfStatus, statusOfCode } from '../../publish/render/template.ts';
import { SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import type { Health } from '../../stored-format/health.ts';
import { JSON_CLOSING, type LiveHead } from '../../stored-format/live-head.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import {
  type BaseLocation,
  type Head,
  type LiveSnapshot,
  type PublishedStatuses,
  writePublishedStatuses,
} from './head-in-store.ts';
import { changeLists } from './next-list.ts';
import { type ChangedEvse, changeStatusFile, changeStepped, putInto } from './stored-parts.ts';

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
  /** Of this program, for the manifest and for people (snapshot/generator.ts). */
  readonly generator: string;
  readonly program: string;
  /** The files of companions that change with a status. */
  readonly steps: readonly SteppedFiles[];
}

export interface LiveChange {
  readonly head: Head;
  readonly statuses: PublishedStatuses;
  /** By path, with a leading slash. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Uids of the EVSEs with another status, and of those that are published again. */
  readonly changed: readonly string[];
}

/** Undefined if everything that is public would stay as it is. @throws SnapshotDamaged */
export async function liveStep(
  snapshot: LiveSnapshot,
  now: StatusesNow,
  context: StepContext,
): Promise<LiveChange | undefined> {
  const { head, base } = snapshot;
  const shown = formatTimestamp(context.publishedAt);
  const compared = compareStatuses(snapshot, now.statuses, context.again);
  const { codes, evses } = compared;
  const statusFileHead = statusHeadAfter(snapshot, now, codes, evses.length > 0, shown);
  if (statusFileHead === snapshot.statuses.head) return undefined;
  const stored = head.live.files[STATUS_PATH];
  if (stored === undefined) throw new SnapshotDamaged('it has no /status.json');
  const files = new Map<string, Uint8Array>();
  const io = { read: snapshot.read, put: putInto(files) };
  const changed = evses.map((evse) => ({ ...evse, since: sinceReported(shown, evse.reported) }));
  const by_version = await changeLists(head, evses, { publishedAt: shown, files, read: snapshot.read });
  const statusFile = await changeStatusFile(stored, statusFileHead, changed, io);
  const statuses: PublishedStatuses = { codes, head: statusFileHead };
  const evseIds = new Map(base.feed.evse_ids);
  const stepped = await changeStepped(head.live.files, context.steps, {
    ...{ order: base.order, codes, head: statusFileHead, ...io },
    changed: changed.map(({ location, uid, status, reported, since }) => {
      const told = reported === undefined ? undefined : since;
      return { location: location.id, uid, evseId: evseIds.get(uid), status, since: told };
    }),
  });
  const live: LiveHead = {
    ...head.live,
    expires: formatSecond(context.expires),
    statuses: io.put(writePublishedStatuses(statuses), 'statuses'),
    files: { ...stepped, [STATUS_PATH]: statusFile },
  };
  const { generator } = context;
  const health = nextHealth(snapshot, now, compared, context);
  const status = { size: statusFile.size + JSON_CLOSING.length, crc32: crc32(JSON_CLOSING, statusFile.crc32) };
  const plain = head.plain_files && { plain_files: { ...head.plain_files, status } };
  return {
    head: { ...head, generator, moment: shown, by_version, health, ...plain, live },
    statuses,
    files,
    changed: evses.map(({ uid }) => uid),
  };
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
  return { ...head, health, live: { ...head.live, expires: formatSecond(context.expires) } };
}

/** An EVSE with another status than before, where it is, and the time of its report, in ms since 1970, if it has one. */
type ChangedInSite = Omit<ChangedEvse, 'since'> & {
  readonly location: BaseLocation;
  readonly reported: number | undefined;
};

/** What is known of all EVSEs of a base. */
export interface Compared {
  /** Of all EVSEs, from now on. */
  readonly codes: string;
  /** Those with another status than before, and those that are published again. */
  readonly evses: readonly ChangedInSite[];
  /** The newest report about any of them, in ms since 1970; -Infinity if none has a time. */
  readonly reportedAt: number;
}

/** Each EVSE is looked up once: that costs more than everything else that is done for each. */
export function compareStatuses(
  { base, statuses: { codes: before } }: LiveSnapshot,
  reported: CurrentStatuses,
  again: ReadonlySet<string> = new Set(),
): Compared {
  const evses: ChangedInSite[] = [];
  const codes: string[] = [];
  let [number, kept, reportedAt] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const location of base.locations) {
    for (let i = 0; i < location.uids.length; i++, number++) {
      const uid = location.uids[i] ?? '';
      const known = reported.get(uid);
      if (known?.reportedAt !== undefined && known.reportedAt > reportedAt) reportedAt = known.reportedAt;
      const code = known === undefined ? location.statuses[i] : codeOfStatus(known.status);
      const published = before[number];
      if (code === undefined || published === undefined || (code === published && !again.has(uid))) continue;
      if (code === REMOVED_CODE || published === REMOVED_CODE) continue;
      codes.push(before.slice(kept, number), code);
      kept = number + 1;
      const own = { number, location, uid: location.ownUids[i] ?? '', reported: known?.lastUpdated };
      evses.push({ ...own, before: statusOfCode(published), status: statusOfCode(code) });
    }
  }
  if (number !== before.length) throw new SnapshotDamaged('its base and its statuses do not belong together');
  return { codes: evses.length === 0 ? before : codes.join('') + before.slice(kept), evses, reportedAt };
}

/** What /status.json says before its EVSEs: the same object if the file may stay as it is. */
function statusHeadAfter(
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
  let times: ReadonlyMap<string, number> | undefined;
  const confirmation = confirmationOf({ ...now, locations }, ({ uids }, evse) => {
    times ??= new Map(base.feed.times);
    return times.get(uids[evse] ?? '');
  });
  const next = { since, ttl: base.ttl, confirmation, readings: now.readings };
  return nextStatusHead(statuses.head, next, () => !hasChanged);
}

/** Whether an EVSE of the base is REMOVED now and was not, or the other way round. */
export function someBecomeRemovedOrReturn({ base, statuses: { codes } }: LiveSnapshot, now: CurrentStatuses): boolean {
  const someAreRemoved = codes.includes(REMOVED_CODE) || [...now.values()].some(({ status }) => status === 'REMOVED');
  if (!someAreRemoved) return false;
  let number = 0;
  for (const { uids, statuses } of base.locations) {
    for (const [i, uid] of uids.entries()) {
      const known = now.get(uid);
      const code = known === undefined ? statuses[i] : codeOfStatus(known.status);
      if ((code === REMOVED_CODE) !== (codes[number++] === REMOVED_CODE)) return true;
    }
  }
  return false;
}
