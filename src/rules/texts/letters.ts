/** Rule: the letters of texts are what was written, and nothing unseen is between them. */

import { write } from '../../findings/text/advice.ts';
import { hasUnseen, LOST_LETTER, MISREAD, repairedLetters, withoutUnseen } from '../../findings/text/letters.ts';
import { cellsWith, wholeCell } from '../rule/cells-with.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'misread-letters': {
      severity: 'doubt',
      wrong: 'Letters of a text became signs such as Ã¼ or â‚¬, because UTF-8 was opened as another encoding.',
      why: 'Drivers see the wrong letters, and searches for the right ones do not find the site.',
      fix: 'Write the letters again, and open the file as UTF-8 in the spreadsheet program.',
      message: '{field} "{text}" was UTF-8 that was opened as another encoding.',
    },
    'lost-letters': {
      severity: 'doubt',
      wrong: 'A letter of a text became a question mark.',
      why: 'A program that does not know the letter saved the file. Which letter it was cannot be seen any more.',
      fix: 'Write the text again.',
      message: '{field} "{text}" has a letter that was lost.',
    },
    'unseen-character': {
      severity: 'warning',
      wrong: 'A text has a character that nobody sees, such as a zero-width space.',
      why: 'It came along when the text was copied. Two texts that look the same are different for computers.',
      fix: 'Type the text again instead of copying it.',
      message: '{field} "{text}" has a character that nobody sees.',
    },
  },
  network({ dataset, tell }) {
    for (const cell of cellsWith('text', dataset.contents, problemOf)) {
      const { code, meant } = cell.mistake;
      const whole = meant && wholeCell(cell, meant);
      const advice = whole ? write([whole]) : undefined;
      tell(code, cell.table, cell.row, cell.column, { params: { text: cell.text.slice(0, 60) }, advice });
    }
  },
});

interface Problem {
  readonly code: 'misread-letters' | 'lost-letters' | 'unseen-character';
  /** The text that was meant, if that can be told. */
  readonly meant?: string | undefined;
}

const NOT_ASCII = /[^ -~]|\?/;

function problemOf(text: string): Problem | undefined {
  if (!NOT_ASCII.test(text)) return undefined;
  const meant = repairedLetters(text);
  if (meant !== undefined || MISREAD.test(text)) return { code: 'misread-letters', meant };
  if (LOST_LETTER.test(text)) return { code: 'lost-letters' };
  return hasUnseen(text) ? { code: 'unseen-character', meant: withoutUnseen(text) } : undefined;
}
