/** Puts changes of status into one line, however many there are. */

import type { StatusesChanged } from '../compare/change.ts';
import { areFew } from './objects.ts';
import { count, join, joinSome, own, type Phrase, say } from './phrase.ts';

/** How many transitions the line shows; 56 are possible. */
const NAMED = 6;

/** `status of 12 EVSEs: 8 AVAILABLE -> CHARGING, 4 CHARGING -> AVAILABLE`; a few EVSEs are named. */
export function statusWords({ transitions }: StatusesChanged): Phrase {
  const total = transitions.reduce((sum, { uids }) => sum + uids.length, 0);
  const named = areFew({ length: total });
  const phrases = transitions.map(({ before, after, uids }) => {
    const who = named
      ? join(
          uids.map((uid) => say`${uid}`),
          ', ',
        )
      : say`${uids.length}`;
    return say`${who} ${own(`${before} -> ${after}`)}`;
  });
  const what = joinSome(phrases, NAMED);
  return named ? say`status: ${what}` : say`status of ${own(count(total, 'EVSE'))}: ${what}`;
}
