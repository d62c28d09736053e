/** Words of people and spreadsheets for true and false. */

import { Vocabulary } from './word.ts';

export const BOOLEAN_WORDS = new Vocabulary<'true' | 'false'>(['true', 'false'], {
  true: 'yes, y, x, 1, ja, j, oui, sí, sì, tak, так, wahr, vrai, waar, verdadero, vero, prawda, да, правда',
  false: 'no, n, 0, nein, nee, nej, non, nie, ні, falsch, faux, onwaar, falso, fałsz, нет, неправда, хибність',
});
