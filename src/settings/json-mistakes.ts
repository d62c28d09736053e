/** Says what is wrong with a text that is not JSON, and where: at the mistake, and not where the parser noticed it. */

import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { quoted } from '../cells/cell.ts';

export interface JsonMistake {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

const ANY_MISTAKE = 'Look for a missing or extra comma, or a text without quotation marks.';

/** Words of other languages for what JSON writes in lowercase letters. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'ja', 'oui', 'wahr', 'on'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'nein', 'nee', 'non', 'falsch', 'off'].map((word) => [word, 'false'] as const),
]);

/** The tree of a text, comments and trailing commas allowed; or the offset at which the parser noticed that it is not JSON. */
export function parsedJson(text: string): Node | number {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  return errors[0]?.offset ?? tree ?? text.length;
}

/** A comment, and what looks like one inside quotation marks. */
const TEXT_OR_COMMENT = /"(?:[^"\\\r\n]|\\.)*"|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;

/**
 * The first mistake of a text.
 *
 * @param offset where the parser noticed it
 */
export function jsonMistake(text: string, offset: number): JsonMistake {
  const bare = text.replaceAll(TEXT_OR_COMMENT, (found) =>
    found.startsWith('/') ? found.replaceAll(/[^\r\n]/g, ' ') : found,
  );
  if (bare.trim() === '' && !text.includes('/*')) {
    return mistake(0, 'The file is empty.', 'Restore it, or copy network.json from the demo network.');
  }
  const before = bare.slice(0, offset).trimEnd();
  const rest = bare.slice(offset);
  return (
    comment(offset, text.slice(offset)) ??
    behindEnd(offset, before) ??
    comma(offset, before, rest) ??
    sign(offset, rest) ??
    word(offset, rest) ??
    end(bare, offset, before) ??
    mistake(offset, 'This is not valid JSON.', ANY_MISTAKE)
  );
}

function mistake(offset: number, message: string, hint: string): JsonMistake {
  return { offset, message, hint };
}

function comment(offset: number, rest: string): JsonMistake | undefined {
  if (rest.startsWith('/*')) return mistake(offset, 'This comment has no end.', 'Write */ where it ends.');
  return rest.startsWith('#')
    ? mistake(offset, 'A comment does not begin with #.', 'Write // in its place.')
    : undefined;
}

/** A comma too many, one too few, and the one in a decimal number. */
function comma(offset: number, before: string, rest: string): JsonMistake | undefined {
  const last = before.length - 1;
  if (before.endsWith(',')) {
    if (rest.startsWith(',')) return mistake(offset, 'There are two commas in a row.', 'Delete one of them.');
    const [, whole] = /[\s:](-?\d+),$/.exec(before) ?? [];
    const [fraction] = /^\d+/.exec(rest) ?? [];
    if (whole !== undefined && fraction !== undefined) {
      const message = `"${whole},${fraction}" has a decimal comma.`;
      return mistake(last - whole.length, message, `Write ${whole}.${fraction}.`);
    }
    return undefined;
  }
  if (before.endsWith(':') && /^[},\]]/.test(rest)) {
    return mistake(last, 'There is no value behind this colon.', 'Add the value, or delete the setting.');
  }
  const isAfterValue = /(?:["}\]\d]|\btrue|\bfalse|\bnull)$/.test(before);
  if (isAfterValue && /^["{[]/.test(rest)) {
    return mistake(before.length, 'A comma is missing here, between two settings.', 'Add the comma.');
  }
  return undefined;
}

function sign(offset: number, rest: string): JsonMistake | undefined {
  const first = rest.charAt(0);
  if (first === ';') return mistake(offset, 'There is a semicolon.', 'Write a comma.');
  if (first === '=') return mistake(offset, 'There is an equals sign.', 'Write a colon.');
  if (!/^[“”„‟«»‘’'`]/.test(first)) return undefined;
  const message = `The quotation mark ${first} is not one of JSON.`;
  return mistake(offset, message, 'Write straight double quotation marks: ".');
}

function word(offset: number, rest: string): JsonMistake | undefined {
  const [found] = /^[\p{L}_][\p{L}\p{N}_./-]*/u.exec(rest) ?? [];
  if (found === undefined) return undefined;
  const boolean = WORDS.get(found.toLowerCase());
  if (boolean !== undefined) return mistake(offset, `${quoted(found)} is not a word of JSON.`, `Write ${boolean}.`);
  return mistake(offset, `${quoted(found)} has no quotation marks.`, 'Put it in straight double quotation marks.');
}

/** A mistake at the end of a text, or inside quotation marks. */
function end(text: string, offset: number, before: string): JsonMistake | undefined {
  const rest = text.slice(offset).trim();
  if (rest === '') {
    return mistake(before.length, 'The file ends too early.', 'Add what closes it: } or ], or restore the file.');
  }
  if (!rest.startsWith('"')) return undefined;
  const line = /^[^\n]*/.exec(rest)?.[0] ?? '';
  if (line.includes('\\')) {
    return mistake(offset, 'The text has a backslash.', 'Write / or two backslashes in its place.');
  }
  return mistake(offset, 'The quotation mark here is not closed in its line.', 'Close it; a text is one line.');
}

function behindEnd(offset: number, before: string): JsonMistake | undefined {
  if (typeof parsedJson(before) === 'number') return undefined;
  return mistake(offset, 'The file goes on behind its end.', 'Delete what is here.');
}
