/**
 * What is known of one status source: what it tells now, or else what its last good copy tells, and in either case from
 * when that is.
 */

import { formatTimestamp } from '../source/cells/timestamp.ts';
import { errorCode } from '../source/files/error-code.ts';
import type { AskedSource, ReadContent } from './ask-source.ts';
import type { Copy } from './last-good.ts';
import type { Verdict } from './refuse-removals.ts';
import type { ReportedStatuses } from './reported-statuses.ts';
import { type Problem, removalsProblem } from './source-problem.ts';
import type { StatusContext } from './source-reading.ts';

export interface SourceContent {
  /** From when the content is, in ms since 1970; none if there is no content. */
  readonly updatedAt?: number;
  /** Without `updatedAt` it is not believed: its EVSEs are UNKNOWN. */
  readonly reported?: ReportedStatuses;
  /** What went wrong, as sentences with the name of the source. */
  readonly problems: readonly Problem[];
}

/** What is known of a source, now that it is decided what is believed; keeps it, and says what is used instead of what. */
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
    ? `Its content of ${formatTimestamp(content.updatedAt)} is used instead.`
    : 'There is no former content to use instead.';
  const problems: Problem[] = [];
  if (failure) {
    const message = `The status source "${of.name}" (${of.address}) failed. ${failure.message} ${instead}`;
    problems.push({ code: 'status-source-failed', message, hint: failure.hint });
  }
  if (worst) problems.push(removalsProblem(asked, worst));
  if (content) return { updatedAt: content.updatedAt, reported: content.reported, problems };
  // What is refused still says of which EVSEs nobody knows anything.
  return worst ? { reported: { ...worst.content.reported, findings: [] }, problems } : { problems };
}

/** Keeps a content as the last good one, unless it is kept already. */
async function keep(
  name: string,
  { copy }: ReadContent,
  former: Copy | undefined,
  { lastGood }: StatusContext,
): Promise<Problem[]> {
  const isKept =
    former?.updatedAt === copy.updatedAt && former.etag === copy.etag && Buffer.compare(former.bytes, copy.bytes) === 0;
  if (isKept) return [];
  try {
    await lastGood.put(name, copy);
    return [];
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    const message = `The status source "${name}" was read, but its content cannot be kept for times when it fails (${code}).`;
    const hint = 'Make room on the disk, and allow this user to write there.';
    return [{ code: 'status-source-failed', message, hint }];
  }
}
