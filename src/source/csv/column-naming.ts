/** Which columns of a file are which of ours, as network.json says it. */
export interface ColumnNaming {
  /** Our names, by the names that the file has. */
  readonly columns: { readonly [their: string]: string };
  /** Columns of the file that are not read. */
  readonly ignore_columns: readonly string[];
}
