/** `check`: lists everything that is wrong with a data directory, and what a build would say of it. */

import { join } from 'node:path';
import { readDataFiles } from '../build/disk/data-directory.ts';
import { draftWaivers, withWaivers } from '../build/draft-waivers.ts';
import type { PreviousChoice } from '../build/history/find-previous.ts';
import { rehearseBuild } from '../build/rehearse.ts';
import { sizesOf } from '../build/render/counts.ts';
import { type Finding, isBlocking, isWaivable } from '../findings/finding.ts';
import { markKnown } from '../findings/known-findings.ts';
import { countBySeverity } from '../findings/severities.ts';
import { writeAside } from '../source/files/write-aside.ts';
import type { DataFiles } from '../source/load/data-files.ts';
import { missingStatusFiles } from '../status/missing-status-files.ts';
import { DAY_MS } from '../text/day.ts';
import { formatCount } from '../text/format.ts';
import { defineCommand } from './command.ts';
import { countsInWords } from './counts-in-words.ts';
import { readDataBefore } from './data-before.ts';
import {
  BUILDING,
  DATA,
  FINDINGS_FORMAT,
  type FindingsFormat,
  NO_TABLE_SOURCES,
  NOW,
  toCache,
  toCount,
  toNow,
  toPrevious,
} from './options.ts';
import { previousToCompare } from './previous-to-compare.ts';
import { reportFindings } from './report-findings.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { withTableSources } from './with-table-sources.ts';

export interface CheckOptions {
  readonly data: string;
  readonly format: FindingsFormat;
  /** ms since 1970. */
  readonly now: number;
  /** Whether the table sources are asked; they are by default. */
  readonly asksTableSources?: boolean;
  /** Where the last good copies of table sources are. */
  readonly cache?: string | undefined;
  /** A directory or a commit to compare with. */
  readonly since?: string | undefined;
  /** What was published before. By default the data of `since`. */
  readonly previous?: PreviousChoice;
  readonly allowsRemovals?: boolean;
  /** More warnings than this block too. */
  readonly maxWarnings?: number | undefined;
  /** Whether to add rows to waivers.csv for what blocks and may be accepted. */
  readonly writesWaivers?: boolean;
}

/** Exit code 1 if something blocks, or if there are more warnings than `maxWarnings`. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { data, format, now, since, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const { previous = { kind: 'default' }, allowsRemovals = false } = options;
  const given = await readDataFiles(data);
  const sources = { ...options, cache: options.cache, allowsRemovals, isOnlyChecked: true };
  const aboutSources = await missingStatusFiles(given.settingsFile);
  const { result, dataFiles } = await withTableSources(given, sources, async (files) => {
    const ofSources = files.tables.filter((file) => !given.tables.includes(file));
    const before = since === undefined ? undefined : await readDataBefore(data, since, now, ofSources);
    const compared = { since, before: before?.data, now, terminal };
    const rehearsed = await rehearseBuild(
      { dataFiles: files, now, allowsRemovals, aboutSources },
      { findPrevious: (checked) => previousToCompare(previous, checked, compared) },
    );
    return { result: { ...rehearsed, before }, findings: rehearsed.findings };
  });
  const { findings: found, data: valid, before } = result;
  const findings = before === undefined ? found : markKnown(found, before.findings);
  await reportFindings(findings, format, terminal, dataFiles.tables);
  if (findings.length === 0 && format === 'text') terminal.out(`${data}: no findings.`);
  if (valid && format === 'text') terminal.note(countsInWords(sizesOf(valid.staticData(), valid.statuses)));
  const hasTooMany = countBySeverity(findings).warning > maxWarnings;
  if (hasTooMany) terminal.note(`These are more warnings than --max-warnings ${maxWarnings} allows.`);
  if (options.writesWaivers) {
    const accepted = findings.filter((one) => one.severity === 'doubt' || (hasTooMany && one.severity === 'warning'));
    await writeWaivers(data, dataFiles, accepted, now, terminal);
  }
  return hasTooMany || findings.some(isBlocking) ? 1 : 0;
}

/** Adds rows without a reason: a person has to fill it in, and until then the check says so. */
async function writeWaivers(
  data: string,
  { tables }: DataFiles,
  findings: readonly Finding[],
  now: number,
  terminal: Terminal,
) {
  const path = join(data, 'waivers.csv').replaceAll('\\', '/');
  const existing = tables.find((table) => table.path === path);
  const drafts = draftWaivers(findings, '', new Date(now + 365 * DAY_MS).toISOString().slice(0, 10), existing);
  if (drafts.length === 0) {
    const isKnown = findings.some(isWaivable);
    return terminal.note(isKnown ? `${path} has a row for each of them already.` : 'There is nothing to waive.');
  }
  const text = withWaivers(existing, drafts);
  if (text === undefined) {
    throw new UsageError(`${path} cannot be added to. It needs the columns code, file, key, reason and until.`);
  }
  await writeAside(path, [Buffer.from(text)]);
  terminal.note(`Added ${formatCount(drafts.length, 'row')} to ${path}. Fill in the column reason of each.`);
}

export const command = defineCommand({
  name: 'check',
  summary: 'Check the data and list everything that is wrong with it.',
  options: {
    ...DATA,
    ...NOW,
    ...FINDINGS_FORMAT,
    ...NO_TABLE_SOURCES,
    cache: BUILDING.cache,
    since: {
      value: 'DIR|REF',
      summary:
        'Compare with a directory or a commit of Git: show new findings first, and say whether ids changed or too much would vanish.',
    },
    previous: BUILDING.previous,
    'allow-removals': BUILDING['allow-removals'],
    'max-warnings': { value: 'N', summary: 'Exit with 1 if there are more warnings than this.' },
    'write-waivers': {
      summary: 'Add a row to waivers.csv for each doubt, and for each warning if there are too many.',
    },
  },
  examples: [
    '',
    '--data mine --format json',
    '--since main',
    '--previous https://ocpi.example.com',
    '--max-warnings 0 --write-waivers',
  ],
  run: ({ values }, terminal) => {
    const { data, format, now, since } = values;
    const maxWarnings = toCount('--max-warnings', values['max-warnings']);
    const history = { previous: toPrevious(values.previous), allowsRemovals: values['allow-removals'] };
    const writesWaivers = values['write-waivers'];
    const sources = { asksTableSources: !values['no-table-sources'], cache: toCache(values.cache) };
    const compared = { since, ...history, ...sources };
    return check({ data, format, now: toNow(now), ...compared, maxWarnings, writesWaivers }, terminal);
  },
});
