/** Prints findings on the terminal, in the format of --format. */

import { appendFile } from 'node:fs/promises';
import type { RowCount } from '../../findings/extent.ts';
import type { Finding } from '../../findings/finding.ts';
import { printAnnotations, printSummary } from '../../findings/print-github.ts';
import { printJson } from '../../findings/print-json.ts';
import { printText } from '../../findings/print-text.ts';
import { summarise } from '../../findings/severities.ts';
import type { DataFile } from '../../source/csv/data-file.ts';
import { readCsv } from '../../source/csv/read-csv.ts';
import { ALL_FINDINGS } from './finding-catalogue.ts';
import type { FindingsFormat } from './options.ts';
import type { Terminal } from './terminal.ts';

/** How many findings per code and file the text shows. */
const SHOWN = 20;

/** Prints findings; for GitHub, the whole list also goes into the job summary. `tables` have the rows to count. */
export async function reportFindings(
  findings: readonly Finding[],
  format: FindingsFormat,
  terminal: Terminal,
  tables: readonly DataFile[] = [],
): Promise<void> {
  switch (format) {
    case 'text':
      if (findings.length > 0)
        terminal.out(printText(findings, { colour: terminal.colour, limit: SHOWN, rowsIn: rowCounts(tables) }));
      break;
    case 'json':
      terminal.out(printJson(findings));
      break;
    case 'github':
      if (findings.length > 0) terminal.out(printAnnotations(findings));
      terminal.out(summarise(findings));
      if (terminal.summaryFile !== undefined)
        await appendFile(terminal.summaryFile, printSummary(findings, ALL_FINDINGS));
      break;
    default:
      format satisfies never;
  }
}

/** How many rows a table has; counted when it is first asked for. */
function rowCounts(tables: readonly DataFile[]): RowCount {
  const counts = new Map<string, number | undefined>();
  return (path) => {
    const table = tables.find((one) => one.path === path);
    if (table !== undefined && !counts.has(path)) counts.set(path, rowCount(table));
    return counts.get(path);
  };
}

/** Rows with too many cells, or too few, are not among those of the file: nobody knows then how many there are. */
function rowCount({ path, bytes }: DataFile): number | undefined {
  const { file, incomplete } = readCsv(path, bytes);
  return incomplete ? undefined : file?.rows.length;
}
