/** `report afir`: how much of what AFIR asks for the data says, item by item, and what to type for the rest. */

import { formatTimestamp } from '../../../src/cells/index.ts';
import {
  BUILDING,
  DATA,
  defineCommand,
  type ExitCode,
  NO_TABLE_SOURCES,
  NOW,
  reportFindings,
  type Terminal,
  toCache,
  toNow,
  withTableSources,
} from '../../../src/command/index.ts';
import { isBlocking } from '../../../src/findings/index.ts';
import { type Companion, readDataFiles, validate } from '../../../src/publish/index.ts';
import { networkScorecard } from '../files/network-scorecard.ts';
import { demandsOnTime, slowSources } from '../report/on-time.ts';
import { printScorecard } from '../report/print-text.ts';

export interface AfirReportOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly data: string;
  readonly format: 'text' | 'json';
  /** ms since 1970. */
  readonly now: number;
  readonly asksTableSources: boolean;
  /** Where the last good copies of table sources are. */
  readonly cache: string | undefined;
}

/** Exit code 1 if nothing can be counted, because the data has errors; a low share is no failure. */
export async function reportAfir(options: AfirReportOptions, terminal: Terminal): Promise<ExitCode> {
  const { companions, data: directory, format, now } = options;
  const given = await readDataFiles(directory);
  const { result, dataFiles } = await withTableSources(given, { ...options, allowsRemovals: true }, async (files) => {
    const validated = validate(files, { companions, now });
    return { result: validated, findings: validated.findings };
  });
  if (result.data === undefined) {
    await reportFindings(result.findings.filter(isBlocking), 'text', { terminal, companions }, dataFiles.tables);
    terminal.note('Nothing can be counted before this is corrected.');
    return 1;
  }
  const { settings, staticData, statuses } = result.data;
  const moment = formatTimestamp(now);
  const scorecard = networkScorecard(staticData().versions, statuses, now, moment);
  const on_time = demandsOnTime(settings);
  terminal.out(
    format === 'json' ? JSON.stringify({ ...scorecard, on_time }, null, 2) : printScorecard(scorecard, on_time),
  );
  if (settings.status_sources.length > 0 || settings.live !== undefined) {
    terminal.note(
      'Statuses are those of the tables: status sources are not asked, so F1 and F2 say less than what is published.',
    );
  }
  const slow = slowSources(settings);
  if (slow.length > 0) {
    terminal.note(
      `If ${slow.join(', ')} falls silent, its last statuses stay public for longer than a minute (max_age_seconds).`,
    );
  }
  return 0;
}

export const command = defineCommand({
  name: 'report afir',
  summary: 'Say which of the 37 items of AFIR the data has, at how many points, and what to type for the rest.',
  options: {
    ...DATA,
    ...NOW,
    format: { choices: ['text', 'json'], default: 'text', summary: 'How to print the report.' },
    ...NO_TABLE_SOURCES,
    cache: BUILDING.cache,
  },
  examples: ['', '--data mine --format json'],
  run: ({ values: { data, format, now, cache, 'no-table-sources': asksNone }, companions }, terminal) => {
    const sources = { asksTableSources: !asksNone, cache: toCache(cache) };
    return reportAfir({ companions, data, format, now: toNow(now), ...sources }, terminal);
  },
});
