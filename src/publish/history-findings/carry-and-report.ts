/** Carries what was published before forward, for a build and for a rehearsal, and collects everything that is to be said. */

import { formatSecond, formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding } from '../../findings/finding.ts';
import { carryForward } from '../history/carry-forward.ts';
import { finding } from '../history/finding-codes.ts';
import type { Previous } from '../history/previous.ts';
import { checkPurge } from '../history/purge.ts';
import type { FoundPrevious } from '../previous/find-previous.ts';
import { nextPublishedAt } from '../publish-on.ts';
import type { ValidData } from '../validate/validate.ts';
import { removalCauses } from './findings-context.ts';
import { historyFindings } from './history-findings.ts';
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

/** A clock that is behind the previous snapshot by more than this, in ms, is reported. */
const TOLERATED_MS = 60_000;

/** @param place where the previous snapshot is */
export function clockFindings(now: number, before: number | undefined, place: string, lead = 0): Finding[] {
  if (before === undefined || now >= before - lead - TOLERATED_MS) return [];
  const [clock, built] = [formatSecond(now), formatTimestamp(before)];
  const next = formatTimestamp(nextPublishedAt(now, before, lead));
  return [finding('clock-backwards', { file: place }, { params: { clock, built, next } })];
}
