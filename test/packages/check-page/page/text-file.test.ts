/** A file that is edited as a text keeps all that nobody wrote: the mark, the line ends, the letters. */

import { expect, test } from 'vitest';
import { textFileOf } from '../../../../packages/check-page/page/text-file.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Uint8Array.from(Buffer.from(text, encoding));

test.each([
  ['line feeds', '{\n  "a": "Köln"\n}\n'],
  ['a mark and line ends of Windows', '\ufeff{\r\n  "a": "Köln"\r\n}\r\n'],
  ['line ends of old Macs', '{\r  "a": "Köln"\r}'],
  ['one line', '{}'],
])('%s stay as they are', (_, text) => {
  const bytes = bytesOf(text);
  const file = textFileOf('data/network.json', bytes);
  // What a text field makes of it.
  const shown = file.text.replace(/\r\n?/g, '\n');
  expect(shown).not.toContain('\ufeff');
  expect(file.write?.(shown)).toEqual(bytes);
  expect(Buffer.from(file.write?.(shown.replace('Köln', 'Bonn')) ?? []).toString()).toBe(text.replace('Köln', 'Bonn'));
});

test.each([
  ['letters of Windows-1252', 'network.json', bytesOf('{ "a": "Köln" }', 'latin1')],
  ['line ends of two kinds', 'network.json', bytesOf('{\r\n"a": 1\n}')],
  ['a table', 'data/locations.csv', bytesOf('id\nKöln\n')],
])('%s cannot be written as a text, and are shown', (_, path, bytes) => {
  const file = textFileOf(path, bytes);
  expect(file.write).toBeUndefined();
  expect(file.text).not.toContain('\ufffd');
});
