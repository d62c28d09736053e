/** Drafts rows of waivers.csv for findings that somebody may accept: one row for each code in a file. */

import { joinList, splitList } from '../../cells/list.ts';
import type { DataFile } from '../../csv/data-file.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { textIn } from '../../csv/records.ts';
import { writeCsv, writeRow } from '../../csv/write-csv.ts';
import { type Finding, isWaivable } from '../../findings/finding.ts';
import { waiverCells } from '../../findings/print/waiver-of-cause.ts';
import { DAY_MS, dayOf } from '../../findings/text/day.ts';
import { expectedColumns } from '../../read/load/read-tables.ts';
import { TABLES } from '../../tables/tables.ts';

/** The cells of a waiver by their columns. */
export type DraftedWaiver = { readonly [C in keyof typeof TABLES.waivers.columns]: string };

export interface DraftedWaivers {
  readonly rows: readonly DraftedWaiver[];
  /** What the rows accept, if they have a reason. */
  readonly accepted: ReadonlySet<Finding>;
}

/** What became of waivers.csv. */
export type AddedWaivers =
  /** `before` is what stands there now; undefined if nothing does. */
  | ({ readonly kind: 'added'; readonly text: string; readonly before: Uint8Array | undefined } & DraftedWaivers)
  | { readonly kind: 'nothing to add'; readonly why: string }
  | { readonly kind: 'not added'; readonly why: string };

/** What is left out is for a person to fill in, or has its default. */
export interface WaiverTexts {
  readonly reason?: string | undefined;
  /** Like 2027-11-21; by default the day in a year. */
  readonly until?: string | undefined;
}

/**
 * waivers.csv with rows for the findings that a waiver can accept.
 *
 * @param path where it is, or would be
 * @param tables of the data directory
 * @param now ms since 1970
 */
export function addWaivers(
  findings: readonly Finding[],
  { reason = '', until }: WaiverTexts,
  { path, tables, now }: { readonly path: string; readonly tables: readonly DataFile[]; readonly now: number },
): AddedWaivers {
  const existing = tables.find((table) => table.path === path);
  const inAYear = dayOf(now + 365 * DAY_MS);
  const drafted = draftWaivers(findings, { reason, until: until ?? inAYear }, existing);
  if (drafted.rows.length === 0) {
    const isKnown = findings.some(isWaivable);
    const why = isKnown ? `${path} has a row for each of them already.` : 'There is nothing to waive.';
    return { kind: 'nothing to add', why };
  }
  const text = withWaivers(existing, drafted.rows);
  if (text !== undefined) return { kind: 'added', ...drafted, text, before: existing?.bytes };
  const why = `${path} cannot be added to. It needs the columns code, file, key, reason and until.`;
  return { kind: 'not added', why };
}

/** Excel cuts a cell after 32,767 characters. */
const LONGEST_CELL = 30_000;

/**
 * Rows for the findings that a waiver can accept and that no row is there for, such as one that still lacks its reason. They
 * name the rows that the findings are about, so that what is added later is not accepted unseen.
 *
 * @param until like 2027-11-21; empty for no end
 */
export function draftWaivers(
  findings: readonly Finding[],
  { reason, until }: Pick<DraftedWaiver, 'reason' | 'until'>,
  existing?: DataFile,
): DraftedWaivers {
  const known = coveredBy(existing);
  const accepted = findings.filter((found) => isWaivable(found) && !known.has(keyOfDraft(waiverCells(found))));
  const groups = Map.groupBy(accepted.map(waiverCells), ({ code, file, key }) =>
    // A finding about a whole file has no key, and gets a row of its own.
    JSON.stringify([code, file, key === '']),
  );
  const rows = [...groups.values()].flatMap((cells) => {
    const [{ code, file } = { code: '', file: '' }] = cells;
    return keyCells(cells.map(({ key }) => key)).map((key) => ({ code, file, key, reason, until }));
  });
  return { rows, accepted: new Set(accepted) };
}

/** The keys as one cell, or as several if it would be too long. */
function keyCells(keys: readonly string[]): string[] {
  const cells: string[][] = [];
  let length = 0;
  for (const key of new Set(keys)) {
    const last = cells.at(-1);
    length += key.length + 1;
    if (last !== undefined && length <= LONGEST_CELL) last.push(key);
    else {
      cells.push([key]);
      length = key.length;
    }
  }
  return cells.map(joinList);
}

function keyOfDraft({ code, file, key }: Pick<DraftedWaiver, 'code' | 'file' | 'key'>): string {
  return JSON.stringify([code, file, key]);
}

/** What rows of the file are for, whether they count or not. */
function coveredBy(existing: DataFile | undefined): ReadonlySet<string> {
  const file = existing && readWaivers(existing);
  if (file === undefined) return new Set();
  const [code, name, key] = [file.header.indexOf('code'), file.header.indexOf('file'), file.header.indexOf('key')];
  const rows = Array.from(file.rows, (record) => file.records.cells(record));
  return new Set(
    rows.flatMap((cells) => {
      const keys = splitList(cells[key] ?? '');
      const listed = keys.ok && keys.value.length > 0 ? keys.value : [''];
      return listed.map((one) => keyOfDraft({ code: cells[code] ?? '', file: cells[name] ?? '', key: one }));
    }),
  );
}

function readWaivers({ path, bytes, naming, country }: DataFile) {
  return readCsv(path, bytes, expectedColumns(TABLES.waivers, naming), country).file;
}

const COLUMNS = Object.keys(TABLES.waivers.columns) as readonly (keyof DraftedWaiver)[];

/**
 * The text of waivers.csv with these rows at its end. What is there stays as it is: separator, line ends, order of columns.
 * Undefined if the file cannot be read, or lacks one of the columns.
 */
export function withWaivers(existing: DataFile | undefined, drafts: readonly DraftedWaiver[]): string | undefined {
  if (existing === undefined) return writeCsv(COLUMNS, cellsOfDrafts(COLUMNS, drafts));
  const file = readWaivers(existing);
  if (file === undefined || COLUMNS.some((column) => !file.header.includes(column))) return undefined;
  const rows = cellsOfDrafts(file.header, drafts).map((cells) => writeRow(cells, file.delimiter));
  const { bytes } = existing;
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
  const lineEnd = bytes.some((byte, i) => byte === CR && bytes[i + 1] === LF) ? '\r\n' : '\n';
  // Not the bytes, which may be in another encoding.
  const text = textIn(file.bytes);
  const before = `${mark}${text}${text.endsWith('\n') ? '' : '\n'}`;
  return `${before}${rows.join('')}`.replaceAll('\n', lineEnd);
}

const [CR, LF] = [0x0d, 0x0a];

function cellsOfDrafts(header: readonly string[], drafts: readonly DraftedWaiver[]): string[][] {
  return drafts.map((draft) => {
    const cells: { readonly [column: string]: string } = draft;
    return header.map((column) => cells[column] ?? '');
  });
}
