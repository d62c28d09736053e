/** Prints a comparison for a terminal: a summary, then one line per change, the most important first. */

import { visible } from '../findings/print-text.ts';
import type { Diff } from './compare/change.ts';
import { chooseChanges } from './compare/importance.ts';
import { changeWords } from './describe/change.ts';
import { count, type Phrase } from './describe/phrase.ts';
import { summariseChanges } from './summary.ts';

export interface PrintOptions {
  /** How many changes are shown; Infinity for all. */
  readonly limit: number;
  /** The command that shows all of them. */
  readonly all: string;
}

/** Without a final line break. No text from the data can control the terminal or begin a line. */
export function printDiffText(diff: Diff, { limit, all }: PrintOptions): string {
  const shown = chooseChanges(diff.changes, limit);
  const lines = shown.map((change) => `  ${toText(changeWords(change))}`);
  const rest = diff.changes.length - shown.length;
  if (rest > 0) lines.push(`  and ${count(rest, 'more change')}; ${visible(all)} shows all`);
  return [summariseChanges(diff), ...(lines.length > 0 ? [''] : []), ...lines].join('\n');
}

function toText(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : visible(piece.value.toWellFormed()))).join('');
}
