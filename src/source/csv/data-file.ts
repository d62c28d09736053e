/** A file of the data directory; `path` is how findings name it. */
export interface DataFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}
