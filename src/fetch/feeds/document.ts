/** A document of another system: a file, or a page of a list. */

export interface Document {
  /** Its path or URL, as findings show it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
