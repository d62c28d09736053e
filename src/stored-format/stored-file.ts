/** Files of a snapshot, and what is needed to append to their bytes. */

/** A file of the snapshot. */
export interface StoredFile {
  /** Path below the root of the site, with a leading slash. It is named after the content, which never changes. */
  readonly path: string;
  /** Length of the file in bytes. */
  readonly bytes: number;
}

/** The files whose concatenation is an unfinished body: one file, or the packs of a list (list-index.ts). */
export type StoredBody = readonly StoredFile[];

/** What is needed to append to a stored body. */
export interface StoredSum {
  /** Length in bytes of the uncompressed unfinished body. */
  readonly size: number;
  /** CRC-32 (RFC 1952) of the uncompressed unfinished body, as an unsigned number. */
  readonly crc32: number;
}
