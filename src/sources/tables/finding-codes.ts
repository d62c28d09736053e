/** Findings about table sources: tables behind URLs. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** The same of all sources that failed; what the failure advises is the hint. */
const FAILED = { message: 'The table source "{key}" failed. {problem} {instead}', hint: '' } as const;

/** Under the heading of files. */
export const TABLE_SOURCES = {
  'table-source-failed': {
    severity: 'warning',
    wrong: 'A table source failed, or its content cannot be read.',
    why: 'Its last good copy is used, so changes that were made there since are not published. A source of statuses whose copy is older than an hour counts as empty.',
    fix: 'Do what the message says. Often a sheet is no longer published, and the answer is a sign-in page.',
    ...FAILED,
  },
  'table-source-missing': {
    severity: 'error',
    wrong: 'A table source failed, and there is no last good copy of it.',
    why: 'Publishing without the table would tell every reader that its chargers are gone.',
    fix: 'Do what the message says. Or save the sheet as a CSV file in the data directory, and remove the source.',
    ...FAILED,
  },
  'table-source-refused': {
    severity: 'warning',
    wrong: 'The content of a table source has a mistake that would stop the build.',
    why: 'Nobody reviews a live sheet before it is read, and one slip must not stop everything else. So its last good copy is used until the mistake is mended: nothing that was changed there since is published.',
    fix: 'Correct the cell in the sheet. The next build takes it.',
    message: {
      cell: '{problem} {instead}',
      whole: 'With what the table source "{key}" says now, other files have errors. {instead}',
    },
    hint: { cell: '', whole: 'Look for rows that were deleted in the sheet and that others still refer to.' },
  },
  'table-source-row': {
    severity: 'warning',
    wrong: 'Rows of a table source are not part of the table: titles, lines of dashes, totals. They are skipped.',
    why: 'Nothing is published of them. If they were meant to be chargers, these are missing.',
    fix: 'Delete the rows, or leave them; a waiver silences the warning.',
    message: '{rows} not part of the table, and skipped{example}.',
    hint: '',
  },
  'table-source-column': {
    severity: 'warning',
    wrong: 'A table source has columns that are not those of the table. They are not read, and never published.',
    why: 'A column whose name was changed in the sheet would silently have no effect.',
    fix: 'Name the column in "columns" if it is one of ours, otherwise in "ignore_columns".',
    message: 'These columns are not read, and nothing of them is published: {columns}.',
    hint: {
      meant: 'If "{written}" is {meant}, name it in "columns" of the source.',
      own: 'To have them ignored silently, list them in "ignore_columns" of the source.',
    },
  },
  'table-source-unread': {
    severity: 'warning',
    wrong: 'The check did not read a table source, because it has no token for it or was told not to ask.',
    why: 'Its rows are not checked, nor whether others refer to them. The build reads it.',
    fix: 'Nothing, if this is a pull request from elsewhere, which gets no secrets. Otherwise set the variable that the message names.',
    ...FAILED,
  },
} as const satisfies Entries;

export const finding = findingOf(TABLE_SOURCES);
