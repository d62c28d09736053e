/** A name on one line, without regard to case: network.json names columns so. */
export function foldName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Which columns of a file are which of ours, as network.json says it. */
export interface ColumnNaming {
  /** Our names, by the names that the file has. */
  readonly columns: { readonly [their: string]: string };
  /** Columns of the file that are not read. */
  readonly ignore_columns: readonly string[];
}
