/** docs/performance.md, from what was measured. It says nothing else, so `npm run generate` writes it. */

import { BENCHMARKS } from './benchmarks.ts';
import { type AllMeasured, hashOfCode, type Measured } from './measured.ts';
import type { Table } from './table.ts';

const HEAD = `# Performance

What \`npm run bench\` printed, in turns with the programs beside it. Each section has its day and commit: later changes of the code are not in it. Read
ratios, not figures: machines differ. CPU time is that of whole processes. What is the same on every machine is in tools/bench/counts.json, which
\`npm run counts\` checks.
`;

/** Whether what a benchmark measures has changed since it was run, or it never was. */
export function isStale(name: string, measured: Measured | undefined): boolean {
  return measured?.code !== hashOfCode(BENCHMARKS[name]?.measures ?? []);
}

/** The text of the page. */
export function performanceDocument(measured: AllMeasured): string {
  const sections = Object.entries(BENCHMARKS).flatMap(([name, { title, data }]) => {
    const own = measured[name];
    if (own === undefined) return [];
    const told = new Set<string>();
    const about = `${own.day}, commit ${own.commit}, ${own.machine}. ${data}`;
    return [`## ${title}`, about, ...own.tables.map((table) => toMarkdown(table, told))];
  });
  return `${[HEAD.trimEnd(), ...sections].join('\n\n')}\n`;
}

/** A note that several tables have is said below the first. @param told the notes that were said */
function toMarkdown({ title, columns, rows, notes = [] }: Table, told: Set<string>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)];
  const unsaid = notes.filter((note) => !told.has(note));
  for (const note of unsaid) told.add(note);
  return [`### ${title}`, lines.join('\n'), ...unsaid].join('\n\n');
}
