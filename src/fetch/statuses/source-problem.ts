/** Messages about what went wrong with a status source. */

import { percent } from '../../findings/text/percent.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { ContentOf } from './formats/reported-statuses.ts';
import type { DatedReports, Verdict } from './refuse-removals.ts';

export interface Problem {
  readonly code: 'status-source-failed' | 'status-source-removals';
  readonly message: string;
  readonly hint?: string | undefined;
  /** The setting of the source that must be corrected, if it is one: `headers.Authorization`. */
  readonly setting?: string | undefined;
}

/** How many EVSEs a message names. */
const NAMED = 3;

/** Why content of a source is refused, and what is used instead. */
export function removalsProblem(
  {
    of,
    now,
    content: instead,
  }: Verdict<DatedReports> & { readonly of: ContentOf; readonly now: DatedReports | undefined },
  { content, removals }: Verdict<DatedReports>['refused'][number],
): Problem {
  const number = (count: number) => count.toLocaleString('en');
  const { uids, together, of: all, share } = removals;
  const source = `status source "${of.name}" (${of.address})`;
  const who =
    content === now
      ? `The ${source}`
      : `The last good content of the ${source}, from ${formatTimestamp(content.updatedAt)},`;
  const others = together > uids.length ? `, and with the other sources ${number(together)}` : '';
  const named = uids.slice(0, NAMED).map((uid) => `"${uid}"`);
  const more = uids.length > NAMED ? ` and ${number(uids.length - NAMED)} more` : '';
  const so = instead
    ? `Its content from ${formatTimestamp(instead.updatedAt)} is used instead.`
    : `There is no earlier content to use instead, so all its statuses (${number(content.reports.length)}) count as UNKNOWN.`;
  return {
    code: 'status-source-removals',
    message: `${who} reports ${number(uids.length)} of ${number(all)} EVSEs as REMOVED${others}, which is more than ${percent(share)}: ${named.join(', ')}${more}. ${so}`,
    hint: 'Check the system that reports it. If the EVSEs are really gone, delete their rows from evses.csv, or write REMOVED there.',
  };
}
