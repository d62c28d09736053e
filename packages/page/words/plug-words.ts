/** Plugs in words: `2 × 22 kW Type 2`. */

import type { ConnectorType } from '../../../src/ocpi/browser.ts';
import type { PlugKind } from '../facts/plug-groups.ts';
import { powerInWords } from './unit-words.ts';
import type { PageWords } from './words.ts';

/** `Type 2`. Sockets of homes differ in a letter, but for the one that has a name. */
export function plugName(standard: ConnectorType, words: PageWords): string {
  return isNameless(standard)
    ? words.say('connector_type.DOMESTIC', { letter: standard.slice(-1) })
    : words.say(`connector_type.${standard}`);
}

type Nameless = Exclude<Extract<ConnectorType, `DOMESTIC_${string}`>, 'DOMESTIC_F'>;

function isNameless(standard: ConnectorType): standard is Nameless {
  return standard.startsWith('DOMESTIC_') && standard !== 'DOMESTIC_F';
}

/** `22 kW Type 2`, or `Type 2` if the power is not known. */
export function plugInWords({ standard, watts }: PlugKind, words: PageWords): string {
  const name = plugName(standard, words);
  return watts > 0 ? `${powerInWords(watts, words)} ${name}` : name;
}

/** `2 × 22 kW Type 2` */
export function plugsInWords(count: number, plug: PlugKind, words: PageWords): string {
  return `${words.number(count)} × ${plugInWords(plug, words)}`;
}
