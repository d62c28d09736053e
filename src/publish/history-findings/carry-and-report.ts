/** Carries what was published before forward, for a build and for a rehearsal, and collects everything that is to be said. */

import { carryForward } from '../history/carry-forward.ts';
import type { Previous } from '../history/previous.ts';
import { nextPublishedAt } from '../history/publication-time.ts';
import { checkPurge } from '../history/purge.ts';
import type { FoundPrevious } from '../previous/find-previous.ts';
import type { ValidData } from '../validate/validate.ts';
import { clockFindings } from './clock-findings.ts';
import { historyFindings } from './history-findings.ts';
import { removalCauses } from './removal-cause.ts';
import { placesOfRows } from './row-places.ts';

/** What was published before, as far as findings depend on it. */
export interface PreviousToCompare extends Pick<FoundPrevious, 'place' | 'findings'> {
  readonly previous?: Previous | undefined;
}

interface Carrying {
  readonly request: { readonly now: number; readonly allowsRemovals: boolean; readonly purge?: readonly string[] };
  readonly data: ValidData;
  readonly before: PreviousToCompare;
  readonly clock?: (() => number) | undefined;
  /** Whether nothing will be published, and the status sources were not asked. */
  readonly isRehearsal?: boolean;
}

/** The next publication with the findings in it and in the data. @param lead how far ahead its time is, in ms */
export function carryAndReport({ request, data, before, clock, isRehearsal = false }: Carrying, lead: number) {
  const { settings, statuses, dataFiles } = data;
  const staticData = data.staticData();
  const { now, allowsRemovals, purge = [] } = request;
  const { previous } = before;
  const purged = checkPurge(purge, staticData.versions, previous);
  const builtAt = clock?.() ?? now;
  const publishedAt = nextPublishedAt(builtAt, previous?.publishedAt, lead);
  const publication = carryForward({ settings, staticData, statuses, previous, publishedAt, purged });
  const findings = data.report([
    ...before.findings,
    ...clockFindings(now, previous?.publishedAt, before.place ?? '', settings.upload_seconds * 1000),
    ...historyFindings(publication.events, settings, {
      allowsRemovals,
      isRehearsal,
      mayBeRemoved: isRehearsal && before.place !== undefined && settings.status_sources.length > 0,
      placeOf: placesOfRows(dataFiles, settings),
      hidden: staticData.hidden,
      uids: staticData.uids,
      causeOf: removalCauses(staticData.versions, statuses),
    }),
  ]);
  return { publication, publishedAt, builtAt, findings };
}
