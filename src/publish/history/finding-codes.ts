/** Findings about the data compared with what was published before. */

import type { Entries } from '../../findings/entry.ts';
import { countCodes, type Finding, findingOf } from '../../findings/finding.ts';

const GONE = '{gone} of {of} would disappear at once, more than {share}: {ids}.';

const STAYS = 'Its id and the uids of its EVSEs, as REMOVED, stay published {howLong}. Nothing else does.';

const NO_HISTORY =
  'Without the previous snapshot, changes and removals cannot be detected. Pass --previous none to go on without a history.';

export const HISTORY = {
  'too-many-removals': {
    severity: 'error',
    wrong:
      'Too much would disappear at once: more than max_removal_share of network.json (default 20 %) of the EVSEs or locations left the tables, were hidden, became REMOVED or have other ids; or as many connectors, tariffs, or prices of connectors are gone.',
    why: 'A missing file, a half-saved spreadsheet or half a feed looks like this. Publishing would tell every reader that the chargers or their prices are gone for good.',
    fix: 'Restore the rows, statuses and ids. If the chargers are really gone, start, build or publish once with --allow-removals. If what was published is not this network, publish once with --previous none: everything then counts as new.',
    message: {
      gone: GONE,
      reported: `${GONE} {reported}`,
      'other ids': `${GONE} The same ones seem to be there with other ids: {examples}.`,
      parts: '{parts}. That is more than {share}.',
    },
    hint: {
      gone: 'Restore the rows and statuses. If the chargers are really gone, start, build or publish once with --allow-removals.',
      another:
        'Restore the rows. If another network takes the place of this one, start, build or publish once with --allow-removals, which tells clients that the old chargers are gone, or with --previous none, which begins anew.',
      'other ids':
        'Ids are for ever: write the old ones again. If these are really others, start, build or publish once with --allow-removals.',
      parts: 'Restore the rows. If that is as it should be, start, build or publish once with --allow-removals.',
    },
  },
  'id-changed': {
    severity: 'warning',
    wrong:
      'An object is gone and another one with a new id is in its place: a location at the same place, an EVSE at the same site with the same plugs, a connector with the same plug, a tariff with the same prices, or a location that has another party.',
    why: 'Readers know objects by their ids. To them, the old one is gone for good, with its photos, ratings and contracts, and a new one appears beside it.',
    fix: 'Write the old id again wherever the new one stands. If it is really another object, such as a charger that replaced a broken one, change nothing: this is reported only once.',
    message: {
      one: '"{value}" is new and "{before}" is gone, {where}. Was the id changed?',
      rewritten: '"{value}" is new and "{before}" is gone. The same id, only written in another way.',
      many: '{count} are new and {gone} are gone, {where}: {examples}. Were the ids changed?',
      'many rewritten': '{count} are new and {gone} are gone. The same ids, only written in another way: {examples}.',
      party:
        '{who} belonged to {before}, and now to {after}. Readers know a site by its party and its id, so to them it is another one.',
    },
    hint: {
      one: 'Write "{before}" again, wherever "{value}" stands. If it is really another {what}, change nothing.',
      many: 'Write the old ids again. If they are really other {what}s, change nothing.',
      party: 'Write the party {before} again. A site that has a new operator needs a new id too.',
    },
  },
  'evse-returned': {
    severity: 'warning',
    wrong: 'An EVSE that was published as REMOVED is in the tables again.',
    why: 'REMOVED means gone for good (OCPI 8.3.2). Readers may have deleted the EVSE and its history.',
    fix: 'Use OUTOFORDER or INOPERATIVE for an EVSE that will come back. Give a new charger a new uid.',
    message: '"{key}" was REMOVED, and is in the tables again.',
  },
  'evse-moved': {
    severity: 'warning',
    wrong: 'An EVSE is listed at another location than before.',
    why: 'A uid identifies one EVSE at one place for ever (OCPI 8.3.2). Readers that know it at the old place now have it twice, or not at all.',
    fix: 'Give the EVSE a new uid at the new location. If you corrected a wrong location_id, change nothing: this is reported only once.',
    message: '"{key}" moved from location "{location}" to another one.',
  },
  'location-stays': {
    severity: 'warning',
    wrong:
      'A published location is now hidden (publish = false) or left the tables. Its id, country_code and party_id and the uids of its EVSEs stay published for removed_location_days of network.json. Nothing else does.',
    why: 'OCPI cannot delete objects. Readers that ask only for changes learn from REMOVED EVSEs that a location is gone; if it vanished at once, they would show it for ever. Tariffs that no public location uses any more get an end date and stay, with their prices, for removed_tariff_days.',
    fix: 'Do nothing: it is dropped automatically. To drop it now, publish once with --purge and its id (on GitHub: Actions, publish, Run workflow). Readers that ask only for changes then keep what they have. Copies made by others, and the history of your Git repository, are not affected.',
    message: {
      hidden: `"{key}" is hidden. ${STAYS}`,
      gone: `"{key}" is no longer in the tables. ${STAYS}`,
      many: '{count:location} are no longer in the tables: {ids}. Their ids and the uids of their EVSEs, as REMOVED, stay published {howLong}. Nothing else does.',
    },
    hint: 'Clients that ask for changes learn from that what is gone. To drop it now, publish with --purge and the ids.',
  },
  'location-id-reused': {
    severity: 'warning',
    wrong: 'A location moved by more than 5 km but kept its id.',
    why: 'Readers store photos, ratings and contracts by the id of a location. Those of the old site would be shown at the new one.',
    fix: 'Give the new site a new id. If you corrected wrong coordinates, change nothing: this is reported only once.',
    message: '"{key}" is {km} km away from its previous place.',
  },
  'previous-damaged': {
    severity: 'warning',
    wrong:
      'The previous snapshot cannot be read: files are missing or truncated, or another version of this program wrote it.',
    why: 'Without it, every object counts as changed now, and chargers that left the tables are not published as REMOVED.',
    fix: 'Do nothing if the build used another snapshot (that of the live site). Otherwise restore dist/, or pass --previous none to start without a history.',
    message: '{why}.',
    hint: NO_HISTORY,
  },
  'previous-foreign': {
    severity: 'warning',
    wrong:
      'The previous snapshot is that of another network: it belongs to another operator (country_code and party_id), or it was a preview and none of its chargers is in the tables.',
    why: 'Its chargers are not those of this network, so it cannot be used as history. Everything counts as new.',
    fix: 'Do nothing if this network takes the place of the other one, such as the demo. Otherwise build each network into a directory of its own with --out.',
    message: {
      snapshot: '{why}.',
      party:
        'This network was {before} before, and is {now} now. To clients, all its objects are new, and those of {before} stay.',
    },
    hint: {
      snapshot:
        'It is not used as history. If this network takes its place, change nothing; otherwise build into another directory with --out.',
      party:
        'Write the old country_code and party_id again. If the change is meant, publish once with --previous none.',
    },
  },
  'previous-unreachable': {
    severity: 'warning',
    wrong: 'There is no snapshot in dist/, and the live site at base_url does not respond.',
    why: 'Without a previous snapshot, every object counts as changed now. `ocpi-snapshot deploy` stops here; a local build continues.',
    fix: 'Build again when the site responds, or pass --previous none if nothing is published there yet.',
    message: '{why}.',
    hint: NO_HISTORY,
  },
  'clock-backwards': {
    severity: 'warning',
    wrong: 'The clock of this machine is behind the time of the previous snapshot.',
    why: 'Readers that ask for changes since the previous snapshot would miss changes with an earlier time. So changes get a time after that snapshot, which is in the future for this clock.',
    fix: 'Set the clock. If it is right, and that of the machine that built before was not, begin anew with --previous none: all changes would have a time in the future until that time has come. Everything then counts as changed now.',
    message: 'This clock says {clock}, but the previous snapshot was published at {built}.',
    hint: 'Set the clock. Changes get the time {next}. If this clock is right, that of the earlier build was not: begin anew with --previous none.',
  },
} as const satisfies Entries;

export const finding = findingOf(HISTORY);

/** How often each code was found in the data. What a build finds by comparing with the one before is no part of that. */
export function countOfData(findings: readonly Finding[]): { [code: string]: number } {
  return countCodes(findings.filter(({ code }) => !Object.hasOwn(HISTORY, code)));
}
