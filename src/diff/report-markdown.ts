/**
 * Renders a report as Markdown in which nothing is live on GitHub: no link, image, mention, reference or markup except
 * our heading and list. That is true of any report, whoever wrote it: data cannot begin a line, everything but plain
 * English is in a code span, and no code span can end early or run into the next one.
 */

import { formatCount } from '../findings/text/format.ts';
import { visible } from '../findings/text/visible.ts';
import type { Phrase } from './describe/phrase.ts';

/**
 * A comparison as data: sentences that keep our own words apart from texts of the tables. The check of a pull request
 * uploads it, and the script that writes the comment decides how to show each part.
 */
export interface DiffReport {
  /** One line. */
  readonly summary: Phrase;
  /** One line per change, the most important first. */
  readonly changes: readonly Phrase[];
  /** How many changes are left out. */
  readonly more: number;
}

export interface MarkdownOptions {
  /** The command that shows all changes. It must not come from the data. */
  readonly all: string;
}

/** GitHub takes 65,536 characters in a comment; the rest is for the text around the report. */
const MOST_CHARACTERS = 60_000;

/** Ends with a line break. */
export function renderMarkdown({ summary, changes, more }: DiffReport, { all }: MarkdownOptions): string {
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
    items.push(`* and ${formatCount(rest, 'more change')}; ${codeSpan(all)} shows all\n`);
  }
  return items.length === 0 ? head : `${head}\n${items.join('')}`;
}

/** Adjacent pieces of one kind are joined first, because two adjacent code spans would be read as one. */
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
 * English words, numbers, dates, times and amounts. None of their characters has a meaning in GitHub's Markdown where
 * it is: a full stop is in a number or ends a word, so there is no domain; a colon ends a word, so there is no emoji
 * and no scheme; a hyphen is never between a letter and a digit, as in references to issues (GH-1, ABC-12).
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
/** Texts that GitHub may turn into links: hashes of commits, letters before a digit (custom references), www. */
const REFERENCE = /[0-9a-f]{7}|[a-z]\d|www/i;

function isPlain(words: string): boolean {
  return PLAIN.test(words) && !REFERENCE.test(words);
}

/** Whether words can begin a line without beginning a list or a block of code. */
function canBegin(words: string): boolean {
  return /^[A-Za-z0-9]/.test(words) && !/^\d+[.)]/.test(words);
}

/** Invisible characters besides those of `visible`; U+FE0F is part of emoji. */
const UNSEEN = /\p{C}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/gu;

/**
 * A text between more backticks than it has in a row (CommonMark 6.1). A text that begins or ends with a backtick or a
 * space is padded with spaces; the parser removes one from each end.
 */
function codeSpan(text: string): string {
  const escaped = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  const content = visible(text.toWellFormed()).replace(UNSEEN, escaped);
  const runs = [...content.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const padding = /^[` ]|[` ]$/.test(content) && content.trim() !== '' ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}
