/** Finds the quotation mark that breaks the grammar of a file, of which csv-parse says only that there is one. */

import type { Delimiter } from './separators.ts';

/** A quotation mark that breaks the grammar. */
export interface BrokenQuote {
  readonly offset: number;
  /** Whether the mark opens a cell that does not end as it should. If not, there is text next to the mark. */
  readonly opens: boolean;
}

/** csv-parse reads `"" "a"` as one cell, and lets wide spaces stand behind `""`, but not behind any other mark. */
const MAY_BE_MISREAD = /""[^\S\n]/;

/** Whether csv-parse may read a text that it should refuse. */
export function mayBeMisread(text: string): boolean {
  return text.includes('"') && MAY_BE_MISREAD.test(text);
}

/** Spaces beyond ASCII may stand before a quotation mark, and only ASCII ones behind it: so csv-parse has it. */
const NOT_AFTER_QUOTE = /[^ \t\v\f]/;

/** The first mark that breaks the grammar, in a text whose lines end in `\n`. */
export function brokenQuote(text: string, delimiter: Delimiter): BrokenQuote | undefined {
  const ofPlain = new RegExp(`[${delimiter}\n"]`, 'g');
  const endOfPlain = (start: number): number => {
    ofPlain.lastIndex = start;
    return ofPlain.exec(text)?.index ?? text.length;
  };
  for (let at = 0; at < text.length; at++) {
    // What stands between the last sign and the mark must be spaces.
    const mark = endOfPlain(at);
    if (text[mark] !== '"') {
      at = mark;
      continue;
    }
    if (text.slice(at, mark).trim() !== '') return { offset: mark, opens: false };
    const closing = closingQuote(text, mark);
    if (closing < 0) return { offset: mark, opens: true };
    at = endOfPlain(closing + 1);
    if (text[at] === '"' || NOT_AFTER_QUOTE.test(text.slice(closing + 1, at))) {
      const opens = text.slice(mark, closing).includes('\n');
      return { offset: opens ? mark : closing, opens };
    }
  }
  return undefined;
}

/** Offset of the mark that closes the cell that was opened at `opening`, or -1. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
