/** Plugs in words: `2 × 22 kW Type 2`. */

import type { PlugKind } from '../facts/plug-groups.ts';
import { powerInWords } from './unit-words.ts';
import type { PageWords } from './words.ts';

/** `22 kW Type 2`, or `Type 2` if the power is not known. */
export function plugInWords({ standard, watts }: PlugKind, words: PageWords): string {
  const name = words.say(`connector_type.${standard}`);
  return watts > 0 ? `${powerInWords(watts, words)} ${name}` : name;
}

/** `2 × 22 kW Type 2` */
export function plugsInWords(count: number, plug: PlugKind, words: PageWords): string {
  return `${words.number(count)} × ${plugInWords(plug, words)}`;
}
