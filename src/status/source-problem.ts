/** What went wrong with a status source, in words. */

import { formatTimestamp } from '../source/cells/timestamp.ts';
import { percent } from '../text/percent.ts';
import type { Content, Verdict } from './refuse-removals.ts';
import type { ContentOf } from './reported-statuses.ts';

export interface Problem {
  readonly code: 'status-source-failed' | 'status-source-removals';
  readonly message: string;
  readonly hint?: string | undefined;
}

/** How many EVSEs a message names. */
const NAMED = 3;

/** Why a content of a source is refused, and what is used instead. */
export function removalsProblem(
  { of, now, content: instead }: Verdict<Content> & { readonly of: ContentOf; readonly now: Content | undefined },
  { content, removals }: Verdict<Content>['refused'][number],
): Problem {
  const number = (count: number) => count.toLocaleString('en');
  const { uids, together, of: all, share } = removals;
  const source = `status source "${of.name}" (${of.address})`;
  const who =
    content === now
      ? `The ${source}`
      : `The last good content of the ${source}, of ${formatTimestamp(content.updatedAt)},`;
  const others = together > uids.length ? `, with the other sources ${number(together)}` : '';
  const named = uids.slice(0, NAMED).map((uid) => `"${uid}"`);
  const more = uids.length > NAMED ? ` and ${number(uids.length - NAMED)} more` : '';
  const so = instead
    ? `Its content of ${formatTimestamp(instead.updatedAt)} is used instead.`
    : `There is no former content to use instead, so all its statuses (${number(content.reports.length)}) count as UNKNOWN.`;
  return {
    code: 'status-source-removals',
    message: `${who} calls ${number(uids.length)} of ${number(all)} EVSEs REMOVED${others}, more than ${percent(share)}: ${named.join(', ')}${more}. ${so}`,
    hint: 'Look after the system that tells it. If they are really gone, delete their rows from evses.csv, or write REMOVED there.',
  };
}
