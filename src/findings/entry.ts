/**
 * How much a finding weighs. An error can never be published. A doubt is almost certainly a mistake: it blocks too, until
 * it is mended or a waiver accepts it. A warning does not block.
 */
export type Severity = 'error' | 'doubt' | 'warning';

/** The entry of one finding code in the catalogue. An example of it is its folder in test/fixtures/findings. */
export interface Entry {
  readonly severity: Severity;
  /** Says what is wrong. */
  readonly wrong: string;
  /** Why it matters to readers of the published data. */
  readonly why: string;
  /** How to put it right. */
  readonly fix: string;
}

/** The entries of one group; the keys are the codes. */
export type Entries = { readonly [code: string]: Entry };
