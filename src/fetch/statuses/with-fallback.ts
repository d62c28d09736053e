/** Decides what is used of one status source: what it reports now, or else its last good copy. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import { errorCode } from '../../source/files/error-code.ts';
import type { AskedSource } from './ask-source.ts';
import type { ReportedStatuses } from './formats/reported-statuses.ts';
import type { StatusReport } from './formats/status-report.ts';
import type { Copy } from './last-good.ts';
import type { ReadContent } from './read-answer.ts';
import type { Verdict } from './refuse-removals.ts';
import { type Problem, removalsProblem } from './source-problem.ts';
import type { StatusContext } from './source-reading.ts';

export interface SourceContent {
  /** When the content was last updated, in ms since 1970; not set if there is no content. */
  readonly updatedAt?: number;
  /** Without `updatedAt` it is not believed, and its EVSEs are UNKNOWN. */
  readonly reported?: ReportedStatuses;
  /** What went wrong. */
  readonly problems: readonly Problem[];
}

/** The content of a source that is used. Keeps it as the last good copy if it is new. */
export async function readWithFallback(
  asked: AskedSource & Verdict<ReadContent>,
  context: StatusContext,
): Promise<SourceContent> {
  const { of, failure, copy, content, refused } = asked;
  if (content !== undefined && content === asked.now) {
    return {
      updatedAt: content.updatedAt,
      reported: content.reported,
      problems: await keep(of.name, content, copy, context),
    };
  }
  const [worst] = refused;
  const instead = content
    ? `Its content from ${formatTimestamp(content.updatedAt)} is used instead.`
    : 'There is no earlier content to use instead.';
  const problems: Problem[] = [];
  if (failure) {
    const message = `The status source "${of.name}" (${of.address}) failed. ${failure.message} ${instead}`;
    problems.push({ code: 'status-source-failed', message, hint: failure.hint, setting: failure.setting });
  }
  if (worst) problems.push(removalsProblem(asked, worst));
  const isLive = ({ evse_uid }: StatusReport) => context.live?.().has(foldCase(evse_uid)) === true;
  const about = failure && 'about' in failure ? failure.about.filter(isLive) : [];
  if (content) {
    const reported = { ...content.reported, reports: withNames(content.reports, about) };
    return { updatedAt: content.updatedAt, reported, problems };
  }
  if (worst === undefined && about.length === 0) return { problems };
  // Refused content still says which EVSEs are UNKNOWN. Those that the tables call REMOVED are not among them.
  const refusedReports = (worst?.content.reports ?? []).filter(isLive);
  return { reported: { kind: 'reported', reports: withNames(refusedReports, about), findings: [] }, problems };
}

/** Reports of earlier content, and those of newer content that cannot be read about EVSEs that the earlier does not have. */
function withNames(reports: readonly StatusReport[], about: readonly StatusReport[]): readonly StatusReport[] {
  const known = new Set(about.length === 0 ? [] : reports.map(({ evse_uid }) => foldCase(evse_uid)));
  return [...reports, ...about.filter(({ evse_uid }) => !known.has(foldCase(evse_uid)))];
}

/** Keeps content as the last good copy, unless it is kept already. */
async function keep(
  name: string,
  { copy }: ReadContent,
  previous: Copy | undefined,
  { lastGood }: StatusContext,
): Promise<Problem[]> {
  const isKept =
    previous?.updatedAt === copy.updatedAt &&
    previous.etag === copy.etag &&
    Buffer.compare(previous.bytes, copy.bytes) === 0;
  if (isKept) return [];
  try {
    await lastGood.put(name, copy);
    return [];
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    const message = `The status source "${name}" was read, but its content could not be saved for when it fails (${code}).`;
    const hint = 'Free some disk space, and allow this user to write to the cache.';
    return [{ code: 'status-source-failed', message, hint }];
  }
}
