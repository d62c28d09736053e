/** Rows and cells of a table, as a spreadsheet numbers them, and where they stand in its text. It splits what the check could split. */

import { type CodePage, readInCodePage, trimmed } from '../../../src/csv/browser.ts';
import type { TableForm } from '../messages.ts';
import { rowOfCell } from './cell-name.ts';
import { decodeUtf8 } from './utf8.ts';

/** With its quotation marks, and without the spaces around it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export class Table {
  /** As the file has it, with its byte order mark and its line ends. */
  readonly text: string;
  /** Where each row begins; blank lines are rows, too. */
  readonly #starts: number[] = [];
  readonly #delimiter: string;
  readonly #spaces: RegExp;
  readonly #end: RegExp;

  /** What it was read in, if that is not UTF-8. */
  readonly codePage: CodePage | undefined;

  constructor(text: string, delimiter: string, codePage?: CodePage) {
    this.text = text;
    this.codePage = codePage;
    this.#delimiter = delimiter;
    this.#spaces = new RegExp(`[^\\S\\r\\n${delimiter}]*`, 'y');
    this.#end = new RegExp(`[\\r\\n${delimiter}]`, 'g');
    let quote = text.indexOf('"');
    for (let start = 0; start < text.length; ) {
      this.#starts.push(start);
      const end = endOfLine(text, start);
      const isQuoted = quote >= 0 && quote < end;
      start = isQuoted ? this.#spansAt(start).next : end;
      if (isQuoted) quote = text.indexOf('"', start);
    }
  }

  get length(): number {
    return this.#starts.length;
  }

  /** The texts of the cells of a row; none if there is no such row. @param number from 1 */
  cells(number: number): string[] {
    const raw = this.#spans(number).map(({ from, to }) => this.text.slice(from, to));
    return trimmed({ hasApostrophes: true }, raw.map(unquoted));
  }

  /** Where a cell stands, such as `F14`; undefined if there is none. */
  spanOf(cell: string): Span | undefined {
    const place = rowOfCell(cell);
    return place && this.#spans(place.row)[place.column];
  }

  #spans(number: number): readonly Span[] {
    const start = this.#starts[number - 1];
    return start === undefined ? [] : this.#spansAt(start).spans;
  }

  #spansAt(start: number): { readonly spans: readonly Span[]; readonly next: number } {
    const { text } = this;
    const spans: Span[] = [];
    for (let at = start; ; at++) {
      const from = indexAfter(this.#spaces, text, at);
      this.#end.lastIndex = text[from] === '"' ? closingQuote(text, from) + 1 : from;
      at = this.#end.exec(text)?.index ?? text.length;
      spans.push({ from, to: from + text.slice(from, at).trimEnd().length });
      if (text[at] !== this.#delimiter) return { spans, next: endOfLine(text, at) };
    }
  }
}

/** Behind the line end that comes next. */
function endOfLine(text: string, at: number): number {
  return indexAfter(LINE_END, text, at) || text.length;
}

const LINE_END = /\r\n?|\n/g;

/** Where the next match ends; 0 if there is none. */
function indexAfter(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** The mark that closes the cell which another one opens. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

function unquoted(raw: string): string {
  return raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"').replace(/\r\n?/g, '\n') : raw;
}

/** The tables that were split last, by their form: another report has other forms. */
const split = new WeakMap<TableForm, { readonly bytes: Uint8Array; readonly table: Table | undefined }>();

/** Undefined if the bytes are in another encoding by now. */
export function tableOf(bytes: Uint8Array, form: TableForm): Table | undefined {
  const known = split.get(form);
  if (known?.bytes === bytes) return known.table;
  const inUtf8 = decodeUtf8(bytes);
  const codePage = inUtf8 === undefined ? form.codePage : undefined;
  const text = codePage === undefined ? inUtf8 : readInCodePage(bytes, codePage);
  const table = text === undefined ? undefined : new Table(text, form.delimiter, codePage);
  split.set(form, { bytes, table });
  return table;
}
