/** Rule: texts have no quotation marks that were left from a file. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { cellsWith, type FoundCell, wholeCell } from '../rule/cells-with.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'leftover-quotes': {
    severity: 'warning',
    wrong: 'A text stands in quotation marks, or has doubled ones, as they are written in CSV files and programs.',
    why: 'A program quoted a text that was quoted already. Apps show the marks to drivers.',
    fix: 'Write the text without them.',
    bad: 'name: ""De Molen""',
    good: 'name: De Molen',
  },
});

/** Doubled as in CSV, or after a backslash as in programs. */
const ESCAPED = /\\"|""/g;

/** A whole text in marks of one kind. */
const QUOTED = /^"(?<double>[^"]*)"$|^'(?<single>[^']*)'$/;

function* check({ dataset }: RuleInput): Findings {
  for (const cell of cellsWith('text', dataset.contents, isLeftover)) {
    yield rule.finding('leftover-quotes', cell.table, cell.row, cell.column, {
      message: `${cell.column} is ${cell.text.slice(0, 60)}, with quotation marks that were left from a file.`,
      ...adviceFor(cell),
    });
  }
}

/** One mark at the beginning is half of a pair; one at the end may be that of inches. */
function isLeftover(text: string): boolean {
  if (!text.includes('"') && !text.startsWith("'")) return false;
  return plain(text) !== text || (text.startsWith('"') && text.lastIndexOf('"') === 0);
}

function plain(text: string): string {
  const unescaped = text.replace(ESCAPED, '"');
  const { double, single } = QUOTED.exec(unescaped)?.groups ?? {};
  return (double ?? single ?? unescaped).trim();
}

function adviceFor(cell: FoundCell): Advice {
  const text = plain(cell.text);
  const whole = text === '' || text === cell.text ? undefined : wholeCell(cell, text);
  return whole === undefined ? { hint: 'Write the text without quotation marks.' } : write([whole]);
}
