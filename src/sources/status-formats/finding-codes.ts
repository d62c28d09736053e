/** Findings about status sources and the rows of status.csv. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** Under the heading of statuses. */
export const STATUSES = {
  'status-source-failed': {
    severity: 'warning',
    wrong: 'A status source failed, or its content cannot be read. Or status.csv cannot be read as a whole.',
    why: 'The last good copy of the source is used until that is older than max_age_seconds. After that, its EVSEs become UNKNOWN. Of status.csv there is no copy: the EVSEs that it names are UNKNOWN, unless a source reports them. Everything else is published.',
    fix: 'Check the system that the message names. A system that writes a file should write it under another name and then rename it, so that nobody reads half a file.',
  },
  'status-source-stale': {
    severity: 'warning',
    wrong: 'The newest content of a status source is older than its max_age_seconds.',
    why: 'Drivers would trust statuses that may no longer be true. All EVSEs of the source count as UNKNOWN.',
    fix: 'Check the system that writes it. If it is meant to write less often, raise max_age_seconds.',
  },
  'status-source-removals': {
    severity: 'warning',
    wrong: 'Together, the status sources report more than max_removal_share of the EVSEs as REMOVED (20 % by default).',
    why: 'REMOVED tells every reader that a charger is gone for good, and a charging system that restarts empty may report it for all of them. The content that adds the most removals is refused. Its last good copy is used until that is older than max_age_seconds; after that, its EVSEs become UNKNOWN.',
    fix: 'Check the system that the message names. If the chargers are really gone, delete their rows from evses.csv or write REMOVED there: EVSEs that are REMOVED in the tables do not count.',
  },
  'status-source-row': {
    severity: 'warning',
    wrong:
      'A row of a status source or of status.csv cannot be read, or the last_updated of a source is in the future. The other rows count, and everything else is published.',
    why: 'An EVSE whose newest row cannot be read is UNKNOWN, unless another source has a later one: the column status of evses.csv does not take its place. A status with a time in the future counts, but not its time.',
    fix: 'Correct the row, or the system that it comes from.',
  },
  'status-source-column': {
    severity: 'warning',
    wrong: 'A status source in CSV, or status.csv, has columns that are ignored.',
    why: 'A misspelt last_updated would silently have no effect.',
    fix: 'Correct the name. If the column is not meant for this program, begin its name with an underscore.',
  },
  'status-of-absent': {
    severity: 'warning',
    wrong: 'status.csv says that somebody can charge at an EVSE that is REMOVED or PLANNED in the tables.',
    why: 'The report wins. Drivers are sent to a charger that is not there.',
    fix: 'Delete the row of status.csv, or write the status of now into the table of the EVSE.',
  },
  'duplicate-status': {
    severity: 'warning',
    wrong: 'status.csv has several rows for one EVSE, and not all of them say when the status changed.',
    why: 'The newest row counts, but without last_updated it can only be guessed which one that is.',
    fix: 'Delete the rows that are out of date, or fill in last_updated in all of them.',
  },
} as const satisfies Entries;

export const finding = findingOf(STATUSES);
