/**
 * How much a finding weighs. An error can never be published. A doubt is almost certainly a mistake: it blocks too, until
 * it is mended or a waiver accepts it. A warning does not block.
 */
export type Severity = 'error' | 'doubt' | 'warning';

/**
 * One text, or several by name where a code is said in several ways. `{count}` is the place of a parameter (words.ts has all kinds
 * of places).
 */
export type Wordings = string | { readonly [name: string]: string };

/** The entry of one finding code in the catalogue. An example of it is its folder in test/fixtures/findings. */
export interface Entry {
  readonly severity: Severity;
  /** Says what is wrong. */
  readonly wrong: string;
  /** Why it matters to readers of the published data. */
  readonly why: string;
  /** How to put it right. It is the hint of a finding, unless `hint` says another. */
  readonly fix: string;
  /** What a finding says. */
  readonly message: Wordings;
  /**
   * What it advises in place of `fix`: always, or by name where that differs; the empty name is that of all others. An empty
   * text is no advice.
   */
  readonly hint?: Wordings;
}

/** The entries of one group; the keys are the codes. */
export type Entries = { readonly [code: string]: Entry };
