/** Reads the objects of an OCPI response, whether it is an envelope or a bare list. */

import { type ParseError, parseTree } from 'jsonc-parser';
import { quoted } from '../../source/cells/cell.ts';
import { decodeText } from '../../source/csv/decode.ts';
import { lineAndColumn } from '../../source/csv/position.ts';
import { finding } from '../../source/settings/finding-codes.ts';
import { type ImportedTables, recorder } from '../imported-tables.ts';
import { at, isObject, type Source } from './feed-values.ts';

export const AS_RECEIVED = 'Pass the response of a locations or tariffs endpoint unchanged.';

/** The objects of a document. If it is not a feed: no objects, and a finding in the draft. */
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
    record.report('not-a-feed', '', `${message}${serverMessage(document)}`, AS_RECEIVED);
    return [];
  }
  return list.flatMap((object, i) => {
    if (isObject(object)) return [{ object, pointer: at(pointer, i), record }];
    record.report('object-left-out', at(pointer, i), 'This is not an object.');
    return [];
  });
}

/** The server's own message, from an envelope without a list. */
function serverMessage(document: unknown): string {
  const { status_code: code, status_message: message } = isObject(document) ? document : {};
  return typeof message === 'string' && typeof code === 'number'
    ? ` The server said ${quoted(message)} (${code}).`
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
    // The parser is recursive, and a hostile document is nested deeper than the stack.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors[0]?.offset ?? 0;
}
