/**
 * Parses the text of network.json into its value and a tree with places, in bounded time whatever it is; or says what is wrong with it: at
 * the mistake, and not where the parser noticed it.
 */

import { createScanner, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { quoted } from '../cells/cell.ts';
import { BOOLEAN_WORDS } from '../cells/words/vocabularies.ts';
import { decodeText } from '../csv/decode.ts';
import { lineAndColumn } from '../csv/position.ts';
import type { Finding, Place } from '../findings/finding.ts';
import { DEEPEST_SETTINGS } from '../read/files/limits.ts';
import { finding, type SaidOfSetting } from './finding-codes.ts';

/** A JSON text and the tree of its values. */
export interface JsonText {
  readonly file: string;
  readonly text: string;
  readonly tree: Node;
}

type ReadJson =
  | { readonly document: JsonText; readonly value: unknown; readonly finding?: undefined }
  | { readonly document?: undefined; readonly finding: Finding };

/** Reads JSON (RFC 8259) with comments and trailing commas. If it is not valid, the finding is at the first mistake. */
export function readJson(file: string, bytes: Uint8Array): ReadJson {
  const decoded = decodeText(file, bytes);
  if (decoded.finding) return { finding: decoded.finding };
  const { text } = decoded;
  const tooDeep = offsetBeyond(text, DEEPEST_SETTINGS);
  if (tooDeep !== undefined) {
    const said = { says: 'nested', params: { most: DEEPEST_SETTINGS } } as const;
    return { finding: finding('invalid-json', placeAt(file, text, tooDeep), said) };
  }
  const tree = parsedJson(text);
  if (typeof tree === 'object') return { document: { file, text, tree }, value: getNodeValue(tree) };
  const { offset, said } = jsonMistake(text, tree);
  return { finding: finding('invalid-json', placeAt(file, text, offset), said) };
}

/** Line and column of an offset. */
export function placeAt(file: string, text: string, offset: number): Place {
  return { file, ...lineAndColumn(text, offset) };
}

/** The tree of a text, comments and trailing commas allowed; or the offset at which the parser noticed that it is not JSON. */
export function parsedJson(text: string): Node | number {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  return errors[0]?.offset ?? tree ?? text.length;
}

/** Where the first list or object begins that is nested deeper than `depth`. The parser is recursive. */
function offsetBeyond(text: string, depth: number): number | undefined {
  const scanner = createScanner(text, true);
  let open = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const sign = text.charAt(scanner.getTokenOffset());
    if (sign === '{' || sign === '[') open++;
    if (sign === '}' || sign === ']') open--;
    if (open > depth) return scanner.getTokenOffset();
  }
  return undefined;
}

/** Two members of one object with the same name. */
export interface Repeated {
  readonly first: Node;
  readonly second: Node;
}

/** Names that occur twice. The value has the last one. */
export function repeatedNames(tree: Node): Repeated[] {
  const repeated: Repeated[] = [];
  const queue: Node[] = [tree];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const names = new Map<unknown, Node>();
    for (const child of node.children ?? []) {
      if (child.type !== 'property') {
        queue.push(child);
        continue;
      }
      const [name, value] = child.children ?? [];
      if (value !== undefined) queue.push(value);
      if (name === undefined) continue;
      const first = names.get(name.value);
      if (first === undefined) names.set(name.value, name);
      else repeated.push({ first, second: name });
    }
  }
  return repeated;
}

type Said = SaidOfSetting<'invalid-json'>;

interface Mistake {
  readonly offset: number;
  readonly said: Said;
}

/** A comment, and what looks like one inside quotation marks. */
const TEXT_OR_COMMENT = /"(?:[^"\\\r\n]|\\.)*"|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;

/**
 * The first mistake of a text that is not JSON.
 *
 * @param offset where the parser noticed it
 */
function jsonMistake(text: string, offset: number): Mistake {
  const bare = text.replaceAll(TEXT_OR_COMMENT, (found) =>
    found.startsWith('/') ? found.replaceAll(/[^\r\n]/g, ' ') : found,
  );
  if (bare.trim() === '' && !text.includes('/*')) return { offset: 0, said: { says: 'empty' } };
  if (text.startsWith('/*', offset)) return { offset, said: { says: 'endless' } };
  if (text.startsWith('#', offset)) return { offset, said: { says: 'hash' } };
  const before = bare.slice(0, offset).trimEnd();
  const rest = bare.slice(offset);
  if (typeof parsedJson(before) !== 'number') return { offset, said: { says: 'behind' } };
  const aboutComma = commaMistake(offset, before, rest);
  if (aboutComma !== undefined) return aboutComma;
  const said = saidOfRest(rest);
  if (said !== undefined) return { offset, said };
  return rest.trim() === '' ? { offset: before.length, said: { says: 'short' } } : { offset, said: { says: 'other' } };
}

/** A comma too many, one too few, and the one in a decimal number. */
function commaMistake(offset: number, before: string, rest: string): Mistake | undefined {
  const last = before.length - 1;
  if (before.endsWith(',')) {
    if (rest.startsWith(',')) return { offset, said: { says: 'commas' } };
    const [, whole] = /[\s:](-?\d+),$/.exec(before) ?? [];
    const [fraction] = /^\d+/.exec(rest) ?? [];
    if (whole === undefined || fraction === undefined) return undefined;
    return { offset: last - whole.length, said: { says: 'decimal', params: { whole, fraction } } };
  }
  if (before.endsWith(':') && /^[},\]]/.test(rest)) return { offset: last, said: { says: 'valueless' } };
  const isAfterValue = /(?:["}\]\d]|\btrue|\bfalse|\bnull)$/.test(before);
  return isAfterValue && /^["{[]/.test(rest) ? { offset: before.length, said: { says: 'joined' } } : undefined;
}

/** What is wrong with the sign or the word that a text goes on with, if that is none of JSON. */
function saidOfRest(rest: string): Said | undefined {
  const mark = rest.charAt(0);
  if (mark === ';') return { says: 'semicolon' };
  if (mark === '=') return { says: 'equals' };
  if (/^[“”„‟«»‘’'`]/.test(mark)) return { says: 'curved', params: { mark } };
  // A text that goes on with one does not end in its line.
  if (mark === '"') return /^[^\n]*\\/.test(rest) ? { says: 'backslash' } : { says: 'unclosed' };
  const [found] = /^[\p{L}_][\p{L}\p{N}_./-]*/u.exec(rest) ?? [];
  if (found === undefined) return undefined;
  const [meant] = BOOLEAN_WORDS.meant(found)?.values ?? [];
  const word = quoted(found);
  return meant === undefined ? { says: 'unquoted', params: { word } } : { says: 'word', params: { word, meant } };
}
