/** `format-data`: writes the tables in one form, so that `git diff` shows changes of meaning only. */

import { chmod, realpath, stat } from 'node:fs/promises';
import { readDataFiles } from '../build/disk/data-directory.ts';
import { openSettings } from '../build/validate.ts';
import { isError } from '../findings/finding.ts';
import type { DataFile } from '../source/csv/data-file.ts';
import { writeAside } from '../source/files/write-aside.ts';
import { formatTable } from '../source/load/format-table.ts';
import { TABLES, tableOfFile } from '../source/tables/tables.ts';
import { formatCount } from '../text/format.ts';
import { defineCommand } from './command.ts';
import { DATA } from './options.ts';
import { reportFindings } from './report-findings.ts';
import type { ExitCode, Terminal } from './terminal.ts';

export interface FormatDataOptions {
  readonly data: string;
  /** Whether files are only named, and none is written. */
  readonly isCheck: boolean;
}

/** Exit code 1 if a file cannot be formatted, or if one would change and nothing is to be written. */
export async function formatData({ data, isCheck }: FormatDataOptions, terminal: Terminal): Promise<ExitCode> {
  const { settings, dataFiles, findings } = openSettings(await readDataFiles(data));
  const unreadable = findings.filter(isError);
  if (unreadable.length > 0) await reportFindings(unreadable, 'text', terminal);
  // What an empty cell means, and some words, depend on the settings.
  if (settings === undefined) return 1;
  let [changed, failed] = [0, unreadable.length];
  for (const file of dataFiles.tables) {
    const table = tableOfFile(file.path);
    if (table === undefined) continue;
    const { text, error } = formatTable(TABLES[table], file, settings);
    if (error !== undefined) {
      failed++;
      terminal.out(`${file.path}: not formatted. ${error.message}`);
    } else if (!isSame(file, text)) {
      changed++;
      if (!isCheck) await replace(file.path, text);
      terminal.out(`${file.path}: ${isCheck ? 'would change' : 'formatted'}`);
    }
  }
  const what = formatCount(changed, 'file');
  terminal.note(changed === 0 ? 'No file changes.' : `${what} ${isCheck ? 'would change' : 'formatted'}.`);
  return failed > 0 || (isCheck && changed > 0) ? 1 : 0;
}

function isSame({ bytes }: DataFile, text: string): boolean {
  return Buffer.from(text).equals(bytes);
}

/** A link stays a link, and the permissions stay as they are. */
async function replace(path: string, text: string): Promise<void> {
  const target = await realpath(path);
  const { mode } = await stat(target);
  await writeAside(target, [Buffer.from(text)]);
  await chmod(target, mode);
}

export const command = defineCommand({
  name: 'format-data',
  summary: 'Write the tables in one form, without changing what they mean. Files with errors stay as they are.',
  options: {
    ...DATA,
    check: { summary: 'Write nothing, and fail if a file would change.' },
  },
  examples: ['', '--check', '--data mine'],
  run: ({ values: { data, check } }, terminal) => formatData({ data, isCheck: check }, terminal),
});
