/**
 * Repairs texts of a feed that can mean only one thing: `socket`, `22 kW`, `400V`, `52,37`, `yes`. What is repaired is what the
 * columns themselves know to be meant (source/tables/cell-types/), but never a guess at a misspelt word.
 */

import { quoted } from '../source/cells/cell.ts';
import { adviceFor } from '../source/tables/cell-types/advice-for.ts';
import type { CellType } from '../source/tables/cell-types/cell-type.ts';
import type { Columns } from '../source/tables/table.ts';
import { TABLES, type TableName } from '../source/tables/tables.ts';

export interface Repair {
  /** The member or column, as the finding calls it. */
  readonly name: string;
  /**
   * What is wrong with it, without a point at the end: `has "V" besides the number`. Repairs of one member with one cause are
   * one finding. Without a cause, the text is another form of a word of OCPI.
   */
  readonly cause?: string;
  readonly from: string;
  readonly to: string;
}

/** Texts of a column that are remembered with their repair. */
const KEPT = 1000;

export class Repairs {
  /** By table and column: the repair of each text, or null if it needs none. */
  readonly #known = new Map<string, Map<string, Repair | null>>();
  /** The message of each cause. */
  readonly #messages = new Map<string, string>();

  /** The repair of a cell; nothing if it needs none, or if it is not certain what it means. */
  ofCell(table: TableName, column: string, text: string): Repair | undefined {
    const key = `${table}.${column}`;
    const known = this.#known.get(key) ?? new Map<string, Repair | null>();
    if (known.size === 0) this.#known.set(key, known);
    const kept = known.get(text);
    if (kept !== undefined) return kept ?? undefined;
    const repair = repairOfCell(table, column, text);
    if (known.size < KEPT) known.set(text, repair ?? null);
    return repair;
  }

  /** What a finding says; of several repairs with one cause, all say what the first does. */
  messageOf({ name, cause, from, to }: Repair): string {
    if (cause === undefined) return `${name} ${quoted(from)} was read as ${to}.`;
    const key = `${name} ${cause}`;
    const message = this.#messages.get(key) ?? `${key}, so it was converted (${quoted(from)} became ${to}).`;
    this.#messages.set(key, message);
    return message;
  }
}

function repairOfCell(table: TableName, column: string, text: string): Repair | undefined {
  const columns: Columns = TABLES[table].columns;
  const type = columns[column]?.type;
  if (type === undefined || FREE.has(type.code) || FROM_THE_SITE.has(column)) return undefined;
  // A price may name a currency, and the row here does not know that of its tariff.
  if (PRICES.has(table) && !BARE_NUMBER.test(text) && type.numeric) return undefined;
  return repairOf(type, column, text);
}

/** Texts of these are never repaired: there is no telling what else they mean. */
const FREE: ReadonlySet<string> = new Set([
  'not-an-id',
  'not-printable',
  'not-a-url',
  'not-opening-hours',
  'not-a-list',
]);

/** Columns that are derived from the coordinates if they cannot be read. */
const FROM_THE_SITE: ReadonlySet<string> = new Set(['country', 'time_zone']);

const PRICES: ReadonlySet<TableName> = new Set(['tariffs', 'tariff_elements']);
const BARE_NUMBER = /^[-+]?[\d.,]+ ?%?$/;

/** The repair of one text for a type; `name` is what the finding calls it. */
export function repairOf(type: CellType<unknown>, name: string, text: string): Repair | undefined {
  if (type.values?.includes(text)) return undefined;
  const reading = type.read(text);
  const word = type.values && (reading.ok ? [reading.value].flat()[0] : wordOf(type.values, text));
  if (typeof word === 'string' && word !== text) return { name, from: text, to: word };
  if (reading.ok || !isCertain(reading.meant?.guess, text)) return undefined;
  const { replacement } = adviceFor(type.read, reading);
  const cause = reading.problem.replace(quoted(text), '').replace(/\.$/, '').trim();
  return replacement === undefined ? undefined : { name, cause, from: text, to: replacement };
}

/** A guess is certain if only case and separators differ. */
function isCertain(guess: string | undefined, text: string): boolean {
  return guess === undefined || letters(guess) === letters(text);
}

function wordOf(values: readonly string[], text: string): string | undefined {
  return values.find((value) => letters(value) === letters(text));
}

/** A word without regard to case, blanks, hyphens and underscores. */
function letters(word: string): string {
  return word.toUpperCase().replace(/[\s_-]+/g, '');
}
