/** Decodes the bytes of a file. Spreadsheets save in many encodings, but only UTF-8 can be read without guessing; tables may be in the code page of their country too. */

import type { Finding, Place } from '../findings/finding.ts';
import { codePageOf, firstWords, nameOfCodePage, readInCodePage } from './code-pages.ts';
import { finding } from './finding-codes.ts';
import { lineAndColumn, withPlainLineEnds } from './position.ts';

/** How files of .xlsx and .ods (ZIP archives) and of .xls begin. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** A text, perhaps with a warning about its encoding; or why there is none. */
type Decoded =
  | { readonly text: string; readonly finding?: undefined; readonly warning?: Finding | undefined }
  | { readonly text?: undefined; readonly finding: Finding; readonly warning?: undefined };

/**
 * Decodes UTF-8, removes a byte order mark and turns CRLF and CR into `\n`. If the file is not UTF-8 text, the finding is at
 * the first byte that is not.
 */
export function decodeText(path: string, bytes: Uint8Array): Decoded {
  const advises = /\.json$/i.test(path) ? 'settings' : 'table';
  const start = { file: path, line: 1, column: 1 };
  if (isUtf16(bytes)) return { finding: finding('not-utf8', start, { says: 'utf16', advises }) };
  if (WORKBOOKS.some((first) => startsWith(bytes, first)))
    return { finding: finding('nul-byte', start, { says: 'workbook', advises }) };
  const text = new TextDecoder('utf-8').decode(bytes);
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return { finding: finding('nul-byte', placeAfter(path, text.slice(0, nul)), { says: 'byte', advises }) };
  if (text.includes('\uFFFD') && !isUtf8(bytes)) {
    const valid = validPart(bytes);
    const byte = (bytes[valid.length] ?? 0).toString(16).toUpperCase();
    const place = placeAfter(path, new TextDecoder('utf-8').decode(valid));
    return { finding: finding('not-utf8', place, { says: 'byte', advises, params: { byte } }) };
  }
  return { text: withPlainLineEnds(text) };
}

/**
 * Decodes a table as decodeText does, and one that is not UTF-8 in the code page of its country.
 *
 * @param country ISO 3166-1 alpha-2; undefined if that is not known
 */
export function decodeTable(path: string, bytes: Uint8Array, country: string | undefined): Decoded {
  const decoded = decodeText(path, bytes);
  const page = codePageOf(country);
  if (decoded.finding?.code !== 'not-utf8' || page === undefined || isUtf16(bytes) || isDamagedUtf8(bytes))
    return decoded;
  const read = readInCodePage(bytes, page);
  if (read === undefined) return decoded;
  const text = withPlainLineEnds(read);
  const words = firstWords(text);
  const place = { file: path, ...lineAndColumn(text, Math.max(0, text.indexOf(words[0] ?? ''))) };
  const params = { page: nameOfCodePage(page), words: words.map((one) => `"${one}"`) };
  return { text, warning: finding('code-page', place, { says: words.length === 0 ? 'blanks' : 'words', params }) };
}

/** Whether most letters beyond ASCII are UTF-8, or all but the half of one where the file was cut off. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes, true)) return true;
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = text.split('\ufffd').length - 1;
  return text.replace(/[\0-\x7f\ufffd]/g, '').length > lost;
}

function isUtf16(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, i) => bytes[i] === byte);
}

/** @param isCut whether the file may have been cut off within a letter */
export function isUtf8(bytes: Uint8Array, isCut = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

function placeAfter(path: string, beginning: string): Place {
  const before = withPlainLineEnds(beginning);
  return { file: path, ...lineAndColumn(before, before.length) };
}

/** The bytes before the first that is not UTF-8. In their place, decoders write a sign that may also be there itself. */
function validPart(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes);
  let length = 0;
  for (const part of text.split(/(?=\ufffd)/)) {
    if (part.startsWith('\ufffd') && !startsWith(bytes.subarray(length), LOST)) break;
    length += new TextEncoder().encode(part).length;
  }
  return bytes.subarray(0, length);
}

/** U+FFFD itself. */
const LOST = [0xef, 0xbf, 0xbd];
