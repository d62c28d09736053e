/**
 * How a column of an IRVE file is declared. IRVE is the French national format of charging points (schema-irve 2.3.0). Import, export
 * and docs/irve.md are all made from these declarations.
 */

export interface IrveField {
  /** Whether its cells are true or false. */
  readonly isTruth?: true;
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
}

/** By name, in the order of the file. */
export type IrveFields = { readonly [name: string]: IrveField };

/** The names of the columns that an export writes. */
export type ExportedName<F extends IrveFields> = {
  [N in keyof F]: F[N] extends { readonly exported: string } ? N : never;
}[keyof F] &
  string;

/** A row that an export writes. */
export type ExportedCells<F extends IrveFields> = { readonly [N in ExportedName<F>]: string };

/** The columns that an export writes, in the order of the file. */
export function exportedNames<F extends IrveFields>(fields: F): ExportedName<F>[] {
  return Object.keys(fields).filter((name) => fields[name]?.exported !== undefined) as ExportedName<F>[];
}
