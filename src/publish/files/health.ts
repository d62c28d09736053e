/** The health of a snapshot (edge/rule/health.ts): counts, ages of the status sources, findings. */

import type { Finding } from '../../findings/finding.ts';
import { PROGRAM } from '../../snapshot/release.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import type { Health } from '../../stored-format/health.ts';
import type { Publication } from '../history/carry-forward.ts';
import { HISTORY } from '../history/finding-codes.ts';
import { fullestVersion } from '../render/counts.ts';
import { countCodes, countStatuses, toSecond, toSourceHealth } from './status-health.ts';

export interface HealthInput {
  readonly publication: Publication;
  readonly readings: readonly SourceReading[];
  readonly findings: readonly Finding[];
  /** ms since 1970. */
  readonly builtAt: number;
  /** When a status was last reported (`newestReport`), in ms since 1970. */
  readonly newestStatus: number | undefined;
}

export function toHealth({ publication, readings, findings, builtAt, newestStatus }: HealthInput): Health {
  const { published } = publication.counts;
  return {
    built_at: toSecond(builtAt),
    ...(newestStatus === undefined ? {} : { newest_status: toSecond(newestStatus) }),
    generator: PROGRAM,
    counts: {
      locations: published.locations,
      evses: published.evses,
      connectors: published.connectors,
      tariffs: published.tariffs,
      evses_by_status: countStatuses(
        (fullestVersion(publication.versions)?.locations ?? []).map(({ statuses }) => statuses),
      ),
    },
    status_sources: readings.map(toSourceHealth),
    findings: countOfData(findings),
  };
}

/** How often each code was found in the data. What a build finds by comparing with the one before is no part of that. */
export function countOfData(findings: readonly Finding[]): { [code: string]: number } {
  return countCodes(findings.filter(({ code }) => !Object.hasOwn(HISTORY, code)));
}
