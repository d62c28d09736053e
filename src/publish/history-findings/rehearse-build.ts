/** A build up to carry forward, for its findings: it writes nothing, and asks no status source. `check` does it. */

import { type Finding, isBlocking } from '../../findings/finding.ts';
import type { BuildRequest } from '../build-request.ts';
import { type Validated, type ValidData, validate } from '../validate/validate.ts';
import { carryAndReport, type PreviousToCompare } from './carry-and-report.ts';

interface RehearsalRequest extends Pick<BuildRequest, 'companions' | 'dataFiles' | 'now' | 'allowsRemovals'> {
  /** What is known of status sources without asking them. */
  readonly aboutSources?: readonly Finding[];
}

/**
 * All findings that a build would have, except those about what status sources answer.
 *
 * @param findPrevious what was published before; undefined if nothing is compared
 * @throws NoHistory
 */
export async function rehearseBuild(
  request: RehearsalRequest,
  findPrevious: (data: ValidData) => Promise<PreviousToCompare | undefined>,
): Promise<Validated> {
  const { companions, dataFiles, now, aboutSources = [] } = request;
  const validated = validate(dataFiles, { companions, now, aboutSources });
  const { data } = validated;
  const before = data && (await findPrevious(data));
  if (data === undefined || before === undefined) return validated;
  const { findings } = carryAndReport({ request, data, before, isRehearsal: true }, 0);
  return findings.some(isBlocking) ? { findings } : { findings, data };
}
