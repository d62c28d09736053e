/**
 * Writes docs/performance.md: a section for each benchmark, with the machine and the day. A benchmark that was not run keeps
 * its section.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from './table.ts';

const PATH = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

const HEAD = `# Performance

Written by \`npm run bench -- --write\`. Read ratios, not figures: machines differ, and times are those of one run on a machine
that may have had other work. Bytes are the same everywhere.
`;

/** @param sections the tables of each benchmark that was run, by its title */
export function writePerformance(sections: ReadonlyMap<string, readonly Table[]>, now: Date): void {
  const kept = readSections();
  for (const [title, tables] of sections) {
    const measured = `Measured on ${now.toISOString().slice(0, 10)}: ${machine()}.`;
    kept.set(title, [measured, ...tables.map(toMarkdown)].join('\n\n'));
  }
  mkdirSync(dirname(PATH), { recursive: true });
  const texts = [...kept].map(([title, text]) => `## ${title}\n\n${text}\n`);
  writeFileSync(PATH, [HEAD, ...texts].join('\n'));
}

function readSections(): Map<string, string> {
  let text = '';
  try {
    text = readFileSync(PATH, 'utf8');
  } catch {
    return new Map();
  }
  const [, ...sections] = text.split(/^## /m);
  return new Map(
    sections.map((section): [string, string] => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}

function machine(): string {
  const [first, ...others] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${others.length + 1} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GiB, ${process.platform}, Node ${process.versions.node}`;
}

function toMarkdown({ title, columns, rows, notes = [] }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)];
  return [`### ${title}`, lines.join('\n'), ...notes].join('\n\n');
}
