/** The cells of a cause, each with what its hint says to write. */

import { type Finding, visible } from '../../../src/findings/browser.ts';
import { rowOfCell } from '../cell-name.ts';
import type { CellEdit, CheckedCause } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';
import { textsOfRows } from './cause-texts.ts';
import type { CheckActions } from './check-actions.ts';

/** Of all findings of the cause, however many there are. */
export async function cellsToWrite(ask: CheckActions['ask'], cause: CheckedCause): Promise<CellEdit[]> {
  const { key, count, findings, first } = cause;
  const all = findings.length === count ? findings : (await ask('more', { cause: key, from: 0, count })).findings;
  const texts = await textsOfRows(ask, first.file, all.map(rowOf));
  const cells = new Map(all.flatMap((found) => edit(found, texts.rows)));
  return [...cells.values()];
}

function rowOf({ cell = '' }: Finding): number {
  return rowOfCell(cell)?.row ?? 0;
}

/** Of a cell that two findings are about, it is written once. A cell that is not there must not be passed over in silence. */
function edit(
  { file, cell, replacement }: Finding,
  rows: ReadonlyMap<number, readonly string[]>,
): [string, CellEdit][] {
  const place = cell === undefined ? undefined : rowOfCell(cell);
  const before = place && rows.get(place.row)?.[place.column];
  if (cell === undefined || replacement === undefined) return [];
  if (before === undefined) throw new Error(`The worker gave no row for ${cell} of ${file}.`);
  return [[cell, { file, cell, before, text: replacement }]];
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
