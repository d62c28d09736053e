/** What is known about the columns of a file before it is read. It tells a header from other lines, and which cells fit. */
export interface ExpectedColumns {
  readonly isName: (text: string) => boolean;
  /** Whether the column of that name can have this text. */
  readonly accepts: (name: string, text: string) => boolean;
}
