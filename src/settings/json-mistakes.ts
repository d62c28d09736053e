/** Says what is wrong with a text that is not JSON, and where: at the mistake, and not where the parser noticed it. */

import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { quoted } from '../cells/cell.ts';
import type { SaidOfSetting } from './finding-codes.ts';

type Said = SaidOfSetting<'invalid-json'>;

export interface JsonMistake {
  readonly offset: number;
  readonly said: Said;
}

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
    return mistake(0, { says: 'empty' });
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
    mistake(offset, { says: 'other' })
  );
}

function mistake(offset: number, said: Said): JsonMistake {
  return { offset, said };
}

function comment(offset: number, rest: string): JsonMistake | undefined {
  if (rest.startsWith('/*')) return mistake(offset, { says: 'endless' });
  return rest.startsWith('#') ? mistake(offset, { says: 'hash' }) : undefined;
}

/** A comma too many, one too few, and the one in a decimal number. */
function comma(offset: number, before: string, rest: string): JsonMistake | undefined {
  const last = before.length - 1;
  if (before.endsWith(',')) {
    if (rest.startsWith(',')) return mistake(offset, { says: 'commas' });
    const [, whole] = /[\s:](-?\d+),$/.exec(before) ?? [];
    const [fraction] = /^\d+/.exec(rest) ?? [];
    if (whole !== undefined && fraction !== undefined) {
      return mistake(last - whole.length, { says: 'decimal', params: { whole, fraction } });
    }
    return undefined;
  }
  if (before.endsWith(':') && /^[},\]]/.test(rest)) {
    return mistake(last, { says: 'valueless' });
  }
  const isAfterValue = /(?:["}\]\d]|\btrue|\bfalse|\bnull)$/.test(before);
  if (isAfterValue && /^["{[]/.test(rest)) {
    return mistake(before.length, { says: 'joined' });
  }
  return undefined;
}

function sign(offset: number, rest: string): JsonMistake | undefined {
  const first = rest.charAt(0);
  if (first === ';') return mistake(offset, { says: 'semicolon' });
  if (first === '=') return mistake(offset, { says: 'equals' });
  return /^[“”„‟«»‘’'`]/.test(first) ? mistake(offset, { says: 'curved', params: { mark: first } }) : undefined;
}

function word(offset: number, rest: string): JsonMistake | undefined {
  const [found] = /^[\p{L}_][\p{L}\p{N}_./-]*/u.exec(rest) ?? [];
  if (found === undefined) return undefined;
  const meant = WORDS.get(found.toLowerCase());
  const word = quoted(found);
  return mistake(
    offset,
    meant === undefined ? { says: 'unquoted', params: { word } } : { says: 'word', params: { word, meant } },
  );
}

/** A mistake at the end of a text, or inside quotation marks. */
function end(text: string, offset: number, before: string): JsonMistake | undefined {
  const rest = text.slice(offset).trim();
  if (rest === '') return mistake(before.length, { says: 'short' });
  if (!rest.startsWith('"')) return undefined;
  const line = /^[^\n]*/.exec(rest)?.[0] ?? '';
  return mistake(offset, line.includes('\\') ? { says: 'backslash' } : { says: 'unclosed' });
}

function behindEnd(offset: number, before: string): JsonMistake | undefined {
  return typeof parsedJson(before) === 'number' ? undefined : mistake(offset, { says: 'behind' });
}
