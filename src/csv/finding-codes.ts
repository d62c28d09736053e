/** Findings about a file as CSV, whatever its table. */

import type { Entries } from '../findings/entry.ts';
import { findingOf, type SaidOf } from '../findings/finding.ts';

/** In the words of spreadsheets for tables, and of editors for network.json. */
const SAVE = { table: 'Save the file as "CSV UTF-8".', settings: 'Save the file with the encoding UTF-8.' } as const;

/** Under the heading of files. */
export const CSV = {
  'empty-file': {
    severity: 'error',
    wrong: 'A file has no header, because it is empty or has only blank lines.',
    why: 'An editor that crashes while saving can leave such a file. Publishing without its rows would remove their chargers.',
    fix: 'Restore the file. If you do not need the table, delete the file.',
    message: { bytes: 'The file is empty.', lines: 'The file has only blank lines.' },
  },
  'not-utf8': {
    severity: 'error',
    wrong:
      'A file is not encoded in UTF-8. It is no table, or it has bytes that are no letters in the code page of the country either, or that is not known.',
    why: 'Letters such as é or ö would be published as the wrong characters.',
    fix: 'Save it again as "CSV UTF-8" (Excel: Save as, file type "CSV UTF-8 (comma delimited)").',
    message: {
      utf16: 'The file is encoded in UTF-16, not in UTF-8.',
      byte: 'The file is not encoded in UTF-8: byte 0x{byte} is not valid here.',
    },
    hint: SAVE,
  },
  'code-page': {
    severity: 'warning',
    wrong:
      'A table is not encoded in UTF-8, and was read in the code page in which Excel saves in the country of network.json, such as Windows-1252.',
    why: 'Excel saves "CSV" so. Nothing is lost if the letters are right; but other programs may read them as others.',
    fix: 'Look at the words that the warning names. Save the file as "CSV UTF-8", or let `ocpi-snapshot format-data` write all tables in UTF-8.',
    message: {
      words: 'The file is not encoded in UTF-8. It was read as {page} (for example {words}).',
      blanks: 'The file is not encoded in UTF-8. It was read as {page}.',
    },
    hint: 'If that is right, nothing is lost; save the file as "CSV UTF-8".',
  },
  'nul-byte': {
    severity: 'error',
    wrong: 'A file contains a NUL byte, so it is not a text file.',
    why: 'It is probably a workbook with the wrong file extension, or a damaged file.',
    fix: 'Open it in a spreadsheet program and save it as "CSV UTF-8".',
    message: {
      workbook: 'This is a workbook of a spreadsheet program, whatever its name says, and not a text file.',
      byte: 'The file contains a NUL byte, so it is not a text file.',
    },
    hint: SAVE,
  },
  'not-a-table': {
    severity: 'error',
    wrong: 'A file is a web page, or XML or JSON, and no table.',
    why: 'Programs that save a link to a sheet often get a page that asks for a login, or a copy in another format.',
    fix: 'Download the sheet itself, and save it as "CSV UTF-8".',
    message: 'This is {format}, whatever the name of the file says, and not a table.',
  },
  'broken-quotes': {
    severity: 'error',
    wrong: 'A quotation mark is not closed, or is in a place where it is not allowed.',
    why: 'After it, there is no telling where one cell ends and the next begins, so the file is not read at all.',
    fix: 'Put the whole cell in quotation marks, and double each quotation mark inside it.',
    message: {
      unclosed: 'The quotation mark here is not closed, so the file was not read.',
      beside: 'There is text next to the quotation mark here, so the file was not read.',
    },
    hint: {
      unclosed:
        'Delete it. If the cell needs it, put the whole cell in quotation marks, and double each one inside it.',
    },
  },
  'wrong-cell-count': {
    severity: 'error',
    wrong: 'A row has more or fewer cells than the header has columns.',
    why: 'The cells after the mistake would be read into the wrong columns.',
    fix: 'Put cells that contain the separator in quotation marks, and write numbers with a decimal point.',
    message: 'The row has {count:cell}, but the header has {width:column}.',
    hint: {
      numbers:
        'Probably a comma broke {written} in two. Write numbers with a decimal point, and without a thousands separator.',
      text: 'Probably "{text}" is one cell. Put it in straight quotation marks.',
      more: 'Put a cell that contains a {separator} in quotation marks.',
      fewer:
        'Add a {separator} for each missing cell, in its place. If the file was cut off, save it again with all of its rows.',
    },
  },
  'mixed-separators': {
    severity: 'error',
    wrong: 'The cells of the header are separated by another sign than those of the rows.',
    why: 'No cell can be given to a column, so the file is not read at all.',
    fix: 'Write the header with the separator of the rows.',
    message: 'The header separates its cells with {ofHeader}s, but the rows with {ofRows}s, so the file was not read.',
    hint: 'Write {ofRows}s in the header.',
  },
  'sep-line': {
    severity: 'warning',
    wrong: 'The first line tells Excel which separator the file has.',
    why: 'It is not part of the table. It is skipped here, but other programs take it for the header.',
    fix: 'Delete it; the separator is found without it.',
    message: 'The line "{line}" is not part of the table. It only tells Excel how cells are separated.',
  },
  'title-row': {
    severity: 'error',
    wrong: 'There is a title above the header.',
    why: 'The first line of a CSV file names the columns. Other programs that read the file would take the title for a name.',
    fix: 'Delete everything above the header.',
    message: 'This is a title, but the header must be the first line. It is in line {header}.',
    hint: 'Delete what is above line {header}.',
  },
  'merged-header': {
    severity: 'error',
    wrong: 'A cell of the header stands for several columns, or there is a second header above the header.',
    why: 'A CSV file has no merged cells. Each column needs a name of its own.',
    fix: 'Undo the merging in the spreadsheet, and give each column a name of its own.',
    message: {
      above: 'There is a second header above the header in line {header}. Its cells stand for groups of columns.',
      cell: 'The cell "{name}" of the header stands for the columns {first} to {last}.',
    },
    hint: { above: 'Delete what is above line {header}.' },
  },
  'repeated-header': {
    severity: 'error',
    wrong: 'The header is there a second time among the rows, or a line below it describes the columns.',
    why: 'Every row is published as an object of its own. A second header is left over where one table was pasted below another.',
    fix: 'Delete the line.',
    message: {
      again: 'This is the header once more; it is already in line {header}.',
      description: 'This line describes the columns, and is no row of the table.',
    },
  },
  'comment-row': {
    severity: 'error',
    wrong: 'A line begins with # or //, as a comment does.',
    why: 'A CSV file has no comments, so it is not clear whether the row should be published.',
    fix: 'Delete the row. Notes can go into a column whose name begins with an underscore.',
    message: {
      above: 'This is a comment, but the header must be the first line. It is in line {header}.',
      row: 'This is a comment, but a CSV file cannot have comments: every line is a row.',
    },
    hint: {
      above: 'Delete what is above line {header}. Notes can go into a column whose name begins with an underscore.',
    },
  },
  'merge-conflict': {
    severity: 'error',
    wrong: 'A line is one of the marks that Git writes where two changes meet.',
    why: 'Both versions of the rows are there, and only one of them is right.',
    fix: 'Keep the rows that are right, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    message: 'Git marks a conflict here: two people changed the same rows.',
  },
  'total-row': {
    severity: 'error',
    wrong: 'A row has a total instead of an object of the network.',
    why: 'Every row is published as an object of its own.',
    fix: 'Delete the row.',
    message: 'This is a total ("{text}"), and not a row of the table.',
  },
} as const satisfies Entries;

export const finding = findingOf(CSV);

/** What is said of a row with another number of cells than the header. */
export type SaidOfCount = SaidOf<(typeof CSV)['wrong-cell-count']>;
