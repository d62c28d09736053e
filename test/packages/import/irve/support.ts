/** For tests: what an import makes of rows of a static file. */

import { parse } from 'csv-parse/sync';
import { importIrve } from '../../../../packages/import/irve/import.ts';
import { readCommunes } from '../../../../packages/import/irve-schema/communes.ts';
import type { Imported } from '../../../../packages/import/rows/finish-import.ts';
import type { Finding } from '../../../../src/findings/finding.ts';
import { NOW } from '../../../support/data-directory.ts';
import { type Cells, csvOf, staticRow } from '../../../support/irve-rows.ts';

/** Communes, of which one merged into another, and one is called as a street is. */
export const SURROUNDINGS = {
  now: NOW,
  communes: readCommunes('38185 Grenoble\n69382 Lyon\n01340 Arboys en Bugey\n42218 Saint-Étienne\n80688 Rue\n'),
};

export function document(path: string, text: string | Uint8Array) {
  return { path, bytes: typeof text === 'string' ? Buffer.from(text) : text };
}

export function importRows(points: readonly Cells[]): Imported {
  return importIrve(document('static.csv', csvOf(points)), SURROUNDINGS);
}

/** The rows of a table that was written. */
export function table({ files }: Pick<Imported, 'files'>, name: string): Cells[] {
  return parse(files.get(`${name}.csv`) ?? '', { columns: true });
}

/** The findings but for those that every import of a static file has. */
export function special({ findings }: Pick<Imported, 'findings'>): Finding[] {
  return findings.filter(({ message }) => !message.startsWith('IRVE has no voltage'));
}

/** What the check says of the tables, but for what it says of every import. */
export function specialInTables({ ofTables }: Pick<Imported, 'ofTables'>): Finding[] {
  return ofTables.filter(({ code }) => !OF_EVERY.has(code));
}

const OF_EVERY = new Set(importRows([staticRow()]).ofTables.map(({ code }) => code));

/** Findings as `code line:column message`. */
export function told(imported: Pick<Imported, 'findings'>): string[] {
  return special(imported).map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`);
}
