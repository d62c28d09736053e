/** `check`: lists everything that is wrong with a data directory, and what a build would say of it. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import {
  BUILDING,
  DATA,
  FINDINGS_FORMAT,
  type FindingsFormat,
  NO_TABLE_SOURCES,
  NOW,
  toCache,
  toNow,
  toPrevious,
  toWhole,
} from '../../command/options.ts';
import { reportFindings } from '../../command/report-findings.ts';
import { type ExitCode, type Terminal, UsageError } from '../../command/terminal.ts';
import { withTableSources } from '../../command/with-table-sources.ts';
import type { DataFile } from '../../csv/data-file.ts';
import { type Finding, isBlocking } from '../../findings/finding.ts';
import { markKnown } from '../../findings/print/many-findings.ts';
import { countBySeverity } from '../../findings/severities.ts';
import { formatCount } from '../../findings/text/format.ts';
import type { Companion } from '../../publish/companion.ts';
import { readDataFiles } from '../../publish/disk/data-directory.ts';
import { replaceFiles } from '../../publish/disk/replace-files.ts';
import { rehearseBuild } from '../../publish/history-findings/rehearse-build.ts';
import type { PreviousChoice } from '../../publish/previous/find-previous.ts';
import { countsInWords, sizesOf } from '../../publish/render/counts.ts';
import { openSettings } from '../../publish/validate/check-static.ts';
import { addWaivers } from '../../publish/validate/draft-waivers.ts';
import { missingStatusFiles } from '../../sources/statuses/status-files.ts';
import { readDataBefore } from './data-before.ts';
import { previousToCompare } from './previous-to-compare.ts';
import { toWaivers, type WaiversToWrite, WRITE_WAIVERS } from './waivers-to-write.ts';

export interface CheckOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
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
  /** The rows to add to waivers.csv for what blocks and may be accepted; none by default. */
  readonly waivers?: WaiversToWrite | undefined;
}

/** Exit code 1 if something blocks, or if there are more warnings than `maxWarnings`, and no waiver with a reason was written for it. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { companions, data, format, now, since, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const { previous = { kind: 'default' }, allowsRemovals = false } = options;
  const given = await readDataFiles(data);
  const sources = { ...options, cache: options.cache, allowsRemovals };
  const aboutSources = await missingStatusFiles(given.settingsFile, companions, isOnDisk);
  const { result, dataFiles } = await withTableSources(given, sources, async (files) => {
    const ofSources = files.tables.filter((file) => !given.tables.includes(file));
    const before = since === undefined ? undefined : await readDataBefore(data, since, { companions, now, ofSources });
    const compared = { since, before, now, terminal };
    const rehearsed = await rehearseBuild(
      { companions, dataFiles: files, now, allowsRemovals, aboutSources },
      (checked) => previousToCompare(previous, checked, compared),
    );
    return { result: { ...rehearsed, before }, findings: rehearsed.findings };
  });
  const { findings: found, data: valid, before } = result;
  const findings = before === undefined ? found : markKnown(found, before.findings);
  await reportFindings(findings, format, { terminal, companions }, dataFiles.tables);
  if (findings.length === 0 && format === 'text') terminal.out(`${data}: no findings.`);
  if (valid && format === 'text') terminal.note(countsInWords(sizesOf(valid.staticData(), valid.statuses)));
  const hasTooMany = hasMoreWarnings(findings, maxWarnings);
  if (hasTooMany) terminal.note(`These are more warnings than --max-warnings ${maxWarnings} allows.`);
  const { waivers } = options;
  if (waivers === undefined) return hasTooMany || findings.some(isBlocking) ? 1 : 0;
  const meant = findings.filter(({ severity, code }) =>
    waivers.code === undefined ? severity === 'doubt' || (hasTooMany && severity === 'warning') : code === waivers.code,
  );
  const own = openSettings(dataFiles, companions).dataFiles.tables;
  const accepted = await writeWaivers({ data, tables: own }, meant, { ...waivers, now }, terminal);
  const left = findings.filter((found) => !accepted.has(found));
  return hasMoreWarnings(left, maxWarnings) || left.some(isBlocking) ? 1 : 0;
}

async function isOnDisk(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function hasMoreWarnings(findings: readonly Finding[], most: number): boolean {
  return countBySeverity(findings).warning > most;
}

/**
 * Adds rows, and returns the findings that these accept. Without a reason, they accept nothing: a person has to fill it in,
 * and until then the check says so.
 */
async function writeWaivers(
  { data, tables }: { readonly data: string; readonly tables: readonly DataFile[] },
  findings: readonly Finding[],
  { now, ...waivers }: WaiversToWrite & { now: number },
  terminal: Terminal,
): Promise<ReadonlySet<Finding>> {
  const path = join(data, 'waivers.csv').replaceAll('\\', '/');
  const added = addWaivers(findings, waivers, { path, tables, now });
  if (added.kind === 'not added') throw new UsageError(added.why);
  if (added.kind === 'nothing to add') {
    terminal.note(added.why);
    return new Set();
  }
  const { rows, accepted, text, before } = added;
  await replaceFiles(data, [{ path: 'waivers.csv', before, after: text }]);
  const said = `Added ${formatCount(rows.length, 'row')} for ${formatCount(accepted.size, 'finding')} to ${path}.`;
  const hasReason = (waivers.reason ?? '') !== '';
  terminal.note(hasReason ? said : `${said} Fill in the column reason of each.`);
  return hasReason ? accepted : new Set();
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
    ...WRITE_WAIVERS,
  },
  examples: [
    '',
    '--data mine --format json',
    '--since main',
    '--previous https://ocpi.example.com',
    '--max-warnings 0 --write-waivers',
    '--write-waivers --code evse-id-form --reason TICKET-42',
  ],
  run: ({ values, companions }, terminal) => {
    const { data, format, now, since } = values;
    const most = values['max-warnings'];
    const maxWarnings = most === undefined ? undefined : toWhole('--max-warnings', most, { least: 0, most: 1e9 });
    const history = { previous: toPrevious(values.previous), allowsRemovals: values['allow-removals'] };
    const waivers = toWaivers(values, toNow(now), companions);
    const sources = { asksTableSources: !values['no-table-sources'], cache: toCache(values.cache) };
    const compared = { since, ...history, ...sources };
    return check({ companions, data, format, now: toNow(now), ...compared, maxWarnings, waivers }, terminal);
  },
});
