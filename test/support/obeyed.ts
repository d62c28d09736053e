/** For tests: does what a hint says, as a person would who believes it. */

import { parse } from 'csv-parse/sync';
import type { DataFile } from '../../src/csv/data-file.ts';
import type { Finding } from '../../src/findings/finding.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';

/**
 * The value that a hint names. Also one that it names only for people, which would be a mistake of the hint; not what it
 * names as one of several, or as an example.
 */
export function namedValue({ hint = '', replacement }: Finding): string | undefined {
  if (replacement !== undefined) return replacement;
  if (/\bsuch as\b|\bfor example\b| or \S+?\b|\bto keep\b/.test(hint)) return undefined;
  return (
    /^Did you mean "(.+)"\?/.exec(hint)?.[1] ??
    /\b[Ww]rite (?:only the number: )?([-\d][^\s,]*?)[.,]?(?: (?!in )|$)/.exec(hint)?.[1]
  );
}

/** The files with a text in place of the cell, the column name or the setting that a finding is about. */
export function obeyed({ settingsFile, tables }: DataFiles, found: Finding, text: string): DataFiles {
  const replaced = (file: DataFile): DataFile =>
    file.path === found.file ? { ...file, bytes: Buffer.from(written(file, found, text)) } : file;
  if (settingsFile?.path === found.file) {
    return { tables, settingsFile: { ...settingsFile, bytes: Buffer.from(setting(settingsFile, found, text)) } };
  }
  return { ...(settingsFile ? { settingsFile } : {}), tables: tables.map(replaced) };
}

/** As a spreadsheet would save the table, with quotation marks around every cell. */
function written(file: DataFile, { line, column, field = '' }: Finding, text: string): string {
  const bytes = Buffer.from(file.bytes).toString();
  const delimiter = bytes.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  const rows: string[][] = parse(bytes, { delimiter, relax_column_count: true, skip_empty_lines: true });
  const row = rows[(line ?? 0) - 1] ?? [];
  const at = line === 1 ? row.indexOf(field) : (rows[0] ?? []).indexOf(field);
  if (column === undefined || at < 0) throw new Error(`${file.path} has no column ${field}`);
  row[at] = text;
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `${rows.map((cells) => cells.map(quoted).join(delimiter)).join('\n')}\n`;
}

function setting(file: DataFile, { code, field = '' }: Finding, text: string): string {
  const settings = JSON.parse(Buffer.from(file.bytes).toString());
  const path = field.split('.');
  const name = path.pop() ?? '';
  const parent = path.reduce((object, key) => object[key], settings);
  if (code === 'unknown-setting') {
    parent[text] = parent[name];
    delete parent[name];
  } else parent[name] = text;
  return JSON.stringify(settings, null, 2);
}

/** What a finding says, wherever it says it. Rewriting a file moves its columns. */
export function identity({ code, file, line, field, message }: Finding): string {
  return `${file.endsWith('.json') ? file : `${file}:${line}`} ${code} ${field ?? ''}: ${message}`;
}
