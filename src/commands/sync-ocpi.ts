/** `import ocpi --sync`: brings the tables of a data directory up to date with the feed that they came from. */

import { relative } from 'node:path';
import { readDataFiles } from '../build/disk/data-directory.ts';
import { withLock } from '../build/disk/lock.ts';
import { finishReplacing, replaceFiles } from '../build/disk/replace-files.ts';
import { type Finding, isError } from '../findings/finding.ts';
import { type Imported, importFeeds } from '../import/ocpi/import.ts';
import { LARGEST_LOSS } from '../import/summary.ts';
import { filledIn } from '../import/sync/filled-in.ts';
import { openTables } from '../import/sync/open-tables.ts';
import type { PresentFile } from '../import/sync/present-file.ts';
import { gapName, type Synced, syncTables } from '../import/sync/sync-tables.ts';
import { readSettings } from '../source/settings/read-settings.ts';
import type { Settings } from '../source/settings/settings.ts';
import { TABLES, type TableName } from '../source/tables/tables.ts';
import { formatCount, formatWhole } from '../text/format.ts';
import { percent } from '../text/percent.ts';
import { didYouMean } from '../text/suggestion.ts';
import type { OptionValues } from './command.ts';
import { refusalOf, reportImport } from './import-result.ts';
import type { FINDINGS_FORMAT } from './options.ts';
import type { FoundDocuments } from './read-documents.ts';
import { reportFindings } from './report-findings.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

export interface SyncOptions extends OptionValues<typeof FINDINGS_FORMAT> {
  readonly out: string;
  /** ms since 1970. */
  readonly now: number;
  readonly allowsLosses?: boolean;
  /** Whether what lacks a mandatory value, in the feed and in the tables, is left out. */
  readonly leavesOutIncomplete?: boolean;
  /** Columns and tables that stay as they are. */
  readonly keep: ReadonlySet<string>;
}

type ReadDocuments = () => Promise<FoundDocuments>;

/** Nothing is written unless all of it can be. */
export function syncOcpi(options: SyncOptions, read: ReadDocuments, terminal: Terminal): Promise<ExitCode> {
  return withLock(options.out, () => syncAlone(options, read, terminal));
}

async function syncAlone(options: SyncOptions, read: ReadDocuments, terminal: Terminal): Promise<ExitCode> {
  const { out, now, keep, format, leavesOutIncomplete } = options;
  const opened = await openDirectory(out);
  if ('findings' in opened) {
    await reportFindings(opened.findings, format, terminal);
    terminal.note(`Nothing was written, because "${out}" has errors that a sync cannot work around.`);
    return 1;
  }
  const { settings, present } = opened;
  const { locations, tariffs } = await read();
  const imported = importFeeds(locations, tariffs, now, settings, leavesOutIncomplete ? filledIn(present) : undefined);
  const rules = { keep, settings, gapsOf: imported.tables.gapsOf, isUncertain: imported.tables.isUncertain };
  const synced = syncTables(present, imported.tables.files, rules, out);
  const findings = imported.findings.filter(
    ({ code, field = '', key = '' }) => code !== 'to-fill-in' || synced.gaps.has(gapName(field, key)),
  );
  const sync = Object.fromEntries(synced.changes);
  await reportImport({ findings, summary: imported.summary, sync }, format, terminal);
  if (findings.some(isError)) return 1;
  const refusal = refusalFor(imported, opened, synced, options);
  if (refusal !== undefined) {
    terminal.note(refusal);
    return 1;
  }
  const files = new Map([...synced.files].map(([path, text]) => [relative(out, path), text]));
  if (files.size > 0) await replaceFiles(out, files);
  for (const line of changesInWords(synced)) terminal.note(line);
  terminal.note(files.size === 0 ? `${out} was up to date.` : `changed ${formatCount(files.size, 'file')} in ${out}`);
  const toFillIn = synced.gaps.size === 0 ? '' : `fill in ${formatCount(synced.gaps.size, 'cell')}, then `;
  terminal.note(`next: ${toFillIn}${terminal.callOf('check', `--data ${out}`)}`);
  return synced.gaps.size === 0 ? 0 : 1;
}

interface Opened {
  readonly settings: Settings;
  readonly present: readonly PresentFile[];
}

/** @throws UsageError if this is no data directory */
async function openDirectory(out: string): Promise<Opened | { readonly findings: readonly Finding[] }> {
  await finishReplacing(out).catch(() => {});
  const { settingsFile, tables, findings: unread = [] } = await readDataFiles(out);
  const { present, findings: unclear } = openTables(tables);
  if (settingsFile === undefined || !present.some(({ table }) => table === 'locations')) {
    const hint = 'To write a new directory, leave out --sync.';
    throw new UsageError(`"${out}" has no network.json or no locations.csv, so there is nothing to sync. ${hint}`);
  }
  const { settings, findings: ofSettings } = readSettings(settingsFile.path, settingsFile.bytes);
  const findings = [...unread.filter(isError), ...ofSettings, ...unclear];
  return settings === undefined || findings.length > 0 ? { findings } : { settings, present };
}

/** Why nothing may be written: this is another operator's feed, or too much would go. */
function refusalFor(
  imported: Imported,
  { settings, present }: Opened,
  { changes }: Synced,
  { out, allowsLosses = false }: SyncOptions,
): string | undefined {
  const own = publishersIn(present, settings);
  const theirs = [...imported.tables.publishers];
  if (theirs.length > 0 && !theirs.some((publisher) => own.has(publisher))) {
    const who = `the feed is that of ${theirs.join(' and ')}, but ${out} is that of ${[...own].join(' and ')}.`;
    return `Nothing was written: ${who} Choose another --out.`;
  }
  if (allowsLosses) return undefined;
  for (const [table, { gone, before }] of changes) {
    if (table !== 'locations' && table !== 'evses') continue;
    if (gone.length > before * LARGEST_LOSS) {
      const what = `${formatWhole(gone.length)} of ${formatWhole(before)} rows of ${table}.csv are not in the feed any more`;
      return `Nothing was written: ${what}, more than ${percent(LARGEST_LOSS)}. If that is as it should be, add --allow-losses.`;
    }
  }
  return refusalOf(imported.summary);
}

/** Who publishes the locations of the tables, such as `NL EXA`. */
function publishersIn(present: readonly PresentFile[], { country_code, party_id }: Settings): ReadonlySet<string> {
  const publishers = new Set([`${country_code} ${party_id}`.toUpperCase()]);
  for (const { table, file } of present) {
    if (table !== 'locations') continue;
    const [country, party] = [file.header.indexOf('country_code'), file.header.indexOf('party_id')];
    if (country < 0 && party < 0) continue;
    for (const record of file.rows) {
      const cells = file.records.cells(record);
      publishers.add(`${cells[country] || country_code} ${cells[party] || party_id}`.toUpperCase());
    }
  }
  return publishers;
}

/** How many keys of rows are named. */
const SHOWN = 10;

function changesInWords({ changes }: Synced): string[] {
  return [...changes].flatMap(([table, { changed, added, gone }]) => {
    const counts = [
      ...(changed > 0 ? [`${formatWhole(changed)} changed`] : []),
      ...(added.length > 0 ? [`${formatWhole(added.length)} added${named(added)}`] : []),
      ...(gone.length > 0 ? [`${formatWhole(gone.length)} gone${named(gone)}`] : []),
    ];
    return counts.length === 0 ? [] : [`${table}: ${counts.join(', ')}`];
  });
}

function named(keys: readonly string[]): string {
  const rest = keys.length > SHOWN ? ', …' : '';
  return ` (${keys.slice(0, SHOWN).join(', ')}${rest})`;
}

/** What --sync and --keep mean; undefined without --sync. @throws UsageError */
export function toKeep(isSync: boolean, keep: string | undefined): { keep: ReadonlySet<string> } | undefined {
  if (!isSync && keep !== undefined) throw new UsageError('--keep says what stays in a sync. Add --sync.');
  if (!isSync) return undefined;
  const names = (keep ?? '').split(',').flatMap((name) => name.trim() || []);
  const tables = Object.keys(TABLES) as TableName[];
  const known = new Set<string>([...tables, ...tables.flatMap((table) => Object.keys(TABLES[table].columns))]);
  for (const name of names) {
    if (known.has(name)) continue;
    throw new UsageError(`--keep: there is no column or table "${name}". ${didYouMean(name, known) ?? ''}`.trimEnd());
  }
  return { keep: new Set(names) };
}
