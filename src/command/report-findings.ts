/** Prints findings on the terminal, in the format of --format. */

import { appendFile } from 'node:fs/promises';
import type { DataFile } from '../csv/data-file.ts';
import { rowCounts } from '../csv/read-csv.ts';
import type { Finding } from '../findings/finding.ts';
import { printAnnotations, printSummary } from '../findings/print/print-github.ts';
import { printJson } from '../findings/print/print-json.ts';
import { type LinesOf, printSarif } from '../findings/print/print-sarif.ts';
import { printText } from '../findings/print/print-text.ts';
import { summarise } from '../findings/severities.ts';
import { allFindings } from '../publish/validate/catalogue.ts';
import type { Declared } from '../settings/declared.ts';
import type { FindingsFormat } from './options.ts';
import type { Terminal } from './terminal.ts';

/** How many findings per code and file the text shows. */
const SHOWN = 20;

/** Prints findings; for GitHub, the whole list also goes into the job summary. `tables` have the rows to count. */
export async function reportFindings(
  findings: readonly Finding[],
  format: FindingsFormat,
  { terminal, companions }: { readonly terminal: Terminal; readonly companions: readonly Declared[] },
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
    case 'sarif':
      terminal.out(printSarif(findings, allFindings(companions), linesIn(tables)));
      break;
    case 'github':
      if (findings.length > 0) terminal.out(printAnnotations(findings));
      terminal.out(summarise(findings));
      if (terminal.summaryFile !== undefined)
        await appendFile(terminal.summaryFile, printSummary(findings, allFindings(companions)));
      break;
    default:
      format satisfies never;
  }
}

/** The lines of tables. A file that is not in UTF-8 has other signs than it shows, so its cells are not found. */
function linesIn(tables: readonly DataFile[]): LinesOf {
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const lines =
      known.get(path) ?? new TextDecoder().decode(tables.find((table) => table.path === path)?.bytes).split(/\r\n?|\n/);
    known.set(path, lines);
    return lines;
  };
}
