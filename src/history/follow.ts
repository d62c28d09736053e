/**
 * The lists of one version as they follow on those that were published last. What did not change is carried over without
 * being looked at: an object whose template and statuses are the same has the same text, moments included.
 */

import { formatTimestamp } from '../cells/timestamp.ts';
import { type Draft, firstSlots, type PresentStatuses, presentStatuses } from '../ocpi/draft.ts';
import type { DraftedVersion } from '../ocpi/render.ts';
import { fillTemplate, withMoment, withStatuses } from '../ocpi/template.ts';
import type { Location, Tariff } from '../ocpi/types.ts';
import { sameCase } from '../tables/tables.ts';
import { countLive, type Events, isLive, noteDistance } from './events.ts';
import { type FollowedLocation, type Following, followLocation } from './follow-location.ts';
import { endTariff, isForgotten } from './follow-tariff.ts';
import { type Followed, fromSlots, fromText } from './followed.ts';
import type { PreviousList, PreviousObject, PreviousVersion } from './previous.ts';

export interface FollowedVersion {
  /** By creation, then by id: new objects land on the last page of a crawl (OCPI 4.1.4). */
  readonly locations: readonly Followed[];
  readonly tariffs: readonly Followed[];
  /** What the lists were followed from as a whole (PreviousVersion). */
  readonly listing: string;
}

export interface FollowOptions {
  /** ms since 1970; later than that of the previous snapshot. */
  readonly moment: number;
  readonly present: PresentStatuses;
  /** How long a tariff that left stays, in ms. */
  readonly keptTariffsMs: number;
  /** Takes note of what a person should hear of. */
  readonly events: Events;
}

/** @param previous undefined for the first snapshot: then moments are what the tables tell */
export function followVersion(
  drafted: DraftedVersion,
  previous: PreviousVersion | undefined,
  options: FollowOptions,
): FollowedVersion {
  const { listing } = drafted;
  let uids: ReadonlySet<string> | undefined;
  const tariffIds = new Set(drafted.tariffs.map(({ id }) => sameCase(id)));
  const following: Following = {
    moment: formatTimestamp(options.moment),
    isListed: (uid) => {
      uids ??= new Set(drafted.locations.flatMap((draft) => draft.uids));
      return uids.has(sameCase(uid));
    },
    isTariffListed: (id) => tariffIds.has(sameCase(id)),
  };
  const isSettled = previous?.listing === listing;
  return {
    locations: followLocations(drafted.locations, previous?.locations, { ...options, following, isSettled }),
    tariffs: followTariffs(drafted.tariffs, previous?.tariffs, { ...options, following, isSettled }),
    listing,
  };
}

interface Context extends FollowOptions {
  readonly following: Following;
  /** Whether the same EVSEs and tariffs were listed when the previous snapshot was made. */
  readonly isSettled: boolean;
}

function followLocations(
  drafts: readonly Draft[],
  previous: PreviousList | undefined,
  context: Context,
): readonly Followed[] {
  const ids = new Set<string>();
  const followed = drafts.map((draft) => {
    const id = sameCase(draft.id);
    ids.add(id);
    return followOne(draft, previous?.get(id), previous !== undefined, context);
  });
  for (const [id, object] of previous ?? []) if (!ids.has(id)) followed.push(followGone(object, context));
  if (previous) countLive(context.events, previous);
  return inOrder(followed);
}

function followOne(draft: Draft, before: PreviousObject | undefined, hasHistory: boolean, context: Context): Followed {
  const { moment, present, following } = context;
  const statuses = presentStatuses(draft, present);
  const from = draft.hash + statuses;
  if (before === undefined) {
    const slots = hasHistory
      ? withStatuses(withMoment(draft.slots(), following.moment), statuses)
      : firstSlots(draft, present, following.moment);
    return fromSlots(draft, slots, moment, from);
  }
  if (before.hash === draft.hash && before.statuses === statuses) return { ...before, from, isChanged: false };
  if (context.isSettled && before.from === from) return { ...before, isChanged: false };
  const slots = withStatuses(draft.slots(), statuses);
  const current = JSON.parse(fillTemplate({ template: draft.template(), slots })) as Location;
  const published = JSON.parse(before.text()) as Location;
  noteDistance(context.events, current, published);
  return fromFollowed(followLocation(current, published, following), before, from, context);
}

/** A Location that left the tables stays with its EVSEs, since OCPI has no other way to say that they are gone. */
function followGone(before: PreviousObject, context: Context): Followed {
  if (context.isSettled && before.from === '' && before.statuses !== '') return { ...before, isChanged: false };
  if (isLive(before)) context.events.goneLocations.push(before.id);
  const published = JSON.parse(before.text()) as Location;
  const followed = fromFollowed(followLocation(undefined, published, context.following), before, '', context);
  if (followed.statuses === '') context.events.stranded.push(before.id);
  return followed;
}

function fromFollowed(result: FollowedLocation, before: PreviousObject, from: string, { events }: Context): Followed {
  for (const { uid } of result.removed) events.removed.push({ uid, location: before.id });
  for (const uid of result.moved) events.moved.push({ uid, location: before.id });
  for (const uid of result.returned) events.returned.push({ uid, location: before.id });
  return fromText(JSON.stringify(result.location), before, from);
}

function followTariffs(
  drafts: readonly Draft[],
  previous: PreviousList | undefined,
  { moment, keptTariffsMs, present }: Context,
): readonly Followed[] {
  const ids = new Set<string>();
  const followed = drafts.map((draft) => {
    ids.add(sameCase(draft.id));
    const before = previous?.get(sameCase(draft.id));
    if (before?.hash === draft.hash) return { ...before, from: draft.hash, isChanged: false };
    const changed = formatTimestamp(Math.max(moment, before?.lastUpdated ?? 0));
    const slots = previous ? [changed] : firstSlots(draft, present, changed);
    return fromSlots(draft, slots, before?.created ?? moment, draft.hash);
  });
  for (const [id, object] of previous ?? []) {
    if (ids.has(id)) continue;
    const published = JSON.parse(object.text()) as Tariff;
    if (isForgotten(published, moment, keptTariffsMs)) continue;
    const ended = endTariff(published, moment);
    const changed = formatTimestamp(Math.max(moment, object.lastUpdated));
    const text = JSON.stringify(ended === published ? published : { ...ended, last_updated: changed });
    followed.push(fromText(text, object, ''));
  }
  return inOrder(followed);
}

function inOrder(list: readonly Followed[]): readonly Followed[] {
  return [...list].sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}
