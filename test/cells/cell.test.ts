import { describe, expect, test } from 'vitest';
import { aboutText, quoted, read, unreadable } from '../../src/cells/cell.ts';

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
    const problem = unreadable('has a decimal comma', 'Write 0.45.');
    expect(aboutText(' 0,45 ', problem)).toEqual(unreadable('"0,45" has a decimal comma.', 'Write 0.45.'));
    expect(aboutText('', unreadable('is empty', ''))).toEqual(unreadable('The cell is empty.', ''));
    expect(aboutText('1', read(1))).toEqual(read(1));
  });
});
