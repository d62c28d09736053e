/** What the hint of a finding says to write, and the cells of a cause that can be written at once. */

import { type Finding, visible } from '../../../src/findings/browser.ts';
import { rowOfCell } from './cell-name.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import type { CellEdit } from './write-cells.ts';

/** Of all findings of a cause. A cell that two of them are about is written once. */
export function cellsToWrite(findings: readonly Finding[]): CellEdit[] {
  const cells = findings.flatMap(({ file, cell, replacement }) =>
    cell === undefined || replacement === undefined ? [] : [[cell, { file, cell, text: replacement }] as const],
  );
  return [...new Map(cells).values()];
}

/** The cells of findings in one column, if all have the same text and no hint says what to write; else none. */
export function equalCells(
  findings: readonly Finding[],
  table: CheckActions['table'],
): readonly Pick<CellEdit, 'file' | 'cell'>[] {
  const places = findings.flatMap(({ file, cell, field, replacement }) =>
    cell === undefined || replacement !== undefined ? [] : [{ file, cell, field }],
  );
  if (places.length < findings.length || new Set(places.map(({ field }) => field)).size !== 1) return [];
  if (new Set(places.map((place) => textAt(place, table))).size > 1) return [];
  return [...new Map(places.map(({ file, cell }) => [`${cell} ${file}`, { file, cell }])).values()];
}

/** Two cells for each finding that is mended when their texts change places. */
export function swappedCells(findings: readonly Finding[], table: CheckActions['table']): CellEdit[] {
  return findings.flatMap(({ file, cell = '', mend }) => {
    const other = mend && 'swapWith' in mend ? (mend.swapWith.cell ?? '') : '';
    const [one, two] = [cell, other].map((name) => ({ file, cell: name }));
    if (other === '' || one === undefined || two === undefined) return [];
    return [
      { ...one, text: textAt(two, table) },
      { ...two, text: textAt(one, table) },
    ];
  });
}

function textAt({ file, cell }: Pick<CellEdit, 'file' | 'cell'>, table: CheckActions['table']): string {
  const { row = 0, column = 0 } = rowOfCell(cell) ?? {};
  return table(file)?.cells(row)[column] ?? '';
}

export function replacementInWords(words: CheckWords, text: string): string {
  return text === '' ? words.say('cause.empty') : words.say('cause.write', { text: visible(text) });
}

/** @param count of the cells that all get this text */
export function replacementsInWords(words: CheckWords, text: string, count: number): string {
  return text === ''
    ? words.say('cause.empty_all', { count })
    : words.say('cause.write_in', { text: visible(text), count });
}
