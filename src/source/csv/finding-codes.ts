/** Findings about a file as CSV, whatever its table. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** Under the heading of files. */
export const CSV = {
  'empty-file': {
    severity: 'error',
    wrong: 'A file has no header, because it is empty or has only blank lines.',
    why: 'An editor that crashes while saving can leave such a file. Publishing without its rows would remove their chargers.',
    fix: 'Restore the file, or write at least the header line. If you do not need the table, delete the file.',
    bad: '(nothing)',
    good: 'id,name,address',
  },
  'not-utf8': {
    severity: 'error',
    wrong: 'A file is not encoded in UTF-8.',
    why: 'Letters such as é or ö would be published as the wrong characters.',
    fix: 'Save it again as "CSV UTF-8" (Excel: Save as, file type "CSV UTF-8 (comma delimited)").',
    bad: 'Café saved as Windows-1252',
    good: 'Café saved as UTF-8',
  },
  'nul-byte': {
    severity: 'error',
    wrong: 'A file contains a NUL byte, so it is not a text file.',
    why: 'It is probably a workbook with the wrong file extension, or a damaged file.',
    fix: 'Open it in a spreadsheet program and save it as "CSV UTF-8".',
    bad: 'a workbook renamed to locations.csv',
    good: 'the workbook saved as CSV UTF-8',
  },
  'broken-quotes': {
    severity: 'error',
    wrong: 'A quotation mark is not closed, or is in a place where it is not allowed.',
    why: 'After it, there is no telling where one cell ends and the next begins, so the file is not read at all.',
    fix: 'Put the whole cell in quotation marks, and double each quotation mark inside it.',
    bad: '7,"Hall "B",Main St',
    good: '7,"Hall ""B""",Main St',
  },
  'wrong-cell-count': {
    severity: 'error',
    wrong: 'A row has more or fewer cells than the header has columns.',
    why: 'The cells after the mistake would be read into the wrong columns.',
    fix: 'Put cells that contain the separator in quotation marks, and write numbers with a decimal point.',
    bad: 'L-1,Main St 1, Springfield,52,37',
    good: 'L-1,"Main St 1, Springfield",52.37',
  },
} as const satisfies Entries;

export const finding = findingOf(CSV);
