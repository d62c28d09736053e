/** Says what is wrong with a text that is not JSON, and where: at the mistake, and not where the parser noticed it. */

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

/**
 * The first mistake of a text.
 *
 * @param offset where a parser of JSON noticed it
 */
export function jsonMistake(text: string, offset: number): JsonMistake {
  if (text.trim() === '') {
    return mistake(0, 'The file is empty.', 'Restore it, or copy network.json from the demo network.');
  }
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  return (
    behindEnd(offset, before) ??
    comment(offset, rest) ??
    comma(offset, before, rest) ??
    sign(offset, rest) ??
    word(offset, rest) ??
    end(text, offset, before) ??
    mistake(offset, 'This is not valid JSON.', ANY_MISTAKE)
  );
}

function mistake(offset: number, message: string, hint: string): JsonMistake {
  return { offset, message, hint };
}

function comment(offset: number, rest: string): JsonMistake | undefined {
  if (!/^(?:\/\/|\/\*|#)/.test(rest)) return undefined;
  return mistake(offset, 'This is a comment, but JSON has no comments.', 'Delete it.');
}

/** A comma too many, one too few, and the one in a decimal number. */
function comma(offset: number, before: string, rest: string): JsonMistake | undefined {
  const last = before.length - 1;
  if (before.endsWith(',')) {
    if (/^[}\]]/.test(rest)) return mistake(last, 'No setting follows this comma.', 'Delete the comma.');
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
  try {
    JSON.parse(before);
    return mistake(offset, 'The file goes on behind its end.', 'Delete what is here.');
  } catch {
    return undefined;
  }
}
