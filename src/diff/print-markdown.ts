/**
 * A comparison for a comment on a pull request. Whatever comes from the data stands in code spans: nothing in them is
 * markup, and GitHub makes no mention, link or issue reference of it. Entities would not do: GitHub looks for mentions in
 * the text after they are resolved.
 */

import { visible } from '../findings/print-text.ts';
import type { Diff } from './change.ts';
import { chooseChanges } from './importance.ts';
import { count, type Phrase } from './phrase.ts';
import type { PrintOptions } from './print-text.ts';
import { summarise } from './summary.ts';
import { changeWords } from './words.ts';

/** GitHub takes 65,536 characters; the rest is for what the caller puts around it. */
const MOST_CHARACTERS = 60_000;

/** With a line end at its end. */
export function printMarkdown(diff: Diff, { limit, all }: PrintOptions): string {
  const head = `### Changes in the published data\n\n${summarise(diff)}\n`;
  const items: string[] = [];
  let length = head.length;
  for (const change of chooseChanges(diff.changes, limit)) {
    const item = `* ${toMarkdown(changeWords(change))}\n`;
    length += item.length;
    if (length > MOST_CHARACTERS) break;
    items.push(item);
  }
  const rest = diff.changes.length - items.length;
  if (rest > 0) items.push(`* and ${count(rest, 'more change')}; ${codeSpan(all)} shows all\n`);
  return items.length === 0 ? head : `${head}\n${items.join('')}`;
}

function toMarkdown(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : codeSpan(piece.value))).join('');
}

/**
 * Between more backticks than the text has in a row (CommonMark 6.1). Blanks go around a text that begins or ends with a
 * backtick or a blank; the reader takes one off each end again.
 */
function codeSpan(text: string): string {
  const content = visible(text.toWellFormed()) || '""';
  const longest = (content.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  const padding = /^[` ]|[` ]$/.test(content) && content.trim() !== '' ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}
