/** A recipe of the cookbook: something that people want to know, and how to get it in several languages. */

export interface Recipe {
  /** Names it in links: `/docs/cookbook/#nearest`. */
  readonly id: string;
  readonly title: string;
  /** What to know about it, in sentences with `code`. */
  readonly about: string;
  readonly examples: readonly Example[];
}

export type ExampleLanguage = 'curl' | 'JavaScript' | 'Python';

/** A program as it is: a test runs each against a running edge and reads what it prints. */
export interface Example {
  readonly language: ExampleLanguage;
  readonly code: string;
}

/** What the programs say of one network. */
export interface Kitchen {
  readonly base: string;
  /** Of OCPI. */
  readonly version: string;
}

/** The code of an example, without the line break at its beginning and its end. */
export function example(language: ExampleLanguage, code: string): Example {
  return { language, code: code.trim() };
}
