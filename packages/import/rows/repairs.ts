/**
 * Repairs texts of a feed that can mean only one thing: `socket`, `22 kW`, `400V`, `52,37`, `yes`. What is repaired is what the
 * columns themselves know to be meant (tables/cell-types/), but never a guess at a misspelt word.
 */

import { CURRENCIES, type KnownRow, NO_ROW, quoted } from '../../../src/cells/index.ts';
import {
  type Columns,
  type ColumnType,
  factsOf,
  reading,
  readWritten,
  TABLES,
  type TableName,
} from '../../../src/tables/index.ts';
import type { SaidBy } from './finding-codes.ts';
import type { REPAIRED } from './wordings.ts';

export interface Repair {
  /** Why it was repaired. Repairs of one member with one cause are one finding, but for other forms of words of OCPI. */
  readonly says: keyof typeof REPAIRED.message;
  /** The member or column, as the finding calls it. */
  readonly member: string;
  readonly from: string;
  readonly to: string;
}

/** Texts of a column that are remembered with their repair. */
const KEPT = 1000;

export class Repairs {
  /** By the type of a column: the repair of each text that means the same in every row, or null if it needs none. */
  readonly #known = new Map<ColumnType<unknown>, Map<string, Repair | null>>();
  /** What is said of each cause. */
  readonly #said = new Map<string, SaidBy<'repaired'>>();

  /** The repair of a cell; nothing if it needs none, or if it is not certain what it means. @param cellOf the other cells */
  ofCell(table: TableName, column: string, text: string, cellOf: KnownRow['cell']): Repair | undefined {
    const columns: Columns = TABLES[table].columns;
    const type = columns[column]?.type;
    if (type === undefined || FREE.has(factsOf(type).code) || FROM_THE_SITE.has(column)) return undefined;
    const known = this.#textsOf(type);
    const kept = known.get(text);
    if (kept !== undefined) return kept ?? undefined;
    if (known.size >= KEPT && reading(type, text).ok) return undefined;
    const { repair, isFixed } = repairIn(type, column, text, { ...NO_ROW, cell: cellOf });
    if (isFixed && known.size < KEPT) known.set(text, repair ?? null);
    return repair;
  }

  #textsOf(type: ColumnType<unknown>): Map<string, Repair | null> {
    const known = this.#known.get(type) ?? new Map<string, Repair | null>();
    if (known.size === 0) this.#known.set(type, known);
    return known;
  }

  /** What a finding says; of several repairs with one cause, all say what the first does. */
  saidOf({ says, ...repair }: Repair): SaidBy<'repaired'> {
    const own = { says, params: { ...repair, from: quoted(repair.from) } } as SaidBy<'repaired'>;
    if (says === 'word') return own;
    const cause = `${says}\n${repair.member}`;
    const said = this.#said.get(cause) ?? own;
    this.#said.set(cause, said);
    return said;
  }
}

/** Texts of these are never repaired: there is no telling what else they mean. */
const FREE: ReadonlySet<string> = new Set(['not-an-id', 'not-printable', 'not-a-list']);

/** Columns that are derived from the coordinates if they cannot be read. */
const FROM_THE_SITE: ReadonlySet<string> = new Set(['country', 'time_zone']);

/** The repair of one text for a type; `member` is what the finding calls it. */
export function repairOf(type: ColumnType<unknown>, member: string, text: string, row = NO_ROW): Repair | undefined {
  return repairIn(type, member, text, row).repair;
}

/** Whether a text can be read, perhaps after a repair. */
export function isUnderstood(type: ColumnType<unknown>, text: string): boolean {
  return reading(type, text).ok || repairOf(type, '', text) !== undefined;
}

/** A repair, and whether the same text needs the same in every row. */
interface RepairInRow {
  readonly repair?: Repair;
  readonly isFixed: boolean;
}

function repairIn(type: ColumnType<unknown>, member: string, text: string, row: KnownRow): RepairInRow {
  if (reading(type, text).ok) return { isFixed: true };
  const written = readWritten(type, text, row);
  const { values } = factsOf(type);
  if ('problem' in written) {
    const to = sameWord(values ?? CURRENCIES, text);
    return to === undefined || !reading(type, to).ok
      ? { isFixed: false }
      : { repair: { says: 'word', member, from: text, to }, isFixed: true };
  }
  const says = values !== undefined || typeof written.value === 'boolean' ? 'word' : 'form';
  return { repair: { says, member, from: text, to: written.text }, isFixed: written.isFixed };
}

/** The value that differs only in case, blanks, hyphens and underscores. */
function sameWord(values: Iterable<string>, text: string): string | undefined {
  for (const value of values) if (letters(value) === letters(text)) return value;
  return undefined;
}

function letters(word: string): string {
  return word.toUpperCase().replace(/[\s_-]+/g, '');
}
