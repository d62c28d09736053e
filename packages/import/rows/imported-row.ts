/** A row of an import: the texts of its cells, and where each comes from, so that a finding about a cell names its source. */

import type { TableName } from '../../../src/tables/index.ts';

/** The text of a cell, and the JSON pointer (RFC 6901) of the value that it comes from. */
export interface ImportedCell {
  readonly text: string;
  readonly pointer: string;
}

export interface ImportedRow {
  readonly table: TableName;
  /** The path of the document that the row comes from, and the pointer to the object in it. */
  readonly document: string;
  readonly pointer: string;
  /** Texts by column, in the order in which they were added; undefined where one was taken out again. */
  readonly cells: { [column: string]: string | undefined };
  /** Where cells come from, but for those from the member with the name of their column. */
  readonly places: { readonly [column: string]: string };
}

/** The pointer of the value that a cell comes from, or would come from if it were there. */
export function placeOfCell({ pointer, places }: ImportedRow, column: string): string {
  const place = places[column] ?? `${BELOW}/${column}`;
  return place.startsWith(BELOW) ? pointer + place.slice(1) : place;
}

/** A cell with its place; undefined if it is empty. */
export function cellOf(row: ImportedRow, column: string): ImportedCell | undefined {
  const text = row.cells[column];
  return text === undefined ? undefined : { text, pointer: placeOfCell(row, column) };
}

/** The columns of the filled cells. */
export function filledColumns(cells: ImportedRow['cells']): string[] {
  return Object.keys(cells).filter((column) => cells[column] !== undefined);
}

/** Stands for the pointer of the row. No JSON pointer begins with it. */
const BELOW = '.';

/** A feed with a million connectors has ten million cells, so one copy of each frequent text is kept. */
export type SharedTexts = (text: string) => string;

/** How many texts are shared, of at most so many characters. */
const [MOST_SHARED, LONGEST_SHARED] = [20_000, 40];

export function sharedTexts(): SharedTexts {
  const known = new Map<string, string>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    if (known.size < MOST_SHARED && text.length <= LONGEST_SHARED) known.set(text, text);
    return text;
  };
}

/** @param filled the cells that are not empty, by their columns */
export function importedRow(
  about: Pick<ImportedRow, 'table' | 'document' | 'pointer'>,
  filled: readonly (readonly [column: string, cell: ImportedCell])[],
  share: SharedTexts,
): ImportedRow {
  const row = about.pointer;
  const cells: ImportedRow['cells'] = {};
  const places: { [column: string]: string } = {};
  for (const [column, { text, pointer }] of filled) {
    cells[column] = share(text);
    const place = pointer.startsWith(row) ? BELOW + pointer.slice(row.length) : pointer;
    if (place !== `${BELOW}/${column}`) places[column] = share(place);
  }
  return { ...about, cells, places };
}
