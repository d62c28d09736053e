/** Reads what a sync needs of a data directory: its settings, its tables, and what the last import said. */

import { join } from 'node:path';
import { UsageError } from '../../../src/command/index.ts';
import { type Finding, isError } from '../../../src/findings/index.ts';
import { MEMORY_OF_SYNC, readDataFiles } from '../../../src/publish/index.ts';
import { errorCode, LARGEST_LAST_IMPORT, readRegularFile } from '../../../src/read/index.ts';
import { type Declared, readSettings, type Settings, withSettings } from '../../../src/settings/index.ts';
import { tableOfFile } from '../../../src/tables/index.ts';
import { finding } from '../sync/finding-codes.ts';
import { type LastImport, parseLastImport } from '../sync/last-import.ts';
import { openTables, type PresentFile } from '../sync/present-file.ts';

export interface OpenedForSync {
  readonly settings: Settings;
  readonly present: readonly PresentFile[];
  /** About tables that are not UTF-8: whether their letters were read as they were meant. */
  readonly inCodePages: readonly Finding[];
  /** Undefined if the directory does not have it. */
  readonly last: LastImport | undefined;
  /** The bytes of all files that were read, by their paths. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Or the findings for which it cannot be synchronised. @throws UsageError if this is no data directory */
export async function openForSync(
  out: string,
  declared: readonly Declared[],
): Promise<OpenedForSync | { readonly findings: readonly Finding[] }> {
  const { settingsFile, tables, findings: unread = [] } = await readDataFiles(out);
  if (unread.some(({ code }) => code === 'unfinished-replacement')) return { findings: unread };
  const hasLocations = tables.some(({ path }) => tableOfFile(path) === 'locations');
  const unreadable = unread.filter(({ code }) => code === 'unreadable-file');
  if (unreadable.length > 0) return { findings: unreadable };
  if (settingsFile === undefined || !hasLocations) {
    const hint = 'To write a new directory, leave out --sync.';
    throw new UsageError(`"${out}" has no network.json or no locations.csv, so there is nothing to sync. ${hint}`);
  }
  const { settings, findings: ofSettings } = readSettings(settingsFile.path, settingsFile.bytes, declared);
  const named = withSettings(tables, settings ?? {}, settingsFile.path);
  const { present, inCodePages, findings: unclear } = openTables(named);
  const { last, bytes, findings: ofLast } = await readLastImport(lastImportPath(out));
  const findings = [...unread.filter(isError), ...ofSettings, ...unclear, ...ofLast];
  if (settings === undefined || findings.length > 0) return { findings };
  const files = [settingsFile, ...tables].map((file): [string, Uint8Array] => [file.path, file.bytes]);
  return {
    settings,
    present,
    inCodePages,
    last,
    bytes: new Map(bytes ? [...files, [lastImportPath(out), bytes]] : files),
  };
}

/** Where a data directory has what the last import said. */
export function lastImportPath(out: string): string {
  return join(out, MEMORY_OF_SYNC).replaceAll('\\', '/');
}

async function readLastImport(
  path: string,
): Promise<{ last?: LastImport; bytes?: Uint8Array; findings: readonly Finding[] }> {
  try {
    const bytes = await readRegularFile(path, LARGEST_LAST_IMPORT);
    const last = parseLastImport(new TextDecoder('utf-8').decode(bytes));
    return 'problem' in last ? { findings: [damaged(path, last.problem)] } : { last, bytes, findings: [] };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return { findings: [] };
    return { findings: [damaged(path, error instanceof Error ? error.message : String(code))] };
  }
}

function damaged(file: string, problem: string): Finding {
  return finding('damaged-last-import', { file }, { params: { problem } });
}
