/** What `watch` says about its sources: nothing stops when one fails, so somebody has to hear of it. */

import type { Finding } from '../../findings/finding.ts';
import { formatMessage, formatPlace } from '../../findings/print/print-text.ts';
import { isClause, textOf } from '../../findings/words.ts';
import type { STATUSES } from '../../sources/status-formats/finding-codes.ts';
import type { TABLE_SOURCES } from '../../sources/tables/finding-codes.ts';
import type { STATUS_KEYS } from '../../tables/finding-codes.ts';

/** The findings about a source whose content is not used, or too old. */
const FAILURES: ReadonlySet<string> = new Set([
  'status-source-failed',
  'status-source-stale',
  'status-source-removals',
  'table-source-failed',
  'table-source-refused',
] satisfies (keyof typeof STATUSES | keyof typeof TABLE_SOURCES)[]);

/** The findings about a part of what a source says. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set([
  'status-source-row',
  'status-source-column',
  'unknown-status-evse',
] satisfies (keyof typeof STATUSES | keyof typeof STATUS_KEYS)[]);

/** Whether it is told by the notes here. */
export function isOfSource({ code }: Finding): boolean {
  return FAILURES.has(code) || NOT_UNDERSTOOD.has(code);
}

/** How many of these one round tells, and how many are remembered as told. */
const [MOST_TOLD, MOST_REMEMBERED] = [5, 1000];

/**
 * A function that takes the findings of each build, and returns the lines to log: one when a source begins to fail, one when it fails
 * for another reason, and one when it no longer does; and one for what of its content was not understood, the first time. In between it
 * is silent, whatever the source answers. Of what was not understood, one call tells `most`.
 */
export function sourceNotes(): (findings: readonly Finding[], most?: number) => string[] {
  let failing = new Map<string, Finding>();
  const told = new Set<string>();
  return (findings, most = MOST_TOLD) => {
    const before = failing;
    failing = new Map(findings.filter(({ code }) => FAILURES.has(code)).map((found) => [keyOf(found), found]));
    const begun = [...failing].filter(([key, found]) => reasonOf(before.get(key)) !== reasonOf(found));
    const over = [...before].filter(([key]) => !failing.has(key)).map(([, found]) => found);
    const strange = new Map(
      findings.filter(({ code }) => NOT_UNDERSTOOD.has(code)).map((found) => [kindOf(found), found]),
    );
    const odd = [...strange].filter(([kind]) => !told.has(kind)).slice(0, most);
    if (told.size > MOST_REMEMBERED) told.clear();
    for (const [kind] of odd) told.add(kind);
    return [
      ...[...begun, ...odd].map(([, found]) => `${formatPlace(found)}  ${found.code}  ${formatMessage(found)}`),
      ...over.map((found) => `over: ${formatPlace({ file: found.file })}  ${found.code}  ${found.key ?? ''}`.trimEnd()),
    ];
  };
}

/** Without its message, which may say something else each time, such as how long to wait. */
function keyOf({ code, file, key }: Finding): string {
  return JSON.stringify([code, file, key]);
}

/** The first sentence about the problem: what follows may say something else each time, such as how long to wait. */
function reasonOf(found: Finding | undefined): string | undefined {
  return found && /^.*?[.?!](?=\s|$)|$/s.exec(textOf(found.params?.problem))?.[0];
}

/** Of a status its very text; of other cells, what is wrong: a time may be another one in each round. */
function kindOf({ code, file, field, params, wording }: Finding): string {
  const problem = params?.problem;
  const what = field !== 'status' && isClause(problem) ? problem.words : textOf(problem);
  return JSON.stringify([code, file, field, wording.message, what]);
}
