/** The rows that findings are about, asked of the worker in as few windows as it takes. */

import type { Finding } from '../../../src/findings/browser.ts';
import { MOST_ROWS_ASKED } from '../messages.ts';
import type { CheckActions } from './check-actions.ts';

export interface CauseTexts {
  readonly header: readonly string[];
  /** By their numbers, in their order. */
  readonly rows: ReadonlyMap<number, readonly string[]>;
  /** Everything that was found in them, whatever the cause. */
  readonly findings: readonly Finding[];
}

/** Rows that are nearer than this are asked for together. */
const NEAR = 20;

/** @param numbers of rows, as spreadsheets count them, in any order */
export async function textsOfRows(
  ask: CheckActions['ask'],
  file: string,
  numbers: readonly number[],
): Promise<CauseTexts> {
  const wanted = new Set(numbers);
  const answers = await Promise.all(
    windowsOf([...wanted].sort((a, b) => a - b)).map(({ from, to }) =>
      ask('rows', { file, from, count: to - from + 1 }),
    ),
  );
  const rows = answers.flatMap((answer) => answer.rows).filter(({ number }) => wanted.has(number));
  return {
    header: answers[0]?.header ?? [],
    rows: new Map(rows.map(({ number, cells }) => [number, cells])),
    findings: answers.flatMap(({ findings }) => findings),
  };
}

interface Window {
  readonly from: number;
  to: number;
}

/** @param numbers in rising order */
function windowsOf(numbers: readonly number[]): Window[] {
  const windows: Window[] = [];
  for (const number of numbers) {
    const last = windows.at(-1);
    if (last && number - last.to < NEAR && number - last.from < MOST_ROWS_ASKED) last.to = number;
    else windows.push({ from: number, to: number });
  }
  return windows;
}
