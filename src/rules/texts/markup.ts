/** Rule: texts are plain (OCPI 16.2): no markup, and no quotation marks that were left from a file. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { cellsWith, type FoundCell, wholeCell } from '../rule/cells-with.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    markup: {
      severity: 'warning',
      wrong: 'A text has markup: HTML, an HTML entity, or a link as in Markdown.',
      why: 'OCPI allows only plain text. Apps show the signs to drivers as they are.',
      fix: 'Write the plain text. Links belong into columns for links.',
      message: '{field} has markup: {text}',
    },
    'leftover-quotes': {
      severity: 'warning',
      wrong: 'A text stands in quotation marks, or has doubled ones, as they are written in CSV files and programs.',
      why: 'A program quoted a text that was quoted already. Apps show the marks to drivers.',
      fix: 'Write the text without quotation marks.',
      message: '{field} is {text}, with quotation marks that were left from a file.',
    },
  },
  network({ dataset, tell }) {
    for (const cell of cellsWith('text', dataset.contents, markupIn)) {
      const params = { text: cell.mistake.slice(0, 40) };
      tell('markup', cell.table, cell.row, cell.column, { params, advice: withoutEntities(cell) });
    }
    for (const cell of cellsWith('text', dataset.contents, isLeftover)) {
      const params = { text: cell.text.slice(0, 60) };
      tell('leftover-quotes', cell.table, cell.row, cell.column, { params, advice: withoutMarks(cell) });
    }
  },
});

/** Names of elements that people and editors use, so that `a < b > c` is no markup. */
const TAG =
  /<\/?(?:a|b|i|u|p|br|hr|em|strong|span|div|font|small|big|sub|sup|ul|ol|li|h[1-6]|img|table|tr|td|script|style)(?:\s[^<>]*)?\s*\/?>|<!--/i;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', euro: '€' }).concat(
    Object.entries({ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é' }),
    Object.entries({ egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ', aring: 'å', oslash: 'ø', aelig: 'æ' }),
    Object.entries({ lt: '<', gt: '>', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', deg: '°', ecirc: 'ê' }),
  ),
);

const ENTITY = /&(?:([a-z]{2,6})|#(\d{2,6})|#x([\da-f]{2,5}));/gi;

/** All markup has one of these. Nearly all texts are told apart by this alone. */
const SIGN = /[<&*]|\]\(/;

/** `[map](https://…)` and `**Level 2**`. */
const MARKDOWN = /\[[^\]]+\]\(\s*https?:\/\/|\*\*\p{L}[^*]*\*\*/u;

function markupIn(text: string): string | undefined {
  if (!SIGN.test(text)) return undefined;
  return (
    TAG.exec(text)?.[0] ??
    MARKDOWN.exec(text)?.[0] ??
    [...text.matchAll(ENTITY)].find((entity) => characterOf(entity) !== undefined)?.[0]
  );
}

function characterOf([, name, decimal, hexadecimal]: RegExpExecArray | string[]): string | undefined {
  if (name !== undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase());
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Only entities can be replaced for certain. What a tag did to its text is not to be guessed. */
function withoutEntities(cell: FoundCell): Advice | undefined {
  const plain = cell.text.replace(ENTITY, (written, ...groups) => characterOf([written, ...groups]) ?? written).trim();
  const whole = markupIn(plain) === undefined && /^[^\p{Cc}]*$/u.test(plain) ? wholeCell(cell, plain) : undefined;
  return whole === undefined ? undefined : write([whole]);
}

/** Doubled as in CSV, or after a backslash as in programs. */
const ESCAPED = /\\"|""/g;

/** A whole text in marks of one kind. */
const QUOTED = /^"(?<double>[^"]*)"$|^'(?<single>[^']*)'$/;

/** One mark at the beginning is half of a pair; one at the end may be that of inches. */
function isLeftover(text: string): boolean {
  if (!text.includes('"') && !text.startsWith("'")) return false;
  return plain(text) !== text || (text.startsWith('"') && text.lastIndexOf('"') === 0);
}

function plain(text: string): string {
  const unescaped = text.replace(ESCAPED, '"');
  const { double, single } = QUOTED.exec(unescaped)?.groups ?? {};
  return (double ?? single ?? unescaped).trim();
}

function withoutMarks(cell: FoundCell): Advice | undefined {
  const text = plain(cell.text);
  const whole = text === '' || text === cell.text ? undefined : wholeCell(cell, text);
  return whole === undefined ? undefined : write([whole]);
}
