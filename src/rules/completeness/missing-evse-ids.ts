/** Rule: public EVSEs in Europe have an evse_id, and what is one does not stand in the column uid alone. */

import { isKnown } from '../../cells/unknown-default.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import { cellText } from '../../tables/table.ts';
import type { EvseRow, LocationRow } from '../../tables/tables.ts';
import { defineRule, type RuleInput } from '../rule/rule.ts';
import { isExample } from './example-site.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'evse-id-missing': {
      severity: 'warning',
      wrong: 'Public EVSEs in the EU, the EEA, the United Kingdom or Switzerland have no evse_id.',
      why: 'Apps and access points attach statuses and prices to a point by its EVSE id alone. Without one, nobody sees there whether the point is free.',
      fix: `Write the ids that stand on the chargers or in your back office. If there are none, number the chargers behind your registered operator id, as in NL*EXA*E1 (${documentation('party-id.md#evse_id')}).`,
      message: {
        empty:
          'In {lacking} of {all:public EVSE}, {#evse_id} is empty, so no app can show their statuses: apps match them by this id alone.',
        column:
          'There is no column {#evse_id}, so no app can show the statuses of {lacking} of {all:public EVSE}: apps match them by this id alone.',
      },
    },
    'evse-id-in-uid': {
      severity: 'warning',
      wrong: 'A uid has the form of an EVSE id, but evse_id is empty.',
      why: 'The uid is an id among systems, and nobody looks for the EVSE id there.',
      fix: 'Write the id into evse_id, too, and leave the uid as it is.',
      message: '{#uid} "{uid}" has the form of an EVSE id, but {#evse_id} is empty, in {count:EVSE} in all.',
      hint: 'Write {id} into {#evse_id}, too.',
    },
  },
  /** One finding for all: who has no ids needs a way to them once. */
  network({ tellOnce, ...input }) {
    const { lacking, inUid, all } = withoutIds(input);
    const [[first, ...others], [named, ...alsoNamed]] = [lacking, inUid].map(firstInFile) as [
      LackingEvse[],
      LackingEvse[],
    ];
    if (first !== undefined) {
      tellOnce('evse-id-missing', 'evses', first.evse, 'evse_id', {
        says: cellText(first.evse, 'evse_id') === undefined ? 'column' : 'empty',
        params: { all, lacking: lacking.length },
        related: others.map(({ evse }) => placeInRow(evse, 'evse_id')),
      });
    }
    if (named !== undefined) {
      const { uid } = named.evse.values;
      tellOnce('evse-id-in-uid', 'evses', named.evse, 'evse_id', {
        params: { uid, id: evseIdOf(uid, named.location) ?? '', count: inUid.length },
        related: alsoNamed.map(({ evse }) => placeInRow(evse, 'evse_id')),
      });
    }
  },
});

/** The European Union with its parts overseas, the EEA, the United Kingdom and Switzerland. */
const COUNTRIES: ReadonlySet<string> = new Set(
  `AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE
   ALA GLP GUF MAF MTQ MYT REU ISL LIE NOR GBR CHE`.split(/\s+/),
);

const WITHOUT: readonly (string | undefined)[] = ['REMOVED', 'PLANNED'];

interface LackingEvse {
  readonly evse: EvseRow;
  readonly location: LocationRow;
}

/** The public EVSEs without an id, in countries where all have one; those whose uid is one; and how many should have one. */
function withoutIds({ dataset }: RuleInput) {
  const lacking: LackingEvse[] = [];
  const inUid: LackingEvse[] = [];
  let all = 0;
  for (const { location, evses } of dataset.locations) {
    const { publish, country } = location.values;
    if (!publish || isExample(location.values)) continue;
    const isAsked = COUNTRIES.has(country);
    for (const { evse } of evses) {
      if (WITHOUT.includes(evse.values.status)) continue;
      if (isAsked) all++;
      if (evse.values.evse_id !== undefined) continue;
      if (evseIdOf(evse.values.uid, location) !== undefined) inUid.push({ evse, location });
      else if (isAsked) lacking.push({ evse, location });
    }
  }
  return { lacking, inUid, all };
}

const NAMED = 20;

function firstInFile(evses: readonly LackingEvse[]): LackingEvse[] {
  return [...evses].sort((a, b) => a.evse.record - b.evse.record).slice(0, NAMED + 1);
}

/** The EVSE id that a uid is. Short words have the form without stars, too (`CHARGER1`), so that must be one of the party. */
function evseIdOf(uid: string, { values: { country_code, party_id } }: LocationRow): string | undefined {
  const id = EVSE_ID.test(uid) ? uid : withStars(uid);
  if (!EVSE_ID.test(id)) return undefined;
  const bare = id.replaceAll('*', '').toUpperCase();
  const isOwn =
    isKnown(country_code) && isKnown(party_id) && bare.startsWith(`${country_code}${party_id}E`.toUpperCase());
  return isOwn || WITH_STARS.test(uid) ? id : undefined;
}

const WITH_STARS = /^[A-Z]{2}\*[A-Z0-9]{3}\*/i;
