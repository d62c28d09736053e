/** What a benchmark gives: a table, which is printed, and written to docs/performance.md. */

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
}

/** The lines of a table for a terminal: the first column left, the others right. */
export function tableLines({ title, columns, rows, notes = [] }: Table): string[] {
  const widths = columns.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`;
  return [title, line(columns), ...rows.map(line), ...notes.map((note) => `  ${note}`)];
}
