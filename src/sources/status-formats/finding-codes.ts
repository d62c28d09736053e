/** Findings about status sources and the rows of status.csv. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf, type SaidOf } from '../../findings/finding.ts';

/** Under the heading of statuses. */
export const STATUSES = {
  'status-source-failed': {
    severity: 'warning',
    wrong: 'A status source failed, or its content cannot be read. Or status.csv cannot be read as a whole.',
    why: 'The last good copy of the source is used until that is older than max_age_seconds. After that, its EVSEs become UNKNOWN. Of status.csv there is no copy: the EVSEs that it names are UNKNOWN, unless a source reports them. Everything else is published.',
    fix: 'Check the system that the message names. A system that writes a file should write it under another name and then rename it, so that nobody reads half a file.',
    message: {
      source: 'The status source "{key}" ({address}) failed. {problem} {instead}',
      absent: 'The status source "{key}" ({path}) has no file.',
      unsaved: 'The status source "{key}" was read, but its content could not be saved for when it fails ({error}).',
      table: '{problem} No status of this file counts.',
    },
    hint: {
      source: '',
      absent: 'Correct the path, or check the system that writes the file.',
      unsaved: 'Free some disk space, and allow this user to write to the cache.',
      table: '',
    },
  },
  'status-source-stale': {
    severity: 'warning',
    wrong: 'The newest content of a status source is older than its max_age_seconds.',
    why: 'Drivers would trust statuses that may no longer be true. All EVSEs of the source count as UNKNOWN.',
    fix: 'Check the system that writes it. If it is meant to write less often, raise max_age_seconds.',
    message:
      'The newest content of the status source "{key}" is from {from}, {age} s ago; max_age_seconds is {most}. All its statuses ({count}) count as UNKNOWN.',
  },
  'status-source-removals': {
    severity: 'warning',
    wrong: 'Together, the status sources report more than max_removal_share of the EVSEs as REMOVED (20 % by default).',
    why: 'REMOVED tells every reader that a charger is gone for good, and a charging system that restarts empty may report it for all of them. The content that adds the most removals is refused. Its last good copy is used until that is older than max_age_seconds; after that, its EVSEs become UNKNOWN.',
    fix: 'Check the system that the message names. If the chargers are really gone, delete their rows from evses.csv or write REMOVED there: EVSEs that are REMOVED in the tables do not count.',
    message: '{who} reports {removed} of {all} EVSEs as REMOVED{others}, which is more than {share}: {uids}. {instead}',
    hint: 'Check the system that reports it. If the EVSEs are really gone, delete their rows from evses.csv, or write REMOVED there.',
  },
  'status-source-row': {
    severity: 'warning',
    wrong:
      'A row of a status source or of status.csv cannot be read, or the last_updated of a source is in the future. The other rows count, and everything else is published.',
    why: 'An EVSE whose newest row cannot be read is UNKNOWN, unless another source has a later one: the column status of evses.csv does not take its place. A status with a time in the future counts, but not its time.',
    fix: 'Correct the row, or the system that it comes from.',
    message: {
      row: '{problem}',
      future: '{field} {value} is in the future. The status counts, but not its time.',
      table: '{problem} The row is skipped.',
      more: '{count:more row} with such mistakes.',
    },
    hint: { row: '', future: 'It must be in UTC.', table: '', more: '' },
  },
  'status-source-column': {
    severity: 'warning',
    wrong: 'A status source in CSV, or status.csv, has columns that are ignored.',
    why: 'A misspelt last_updated would silently have no effect.',
    fix: 'Correct the name. If the column is not meant for this program, begin its name with an underscore.',
    message: { source: 'Only {read} are read, not {columns}.', table: '{problem} Nothing of it is read.' },
    hint: { source: 'To have a column ignored silently, begin its name with an underscore.', table: '' },
  },
  'status-of-absent': {
    severity: 'warning',
    wrong: 'status.csv says that somebody can charge at an EVSE that is REMOVED or PLANNED in the tables.',
    why: 'The report wins. Drivers are sent to a charger that is not there.',
    fix: 'Delete the row of status.csv, or write the status of now into the table of the EVSE.',
    message: '"{uid}" is {status} here, and {known} in the tables.',
  },
  'duplicate-status': {
    severity: 'warning',
    wrong: 'status.csv has several rows for one EVSE, and not all of them say when the status changed.',
    why: 'The newest row counts, but without last_updated it can only be guessed which one that is.',
    fix: 'Delete the rows that are out of date, or fill in last_updated in all of them.',
    message: '"{uid}" has another row in {place}. That row counts, because {why}.',
  },
} as const satisfies Entries;

export const finding = findingOf(STATUSES);

/** What is said of a row that cannot be read, or whose time does not count. */
export type SaidOfRow = SaidOf<(typeof STATUSES)['status-source-row']>;
