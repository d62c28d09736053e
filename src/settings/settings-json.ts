/** Parses the text of network.json into its value and a tree with places. Any input takes bounded time. */

import { createScanner, getNodeValue, type Node } from 'jsonc-parser';
import { decodeText } from '../csv/decode.ts';
import { lineAndColumn } from '../csv/position.ts';
import type { Finding, Place } from '../findings/finding.ts';
import { DEEPEST_SETTINGS } from '../read/files/limits.ts';
import { finding } from './finding-codes.ts';
import { jsonMistake, parsedJson } from './json-mistakes.ts';

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
