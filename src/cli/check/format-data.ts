/** `format-data`: writes the tables in one form, so that `git diff` shows changes of meaning only. */

import { lstat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import { DATA } from '../../command/options.ts';
import { reportFindings } from '../../command/report-findings.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import type { DataFile } from '../../csv/data-file.ts';
import { isError } from '../../findings/finding.ts';
import { formatMessage, formatPlace } from '../../findings/print/print-text.ts';
import { formatCount } from '../../findings/text/format.ts';
import type { Companion } from '../../publish/companion.ts';
import { readDataFiles } from '../../publish/disk/data-directory.ts';
import { type Replacement, replaceFiles } from '../../publish/disk/replace-files.ts';
import { openSettings } from '../../publish/validate/check-static.ts';
import { formatTable } from '../../read/load/format-table.ts';
import { TABLES, tableOfFile } from '../../tables/tables.ts';

export interface FormatDataOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly data: string;
  /** Whether files are only named, and none is written. */
  readonly isCheck: boolean;
}

/** Exit code 1 if a file cannot be formatted, or if one would change and nothing is to be written. */
export async function formatData(
  { companions, data, isCheck }: FormatDataOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { settings, dataFiles, findings } = openSettings(await readDataFiles(data), companions);
  const unreadable = findings.filter(isError);
  if (unreadable.length > 0) await reportFindings(unreadable, 'text', { terminal, companions });
  // What an empty cell means, and some words, depend on the settings.
  if (settings === undefined) return 1;
  let failed = unreadable.length;
  const replacements: Replacement[] = [];
  for (const file of dataFiles.tables) {
    const table = tableOfFile(file.path);
    if (table === undefined) continue;
    const { text, error } = formatTable(TABLES[table], file, settings);
    const isLink = error === undefined && !isSame(file, text) && (await lstat(file.path)).isSymbolicLink();
    if (error !== undefined || isLink) {
      failed++;
      const [place, why] = error ? [formatPlace(error), formatMessage(error)] : [file.path, LINK];
      terminal.out(`${place}: not formatted. ${why}`);
    } else if (!isSame(file, text)) {
      const path = relative(data, file.path).replaceAll('\\', '/');
      replacements.push({ path, before: file.bytes, after: text });
    }
  }
  if (!isCheck) await replaceFiles(data, replacements);
  for (const { path } of replacements) {
    terminal.out(`${join(data, path).replaceAll('\\', '/')}: ${isCheck ? 'would change' : 'formatted'}`);
  }
  const what = formatCount(replacements.length, 'file');
  terminal.note(replacements.length === 0 ? 'No file changes.' : `${what} ${isCheck ? 'would change' : 'formatted'}.`);
  return failed > 0 || (isCheck && replacements.length > 0) ? 1 : 0;
}

function isSame({ bytes }: DataFile, text: string | undefined): boolean {
  return text !== undefined && Buffer.from(text).equals(bytes);
}

/** It may lead to a file of somebody else. */
const LINK = 'It is a link, and only files in the data directory are written. Format the file it leads to.';

export const command = defineCommand({
  name: 'format-data',
  summary: 'Write the tables in one form, without changing what they mean. Files with errors stay as they are.',
  options: {
    ...DATA,
    check: { summary: 'Write nothing, and fail if a file would change.' },
  },
  examples: ['', '--check', '--data mine'],
  run: ({ values: { data, check }, companions }, terminal) =>
    formatData({ companions, data, isCheck: check }, terminal),
});
