/** How every import ends: it tells what became of the feed, writes the tables, and says what to do next. */

import { join } from 'node:path';
import {
  type ExitCode,
  type FindingsFormat,
  reportFindings,
  type Terminal,
  UsageError,
} from '../../../src/command/index.ts';
import { type Finding, formatCount, formatWhole, isError, printJson } from '../../../src/findings/index.ts';
import { type Companion, demandEmpty, NotEmpty, writeNewTables } from '../../../src/publish/index.ts';
import type { Imported } from '../rows/finish-import.ts';
import { refusalOf, type Summary, summaryInWords } from '../rows/summary.ts';

/** Where an import goes, and what it may do. */
export interface ImportTarget {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  /** The data directory. */
  readonly out: string;
  readonly format: FindingsFormat;
  /** ms since 1970. */
  readonly now: number;
  /** Whether more than a tenth of the objects may be lost, or of the rows may go. */
  readonly allowsLosses?: boolean;
  /** Whether what lacks a mandatory value is left out. Otherwise a person fills it in. */
  readonly leavesOutIncomplete?: boolean;
}

interface WriteOptions extends ImportTarget {
  /** Said, and nothing is written, if nobody is known to publish the feed. Otherwise a person adds it. */
  readonly needsPublisher?: string;
}

/** Exit code 1 if nothing was written, or if it cannot be published before somebody fills something in. */
export async function writeImport(
  { files, findings, counts, summary, cellsToFillIn, ofTables }: Imported,
  { companions, out, format, allowsLosses, needsPublisher }: WriteOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  await reportImport({ findings, summary }, format, { terminal, companions });
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
  const steps = [
    ...(isNameless ? [`add country_code and party_id to ${join(out, 'network.json')}`] : []),
    ...(cellsToFillIn > 0 ? [`fill in ${formatCount(cellsToFillIn, 'cell')} (see to-fill-in above)`] : []),
  ];
  const first = steps.length === 0 ? '' : `${steps.join(', ')}, then `;
  const rest = ofTables.length > 0 ? ` (it will show ${formatCount(ofTables.length, 'finding')})` : '';
  if (steps.length > 0) terminal.note('This cannot be published yet.');
  terminal.note(`next: ${first}${terminal.callOf('check', `--data ${out}`)}${rest}`);
  return steps.length > 0 ? 1 : 0;
}

interface ImportResult {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
  /** The changes of a sync, by table. */
  readonly sync?: { readonly [table: string]: object };
}

/** @throws UsageError if there are files, with what else can be done */
export async function demandNew(out: string, advice = ''): Promise<void> {
  await demandEmpty(out).catch((error: unknown) => {
    throw error instanceof NotEmpty ? new UsageError(`${error.message}${advice}`) : error;
  });
}

/** As JSON, findings and summary are one document. */
export async function reportImport(
  { findings, summary, ...rest }: ImportResult,
  format: FindingsFormat,
  { terminal, companions }: { readonly terminal: Terminal; readonly companions: readonly Companion[] },
): Promise<void> {
  if (format === 'json') {
    const report = { ...JSON.parse(printJson(findings)), objects: summary, ...rest };
    return terminal.out(JSON.stringify(report, undefined, 2));
  }
  await reportFindings(findings, format, { terminal, companions });
  terminal.note(summaryInWords(summary).join('\n'));
}
