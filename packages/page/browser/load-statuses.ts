/** Loads what has changed of the statuses since they were loaded last (records/live-statuses.ts). */

import { LIVE_CONFIRMED, LIVE_EXPIRES } from '../../../src/stored-format/browser.ts';
import {
  type Availability,
  type AvailabilityFile,
  availabilityAt,
  availabilityPath,
  detailFileOf,
  EVSES_PER_PART,
  LIVE_PATH,
  readSiteStatus,
  type SiteStatuses,
  type StatusesHead,
  siteStatusesPath,
} from '../records/live-statuses.ts';
import { KEPT_AT } from '../service-worker/keep-message.ts';
import { loadJson, type RenewedFile, renewedFile } from './load-json.ts';
import type { LoadedList } from './load-sites.ts';

/** All statuses, as far as they are known. */
export interface KnownStatuses {
  readonly head?: StatusesHead;
  /** Of the whole list, once it is known; another object whenever something in it has changed. */
  readonly list?: { readonly byUid: ReadonlyMap<string, Availability> };
  /** Of the site that is shown and of others in its file. */
  readonly site?: SiteStatuses;
  /** When they were last known to be the newest, in ms since 1970. */
  readonly checkedAt?: number;
  /** Whether the last attempt failed. */
  readonly hasFailed: boolean;
}

/** What is shown, and so what statuses it needs. */
export interface Shown {
  /** Once it is there. */
  readonly list: LoadedList | undefined;
  /** Id of the site whose own page is shown. */
  readonly site: string | undefined;
}

/** The status of an EVSE of the site that is shown. */
export function statusOnSite({ site }: KnownStatuses, uid: string) {
  // A uid may be called "constructor".
  return site !== undefined && Object.hasOwn(site.evses, uid) ? readSiteStatus(site.evses[uid]) : undefined;
}

/** @param renewList loads the list anew, because there are statuses of another one */
export function statusLoader(shown: () => Shown, renewList: () => Promise<unknown>) {
  const headFile = renewedFile<StatusesHead>(LIVE_PATH);
  let known: KnownStatuses = { hasFailed: false };
  /** As it was loaded last, even if not all that it names could be had. */
  let newest: StatusesHead | undefined;
  const parts = availabilityParts();
  let siteFile: { readonly number: number; readonly file: RenewedFile<SiteStatuses> } | undefined;

  /** Everything that is new; keeps what is known if something cannot be had. Never rejects. */
  return async function load(): Promise<KnownStatuses> {
    const attempts: Promise<void>[] = [];
    const note = (change: Partial<KnownStatuses>) => {
      known = { ...known, ...change };
    };
    try {
      const file = await headFile.load();
      const keptAt = keptTime(headFile);
      // What was kept is older than what is shown.
      if (keptAt !== undefined && keptAt <= (known.checkedAt ?? 0)) throw new Error('there is no network');
      newest = file ?? newest;
      const head = newest;
      if (head === undefined) throw new Error(`${LIVE_PATH} is empty`);
      attempts.push(loadList(head, note, keptAt !== undefined), loadSite(head, note));
      await Promise.all(attempts);
      const [checkedAt, hasFailed] = [keptAt ?? Date.now(), keptAt !== undefined];
      const live = confirmed(head, headFile.header(LIVE_CONFIRMED));
      note({ head: expiring(live, headFile.header(LIVE_EXPIRES)), checkedAt, hasFailed });
    } catch {
      await Promise.allSettled(attempts);
      note({ hasFailed: true });
    }
    return known;
  };

  async function loadList(
    head: StatusesHead,
    note: (change: Partial<KnownStatuses>) => void,
    mayBeOld: boolean,
  ): Promise<void> {
    if (shown().list === undefined) return;
    if (shown().list?.order !== head.order) await renewList();
    const { list } = shown();
    if (list === undefined) return;
    if (await parts.renew(list, head, mayBeOld)) note({ list: { byUid: parts.byUid } });
  }

  async function loadSite(head: StatusesHead, note: (change: Partial<KnownStatuses>) => void): Promise<void> {
    const { site: id } = shown();
    if (id === undefined) return;
    const number = detailFileOf(id, head.site_files);
    if (siteFile?.number !== number) siteFile = { number, file: renewedFile(siteStatusesPath(number)) };
    // Asked for at each poll, because it may be older than the head, and nothing in it says so.
    const site = await siteFile.file.load();
    if (site) note({ site });
  }
}

/** When a file that the browser kept was last known to be right, in ms since 1970; undefined if it is that of the network. */
function keptTime(file: RenewedFile<unknown>): number | undefined {
  const at = file.header(KEPT_AT);
  return at === undefined ? undefined : Number(at);
}

/** A live network says with each answer when its sources last confirmed their statuses, also while none changes. */
function confirmed(head: StatusesHead, time: string | undefined): StatusesHead {
  const isLater = time !== undefined && Date.parse(time) > Date.parse(head.confirmed ?? '');
  return isLater ? { ...head, confirmed: time } : head;
}

/**
 * A live network confirms its statuses again and again, also while none changes. Once it does not, they are old; not before it was asked
 * again, because it may have done so meanwhile.
 */
function expiring(head: StatusesHead, confirmedUntil: string | undefined): StatusesHead {
  const confirmed = Date.parse(confirmedUntil ?? '') + head.ttl * 1000;
  if (Number.isNaN(confirmed) || Date.parse(head.expires ?? '') < confirmed) return head;
  return { ...head, expires: new Date(confirmed).toISOString() };
}

/** The parts with the statuses of the list, and what they say together. */
function availabilityParts() {
  const byUid = new Map<string, Availability>();
  let held: string[] = [];
  let known: { readonly order: string; readonly uids: readonly string[] } | undefined;

  /** Loads what differs. @returns whether anything did. @throws if a part cannot be had, or is of another list */
  async function renew(list: LoadedList, head: StatusesHead, mayBeOld: boolean): Promise<boolean> {
    if (list.order !== head.order) throw new Error('these are the statuses of another list');
    if (known?.order !== list.order) {
      known = { order: list.order, uids: uidsInOrder(list) };
      held = [];
    }
    const { uids } = known;
    const changed = head.parts.flatMap((hash, part) => (held[part] === hash ? [] : [part]));
    const isNew = held.length === 0;
    const files = await Promise.all(
      changed.map((part) => loadJson<AvailabilityFile>(availabilityPath(part), mayBeOld)),
    );
    if (files.some((file) => file.order !== list.order)) throw new Error('a part is of another list');
    if (isNew) byUid.clear();
    for (const [i, { hash, evses }] of files.entries()) {
      const part = changed[i] ?? 0;
      // Its own: it may be newer than the head, or older, and is asked for again until both agree.
      held[part] = hash;
      const first = part * EVSES_PER_PART;
      for (let at = first; at < Math.min(uids.length, first + EVSES_PER_PART); at++) {
        byUid.set(uids[at] ?? '', availabilityAt(evses, at - first));
      }
    }
    return isNew || changed.length > 0;
  }
  return { byUid, renew };
}

/** The list is in the order of names; statuses are in that of ids, by code units, which a build knows without looking at any name. */
function uidsInOrder({ index: { sites } }: LoadedList): string[] {
  const byId = sites.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return byId.flatMap(({ evses }) => evses.map(({ uid }) => uid));
}
