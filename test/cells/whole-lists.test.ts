/** A list is understood as a whole or not at all: what is not understood is never left out. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColumnType, factsOf } from '../../src/tables/cell-types/column-type.ts';
import { readWritten } from '../../src/tables/cell-types/read-cell.ts';
import type { Columns } from '../../src/tables/table.ts';
import { TABLES } from '../../src/tables/tables.ts';
import { runs } from '../support/sampled.ts';

const LISTS = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  Object.entries<Columns[string]>(columns).flatMap(([name, { type }]) =>
    factsOf(type).code === 'not-a-list'
      ? [{ column: `${table}.${name}`, type: type as ColumnType<readonly unknown[]> }]
      : [],
  ),
);

/** An item of a list, and the code that it means; nothing if it means none. */
interface Item {
  readonly written: string;
  readonly code: string | undefined;
}

const NONSENSE = ['nur per App', 'max 3h', 'nur Sommer', 'xyz', '?', '3', 'SUNDY', 'none', 'siehe Schild'];
const SEPARATORS = ['|', ' | ', ',', ', ', ';', ' ; ', '/', ' / ', '+', ' + ', '\n'];

test('every table has the lists that its declaration says', () => {
  const names = LISTS.map(({ column }) => column);
  expect(names).toEqual(
    expect.arrayContaining(['tariff_elements.day_of_week', 'evses.capabilities', 'connectors.tariff_ids']),
  );
});

describe.each(LISTS)('$column', ({ type }) => {
  test('is wholly understood, or an error', () => {
    fc.assert(
      fc.property(itemsOf(type), separators, (items, separators) => {
        const cell = items.map(({ written }, i) => `${i === 0 ? '' : separators[i % separators.length]}${written}`);
        const reading = readWritten(type, cell.join(''));
        if ('problem' in reading) return;
        if (saysNone(type, cell.join(''))) expect(reading.value).toEqual([]);
        else if (factsOf(type).values === undefined)
          expect(JSON.stringify(reading.value)).toContain(last(items).written);
        else expect(new Set(reading.value.map(codeOf))).toEqual(new Set(items.map(({ code }) => code)));
      }),
      runs(100, 1000),
    );
  });

  test.runIf(factsOf(type).values)('is an error if it has nothing but separators', () => {
    for (const separator of SEPARATORS)
      expect(readWritten(type, separator.trim() || ','), separator).toHaveProperty('problem');
  });
});

/** Whether the cell is the word for an empty list, which some lists have. No list has it beside other items. */
function saysNone(type: ColumnType<readonly unknown[]>, cell: string): boolean {
  return factsOf(type).form.endsWith('or `NONE` if there is none') && cell.toLowerCase() === 'none';
}

const separators = fc.oneof(
  fc.constantFrom(...SEPARATORS).map((one) => [one]),
  fc.array(fc.constantFrom(...SEPARATORS), { minLength: 1, maxLength: 3 }),
);

function itemsOf(type: ColumnType<readonly unknown[]>): fc.Arbitrary<Item[]> {
  const { values, words, form } = factsOf(type);
  // Any text is an id or a text for people, so nothing of it may get lost.
  const texts = NONSENSE.map((written) => ({ written, code: written }));
  if (values === undefined) return fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 });
  const amount = form.startsWith('name and amount') ? ':40' : '';
  const said = (code: string) => words?.meanings.find(({ values }) => values.join() === code)?.words ?? [];
  const known = values.flatMap((code) => [code, ...said(code)].map((word) => ({ written: `${word}${amount}`, code })));
  // Behind an amount, a comma and a number are its decimals.
  const nonsense = amount === '' ? NONSENSE : NONSENSE.filter((written) => written !== '3');
  const unknown = nonsense.map((written) => ({ written, code: undefined }));
  return fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, fc.constantFrom(...unknown)), {
    minLength: 1,
    maxLength: 4,
  });
}

function last(items: readonly Item[]): Item {
  return items.at(-1) ?? { written: '', code: undefined };
}

/** The code of an item that was read: the item itself, or its name where it has an amount too. */
function codeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}
