/** Advice on what to write instead of something wrong: a sentence for people, and the same for programs, made together. */

export interface Advice {
  /** Says what to write or do instead. It names a value only if that may be written as it stands. */
  readonly hint: string;
  /** The whole text that the hint says to write, if there is only one. */
  readonly replacement?: string;
}

/** `Write 22000.`, or `Write 1.250 or 1250.` if the text has several meanings; then a person has to choose. */
export function write(values: readonly string[], note?: string): Advice {
  const [only, second] = values;
  const sentence = `Write ${values.join(' or ')}`;
  // A point after an address would be taken for a part of it.
  const hint = `${sentence}${only?.includes('://') ? '' : '.'}${note === undefined ? '' : ` ${note}`}`;
  return only === undefined || second !== undefined ? { hint } : { hint, replacement: only };
}

/** A sentence that others made as advice. */
export function asHint(hint: string | undefined): Advice | undefined {
  return hint === undefined ? undefined : { hint };
}

/** `Did you mean "X"?`. X is the whole text of the cell, so that nobody loses what stands beside a misspelt part. */
export function askFor(whole: string): Advice {
  return { hint: `Did you mean "${whole}"?`, replacement: whole };
}
