/** The entry of one finding code in the catalogue. */
export interface Entry {
  readonly severity: 'error' | 'warning';
  /** What is wrong. */
  readonly wrong: string;
  /** Why it matters to readers of the published data. */
  readonly why: string;
  /** How to put it right. */
  readonly fix: string;
  /** An example with the mistake. */
  readonly bad: string;
  /** The same example without it. */
  readonly good: string;
}

/** The entries of one group; the keys are the codes. */
export type Entries = { readonly [code: string]: Entry };
