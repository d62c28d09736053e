/** Opens the tables that a sync is going to edit. What it cannot understand for certain it does not touch. */

import { type Finding, isError } from '../../findings/finding.ts';
import type { DataFile } from '../../source/csv/data-file.ts';
import { readCsv } from '../../source/csv/read-csv.ts';
import { TABLES, tableOfFile } from '../../source/tables/tables.ts';
import type { PresentFile } from './present-file.ts';

export interface OpenedTables {
  readonly present: readonly PresentFile[];
  /** Why files cannot be edited. */
  readonly findings: readonly Finding[];
}

/** Faults inside of cells are no obstacle: the feed may mend them. */
export function openTables(files: readonly DataFile[]): OpenedTables {
  const [present, findings]: [PresentFile[], Finding[]] = [[], []];
  for (const { path, bytes } of files) {
    const table = tableOfFile(path);
    if (table === undefined) continue;
    const columns = TABLES[table].columns;
    const { file, findings: found } = readCsv(path, bytes, {
      isName: (text) => Object.hasOwn(columns, text),
      accepts: () => true,
    });
    findings.push(...found.filter(isError));
    if (file === undefined) continue;
    present.push({
      table,
      file,
      hasMark: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
      hasCarriageReturns: Buffer.from(bytes).includes('\r\n'),
    });
  }
  return { present, findings };
}
