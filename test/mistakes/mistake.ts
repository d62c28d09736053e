/** Realistic mistakes in a network: how they are made in its files, and what the check should say about each. */

import { parse } from 'csv-parse/sync';

/** The texts of the data files by their path below data/. */
export type Texts = ReadonlyMap<string, string>;

export interface Mistake {
  /** What was done, for the name of the test. */
  readonly what: string;
  readonly make: (texts: Texts) => Made;
  /** The code that names it. */
  readonly code: string;
  /** Why no check can know this; such mistakes are listed and not counted. */
  readonly undecidable?: string;
}

export interface Made {
  readonly texts: Texts;
  /** `file:line:column`, or a part of it, where the finding has to be. */
  readonly place: string;
}

/** A cell that was written wrongly: key of the row, column, what stands there now, and the code. */
export type WrongCell = readonly [key: string, column: string, text: string, code: string, about?: About];

interface About {
  readonly undecidable?: string;
  /** Where the finding has to be, if not at this cell: another table shows it, or another cell of the row. */
  readonly at?: string;
}

/** Mistakes in the cells of one file, whose rows are known by the cells of the columns `key`, joined by `/`. */
export function wrongCells(file: string, key: readonly string[], cells: readonly WrongCell[]): Mistake[] {
  return cells.map(([row, column, text, code, { undecidable, at: elsewhere } = {}]) => ({
    what: `${file} ${row} ${column}: ${JSON.stringify(text)}`,
    code,
    ...(undecidable === undefined ? {} : { undecidable }),
    make: (texts) => {
      const table = open(texts, file);
      const at = table.find(key, row);
      const width = table.column(column);
      table.rows[at]?.splice(width, 1, text);
      return { texts: table.save(), place: elsewhere ?? `${file}:${table.placeOf(at, width)}` };
    },
  }));
}

/** Cells of one row that are wrong together; the finding has to be at one of the first column. */
export function wrongRow(
  file: string,
  [key, row]: readonly [key: readonly string[], row: string],
  cells: { readonly [column: string]: string },
  code: string,
): Mistake {
  return {
    what: `${file} ${row}: ${JSON.stringify(cells)}`,
    code,
    make: (texts) => {
      const table = open(texts, file);
      const at = table.find(key, row);
      for (const [column, text] of Object.entries(cells)) table.rows[at]?.splice(table.column(column), 1, text);
      const [first = ''] = Object.keys(cells);
      return { texts: table.save(), place: `${file}:${table.placeOf(at, table.column(first))}` };
    },
  };
}

/** A change of a whole file; `place` is where the finding has to be. */
export function wrongFile(
  what: string,
  file: string,
  change: (text: string) => string,
  place: string,
  code: string,
): Mistake {
  return {
    what: `${file}: ${what}`,
    code,
    make: (texts) => ({ texts: new Map(texts).set(file, change(texts.get(file) ?? '')), place }),
  };
}

/** Rows at the end of a file; the finding has to be at a column of the first of them. */
export function moreRows(what: string, file: string, rows: readonly string[], column: string, code: string): Mistake {
  return {
    what: `${file}: ${what}`,
    code,
    make: (texts) => {
      const table = open(texts, file);
      const at = table.rows.length;
      for (const row of rows) table.rows.push(parse(row)[0] ?? []);
      return { texts: table.save(), place: `${file}:${table.placeOf(at, table.column(column))}` };
    },
  };
}

export function withoutFile(file: string, place: string, code: string): Mistake {
  const make = (texts: Texts) => ({ texts: new Map([...texts].filter(([name]) => name !== file)), place });
  return { what: `${file} is missing`, make, code };
}

/** A cell as a spreadsheet writes it, formulas and all. */
function quoted(text: string): string {
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table of a data directory, as rows of cells; the first is the header. */
function open(texts: Texts, file: string) {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`The network has no ${file}.`);
  const delimiter = text.slice(0, text.indexOf('\n')).includes(';') ? ';' : ',';
  const rows: string[][] = parse(text, { delimiter });
  const column = (name: string) => {
    const at = rows[0]?.indexOf(name) ?? -1;
    if (at < 0) throw new Error(`${file} has no column ${name}.`);
    return at;
  };
  return {
    rows,
    column,
    find: (key: readonly string[], row: string) => {
      const at = rows.findIndex((cells) => key.map((name) => cells[column(name)]).join('/') === row);
      if (at < 0) throw new Error(`${file} has no row ${row}.`);
      return at;
    },
    /** Line and column, both from 1; no cell has a line break. */
    placeOf: (row: number, cell: number) => {
      const before = rows[row]?.slice(0, cell).map((text) => `${quoted(text)}${delimiter}`) ?? [];
      return `${row + 1}:${[...before.join('')].length + 1}`;
    },
    save: () => new Map(texts).set(file, rows.map((cells) => `${cells.map(quoted).join(delimiter)}\n`).join('')),
  };
}
