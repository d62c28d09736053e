/**
 * Objects as the tables alone tell them, before anyone looked at the present statuses and at what was published before.
 * Drafts depend on nothing that changes all day, so they can be kept from one build to the next (build/static-data-cache.ts).
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { DateTime, Location, Tariff } from '../../ocpi/types.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import { type ReportedInstant, resolveInstant } from './last-updated.ts';
import { codeOfStatus, hashTemplate, statusesOf, toTemplate, type VolatileValues, withStatuses } from './template.ts';

/** A Location or a Tariff. Where nobody tells when something changed, the slot of that moment is empty. */
export interface Draft {
  readonly id: string;
  /** Hash of the template: equal for equal content, apart from statuses and moments. */
  readonly hash: string;
  /** Statuses that the tables of EVSEs tell, one letter an EVSE (template.ts). */
  readonly statuses: string;
  /** The uids of the EVSEs of a Location, in its order and in one case (sameCase). */
  readonly uids: readonly string[];
  readonly template: () => string;
  readonly volatile: () => VolatileValues;
}

/** The present status of an EVSE as the status lane tells it. */
export interface CurrentStatus {
  readonly status: string;
  /** When it changed, in ms since 1970. */
  readonly lastUpdated?: number | undefined;
  /** When it was reported, in ms since 1970, if that is known. */
  readonly reportedAt?: number | undefined;
  /** Name of the status source that tells it; none where the tables do. */
  readonly source?: string | undefined;
}

/** By uid in one case (sameCase). */
export type CurrentStatuses = ReadonlyMap<string, CurrentStatus>;

/** The draft of an object whose untold moments are empty texts. */
export function toDraft(object: Location | Tariff): Draft {
  const { template, volatile } = toTemplate(object);
  const evses = 'evses' in object ? (object.evses ?? []) : [];
  return {
    id: object.id,
    hash: hashTemplate(template),
    statuses: statusesOf(volatile),
    uids: evses.map(({ uid }) => foldCase(uid)),
    template: () => template,
    volatile: () => volatile,
  };
}

/** The statuses of a draft with those of the status lane in place of its own. */
export function currentStatuses({ statuses, uids }: Draft, present: CurrentStatuses): string {
  if (present.size === 0) return statuses;
  let codes = '';
  for (let i = 0; i < uids.length; i++) {
    const reported = present.get(uids[i] ?? '');
    codes += reported === undefined ? statuses[i] : codeOfStatus(reported.status);
  }
  return codes;
}

/**
 * The slots of an object of which there is no history: moments are what the tables and the status lane tell, else what
 * is known of the object around it, else `moment` (OCPI DateTime); none is older than those of its parts.
 */
export function firstVolatileValues(draft: Draft, statuses: CurrentStatuses, moment: DateTime): VolatileValues {
  const volatile = withStatuses(draft.volatile(), currentStatuses(draft, statuses));
  const text = (instant: ReportedInstant) => (instant === undefined ? moment : formatTimestamp(instant));
  const evses = volatile.evses.map(({ status, lastUpdated, connectors: moments }, i) => {
    const own = resolveInstant(reported(lastUpdated), [statuses.get(draft.uids[i] ?? '')?.lastUpdated], undefined);
    const connectors = moments.map(reported);
    return { status, own, connectors, all: resolveInstant(own, connectors, undefined) };
  });
  const ofObject = reported(volatile.lastUpdated);
  const parts = evses.map(({ all }) => all);
  const whole = resolveInstant(ofObject, parts, undefined);
  const around = ofObject ?? whole;
  return {
    evses: evses.map(({ status, own, connectors, all = around }) => ({
      status,
      connectors: connectors.map((connector) => text(connector ?? own ?? all)),
      lastUpdated: text(all),
    })),
    lastUpdated: text(whole),
  };
}

function reported(moment: DateTime): ReportedInstant {
  return moment === '' ? undefined : Date.parse(moment);
}
