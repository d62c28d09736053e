/** Rule: the letters of texts are what was written, and nothing unseen is between them. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { hasUnseen, LOST_LETTER, MISREAD, repairedLetters, withoutUnseen } from '../../findings/text/letters.ts';
import { cellsWith, type FoundCell, wholeCell } from '../rule/cells-with.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'misread-letters': {
    severity: 'doubt',
    wrong: 'Letters of a text became signs such as Ã¼ or â‚¬, because UTF-8 was opened as another encoding.',
    why: 'Drivers see the wrong letters, and searches for the right ones do not find the site.',
    fix: 'Write the letters again, and open the file as UTF-8 in the spreadsheet program.',
    bad: 'city: KÃ¶ln',
    good: 'city: Köln',
  },
  'lost-letters': {
    severity: 'doubt',
    wrong: 'A letter of a text became a question mark.',
    why: 'A program that does not know the letter saved the file. Which letter it was cannot be seen any more.',
    fix: 'Write the text again.',
    bad: 'city: K?ln',
    good: 'city: Köln',
  },
  'unseen-character': {
    severity: 'warning',
    wrong: 'A text has a character that nobody sees, such as a zero-width space.',
    why: 'It came along when the text was copied. Two texts that look the same are different for computers.',
    fix: 'Write the text again instead of copying it.',
    bad: 'city: Amster​dam (with a zero-width space)',
    good: 'city: Amsterdam',
  },
});

const NOT_ASCII = /[^ -~]|\?/;

function* check({ dataset }: RuleInput): Findings {
  const isWanted = (text: string) => NOT_ASCII.test(text) && problemOf(text) !== undefined;
  for (const cell of cellsWith('text', dataset.contents, isWanted)) {
    const { code, message, ...advice } = problemOf(cell.text, cell) ?? {};
    if (code === undefined || message === undefined) continue;
    yield rule.finding(code, cell.table, cell.row, cell.column, { message: `${cell.column} ${message}`, ...advice });
  }
}

interface Problem extends Partial<Advice> {
  readonly code: keyof typeof rule.findings;
  readonly message: string;
}

function problemOf(text: string, cell?: FoundCell): Problem | undefined {
  const shown = `"${text.slice(0, 60)}"`;
  const repaired = repairedLetters(text);
  if (repaired !== undefined || MISREAD.test(text)) {
    const message = `${shown} was UTF-8 that was opened as another encoding.`;
    return { code: 'misread-letters', message, ...insteadOf(cell, repaired, 'Write the text again.') };
  }
  if (LOST_LETTER.test(text)) {
    return { code: 'lost-letters', message: `${shown} has a letter that was lost.`, hint: 'Write the text again.' };
  }
  if (!hasUnseen(text)) return undefined;
  const message = `${shown} has a character that nobody sees.`;
  return { code: 'unseen-character', message, ...insteadOf(cell, withoutUnseen(text), 'Type the text again.') };
}

function insteadOf(cell: FoundCell | undefined, text: string | undefined, hint: string): Advice {
  const whole = cell && text ? wholeCell(cell, text) : undefined;
  return whole === undefined ? { hint } : write([whole]);
}
