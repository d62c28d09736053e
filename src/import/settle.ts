/**
 * What was imported is judged by the very check that judges everybody's data. Whatever it calls an error is left out,
 * the cell if the table can do without it, else the row, and then what depended on the row, until nothing is left to
 * complain about. Each step is told at the place in the imported document.
 */

import { CELLS } from '../findings/catalogue/cells.ts';
import { type Finding, finding, isError } from '../findings/finding.ts';
import { checkSources } from '../pipeline.ts';
import { TABLES } from '../tables/tables.ts';
import type { Draft, DraftRow } from './draft.ts';
import { type TableFile, tableFiles } from './files.ts';

/** Errors that only say that something else was left out, which has been told already. */
const CONSEQUENCES = new Set(['unknown-location', 'unknown-evse', 'unknown-business', 'unknown-energy-mix']);

/**
 * Leaves out what cannot be published; `settings` are those of network.json, `now` is in ms since 1970.
 * Returns the warnings that remain, which are about the tables.
 */
export function settle(draft: Draft, settings: object, now: number): readonly Finding[] {
  for (;;) {
    const files = tableFiles(draft.rows, settings);
    const { findings } = checkSources(
      {
        network: { path: 'network.json', bytes: Buffer.from(JSON.stringify(settings)) },
        tables: files.map(({ name, text }) => ({ path: name, bytes: Buffer.from(text) })),
        findings: [],
      },
      { now },
    );
    const errors = findings.filter((found) => isError(found) && found.code !== 'no-tables');
    const gone = new Set<DraftRow>();
    for (const error of errors) {
      const row = rowOf(error, files);
      if (row === undefined) throw new Error(`${error.file}: ${error.code} has no source: ${error.message}`);
      if (!gone.has(row)) leaveOut(draft, row, error, gone);
    }
    if (errors.length === 0) return findings;
    draft.rows.splice(0, draft.rows.length, ...draft.rows.filter((row) => !gone.has(row)));
  }
}

function rowOf({ file, line = 0 }: Finding, files: readonly TableFile[]): DraftRow | undefined {
  return files.find(({ name }) => name === file)?.rows[line - 2];
}

function leaveOut(draft: Draft, row: DraftRow, error: Finding, gone: Set<DraftRow>): void {
  const { field = '', code, message, hint } = error;
  const cell = row.cells.get(field);
  const column = TABLES[row.table].columns[field as keyof (typeof TABLES)[typeof row.table]['columns']] as
    | { readonly presence: { readonly kind: string } }
    | undefined;
  const place = { file: row.document, pointer: cell?.pointer ?? row.pointer };
  const isOptional = column !== undefined && column.presence.kind !== 'required' && Object.hasOwn(CELLS, code);
  if (isOptional && cell !== undefined) {
    row.cells.delete(field);
    draft.findings.push(finding('left-out', place, { field, message, hint }));
    return;
  }
  gone.add(row);
  if (CONSEQUENCES.has(code)) return;
  const what = `${message} So the row of ${row.table}.csv is left out.`;
  draft.findings.push(finding('object-left-out', place, { field, message: what, hint }));
}
