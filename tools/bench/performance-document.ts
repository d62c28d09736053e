/** docs/performance.md, from what was measured. It says nothing else, so `npm run generate` writes it. */

import { BENCHMARKS } from './benchmarks.ts';
import { type AllMeasured, hashOfCode, type Measured } from './measured.ts';
import type { Table } from './table.ts';

const HEAD = `# Performance

Measured by \`npm run bench -- --write\`, in turns with the programs beside it. Read ratios, not figures: machines differ. CPU time is that of whole
processes. Bytes and counts are the same everywhere; those of tools/bench/counts.json are checked with every change (\`npm run counts\`).
`;

/** Whether what a benchmark measures has changed since it was run, or it never was. */
export function isStale(name: string, measured: Measured | undefined): boolean {
  return measured?.code !== hashOfCode(BENCHMARKS[name]?.measures ?? []);
}

/** The text of the page. A section whose code has changed says so in its heading. */
export function performanceDocument(measured: AllMeasured): string {
  const sections = Object.entries(BENCHMARKS).flatMap(([name, { title, data, measures }]) => {
    const own = measured[name];
    if (own === undefined) return [];
    const heading = isStale(name, own) ? `${title} (out of date: the code has changed since)` : title;
    const about = `Measured on ${own.day}, commit ${own.commit}: ${own.machine}. Code measured: ${measures.join(', ')} (${own.code}). Data: ${data}`;
    return [[`## ${heading}`, about, ...own.tables.map(toMarkdown)].join('\n\n')];
  });
  return `${[HEAD, ...sections]
    .join('\n')
    .replaceAll(/\n(?=## )/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

function toMarkdown({ title, columns, rows, notes = [] }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)];
  return [`### ${title}`, lines.join('\n'), ...notes].join('\n\n');
}
