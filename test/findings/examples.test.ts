/** The examples of docs/findings.md are what they are said to be. */

import { describe, expect, test } from 'vitest';
import { CELLS } from '../../src/cells/finding-codes.ts';
import { readWritten } from '../../src/tables/cell-types/cell-type.ts';
import type { Columns } from '../../src/tables/table.ts';
import { TABLES } from '../../src/tables/tables.ts';

/** What is read in `column: value`, in every table that has the column; a code if it cannot be read. */
function readings(example: string): string[] {
  const [, name = '', value = ''] = /^(\w+): "?(.*?)"?$/s.exec(example) ?? [];
  const types = Object.values(TABLES).flatMap(({ columns }) => (columns as Columns)[name]?.type ?? []);
  return types.map((type) => {
    const reading = readWritten(type, value.replaceAll('⏎', '\n'));
    return 'problem' in reading ? reading.problem.code : 'sound';
  });
}

/** Those that do not depend on the type of the column. */
const OF_ALL_TYPES = ['missing-value', 'spreadsheet-error', 'formula', 'decimal-comma'];

const EXAMPLES = Object.entries(CELLS).filter(([code]) => !OF_ALL_TYPES.includes(code));

describe('an example', () => {
  test.each(EXAMPLES)('of %s is wrong, and the other one right', (code, { bad, good }) => {
    expect(readings(bad)).toContain(code);
    expect(readings(good)).toContain('sound');
  });
});
