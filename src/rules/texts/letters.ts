/** Rule: the letters of texts are what was written, and nothing unseen is between them. */

import { write } from '../../findings/text/advice.ts';
import { hasUnseen, LOST_LETTER, MISREAD, repairedLetters, withoutUnseen } from '../../findings/text/letters.ts';
import { cellsWith, wholeCell } from '../rule/cells-with.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'misread-letters': {
    severity: 'doubt',
    wrong: 'Letters of a text became signs such as Ã¼ or â‚¬, because UTF-8 was opened as another encoding.',
    why: 'Drivers see the wrong letters, and searches for the right ones do not find the site.',
    fix: 'Write the letters again, and open the file as UTF-8 in the spreadsheet program.',
  },
  'lost-letters': {
    severity: 'doubt',
    wrong: 'A letter of a text became a question mark.',
    why: 'A program that does not know the letter saved the file. Which letter it was cannot be seen any more.',
    fix: 'Write the text again.',
  },
  'unseen-character': {
    severity: 'warning',
    wrong: 'A text has a character that nobody sees, such as a zero-width space.',
    why: 'It came along when the text was copied. Two texts that look the same are different for computers.',
    fix: 'Write the text again instead of copying it.',
  },
});

const NOT_ASCII = /[^ -~]|\?/;

function* check({ dataset }: RuleInput): Findings {
  for (const cell of cellsWith('text', dataset.contents, problemOf)) {
    const { code, what, meant, otherwise } = cell.mistake;
    const whole = meant && wholeCell(cell, meant);
    yield rule.finding(code, cell.table, cell.row, cell.column, {
      message: `${cell.column} "${cell.text.slice(0, 60)}" ${what}.`,
      ...(whole ? write([whole]) : { hint: otherwise }),
    });
  }
}

interface Problem {
  readonly code: keyof typeof rule.findings;
  readonly what: string;
  /** The text that was meant, if that can be told. */
  readonly meant?: string | undefined;
  /** Advice if it cannot. */
  readonly otherwise: string;
}

function problemOf(text: string): Problem | undefined {
  if (!NOT_ASCII.test(text)) return undefined;
  const meant = repairedLetters(text);
  const otherwise = 'Write the text again.';
  if (meant !== undefined || MISREAD.test(text)) {
    return { code: 'misread-letters', what: 'was UTF-8 that was opened as another encoding', meant, otherwise };
  }
  if (LOST_LETTER.test(text)) return { code: 'lost-letters', what: 'has a letter that was lost', otherwise };
  if (!hasUnseen(text)) return undefined;
  const what = 'has a character that nobody sees';
  return { code: 'unseen-character', what, meant: withoutUnseen(text), otherwise: 'Type the text again.' };
}
