/** How DATEX II writes words and texts in JSON, and how a class of it is mapped. */

import type { DisplayText } from '../../../src/ocpi/index.ts';

/** A word of a list. */
export const word = (value: string) => ({ value });

export const words = (values: Iterable<string>) => filled([...new Set(values)].map(word));

/** A word that the list lacks. */
export const extended = (value: string) => ({ value: 'extendedG', extendedValueG: value });

/** A text in some language. @param lang ISO 639-1 */
export const text = (value: string, lang: string) => ({ values: [{ lang, value }] });

/** In the languages that somebody wrote. */
export function inLanguages(texts: readonly DisplayText[] = []) {
  const values = filled(texts.map((own) => ({ lang: own.language.slice(0, 2).toLowerCase(), value: own.text })));
  return values && { values };
}

/** What people know it by elsewhere. */
export const identifier = (type: string, value: string) => ({ identifier: value, typeOfIdentifier: extended(type) });

/** All objects are of one version for ever: what changed says the publication. */
export const VERSION = '1';

/** An object with an id of its own. */
export const versioned = (idG: string) => ({ idG, versionG: VERSION });

/** The list, if there is anything in it. */
export const filled = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);

/** A class of DATEX II: each row says from what of OCPI or of the tables a member is made, and how. */
export interface Mapping<S> {
  readonly rows: readonly (readonly string[])[];
  /** By their members. Undefined leaves one out. */
  readonly values: { readonly [member: string]: (source: S) => unknown };
}

/** @param table a line for each member: `from | member | how` */
export function mapping<S>(table: string, values: Mapping<S>['values']): Mapping<S> {
  const lines = table.trim().split('\n');
  return { rows: lines.map((line) => line.split('|').map((cell) => cell.trim())), values };
}

export function made<S>({ values }: Mapping<S>, source: S): { readonly [member: string]: unknown } {
  return Object.fromEntries(Object.entries(values).map(([member, value]) => [member, value(source)]));
}
