/** Telephone numbers with a zero that is dialled inside of the country alone, and those whose zero is their own. */

import { describe, expect, test } from 'vitest';
import { phoneNumber } from '../../../src/tables/cell-types/phone-number.ts';
import { readWritten } from '../../../src/tables/cell-types/read-cell.ts';

const type = phoneNumber();

test.each([
  '+31 20 123 4567',
  '+31 (20) 123-4567',
  '+39 06 1234 5678',
  '+378 0549 123456',
  '+47 02222',
  '+225 07 01 02 03 04',
  '+241 06 12 34 56',
  '+1 (212) 555-0100',
])('%s is a number', (text) => {
  expect(readWritten(type, text)).toMatchObject({ value: text });
});

describe('has a zero too many', () => {
  test.each([
    ['+31 (0)20 123 4567', '+31 20 123 4567'],
    ['+31 (0) 20 123 4567', '+31 20 123 4567'],
    ['+31-(0)20-1234567', '+31-20-1234567'],
    ['+31 020 123 4567', '+31 20 123 4567'],
    ['+31 (020) 123 4567', '+31 (20) 123 4567'],
    ['+310201234567', '+31201234567'],
    ['+44 0 20 7123 4567', '+44 20 7123 4567'],
    ['+353 01 234 5678', '+353 1 234 5678'],
    ['0031 020 123 4567', '+31 20 123 4567'],
    ['+31 (0)020 123 4567', '+31 20 123 4567'],
    ['+39 (0)6 1234 5678', '+39 06 1234 5678'],
  ])('%s', (text, meant) => {
    expect(readWritten(type, text)).toMatchObject({ problem: { code: 'not-a-phone-number', replacement: meant } });
    expect(readWritten(type, meant)).toMatchObject({ value: meant });
  });
});
