/** The bytes of an OCPI answer -> its objects. An envelope and a bare list are both understood. */

import { type ParseError, parseTree } from 'jsonc-parser';
import { quoted } from '../../source/cells/cell.ts';
import { decodeText } from '../../source/csv/decode.ts';
import { lineAndColumn } from '../../source/csv/place.ts';
import { finding } from '../../source/settings/codes.ts';
import { type ImportedTables, recorder } from '../imported-tables.ts';
import { at, isObject, type Source } from './json.ts';

export const AS_RECEIVED = 'Give the answer of a locations or tariffs endpoint as it was received.';

/** The objects of a document; none, and a finding in the draft, if it is not a feed. */
export function readFeed(path: string, bytes: Uint8Array, draft: ImportedTables): Source[] {
  const record = recorder(draft, path);
  const decoded = decodeText(path, bytes);
  if (decoded.finding) {
    draft.findings.push({ ...decoded.finding, hint: AS_RECEIVED });
    return [];
  }
  const document = parse(path, decoded.text, draft);
  if (document === undefined) return [];
  const [list, pointer] = isObject(document) ? [document.data, '/data'] : [document, ''];
  if (!Array.isArray(list)) {
    const message = 'The document is neither an OCPI envelope with a list in "data" nor a list.';
    record.report('not-a-feed', '', `${message}${toldBy(document)}`, AS_RECEIVED);
    return [];
  }
  return list.flatMap((object, i) => {
    if (isObject(object)) return [{ object, pointer: at(pointer, i), record }];
    record.report('object-left-out', at(pointer, i), 'This is not an object.');
    return [];
  });
}

/** What the server says in an envelope that holds no list. */
function toldBy(document: unknown): string {
  const { status_code: code, status_message: reported } = isObject(document) ? document : {};
  return typeof reported === 'string' && typeof code === 'number'
    ? ` The server said ${quoted(reported)} (${code}).`
    : '';
}

function parse(path: string, text: string, draft: ImportedTables): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const place = { file: path, ...lineAndColumn(text, errorOffset(text)) };
    const message = text.trim() === '' ? 'The file is empty.' : 'This is not JSON.';
    draft.findings.push(finding('invalid-json', place, { message, hint: AS_RECEIVED }));
    return undefined;
  }
}

function errorOffset(text: string): number {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // It calls itself for every level, and a hostile document has more of these than the stack.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors[0]?.offset ?? 0;
}
