/** Prints a comparison: for a terminal, as Markdown for GitHub, and as JSON for programs. The most important change comes first. */

import { visible } from '../findings/text/visible.ts';
import type { Diff } from './compare/change.ts';
import { chooseChanges } from './compare/importance.ts';
import { count, type Phrase } from './describe/phrase.ts';
import { toReport } from './report.ts';
import { renderMarkdown } from './report-markdown.ts';
import { countChanges, summariseChanges } from './summary.ts';

export interface PrintOptions {
  /** How many changes are shown; Infinity for all. */
  readonly limit: number;
  /** The command that shows all of them. */
  readonly all: string;
}

/**
 * A summary, then one line per change, without a final line break. No text from the data can control the terminal or begin a
 * line.
 */
export function printDiffText(diff: Diff, { limit, all }: PrintOptions): string {
  const { summary, changes, more } = toReport(diff, limit);
  const lines = changes.map((change) => `  ${toText(change)}`);
  if (more > 0) lines.push(`  and ${count(more, 'more change')}; ${visible(all)} shows all`);
  return [toText(summary), ...(lines.length > 0 ? [''] : []), ...lines].join('\n');
}

function toText(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : visible(piece.value.toWellFormed()))).join('');
}

/** For a job summary or a comment. Ends with a line break. Nothing from the data is markup, a link or a mention. */
export function printMarkdown(diff: Diff, { limit, all }: PrintOptions): string {
  return renderMarkdown(toReport(diff, limit), { all });
}

/** `{ summary, counts, changes, more }` as indented JSON: each change with its sentence; `more` is how many `limit` leaves out. */
export function printDiffJson(diff: Diff, { limit }: { readonly limit: number }): string {
  const chosen = chooseChanges(diff.changes, limit);
  const changes = chosen.map((change) => ({ ...change, words: toText(change.words(change)) }));
  const more = diff.changes.length - changes.length;
  return JSON.stringify({ summary: summariseChanges(diff), counts: countChanges(diff), changes, more }, undefined, 2);
}
