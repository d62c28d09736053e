/** What the catalogue says about one finding code. */
export interface Entry {
  readonly severity: 'error' | 'warning';
  /** What is wrong. */
  readonly wrong: string;
  /** Why it matters to those who read the published data. */
  readonly why: string;
  /** How to put it right. */
  readonly fix: string;
  /** A line that has the mistake. */
  readonly bad: string;
  /** The same line without it. */
  readonly good: string;
}

/** The entries of one group; the keys are the codes. */
export type Entries = { readonly [code: string]: Entry };
