/** Findings about how the data follows on what was published before. */

import type { Entries } from '../../findings/entry.ts';
import { findingOf } from '../../findings/finding.ts';

/** Under the heading of what was published before. */
export const HISTORY = {
  'too-many-removals': {
    severity: 'error',
    wrong:
      'More EVSEs or locations than max_removal_share of network.json (20 % if it says nothing) left the tables, were hidden or became REMOVED at once.',
    why: 'A spreadsheet that was saved by half, or a file that is missing, looks like that; publishing would tell every reader that the chargers are gone for good.',
    fix: 'Restore their rows and statuses. If they are really gone, build once with --allow-removals.',
    bad: 'evses.csv with 3 of its 4 rows deleted',
    good: 'evses.csv with 1 of its 40 rows deleted',
  },
  'evse-returned': {
    severity: 'warning',
    wrong: 'An EVSE that was published as REMOVED is there again.',
    why: 'REMOVED means gone for good (OCPI 8.3.2); readers may have deleted the EVSE and its history.',
    fix: 'Use OUTOFORDER or INOPERATIVE for an EVSE that comes back. Give a new charger a new uid.',
    bad: 'E-1 deleted from evses.csv in May, and there again in June',
    good: 'E-1 with the status INOPERATIVE until June',
  },
  'evse-moved': {
    severity: 'warning',
    wrong: 'An EVSE is listed at another location than before.',
    why: 'A uid names one EVSE at one place for ever (OCPI 8.3.2); readers that know it elsewhere now have it at two places, or at none.',
    fix: 'Give the EVSE a new uid at the new location. Was it a correction of location_id, then leave it: this is said once.',
    bad: 'E-1,L-2 where it was E-1,L-1',
    good: 'E-9,L-2, and no row E-1',
  },
  'location-stays': {
    severity: 'warning',
    wrong:
      'A location that was published is hidden (publish = false) or left the tables. Its id, its country_code and party_id and the uids of its EVSEs stay published for removed_location_days of network.json; nothing that tells of the place or of people does.',
    why: 'OCPI has no deletion: readers that ask for changes only learn from EVSEs that are REMOVED that a location is gone, and would show it for ever if it vanished at once. Tariffs that no public location uses end, and stay with their prices for removed_tariff_days.',
    fix: 'Nothing: it is dropped by itself. To drop it at once, publish once with --purge and its id (on GitHub: Actions, publish, Run workflow); readers that ask for changes only then keep what they have. Copies that others made stay with them, and Git keeps what its files said.',
    bad: 'L-1 with publish = false, public until yesterday',
    good: 'L-1 with publish = false from the beginning',
  },
  'location-id-reused': {
    severity: 'warning',
    wrong: 'The id of a location stands for a place more than 5 km away from where it was.',
    why: 'Readers keep what they know of a location by its id: photos, ratings and contracts of the former site would be shown at the new one.',
    fix: 'Give the new site a new id. Was it a correction of the coordinates, then leave it: this is said once.',
    bad: 'L-1 in Utrecht, where L-1 was in Rotterdam',
    good: 'L-2 in Utrecht',
  },
  'previous-damaged': {
    severity: 'warning',
    wrong:
      'The snapshot that was published before cannot be read: files are missing or cut off, or another version wrote it.',
    why: 'Without it every object counts as changed now, and chargers that left the tables are not shown as REMOVED.',
    fix: 'Nothing, if the build found another one (the live site). Else restore dist/, or say --previous none if that is right.',
    bad: 'dist/_snapshot with a file cut off',
    good: 'dist/ as the build wrote it',
  },
  'previous-foreign': {
    severity: 'warning',
    wrong: 'The snapshot that was there before is of another operator (country_code and party_id).',
    why: 'Its chargers are not those of this network, so nothing can be concluded from it.',
    fix: 'Build different networks into different directories with --out.',
    bad: 'npm run build -- --data other-network',
    good: 'npm run build -- --data other-network --out other-dist',
  },
  'previous-unreachable': {
    severity: 'warning',
    wrong: 'There is no snapshot in dist/, and the live site at base_url does not answer.',
    why: 'Without it every object counts as changed now. `npm run deploy` stops here; a build that is only looked at goes on.',
    fix: 'Build again when the site answers, or say --previous none if nothing is published there yet.',
    bad: '"base_url": "https://ocpi.exmaple-charging.nl"',
    good: '"base_url": "https://ocpi.example-charging.nl"',
  },
  'clock-backwards': {
    severity: 'warning',
    wrong: 'The clock of this machine shows an earlier time than the previous snapshot was built at.',
    why: 'Readers that ask for changes since their last visit would miss what is stamped with a moment before it; so changes get the moment after the previous snapshot, which lies in the future of this clock.',
    fix: 'Set the clock.',
    bad: 'a build at 12:00 after one at 14:30 of the same day',
    good: 'a build at 14:31',
  },
} as const satisfies Entries;

export const finding = findingOf(HISTORY);
