/** Drafts rows of waivers.csv for findings that somebody may accept. */

import { type Finding, isWaivable, waiverCells } from '../findings/finding.ts';
import type { DataFile } from '../source/csv/data-file.ts';
import { readCsv } from '../source/csv/read-csv.ts';
import { writeCsv, writeRow } from '../source/csv/write-csv.ts';
import { TABLES } from '../source/tables/tables.ts';

/** The cells of a waiver by their columns. */
export type DraftedWaiver = { readonly [C in keyof typeof TABLES.waivers.columns]: string };

/**
 * One row per finding that a waiver can accept and that no row is there for, such as one that still lacks its reason.
 *
 * @param until like 2027-11-21
 */
export function draftWaivers(
  findings: readonly Finding[],
  reason: string,
  until: string,
  existing?: DataFile,
): DraftedWaiver[] {
  const known = keysIn(existing);
  const rows = findings.filter(isWaivable).map((found) => ({ ...waiverCells(found), reason, until }));
  return [...new Map(rows.map((row) => [keyOfDraft(row), row])).values()].filter((row) => !known.has(keyOfDraft(row)));
}

function keyOfDraft({ code, file, key }: Pick<DraftedWaiver, 'code' | 'file' | 'key'>): string {
  return JSON.stringify([code, file, key]);
}

/** Which findings rows of the file are for, whether they count or not. */
function keysIn(existing: DataFile | undefined): ReadonlySet<string> {
  const file = existing && readCsv(existing.path, existing.bytes).file;
  if (file === undefined) return new Set();
  const [code, name, key] = [file.header.indexOf('code'), file.header.indexOf('file'), file.header.indexOf('key')];
  const rows = Array.from(file.rows, (record) => file.records.cells(record));
  return new Set(
    rows.map((cells) => keyOfDraft({ code: cells[code] ?? '', file: cells[name] ?? '', key: cells[key] ?? '' })),
  );
}

const COLUMNS = Object.keys(TABLES.waivers.columns) as readonly (keyof DraftedWaiver)[];

/**
 * The text of waivers.csv with these rows at its end. What is there stays as it is: separator, line ends, order of columns.
 * Undefined if the file cannot be read, or lacks one of the columns.
 */
export function withWaivers(existing: DataFile | undefined, drafts: readonly DraftedWaiver[]): string | undefined {
  if (existing === undefined) return writeCsv(COLUMNS, cellsOfDrafts(COLUMNS, drafts));
  const { file } = readCsv(existing.path, existing.bytes);
  if (file === undefined || COLUMNS.some((column) => !file.header.includes(column))) return undefined;
  const rows = cellsOfDrafts(file.header, drafts).map((cells) => writeRow(cells, file.delimiter));
  const text = Buffer.from(existing.bytes).toString();
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text}${text.endsWith('\n') ? '' : lineEnd}${rows.join('').replaceAll('\n', lineEnd)}`;
}

function cellsOfDrafts(header: readonly string[], drafts: readonly DraftedWaiver[]): string[][] {
  return drafts.map((draft) => {
    const cells: { readonly [column: string]: string } = draft;
    return header.map((column) => cells[column] ?? '');
  });
}
