/** How every import ends: it tells what became of the feed, writes the tables, and says what to do next. */

import { join } from 'node:path';
import { isError } from '../../findings/finding.ts';
import { formatCount, formatWhole } from '../../findings/text/format.ts';
import type { Imported } from '../../import/finish-import.ts';
import { writeNewTables } from '../../publish/disk/write-new-files.ts';
import type { FindingsFormat } from '../command/options.ts';
import type { ExitCode, Terminal } from '../command/terminal.ts';
import { refusalOf, reportImport } from './import-result.ts';

interface WriteOptions {
  readonly out: string;
  readonly format: FindingsFormat;
  readonly allowsLosses?: boolean;
  readonly needsPublisher?: string;
}

/** Exit code 1 if nothing was written, or if it cannot be published before somebody fills something in. */
export async function writeImport(
  { files, findings, counts, summary, cellsToFillIn, ofTables }: Imported,
  { out, format, allowsLosses, needsPublisher }: WriteOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  await reportImport({ findings, summary }, format, terminal);
  if (findings.some(isError)) return 1;
  const isNameless = findings.some(({ code }) => code === 'unknown-publisher');
  const refusal = (isNameless ? needsPublisher : undefined) ?? (allowsLosses ? undefined : refusalOf(summary));
  if (refusal !== undefined) {
    terminal.note(refusal);
    return 1;
  }
  await writeNewTables(out, files);
  const rows = [...counts].map(([table, count]) => `${formatWhole(count)} ${table}`);
  terminal.note(`wrote ${formatCount(files.size, 'file')} to ${out}: ${rows.join(', ')}`);
  return nextStep({ out, isNameless, cellsToFillIn, findings: ofTables.length }, terminal);
}

/** What was written. */
interface WrittenImport {
  readonly out: string;
  /** Whether network.json lacks the publisher. */
  readonly isNameless: boolean;
  readonly cellsToFillIn: number;
  /** How many findings a check shows besides. */
  readonly findings: number;
}

/** Says what to do with what was written. */
function nextStep({ out, isNameless, cellsToFillIn, findings }: WrittenImport, terminal: Terminal): ExitCode {
  const steps = [
    ...(isNameless ? [`add country_code and party_id to ${join(out, 'network.json')}`] : []),
    ...(cellsToFillIn > 0 ? [`fill in ${formatCount(cellsToFillIn, 'cell')} (see to-fill-in above)`] : []),
  ];
  const first = steps.length === 0 ? '' : `${steps.join(', ')}, then `;
  const rest = findings > 0 ? ` (it will show ${formatCount(findings, 'finding')})` : '';
  if (steps.length > 0) terminal.note('This cannot be published yet.');
  terminal.note(`next: ${first}${terminal.callOf('check', `--data ${out}`)}${rest}`);
  return steps.length > 0 ? 1 : 0;
}
