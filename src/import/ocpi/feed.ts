/** The bytes of an OCPI answer -> its objects. An envelope and a bare list are both understood. */

import { type ParseError, parseTree } from 'jsonc-parser';
import { decode } from '../../csv/decode.ts';
import { lineAndColumn } from '../../csv/place.ts';
import { finding } from '../../findings/finding.ts';
import { type Draft, recorder } from '../draft.ts';
import { at, isObject, type Source } from './json.ts';

/** The objects of a document; none, and a finding in the draft, if it is not a feed. */
export function readFeed(path: string, bytes: Uint8Array, draft: Draft): Source[] {
  const record = recorder(draft, path);
  const decoded = decode(path, bytes);
  if (decoded.finding) {
    draft.findings.push(decoded.finding);
    return [];
  }
  const document = parse(path, decoded.text, draft);
  if (document === undefined) return [];
  const [list, pointer] = isObject(document) ? [document.data, '/data'] : [document, ''];
  if (!Array.isArray(list)) {
    record.report(
      'not-a-feed',
      '',
      'The document is neither an OCPI envelope with a list in "data" nor a list.',
      'Give the answer of a locations or tariffs endpoint as it was received.',
    );
    return [];
  }
  return list.flatMap((object, i) => {
    if (isObject(object)) return [{ object, pointer: at(pointer, i), record }];
    record.report('object-left-out', at(pointer, i), 'This is not an object.');
    return [];
  });
}

function parse(path: string, text: string, draft: Draft): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    const place = { file: path, ...lineAndColumn(text, errors[0]?.offset ?? 0) };
    const hint = 'Give the answer of a locations or tariffs endpoint as it was received.';
    draft.findings.push(finding('invalid-json', place, { message: 'This is not JSON.', hint }));
    return undefined;
  }
}
