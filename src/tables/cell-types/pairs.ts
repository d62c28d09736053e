/** Types of lists whose items have two parts with a colon between them: amounts by name, and parking places with a position. */

import type { Big } from 'big.js';
import { type Cell, cited, guessAt, oneMeaning, read, type Unreadable, unreadable } from '../../cells/cell.ts';
import { formatDecimal, parseDecimal } from '../../cells/numbers/money.ts';
import { EVSE_POSITION_WORDS } from '../../cells/words/vocabularies.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import { clause } from '../../findings/words.ts';
import { EVSE_POSITION } from '../../ocpi/enums.ts';
import type { EvseParking } from '../../ocpi/types.ts';
import { type ColumnType, reading } from './column-type.ts';
import { list, listOfIds } from './lists.ts';
import { within } from './numbers.ts';
import { id } from './text.ts';

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
      return unreadable(clause`${cited({ text: item })} is not a name and an amount.`, hint, meant);
    }
    if (name === undefined) {
      return notAmong(names, words, word, `Write one of ${names.join(', ')}.`, (value) => `${value}:${number}`);
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

/** Ids of parking_places.csv: `P1|P2`, or with the position of the EVSE: `P1:LEFT|P2:RIGHT`. */
export function parkingLinks(): ColumnType<EvseParking[]> {
  const place = id(36);
  const readItem = (item: string): Cell<EvseParking> => {
    const at = item.lastIndexOf(':');
    const [name, word] = at === -1 ? [item, undefined] : [item.slice(0, at).trim(), item.slice(at + 1).trim()];
    const parking = reading(place, name);
    if (!parking.ok) return parking;
    if (word === undefined) return read({ parking_id: parking.value });
    const position = EVSE_POSITION.find((one) => one === word);
    if (position !== undefined) return read({ parking_id: parking.value, evse_position: position });
    const hint = `Write one of ${EVSE_POSITION.join(', ')} after the colon.`;
    return notAmong(EVSE_POSITION, EVSE_POSITION_WORDS, word, hint, (value) => `${name}:${value}`);
  };
  const form = 'identifiers, separated by `|`, each perhaps with a colon and where the charger is';
  return listOfIds(readItem, { form, write: parkingLinkText });
}

/** A link as it is written in a cell. */
export function parkingLinkText({ parking_id, evse_position }: EvseParking): string {
  return evse_position ? `${parking_id}:${evse_position}` : parking_id;
}

/** A word that is none of the values. @param itemOf the item with a value in its place */
function notAmong<V extends string>(
  values: readonly V[],
  words: Vocabulary<V> | undefined,
  word: string,
  hint: string,
  itemOf: (value: string) => string,
): Unreadable {
  const known = words?.meant(word) ?? guessAt(word, values);
  const meant = known && { ...known, values: known.values.map(itemOf) };
  return unreadable(clause`${cited({ text: word })} is not one of the values in OCPI.`, hint, meant, 'unknown-value');
}
