/** docs/performance.md: a section for each benchmark, as `npm run bench -- --write` last measured it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Table } from './table.ts';

const PATH = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/** Replaces the section with this heading; a new one comes last. @param about when and where it was measured, and on which data */
export function writeSection(title: string, about: string, tables: readonly Table[]): void {
  const told = new Set<string>();
  const heading = `## ${title}\n`;
  const section = [heading.trimEnd(), about, ...tables.map((table) => toMarkdown(table, told))].join('\n\n');
  const sections = readFileSync(PATH, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/);
  const at = sections.findIndex((one) => one.startsWith(heading));
  writeFileSync(PATH, `${(at === -1 ? [...sections, section] : sections.with(at, section)).join('\n\n')}\n`);
}

/** A note that several tables have is said below the first. @param told the notes that were said */
function toMarkdown({ title, columns, rows, notes = [] }: Table, told: Set<string>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)];
  const unsaid = notes.filter((note) => !told.has(note));
  for (const note of unsaid) told.add(note);
  return [`### ${title}`, lines.join('\n'), ...unsaid].join('\n\n');
}
