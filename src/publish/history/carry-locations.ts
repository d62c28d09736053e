/** Carries the Locations of one version forward, one after the other (carry-location.ts). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location } from '../../ocpi/types.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import { type CurrentStatuses, currentStatuses, type Draft, firstVolatileValues } from '../render/draft.ts';
import { fillTemplate } from '../render/fill-template.ts';
import { withStatuses, withTime } from '../render/template.ts';
import { type CarriedLocation, type CarryContext, carryLocation } from './carry-location.ts';
import { countLive, type Events, isLive } from './history-events.ts';
import { noteChanges } from './note-changes.ts';
import type { PreviousList, PreviousObject } from './previous.ts';
import { fromText, fromVolatileValues, type PublishedObject } from './published-object.ts';
import { isRemovedLocation } from './removed-location.ts';
import { toLocationSketch } from './sketches.ts';

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

export interface VersionContext extends CarryForwardOptions {
  /** What carrying one Location needs. */
  readonly carry: CarryContext;
  /** Whether the tables have the same EVSEs and tariffs as when the previous snapshot was made. */
  readonly isSameListing: boolean;
}

export function carryLocations(
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
  return carried;
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
  const current = jsonIn<Location>(fillTemplate(draft.template, volatile));
  const published = jsonIn<Location>(before.bytes());
  noteChanges(context.events, published, current);
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
  const published = jsonIn<Location>(before.bytes());
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
