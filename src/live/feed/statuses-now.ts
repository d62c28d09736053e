/** What a feeder without tables knows of statuses: what the base of the head says of them, and what the sources say now. */

import { uidsByEvseId } from '../../ocpi/evse-id.ts';
import { liveEvses } from '../../publish/render/counts.ts';
import { type KnownEvses, once, withOwnUids } from '../../sources/statuses/known-evses.ts';
import { mergeStatuses } from '../../sources/statuses/merge-statuses.ts';
import { withoutOld } from '../../sources/statuses/old-statuses.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { sourceFindings, sumOfCounts } from '../publish/source-findings.ts';
import type { LiveBase } from '../step/head-in-store.ts';
import type { StatusesNow } from '../step/live-step.ts';

/** As a build of the same tables would merge them (publish/validate/validate.ts). @param now ms since 1970 */
export function statusesNow(base: LiveBase, given: readonly SourceReading[], now: number): StatusesNow {
  const { times, max_status_hours: hours } = base.feed;
  const known = knownEvsesOf(base);
  const listed = known.listed();
  // What was pushed may name EVSEs by their evse_id, too.
  const readings = given.map((one) => ({ ...one, reports: withOwnUids(one.reports, known) }));
  return {
    statuses: withoutOld(merge(base, readings), new Map(times), readings, { now, hours }),
    readings,
    findings: sumOfCounts(
      base.findings,
      sourceFindings(readings, (uid) => listed.has(uid)),
    ),
  };
}

const knownOf = new WeakMap<LiveBase, KnownEvses>();

/** What status sources need to know of EVSEs: worked out once for a base. */
export function knownEvsesOf(base: LiveBase): KnownEvses {
  const known = knownOf.get(base) ?? knownIn(base);
  knownOf.set(base, known);
  return known;
}

function knownIn(base: LiveBase): KnownEvses {
  const { evse_ids: ids } = base.feed;
  return {
    live: once(() => liveEvses(base.locations, merge(base, []))),
    listed: once(() => new Set([...base.hidden, ...base.locations.flatMap(({ uids }) => uids)])),
    uidsByEvseId: once(() =>
      uidsByEvseId(
        ids.map(([uid]) => uid),
        ids.map(([, id]) => id),
      ),
    ),
  };
}

function merge({ feed: { rows, unreadable } }: LiveBase, readings: readonly SourceReading[]) {
  return mergeStatuses(
    rows.map((values) => ({ values })),
    readings,
    unreadable,
  );
}
