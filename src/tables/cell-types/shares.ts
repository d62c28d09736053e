/** The type of amounts by name, such as the sources of an energy mix. */

import type { Big } from 'big.js';
import { type Cell, guessAt, oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { formatDecimal, parseDecimal } from '../../cells/numbers/money.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import type { ColumnType } from './column-type.ts';
import { list } from './lists.ts';
import { within } from './numbers.ts';

interface Share<V> {
  readonly name: V;
  readonly amount: Big;
}

/** Amounts by name: `SOLAR:40|WIND:60`. */
export function shares<const V extends string>(
  names: readonly V[],
  { max, unit }: { readonly max: number; readonly unit: string },
  words?: Vocabulary<V>,
): ColumnType<Share<V>[]> {
  const hint = `Write a name, a colon and an amount, such as ${names[0]}:40.`;
  const readItem = (item: string): Cell<Share<V>> => {
    const [word = '', number = '', ...rest] = item.split(':').map((part) => part.trim());
    const name = names.find((candidate) => candidate === word);
    if (number === '' || rest.length > 0) {
      const [, first, second] = /^(\w+)[\s=]+(\d.*)$/.exec(item) ?? [];
      const meant = oneMeaning(second === undefined ? undefined : `${first}:${second}`);
      return unreadable(`${quoted(item)} is not a name and an amount.`, hint, meant);
    }
    if (name === undefined) {
      const known = words?.meant(word) ?? guessAt(word, names);
      const meant = known && { ...known, values: known.values.map((value) => `${value}:${number}`) };
      const problem = `${quoted(word)} is not one of the values in OCPI.`;
      return unreadable(problem, `Write one of ${names.join(', ')}.`, meant, 'unknown-value');
    }
    const amount = within(parseDecimal(number, { maxDecimals: 4, unit }), { min: 0, max, unit });
    if (amount.ok) return read({ name, amount: amount.value });
    const meant = amount.meant && { ...amount.meant, values: amount.meant.values.map((value) => `${name}:${value}`) };
    return unreadable(
      amount.problem,
      amount.code === undefined ? hint : amount.hint,
      meant,
      amount.code ?? 'not-a-number',
    );
  };
  return list<Share<V>>(readItem, {
    form: `name and amount in ${unit}, joined by a colon; several separated by \`|\``,
    values: names,
    // A comma before a digit may be that of a number.
    separators: /[|;\n]|,(?=\s*\p{L})/u,
    write: ({ name, amount }) => `${name}:${formatDecimal(amount)}`,
    ...(words && { words }),
  });
}
