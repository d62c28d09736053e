import type { ColumnNaming } from './renamed-columns.ts';

/** A file of the data directory; `path` is the path that findings show. */
export interface DataFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Set if a program wrote it, so that every line after the first is a row. */
  readonly isGenerated?: true;
  /** What network.json says of its columns. */
  readonly naming?: ColumnNaming;
  /** The country of network.json (ISO 3166-1 alpha-2), whose programs may have written the file in their own encoding. */
  readonly country?: string;
}
