/** Rule: no cell has a word that only keeps it from being empty, such as test, n/a, TBD or xxx. */

import { wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { cellsWith } from '../rule/cells-with.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    placeholder: {
      severity: 'doubt',
      wrong: 'A cell has a placeholder, such as test, TBD or n/a, instead of a value.',
      why: 'It is published as it is. Drivers cannot find an address that is called "n/a".',
      fix: 'Write the value. If there is none, leave the cell empty or the row out.',
      message: '{field} "{text}" is a placeholder, and not a value.',
    },
  },
  network({ dataset: { contents }, tell }) {
    const [texts, ids] = [cellsWith('text', contents, isPlaceholder), cellsWith('own id', contents, isWord)];
    for (const { table, row, column, text } of [...texts, ...ids]) {
      tell('placeholder', table, row, column, { params: { text: text.slice(0, 40) } });
    }
  },
});

/** Whole cells, in any case, with any full stops and brackets left out. None of them is the name of a place. */
const WORDS = new Set(
  ['placeholder', 'test', 'unknown'].flatMap((value) => wordsFor('Cell', value)).map((word) => word.toLowerCase()),
);

const NUMBERED_TEST = new RegExp(`^${anyWord(wordsFor('Cell', 'test'))}[\\s_-]*\\d*$`, 'i');

/** Only signs, one letter several times, or a beginning that no real address has. */
const FILLER = /^(?:[-–—_.*?!/\\]+|(\p{L})\1{3,11}|xxx)$|^(?:0{2,}|0)$|^lorem ipsum\b/iu;

/** "Musterstraße 1, 12345 Musterstadt", as in every German form, and its cousins. */
const SPECIMEN = new RegExp(`^${anyWord(wordsFor('Cell', 'specimen'))}(?!\\p{L})`, 'iu');

/** The code of a French commune in place of its name. */
const CODE_OF_COMMUNE = /^commune \d[\dAB]\d{3}$/i;

/** The label of a charger or a floor may well be a sign or a zero. */
const LABELS: ReadonlySet<string> = new Set(['physical_reference', 'floor_level']);

/** Postal codes have a rule of their own (postal-codes.ts). */
const POSTAL_CODE = 'postal_code';

function isPlaceholder(text: string, column: string): boolean {
  if (isWord(text) || NUMBERED_TEST.test(text)) return true;
  return (
    column !== POSTAL_CODE &&
    !LABELS.has(column) &&
    (FILLER.test(text) || SPECIMEN.test(text) || CODE_OF_COMMUNE.test(text))
  );
}

const LONGEST_WORD = 26;

function isWord(text: string): boolean {
  if (text.length > LONGEST_WORD || endsInDigit(text)) return false;
  const word = text.toLowerCase().replace(/^[([{<]+|[)\]}>!?.:…]+$/gu, '');
  return WORDS.has(word) || WORDS.has(word.replaceAll('.', ''));
}

/** As most ids and addresses do, and no placeholder. Nothing is faster to see. */
function endsInDigit(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 48 && last <= 57;
}
