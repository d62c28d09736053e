/** Findings about a file as CSV, whatever its table. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** Under the heading of files. */
export const CSV = {
  'empty-file': {
    severity: 'error',
    wrong: 'A file has no header, because it is empty or holds only blank lines.',
    why: 'An editor that failed while saving leaves such files; publishing would close the chargers that it held.',
    fix: 'Restore the file, or write at least the line with the column names. Delete the file if the table is not needed.',
    bad: '(nothing)',
    good: 'id,name,address',
  },
  'not-utf8': {
    severity: 'error',
    wrong: 'A file is not encoded in UTF-8.',
    why: 'Letters such as é or ö would be published as other characters.',
    fix: 'Save it again as "CSV UTF-8" (Excel: Save as, file type "CSV UTF-8 (comma delimited)").',
    bad: 'Café saved as Windows-1252',
    good: 'Café saved as UTF-8',
  },
  'nul-byte': {
    severity: 'error',
    wrong: 'A file holds a NUL byte, so it is not a text file.',
    why: 'It is probably a workbook with the wrong ending, or a damaged file.',
    fix: 'Open it in the spreadsheet and save it as "CSV UTF-8".',
    bad: 'a workbook renamed to locations.csv',
    good: 'the workbook saved as CSV UTF-8',
  },
  'broken-quotes': {
    severity: 'error',
    wrong: 'A quotation mark is not closed, or stands where none can be.',
    why: 'From there on nobody can tell where one cell ends and the next begins, so the file is not read at all.',
    fix: 'Put the whole cell in quotation marks and write each mark inside it twice.',
    bad: '7,"Hall "B",Main St',
    good: '7,"Hall ""B""",Main St',
  },
  'wrong-cell-count': {
    severity: 'error',
    wrong: 'A row has more or fewer cells than the header has columns.',
    why: 'The cells behind the mistake would be read as other columns.',
    fix: 'Put a cell that contains the separator in quotation marks; write numbers with a decimal point.',
    bad: 'L-1,Main St 1, Springfield,52,37',
    good: 'L-1,"Main St 1, Springfield",52.37',
  },
} as const satisfies Entries;

export const finding = findingOf(CSV);
