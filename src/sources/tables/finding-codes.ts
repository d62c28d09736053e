/** Findings about table sources: tables behind URLs. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** Under the heading of files. */
export const TABLE_SOURCES = {
  'table-source-failed': {
    severity: 'warning',
    wrong: 'A table source failed, or its content cannot be read.',
    why: 'Its last good copy is used, so changes that were made there since are not published. A source of statuses whose copy is older than an hour counts as empty.',
    fix: 'Do what the message says. Often a sheet is no longer published, and the answer is a sign-in page.',
  },
  'table-source-missing': {
    severity: 'error',
    wrong: 'A table source failed, and there is no last good copy of it.',
    why: 'Publishing without the table would tell every reader that its chargers are gone.',
    fix: 'Do what the message says. Or save the sheet as a CSV file in the data directory, and remove the source.',
  },
  'table-source-refused': {
    severity: 'warning',
    wrong: 'The content of a table source has a mistake that would stop the build.',
    why: 'Nobody reviews a live sheet before it is read, and one slip must not stop everything else. So its last good copy is used until the mistake is mended: nothing that was changed there since is published.',
    fix: 'Correct the cell in the sheet. The next build takes it.',
  },
  'table-source-row': {
    severity: 'warning',
    wrong: 'Rows of a table source are not part of the table: titles, lines of dashes, totals. They are skipped.',
    why: 'Nothing is published of them. If they were meant to be chargers, these are missing.',
    fix: 'Delete the rows, or leave them; a waiver silences the warning.',
  },
  'table-source-column': {
    severity: 'warning',
    wrong: 'A table source has columns that are not those of the table. They are not read, and never published.',
    why: 'A column whose name was changed in the sheet would silently have no effect.',
    fix: 'Name the column in "columns" if it is one of ours, otherwise in "ignore_columns".',
  },
  'table-source-unread': {
    severity: 'warning',
    wrong: 'The check did not read a table source, because it has no token for it or was told not to ask.',
    why: 'Its rows are not checked, nor whether others refer to them. The build reads it.',
    fix: 'Nothing, if this is a pull request from elsewhere, which gets no secrets. Otherwise set the variable that the message names.',
  },
} as const satisfies Entries;

export const finding = findingOf(TABLE_SOURCES);
