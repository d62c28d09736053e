/**
 * Carries the lists of one version forward from the previous snapshot. An object whose template and statuses are the same
 * has the same text, including its times, so it is carried over without reading the text.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location, Tariff } from '../../ocpi/types.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import { type CurrentStatuses, currentStatuses, type Draft, firstVolatileValues } from '../render/draft.ts';
import type { DraftedVersion } from '../render/render-drafts.ts';
import { fillTemplate, withStatuses, withTime } from '../render/template.ts';
import { type CarriedLocation, type CarryContext, carryLocation } from './carry-location.ts';
import { endTariff, isForgotten } from './carry-tariff.ts';
import { notePartsOf, toLocationSketch, toTariffSketch } from './exchanges.ts';
import { countLive, type Events, isLive, noteDistance, noteStatuses } from './history-events.ts';
import { noteGoneTariff, noteLosses } from './losses.ts';
import type { PreviousList, PreviousObject, PreviousVersion } from './previous.ts';
import { fromText, fromVolatileValues, type PublishedObject } from './published-object.ts';
import { isRemovedLocation } from './removed-location.ts';

export interface PublishedVersion {
  /** By creation, then by id: new objects land on the last page of a crawl (OCPI 4.1.4). */
  readonly locations: readonly PublishedObject[];
  readonly tariffs: readonly PublishedObject[];
  /** Hash of the ids of all EVSEs and tariffs in the tables (PreviousVersion). */
  readonly listing: string;
}

export interface CarryForwardOptions {
  /** ms since 1970; later than that of the previous snapshot. */
  readonly publishedAt: number;
  readonly statuses: CurrentStatuses;
  /** How long the rest of a removed Location stays published, in ms. */
  readonly keptLocationsMs: number;
  /** How long a removed tariff stays published, in ms. */
  readonly keptTariffsMs: number;
  /** Ids (foldCase) of objects to drop without a trace. Clients that ask for changes never learn of it. */
  readonly purged: ReadonlySet<string>;
  /** Collects what a person should know. */
  readonly events: Events;
}

/** @param previous undefined for the first snapshot; then times come from the tables */
export function carryVersion(
  drafted: DraftedVersion,
  previous: PreviousVersion | undefined,
  options: CarryForwardOptions,
): PublishedVersion {
  const { listing } = drafted;
  let uids: ReadonlySet<string> | undefined;
  const carry: CarryContext = {
    publishedAt: formatTimestamp(options.publishedAt),
    isListed: (uid) => {
      uids ??= new Set(drafted.locations.flatMap((draft) => draft.uids));
      return uids.has(foldCase(uid));
    },
  };
  const isSameListing = previous?.listing === listing;
  return {
    locations: carryLocations(drafted.locations, previous?.locations, { ...options, carry, isSameListing }),
    tariffs: carryTariffs(drafted.tariffs, previous?.tariffs, { ...options, carry, isSameListing }),
    listing,
  };
}

interface VersionContext extends CarryForwardOptions {
  /** What carrying one Location needs. */
  readonly carry: CarryContext;
  /** Whether the tables have the same EVSEs and tariffs as when the previous snapshot was made. */
  readonly isSameListing: boolean;
}

function carryLocations(
  drafts: readonly Draft[],
  previous: PreviousList | undefined,
  context: VersionContext,
): readonly PublishedObject[] {
  const ids = new Set<string>();
  const carried = drafts.map((draft) => {
    const id = foldCase(draft.id);
    ids.add(id);
    return carryDraft(draft, previous?.get(id), previous !== undefined, context);
  });
  for (const [id, object] of previous ?? []) {
    const left = ids.has(id) ? undefined : carryGone(object, context.purged.has(id), context);
    if (left) carried.push(left);
  }
  if (previous) countLive(context.events, previous);
  return inOrder(carried);
}

function carryDraft(
  draft: Draft,
  before: PreviousObject | undefined,
  hasHistory: boolean,
  context: VersionContext,
): PublishedObject {
  const { publishedAt, statuses, carry } = context;
  const codes = currentStatuses(draft, statuses);
  const from = draft.hash + codes;
  if (before === undefined) {
    if (hasHistory) context.events.exchanges.newLocations.push(draft);
    const volatile = hasHistory
      ? withStatuses(withTime(draft.volatile(), carry.publishedAt), codes)
      : firstVolatileValues(draft, statuses, carry.publishedAt);
    return fromVolatileValues(draft, volatile, publishedAt, from);
  }
  if (before.hash === draft.hash && before.statuses === codes) return { ...before, from, isChanged: false };
  if (context.isSameListing && before.from === from) return { ...before, isChanged: false };
  const volatile = withStatuses(draft.volatile(), codes);
  const current = JSON.parse(fillTemplate({ template: draft.template(), volatile })) as Location;
  const published = JSON.parse(before.text()) as Location;
  if (!isRemovedLocation(published)) noteDistance(context.events, current, published);
  noteStatuses(context.events, current, published);
  noteLosses(context.events.losses, current, published);
  if (before.hash !== draft.hash) notePartsOf(context.events.exchanges, current, published);
  return fromCarried(carryLocation(current, published, carry), before, from, context);
}

/**
 * The rest of a Location that is hidden or left the tables. Undefined once it has been published for long enough, or if it
 * is purged.
 */
function carryGone(before: PreviousObject, isPurged: boolean, context: VersionContext): PublishedObject | undefined {
  const { events, isSameListing, keptLocationsMs, publishedAt } = context;
  const isKnown = isSameListing && before.from === '' && !isPurged;
  const { isNew, ...left } = isKnown ? { ...before, isChanged: false, isNew: false } : removeLocation(before, context);
  const until = left.lastUpdated + keptLocationsMs;
  if (isPurged || (!left.isChanged && until <= publishedAt)) return undefined;
  events.removedLocations.push({ id: before.id, until, isNew });
  return left;
}

function removeLocation(
  before: PreviousObject,
  context: VersionContext,
): PublishedObject & { readonly isNew: boolean } {
  const published = JSON.parse(before.text()) as Location;
  if (isLive(before)) {
    context.events.goneLocations.push(before.id);
    context.events.exchanges.goneLocations.push(toLocationSketch(published));
  }
  const left = fromCarried(carryLocation(undefined, published, context.carry), before, '', context);
  return { ...left, isNew: !isRemovedLocation(published) };
}

function fromCarried(
  result: CarriedLocation,
  before: PreviousObject,
  from: string,
  { events }: VersionContext,
): PublishedObject {
  for (const { uid } of result.removed) events.removed.push({ uid, location: before.id });
  for (const uid of result.moved) events.moved.push({ uid, location: before.id });
  for (const uid of result.returned) events.returned.push({ uid, location: before.id });
  return fromText(JSON.stringify(result.location), before, from);
}

function carryTariffs(
  drafts: readonly Draft[],
  previous: PreviousList | undefined,
  { publishedAt, keptTariffsMs, purged, statuses, events }: VersionContext,
): readonly PublishedObject[] {
  const ids = new Set<string>();
  const carried = drafts.map((draft) => {
    ids.add(foldCase(draft.id));
    const before = previous?.get(foldCase(draft.id));
    if (before) events.losses.liveTariffs++;
    if (before?.hash === draft.hash) return { ...before, from: draft.hash, isChanged: false };
    if (previous && before === undefined) {
      events.exchanges.newTariffs.push(draft);
      events.losses.newTariffs++;
    }
    const changed = formatTimestamp(Math.max(publishedAt, before?.lastUpdated ?? 0));
    const volatile = previous ? withTime(draft.volatile(), changed) : firstVolatileValues(draft, statuses, changed);
    return fromVolatileValues(draft, volatile, before?.created ?? publishedAt, draft.hash);
  });
  for (const [id, object] of previous ?? []) {
    if (ids.has(id) || purged.has(id)) continue;
    const published = JSON.parse(object.text()) as Tariff;
    if (isForgotten(published, publishedAt, keptTariffsMs)) continue;
    noteGoneTariff(events.losses, published, publishedAt);
    const ended = endTariff(published, publishedAt);
    if (ended !== published) events.exchanges.goneTariffs.push(toTariffSketch(published));
    const changed = formatTimestamp(Math.max(publishedAt, object.lastUpdated));
    const text = JSON.stringify(ended === published ? published : { ...ended, last_updated: changed });
    carried.push(fromText(text, object, ''));
  }
  return inOrder(carried);
}

function inOrder(list: readonly PublishedObject[]): readonly PublishedObject[] {
  return [...list].sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}
