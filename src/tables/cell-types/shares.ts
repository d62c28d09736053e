/** The cell type for amounts by name, such as the sources of an energy mix. */

import type { Big } from 'big.js';
import { guessAt, oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { formatDecimal, parseDecimal } from '../../cells/numbers/money.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import type { CellType, Reading } from './cell-type.ts';
import { list } from './lists.ts';
import { within } from './numbers.ts';

/** Amounts by name: `SOLAR:40|WIND:60`. */
export function shares<const V extends string>(
  names: readonly V[],
  { max, unit }: { readonly max: number; readonly unit: string },
  words?: Vocabulary<V>,
): CellType<{ name: V; amount: Big }[]> {
  const readItem = (item: string): Reading<{ name: V; amount: Big }> => {
    const [word = '', number = '', ...rest] = item.split(':').map((part) => part.trim());
    const name = names.find((candidate) => candidate === word);
    if (number === '' || rest.length > 0) {
      const [, first, second] = /^(\w+)[\s=]+(\d.*)$/.exec(item) ?? [];
      const meant = oneMeaning(second === undefined ? undefined : `${first}:${second}`);
      const hint = `Write a name, a colon and an amount, such as ${names[0]}:40.`;
      return unreadable(`${quoted(item)} is not a name and an amount.`, hint, meant);
    }
    if (name === undefined) {
      const known = words?.meant(word) ?? guessAt(word, names);
      const meant = known && { ...known, values: known.values.map((value) => `${value}:${number}`) };
      const problem = `${quoted(word)} is not one of the values in OCPI.`;
      return { ...unreadable(problem, `Write one of ${names.join(', ')}.`, meant), code: 'unknown-value' };
    }
    const amount = within(parseDecimal(number, { maxDecimals: 4, unit }), { min: 0, max, unit });
    if (amount.ok) return read({ name, amount: amount.value });
    const meant = amount.meant && { ...amount.meant, values: amount.meant.values.map((value) => `${name}:${value}`) };
    return { code: 'not-a-number', ...amount, ...(meant && { meant }) };
  };
  return list(readItem, {
    form: `name and amount in ${unit}, joined by a colon; several separated by \`|\``,
    values: names,
    // A comma before a digit may be that of a number.
    separators: /[|;\n]|,(?=\s*\p{L})/u,
    writeItem: ({ name, amount }) => `${name}:${formatDecimal(amount)}`,
    ...(words && { words }),
  });
}
