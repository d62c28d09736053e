/**
 * How a column of an IRVE file is declared. IRVE is the French national format of charging points (schema-irve 2.3.0). Import, export
 * and docs/irve.md are all made from these declarations.
 */

import type { Capability } from '../../../src/ocpi/index.ts';
import type { Texts, ToRead } from './to-read.ts';

/** @template W what a row of the file is written from */
export interface IrveField<W = unknown> {
  /** Whether its cells are true or false. */
  readonly isTruth?: true;
  /** What an EVSE can do for which it is true. */
  readonly means?: readonly Capability[];
  /** Names of the column in other editions of the schema, and in the national file. */
  readonly otherNames?: readonly string[];
  /** Set if an import does not read it, although an export derives it from columns of ours. */
  readonly isOnlyExported?: true;
  /** The columns of our tables, as `table.column`; none if they have no place for it. */
  readonly columns: readonly string[];
  /** In words: the use that an import makes of a cell; absent in files that are only written. */
  readonly imported?: string;
  /** In words: the text that an export writes; absent if the column is only read. */
  readonly exported?: string;
  /** The cells that the column fills, where several columns do not fill one together. */
  readonly read?: { readonly [R in keyof ToRead]?: (from: ToRead[R]) => Texts };
  /** The text of its cell; absent if that is empty. */
  readonly write?: (from: W) => string;
}

/** By name, in the order of the file. */
export type IrveFields<W> = { readonly [name: string]: IrveField<W> };

/** The columns that an export writes, in the order of the file, and a row of texts for each of `items`. */
export function writtenTable<W>(fields: IrveFields<W>, items: readonly W[]): { header: string[]; rows: string[][] } {
  const written = Object.entries(fields).filter(([, { exported }]) => exported !== undefined);
  return {
    header: written.map(([name]) => name),
    rows: items.map((item) => written.map(([, { write }]) => write?.(item) ?? '')),
  };
}
