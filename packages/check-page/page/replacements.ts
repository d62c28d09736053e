/** What the hint of a finding says to write, and all such cells of a cause. */

import { type Finding, visible } from '../../../src/findings/browser.ts';
import type { CheckWords } from '../words/check-words.ts';
import type { CellEdit } from './write-cells.ts';

/** Of all findings of a cause. A cell that two of them are about is written once. */
export function cellsToWrite(findings: readonly Finding[]): CellEdit[] {
  const cells = findings.flatMap(({ file, cell, replacement }) =>
    cell === undefined || replacement === undefined ? [] : [[cell, { file, cell, text: replacement }] as const],
  );
  return [...new Map(cells).values()];
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
