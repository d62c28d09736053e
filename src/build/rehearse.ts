/** A build up to carry forward, for its findings: it writes nothing, and asks no status source. `check` does it. */

import { isBlocking } from '../findings/finding.ts';
import type { BuildRequest } from './build.ts';
import { carryAndReport, type PreviousToCompare } from './carry-and-report.ts';
import { type Validated, type ValidData, validate } from './validate.ts';

/** What a rehearsal needs besides its request. */
interface RehearsalDependencies {
  /** What was published before. undefined: nothing is compared. */
  readonly findPrevious: (data: ValidData) => Promise<PreviousToCompare | undefined>;
}

type RehearsalRequest = Pick<BuildRequest, 'dataFiles' | 'now' | 'allowsRemovals'>;

/**
 * All findings that a build would have, except those about status sources.
 *
 * @throws NoHistory
 */
export async function rehearseBuild(
  request: RehearsalRequest,
  { findPrevious }: RehearsalDependencies,
): Promise<Validated> {
  const validated = validate(request.dataFiles, { now: request.now });
  const { data } = validated;
  const before = data && (await findPrevious(data));
  if (data === undefined || before === undefined) return validated;
  const { findings } = carryAndReport({ request, data, before, isRehearsal: true }, 0);
  return findings.some(isBlocking) ? { findings } : { findings, data };
}
