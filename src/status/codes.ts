/** Findings about statuses and where they come from. */

import type { Entries } from '../findings/entry.ts';
import { findingOf } from '../findings/finding.ts';

/** Under the heading of statuses. */
export const STATUSES = {
  'status-source-failed': {
    severity: 'warning',
    wrong: 'A status source did not answer as it should, or its content cannot be read.',
    why: 'Its last good copy takes its place until that is older than max_age_seconds; then its EVSEs become UNKNOWN.',
    fix: 'Look after the system that the message names. Write a file aside and rename it, so that it is never half there.',
    bad: '<html>Please log in</html>',
    good: 'evse_uid,status⏎E-1,AVAILABLE',
  },
  'status-source-stale': {
    severity: 'warning',
    wrong: 'The newest content of a status source is older than its max_age_seconds.',
    why: 'Drivers would trust statuses that nobody vouches for any more; all its EVSEs count as UNKNOWN.',
    fix: 'Look after the system that writes it, or raise max_age_seconds if it writes less often.',
    bad: 'a file that was last written yesterday, "max_age_seconds": 3600',
    good: 'a file that is written every minute',
  },
  'status-source-removals': {
    severity: 'warning',
    wrong:
      'The status sources together call more than max_removal_share of the EVSEs REMOVED (20 % if network.json says nothing).',
    why: 'REMOVED tells every reader that a charger is gone for good, and a charging system that restarts empty may say it of all. The content that adds most to it is refused; its last good copy takes its place until that is older than max_age_seconds, then its EVSEs become UNKNOWN.',
    fix: 'Look after the system that the message names. If the chargers are really gone, delete their rows from evses.csv, or write REMOVED there; what the tables call REMOVED does not count.',
    bad: 'a source that tells E-1,REMOVED⏎E-2,REMOVED of a network of four EVSEs',
    good: 'E-1,INOPERATIVE⏎E-2,INOPERATIVE',
  },
  'status-source-row': {
    severity: 'warning',
    wrong: 'A row of a status source cannot be read; the others count.',
    why: 'Its EVSE keeps the status that it has from elsewhere, or becomes UNKNOWN.',
    fix: 'Correct it where it comes from.',
    bad: 'E-1,Free',
    good: 'E-1,AVAILABLE',
  },
  'status-source-column': {
    severity: 'warning',
    wrong: 'A status source in CSV has columns that are not read.',
    why: 'A misspelt last_updated would silently have no effect.',
    fix: 'Correct the name, or begin it with an underscore if the column is meant for others.',
    bad: 'evse_uid,status,lastupdated',
    good: 'evse_uid,status,last_updated,_note',
  },
  'duplicate-status': {
    severity: 'warning',
    wrong: 'status.csv has several rows for one EVSE, and not all of them tell when the status changed.',
    why: 'Of several rows the newest counts, but which one that is can only be guessed.',
    fix: 'Delete the rows that are out of date, or fill last_updated in all of them.',
    bad: 'E-1,AVAILABLE,⏎E-1,CHARGING,',
    good: 'E-1,CHARGING,',
  },
} as const satisfies Entries;

export const finding = findingOf(STATUSES);
