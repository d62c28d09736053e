/** What /_health.json says after a live step (publish/files/health.ts). */

import {
  countStatuses,
  newestReport,
  newestStatusOf,
  toSecond,
  toSourceHealth,
} from '../../publish/files/status-health.ts';
import type { Health } from '../../stored-format/health.ts';
import type { Compared } from './compare-statuses.ts';
import type { LiveSnapshot, StatusesNow, StepContext } from './snapshot-and-change.ts';

export function nextHealth(
  { head, base }: Pick<LiveSnapshot, 'head' | 'base'>,
  { statuses, readings, findings }: StatusesNow,
  { codes, evses, reportedAt }: Compared,
  { builtAt, program }: Pick<StepContext, 'builtAt' | 'program'>,
): Health {
  const { newest_status: _, ...before } = head.health;
  const newest = newestReport({
    reportedAt,
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
