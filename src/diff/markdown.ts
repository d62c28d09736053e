/**
 * A report -> Markdown in which nothing is live on GitHub: no link, image, mention, reference or markup but the heading and
 * the list that are made here. It holds for any report, whoever wrote it: each line is one of ours, what is no plain
 * English stands in a code span, and no code span can end early or run into the next one.
 */

import { visible } from '../text/visible.ts';
import type { Phrase } from './describe/phrase.ts';
import type { Report } from './report.ts';

export interface MarkdownOptions {
  /** The command that shows all changes; one that we chose. */
  readonly all: string;
}

/** GitHub takes 65,536 characters in a comment; the rest is for what stands around it. */
const MOST_CHARACTERS = 60_000;

/** With a line end at its end. */
export function renderMarkdown({ summary, changes, more }: Report, { all }: MarkdownOptions): string {
  const head = `### Changes in the published data\n\n${toLine(summary)}\n`;
  const items: string[] = [];
  let length = head.length;
  for (const change of changes) {
    const item = `* ${toLine(change)}\n`;
    length += item.length;
    if (length > MOST_CHARACTERS) break;
    items.push(item);
  }
  const rest = changes.length - items.length + more;
  if (rest > 0) {
    const count = `${rest.toLocaleString('en')} more ${rest === 1 ? 'change' : 'changes'}`;
    items.push(`* and ${count}; ${codeSpan(all)} shows all\n`);
  }
  return items.length === 0 ? head : `${head}\n${items.join('')}`;
}

/** Neighbours of one kind are joined first: side by side, two code spans would be read as another one. */
function toLine(phrase: Phrase): string {
  const parts: { text: string; code: boolean }[] = [];
  const add = (text: string, code: boolean) => {
    const last = parts.at(-1);
    if (last?.code === code) last.text += text;
    else parts.push({ text, code });
  };
  const pieces = joinOwnWords(phrase);
  for (const [i, piece] of pieces.entries()) {
    if (typeof piece !== 'string') add(piece.value === '' ? '""' : piece.value, true);
    else if (piece !== '') {
      const words = i === pieces.length - 1 ? `${piece} ` : piece;
      add(piece, !isPlain(words) || (parts.length === 0 && !canBegin(piece)));
    }
  }
  return parts
    .map(({ text, code }) => (code ? codeSpan(text) : text))
    .join('')
    .trim();
}

function joinOwnWords(phrase: Phrase): Phrase {
  const joined: Phrase[number][] = [];
  for (const piece of phrase) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/**
 * English words, numbers, dates, times and amounts. No character in them has a meaning in GitHub's Markdown at its place:
 * a full stop stands in a number or ends a word, so there is no domain; a colon ends a word, so there is no emoji and no
 * scheme; a hyphen never stands between a letter and a digit, as in references to issues (GH-1, ABC-12).
 */
const PLAIN = new RegExp(
  `^(?:${[
    '[A-Za-z0-9 ,;()%+…]',
    '->',
    '(?<=[A-Za-z])[_/-](?=[A-Za-z])',
    '(?<=\\d)[.-](?=\\d)',
    '(?<=\\b\\d\\d):(?=\\d\\d\\b)',
    '(?<= )-(?= |$)',
    '[.:](?= )',
  ].join('|')})*$`,
);
/** What may be the hash of a commit, letters that run into a number, which a repository can make references of, links. */
const REFERENCE = /[0-9a-f]{7}|[a-z]\d|www/i;

function isPlain(words: string): boolean {
  return PLAIN.test(words) && !REFERENCE.test(words);
}

/** Whether words at the beginning of a line begin no list, and no block of code. */
function canBegin(words: string): boolean {
  return /^[A-Za-z0-9]/.test(words) && !/^\d+[.)]/.test(words);
}

/** Characters that nobody sees, beside those of `visible`; U+FE0F is a part of emoji. */
const UNSEEN = /\p{C}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/gu;

/**
 * Between more backticks than the text has in a row (CommonMark 6.1). Blanks go around a text that begins or ends with a
 * backtick or a blank; the reader takes one off each end again.
 */
function codeSpan(text: string): string {
  const escaped = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  const content = visible(text.toWellFormed()).replace(UNSEEN, escaped);
  const runs = [...content.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const padding = /^[` ]|[` ]$/.test(content) && content.trim() !== '' ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}
