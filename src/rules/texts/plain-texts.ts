/** Rule: texts are plain (OCPI 16.2), with the letters that were written, and there once in each language. */

import { write } from '../../findings/text/advice.ts';
import { hasUnseen, LOST_LETTER, MISREAD, repairedLetters, withoutUnseen } from '../../findings/text/letters.ts';
import type { DisplayText } from '../../ocpi/types.ts';
import { cellsWith, wholeCell } from '../rule/cells-with.ts';
import { defineRule, type Say } from '../rule/rule.ts';

const FINDINGS = {
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
  'misread-letters': {
    severity: 'doubt',
    wrong: 'Letters of a text became signs such as Ã¼ or â‚¬, because UTF-8 was opened as another encoding.',
    why: 'Drivers see the wrong letters, and searches for the right ones do not find the site.',
    fix: 'Write the letters again, and open the file as UTF-8 in the spreadsheet program.',
    message: '{field} "{text}" was UTF-8 that was opened as another encoding.',
  },
  'lost-letters': {
    severity: 'doubt',
    wrong: 'A letter of a text became a question mark.',
    why: 'A program that does not know the letter saved the file. Which letter it was cannot be seen any more.',
    fix: 'Write the text again.',
    message: '{field} "{text}" has a letter that was lost.',
  },
  'unseen-character': {
    severity: 'warning',
    wrong: 'A text has a character that nobody sees, such as a zero-width space.',
    why: 'It came along when the text was copied. Two texts that look the same are different for computers.',
    fix: 'Type the text again instead of copying it.',
    message: '{field} "{text}" has a character that nobody sees.',
  },
  'repeated-language': {
    severity: 'warning',
    wrong: 'A cell has two texts in one language.',
    why: 'Apps show one text in the language of the driver. Which of the two that is, nobody knows; one of them is probably in another language.',
    fix: 'Correct the language of one of the two, or make them one text.',
    message: '{field} has two texts in the language "{language}".',
  },
} as const;

export const rule = defineRule({
  group: 'plausibility',
  findings: FINDINGS,
  rows: {
    locations: (row, say) => repeatedLanguage(row.values.directions, 'directions', say),
    evses: (row, say) => repeatedLanguage(row.values.directions, 'directions', say),
    tariffs: (row, say) => repeatedLanguage(row.values.tariff_alt_text, 'tariff_alt_text', say),
  },
  network({ dataset, tell }) {
    for (const mistakeOf of [markupIn, leftoverQuotes, spoiltLetters]) {
      for (const cell of cellsWith<Mistake>('text', dataset.contents, mistakeOf)) {
        const { code, shown, meant } = cell.mistake;
        const whole = meant && wholeCell(cell, meant);
        const advice = whole ? write([whole]) : undefined;
        tell(code, cell.table, cell.row, cell.column, { params: { text: shown }, advice });
      }
    }
  },
});

type Code = 'markup' | 'leftover-quotes' | 'misread-letters' | 'lost-letters' | 'unseen-character';

interface Mistake {
  readonly code: Code;
  readonly shown: string;
  readonly meant?: string | undefined;
}

function repeatedLanguage(texts: readonly DisplayText[] | undefined, field: string, say: Say<typeof FINDINGS>): void {
  const languages = texts?.map(({ language }) => language) ?? [];
  const language = languages.find((one, at) => languages.indexOf(one) < at);
  if (language) say('repeated-language', field, { params: { language } });
}

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

function firstMarkup(text: string): string | undefined {
  if (!SIGN.test(text)) return undefined;
  return (
    TAG.exec(text)?.[0] ??
    MARKDOWN.exec(text)?.[0] ??
    [...text.matchAll(ENTITY)].find((entity) => characterOf(entity) !== undefined)?.[0]
  );
}

/** Only entities can be replaced for certain. What a tag did to its text is not to be guessed. */
function markupIn(text: string): Mistake | undefined {
  const found = firstMarkup(text);
  if (found === undefined) return undefined;
  const plain = text.replace(ENTITY, (written, ...groups) => characterOf([written, ...groups]) ?? written).trim();
  const isPlain = firstMarkup(plain) === undefined && /^[^\p{Cc}]*$/u.test(plain);
  return { code: 'markup', shown: found.slice(0, 40), meant: isPlain ? plain : undefined };
}

function characterOf([, name, decimal, hexadecimal]: RegExpExecArray | string[]): string | undefined {
  if (name !== undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase());
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Doubled as in CSV, or after a backslash as in programs. */
const ESCAPED = /\\"|""/g;

const QUOTED = /^"(?<double>[^"]*)"$|^'(?<single>[^']*)'$/;

/** One mark at the beginning is half of a pair; one at the end may be that of inches. */
function leftoverQuotes(text: string): Mistake | undefined {
  if (!text.includes('"') && !text.startsWith("'")) return undefined;
  const unescaped = text.replace(ESCAPED, '"');
  const { double, single } = QUOTED.exec(unescaped)?.groups ?? {};
  const plain = (double ?? single ?? unescaped).trim();
  if (plain === text && !(text.startsWith('"') && text.lastIndexOf('"') === 0)) return undefined;
  return { code: 'leftover-quotes', shown: text.slice(0, LONGEST_SHOWN), meant: plain === text ? undefined : plain };
}

const LONGEST_SHOWN = 60;

const NOT_ASCII = /[^ -~]|\?/;

function spoiltLetters(text: string): Mistake | undefined {
  if (!NOT_ASCII.test(text)) return undefined;
  const shown = text.slice(0, LONGEST_SHOWN);
  const meant = repairedLetters(text);
  if (meant !== undefined || MISREAD.test(text)) return { code: 'misread-letters', shown, meant };
  if (LOST_LETTER.test(text)) return { code: 'lost-letters', shown };
  return hasUnseen(text) ? { code: 'unseen-character', shown, meant: withoutUnseen(text) } : undefined;
}
