/** `import ocpi --sync`: brings the tables of a data directory up to date with the feed that they came from. */

import { relative } from 'node:path';
import { type ExitCode, reportFindings, type Terminal } from '../../../src/command/index.ts';
import { type Finding, formatCount, isBlocking, isError } from '../../../src/findings/index.ts';
import { ChangedMeanwhile, inWordsOfData, replaceFiles, withLock } from '../../../src/publish/index.ts';
import type { TableName } from '../../../src/tables/index.ts';
import { importFeeds } from '../ocpi/import.ts';
import { changesOf, type TableChanges } from '../sync/changes.ts';
import { contestedFindings } from '../sync/contested.ts';
import { toRemember } from '../sync/feed-side.ts';
import { finding } from '../sync/finding-codes.ts';
import { formatLastImport } from '../sync/last-import.ts';
import { filledIn } from '../sync/present-file.ts';
import { keepIds } from '../sync/steady-ids.ts';
import { gapName, syncTables } from '../sync/sync-tables.ts';
import { lastImportPath, type OpenedForSync, openForSync } from './open-for-sync.ts';
import type { FoundDocuments } from './read-documents.ts';
import { changesInWords, refusalOfSync } from './sync-words.ts';
import { type ImportTarget, reportImport } from './write-import.ts';

/** Decides between the feed and people. */
export interface SyncChoices {
  /** Columns and tables that stay as they are. */
  readonly keep: ReadonlySet<string>;
  /** Whether the feed wins where people and the feed differ. */
  readonly takesFeed?: boolean;
}

export interface SyncOptions extends SyncChoices, ImportTarget {}

export interface SyncDependencies {
  readonly read: () => Promise<FoundDocuments>;
  readonly open?: typeof openForSync;
  readonly replace?: typeof replaceFiles;
}

/** How often the tables are read and merged again, because somebody saved one in the meantime. */
const MOST_TRIES = 5;

/**
 * Nothing is written unless all of it can be. The feed is fetched first, because that takes minutes. Files that changed since they
 * were read are not replaced: they are read and merged again.
 *
 * @returns 1 if nothing was written, or if a person has to fill in or to decide something
 * @throws ChangedMeanwhile if the files change again and again, UsageError, CannotWrite
 */
export async function syncOcpi(
  options: SyncOptions,
  { read, open = openForSync, replace = replaceFiles }: SyncDependencies,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, companions } = options;
  // Mistakes in the call are said before anything is fetched.
  const first = await open(out, companions);
  if ('findings' in first) return await reportUnopened(first.findings, options, terminal);
  const documents = await read();
  const onWait = (pid: string) => terminal.note(`waiting for process ${pid}, which is writing to ${out}`);
  const work = () => mergeAndReplace(options, documents, { open, replace }, terminal);
  return await withLock(out, work, { onWait }).catch((error: unknown) => {
    throw inWordsOfData(error, out);
  });
}

async function mergeAndReplace(
  options: SyncOptions,
  documents: FoundDocuments,
  { open, replace }: Required<Omit<SyncDependencies, 'read'>>,
  terminal: Terminal,
): Promise<ExitCode> {
  for (let tries = 1; ; tries++) {
    const opened = await open(options.out, options.companions);
    if ('findings' in opened) return await reportUnopened(opened.findings, options, terminal);
    const merged = merge(options, opened, documents);
    if (merged.refusal !== undefined) return await report(merged, options, terminal);
    try {
      await demandUnchanged(options, opened);
      await replace(options.out, merged.replacements);
      return await report(merged, options, terminal);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === MOST_TRIES) throw error;
      terminal.note('Tables were edited in the meantime, so they are read again.');
    }
  }
}

/** Also of files that stay: a row that is needed may be gone. @throws ChangedMeanwhile */
async function demandUnchanged({ out, companions }: SyncOptions, { bytes }: OpenedForSync): Promise<void> {
  const now = await openForSync(out, companions);
  const files = 'findings' in now ? new Map<string, Uint8Array>() : now.bytes;
  const paths = [...new Set([...bytes.keys(), ...files.keys()])];
  const changed = paths.filter((path) => {
    const [before, after] = [bytes.get(path), files.get(path)];
    return before === undefined || after === undefined || !Buffer.from(before).equals(after);
  });
  if (changed.length > 0)
    throw new ChangedMeanwhile(
      out,
      changed.map((path) => relative(out, path)),
    );
}

function merge(options: SyncOptions, opened: OpenedForSync, { locations, tariffs }: FoundDocuments) {
  const { out, now, keep, takesFeed = false, leavesOutIncomplete } = options;
  const { settings, present, last, bytes } = opened;
  const imported = importFeeds(locations, tariffs, now, {
    known: settings,
    companions: options.companions,
    incomplete: leavesOutIncomplete ? filledIn(present) : undefined,
  });
  if (last !== undefined) keepIds(imported.tables, last.tables);
  const synced = syncTables(present, imported.tables, last, { keep, takesFeed, defaults: settings }, out);
  const isKnown = takesFeed || last !== undefined;
  const changes = changesOf(synced.rows, isKnown);
  const isRead = !imported.findings.some(isError);
  const findings = [
    ...opened.inCodePages,
    ...imported.findings.filter(
      ({ code, field = '', key = '' }) => code !== 'to-fill-in' || synced.gaps.has(gapName(field, key)),
    ),
    ...(isRead && !isKnown ? noLastImport(out, changes) : []),
    ...(isRead ? contestedFindings({ ...synced, isKnown, document: locations[0]?.path ?? '' }) : []),
  ];
  const remembered = formatLastImport(toRemember(imported.tables, last, synced.rows));
  const files = new Map([...synced.files, [lastImportPath(out), remembered]]);
  return {
    ...{ imported, synced, changes, findings },
    // Why nothing may be written.
    refusal: isRead ? refusalOfSync(imported, opened, synced, options) : 'Nothing was written.',
    replacements: [...files].map(([path, after]) => ({
      path: relative(out, path).replaceAll('\\', '/'),
      before: bytes.get(path),
      after,
    })),
  };
}

function noLastImport(out: string, changes: ReadonlyMap<TableName, TableChanges>): Finding[] {
  const count = (of: (table: TableChanges) => number) => [...changes.values()].reduce((sum, own) => sum + of(own), 0);
  const [cells, rows] = [count(({ kept }) => kept.length), count(({ keptRows }) => keptRows.length)];
  if (cells + rows === 0) return [];
  return [finding('no-last-import', { file: lastImportPath(out), pointer: '' }, { params: { cells, rows } })];
}

async function reportUnopened(
  findings: readonly Finding[],
  { out, format, companions }: SyncOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  await reportFindings(findings, format, { terminal, companions });
  terminal.note(`Nothing was written, because "${out}" has errors that a sync cannot work around.`);
  return 1;
}

async function report(
  { imported, synced, changes, findings, refusal }: ReturnType<typeof merge>,
  { out, format, companions }: SyncOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { summary } = imported;
  await reportImport({ findings, summary, sync: Object.fromEntries(changes) }, format, { terminal, companions });
  if (refusal !== undefined) {
    terminal.note(refusal);
    return 1;
  }
  for (const line of changesInWords(changes)) terminal.note(line);
  const { files, gaps } = synced;
  terminal.note(files.size === 0 ? `${out} was up to date.` : `changed ${formatCount(files.size, 'file')} in ${out}`);
  const doubts = findings.filter(isBlocking).length;
  const steps = [
    ...(gaps.size === 0 ? [] : [`fill in ${formatCount(gaps.size, 'cell')}`]),
    ...(doubts === 0 ? [] : [`decide ${formatCount(doubts, 'doubt')}`]),
  ];
  const first = steps.length === 0 ? '' : `${steps.join(', ')}, then `;
  terminal.note(`next: ${first}${terminal.callOf('check', `--data ${out}`)}`);
  return steps.length === 0 ? 0 : 1;
}
