/** Rows of a file as a spreadsheet shows them, a window at a time. */

import { type CsvFile, type DataFile, trimmedCells } from '../../../src/csv/index.ts';
import type { Finding } from '../../../src/findings/index.ts';
import { rowOfCell } from '../cell-name.ts';
import { MOST_ROWS_ASKED, type Rows } from '../messages.ts';
import { splitFile } from './split-file.ts';

interface Window {
  readonly file: string;
  /** Number of a row, from 1. */
  readonly from: number;
  readonly count: number;
}

/** Reads files when their rows are first asked for. */
export function rowReader(fileAt: (path: string) => DataFile | undefined, findings: readonly Finding[]) {
  const files = new Map<string, CsvFile | undefined>();
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return ({ file: path, from, count }: Window): Omit<Rows, 'kind' | 'id'> => {
    if (!files.has(path)) {
      const given = fileAt(path);
      files.set(path, given && splitFile(given));
    }
    const file = files.get(path);
    if (file === undefined) return { file: path, header: [], rows: [], findings: [] };
    const first = Math.max(1, Math.floor(from));
    const end = Math.min(file.records.length, first + Math.min(MOST_ROWS_ASKED, Math.max(0, Math.floor(count))) - 1);
    const numbers = Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => first + i);
    return {
      ...{ file: path, header: file.written },
      rows: numbers.map((number) => ({ number, cells: trimmedCells(file, number - 1) })),
      findings: (byFile.get(path) ?? []).filter(({ cell = '' }) => {
        const row = rowOfCell(cell)?.row ?? 0;
        return row >= first && row <= end;
      }),
    };
  };
}
