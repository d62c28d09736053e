/** Rule: ids and labels are as they were before a spreadsheet took them for numbers and dates. */

import { type Clause, clause } from '../../findings/words.ts';
import type { AnyRow } from '../../tables/table.ts';
import type { Contents, TableName } from '../../tables/tables.ts';
import { linesOf } from '../../words/values.ts';
import { allWords, anyWord } from '../../words/word-row.ts';
import { cellsWith, type FoundCell } from '../rule/cells-with.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'mangled-id': {
      severity: 'doubt',
      wrong: 'An id, a label or a postal code was turned into a number or a date by a spreadsheet.',
      why: 'Ids are for ever. A new one looks like another object, and the old one is published as removed.',
      fix: 'Format the column as text in the spreadsheet, and write what was there before.',
      message: '{field} "{text}" looks like {mistake} that a spreadsheet made of something else.',
    },
    'lost-zeros': {
      severity: 'warning',
      wrong: 'An id has fewer digits than all others, which begin with zeros where they need to.',
      why: 'Spreadsheets take ids for numbers and drop the zeros at their beginning. What is left is another id.',
      fix: 'Write the zeros again, in a column that is formatted as text.',
      message: '{field} "{text}" has {length} digits, but all others have {digits}, and some begin with 0.',
      hint: 'If a spreadsheet dropped what was at its beginning, it was {whole}.',
    },
  },
  network({ dataset: { contents }, tell }) {
    const ofLabel = (text: string, column: string) => LABELS.has(column) && becameOf(text);
    const known = new Map<TableName, boolean>();
    const [ids, labels] = [cellsWith('own id', contents, becameOf), cellsWith('text', contents, ofLabel)];
    for (const cell of [...ids, ...labels]) {
      const { table, row, column, text, mistake } = cell;
      const isByChance = mistake === ROUNDED && !LABELS.has(column) && areLong(cell, contents, known);
      if (!isByChance) tell('mangled-id', table, row, column, { params: { text, mistake } });
    }
    for (const [table, column] of [
      ['locations', 'id'],
      ['evses', 'uid'],
    ] as const) {
      for (const { row, text, digits } of shortened(contents[table].rows, column)) {
        const params = { text, length: text.length, digits, whole: text.padStart(digits, '0') };
        tell('lost-zeros', table, row, column, { params });
      }
    }
  },
});

/** `1.00E+05`, `1,2E+15`. */
const EXPONENT = /^[-+]?\d(?:[.,]\d+)?e[+-]\d{1,3}$/i;

/** `MAR-01`: three capital letters of a town, and a number. Spreadsheets write `Mar-01` or `mar-01`. */
const CODE_OF_TOWN = /^\p{Lu}{3,4}-\d{2,4}$/u;

const MONTH = anyWord(linesOf('Month').flatMap(allWords));

/** `03. Apr`, `3-Apr`, `Apr 03`, `Apr-26`, `03.04.2026`, `3/4/2026`. */
const DATE = new RegExp(
  `^(?:\\d{1,2}(?:\\. ?|[- /])${MONTH}\\.?(?:[- ]\\d{2,4})?|${MONTH}\\.?[- ]\\d{2,4}|\\d{1,2}([./])\\d{1,2}\\1(?:19|20)\\d\\d)$`,
  'i',
);

/** A sign before a number, or the name of a month. */
const FIRST = new RegExp(`^(?:[-+]|${MONTH})`, 'i');

/** Spreadsheets keep 15 digits of a number and fill it up with zeros. */
const CUT_OFF = /^[1-9]\d{14}0+$/;
const ROUNDED = clause`a rounded number`;

/** A number that no spreadsheet had its hands on. */
const NOT_CUT_OFF = /^\d{15}\d*[1-9]\d*$/;

/** The columns with texts that are made up of digits and signs, as ids are. */
const LABELS: ReadonlySet<string> = new Set(['physical_reference', 'floor_level', 'postal_code']);

/** Whether others in the column have more than 15 digits that count: then some end in a zero by chance. */
function areLong({ table, column }: FoundCell, contents: Contents, known: Map<TableName, boolean>): boolean {
  const rows: readonly AnyRow[] = contents[table].rows;
  const areSo = known.get(table) ?? rows.some(({ values }) => NOT_CUT_OFF.test(String(values[column])));
  known.set(table, areSo);
  return areSo;
}

/** Lengths of what is looked at: from `1E+5` to a number filled up with zeros. */
const [LEAST, MOST, LONGEST_MONTH_AND_YEAR] = [4, 30, 12];

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function becameOf(text: string): Clause | undefined {
  const { length } = text;
  if (length < LEAST || length > MOST || !(isDigit(text, 0) || isDigit(text, length - 1))) return undefined;
  if (!isDigit(text, 0) && (length > LONGEST_MONTH_AND_YEAR || !FIRST.test(text))) return undefined;
  if (EXPONENT.test(text)) return clause`a number`;
  if (CUT_OFF.test(text)) return ROUNDED;
  return DATE.test(text) && !CODE_OF_TOWN.test(text) ? clause`a date` : undefined;
}

/** One id in so many may have lost its zeros. Where more are short, ids have different lengths. */
const FEW = 4;

/** Ids of digits that would fit the others with zeros in front. All others have the same length, and some begin with a zero. */
function shortened(rows: readonly AnyRow[], column: string) {
  const lengths = new Map<number, number>();
  let digits = 0;
  for (const { values } of rows) {
    const text = values[column];
    if (typeof text !== 'string' || !isNumber(text)) continue;
    lengths.set(text.length, (lengths.get(text.length) ?? 0) + 1);
    if (text.startsWith('0') && text.length > 1) {
      // Two lengths with zeros in front: they say nothing.
      if (digits !== 0 && digits !== text.length) return [];
      digits = text.length;
    }
  }
  const usual = lengths.get(digits) ?? 0;
  const others = [...lengths].filter(([length]) => length !== digits);
  const short = others.reduce((sum, [, count]) => sum + count, 0);
  if (digits === 0 || short === 0 || short * FEW > usual || others.some(([length]) => length > digits)) return [];
  return rows.flatMap((row) => {
    const text = row.values[column];
    return typeof text === 'string' && text.length < digits && isNumber(text) ? [{ row, text, digits }] : [];
  });
}

function isNumber(text: string): boolean {
  return isDigit(text, text.length - 1) && /^\d+$/.test(text);
}
