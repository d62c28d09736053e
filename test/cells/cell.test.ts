import { describe, expect, test } from 'vitest';
import { aboutText, cited, quoted, read, unreadable } from '../../src/cells/cell.ts';
import { clause } from '../../src/findings/words.ts';
import { problemIn } from './reading.ts';

describe('messages about cells', () => {
  test.each([
    ['0,45', '"0,45"'],
    ['two\nlines', '"two lines"'],
    ['a'.repeat(40), `"${'a'.repeat(40)}"`],
    ['a'.repeat(41), `"${'a'.repeat(40)}…"`],
    ['🔌'.repeat(50), `"${'🔌'.repeat(40)}…"`],
  ])('%s in quotes', (text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  test('a problem becomes a sentence about the text, a value stays', () => {
    const problem = unreadable(clause`has ${cited({ unit: 'kW' })} besides the number`, 'Write 0.45.');
    const about = aboutText(' 0.45 kW ', problem);
    expect(problemIn(about)).toBe('"0.45 kW" has "kW" besides the number.');
    const words = '"{text}" has "{unit}" besides the number.';
    expect(about).toMatchObject({ problem: { words, params: { text: '0.45 kW', unit: 'kW' } } });
    expect(problemIn(aboutText('', unreadable(clause`is empty`, '')))).toBe('The cell is empty.');
    expect(aboutText('1', read(1))).toEqual(read(1));
  });
});
