/** What `watch` says about its sources: nothing stops when one fails, so somebody has to hear of it. */

import type { Finding } from '../../findings/finding.ts';
import { formatMessage, formatPlace } from '../../findings/print/print-text.ts';
import type { STATUSES } from '../../sources/status-formats/finding-codes.ts';
import type { TABLE_SOURCES } from '../../sources/tables/finding-codes.ts';

/** The findings about a source whose content is not used, or too old. */
const FAILURES: ReadonlySet<string> = new Set([
  'status-source-failed',
  'status-source-stale',
  'status-source-removals',
  'table-source-failed',
  'table-source-refused',
] satisfies (keyof typeof STATUSES | keyof typeof TABLE_SOURCES)[]);

/**
 * A function that takes the findings of each build, and returns the lines to log: one when a source begins to fail, and one when
 * it no longer does. In between it is silent, whatever the source answers.
 */
export function sourceNotes(): (findings: readonly Finding[]) => string[] {
  let failing = new Map<string, Finding>();
  return (findings) => {
    const before = failing;
    failing = new Map(findings.filter(({ code }) => FAILURES.has(code)).map((found) => [keyOf(found), found]));
    const begun = [...failing].filter(([key]) => !before.has(key)).map(([, found]) => found);
    const over = [...before].filter(([key]) => !failing.has(key)).map(([, found]) => found);
    return [
      ...begun.map((found) => `${formatPlace(found)}  ${found.code}  ${formatMessage(found)}`),
      ...over.map((found) => `over: ${formatPlace({ file: found.file })}  ${found.code}  ${found.key ?? ''}`.trimEnd()),
    ];
  };
}

/** Without its message, which may say something else each time, such as how long to wait. */
function keyOf({ code, file, key }: Finding): string {
  return JSON.stringify([code, file, key]);
}
