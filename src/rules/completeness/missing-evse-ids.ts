/** Rule: public EVSEs in Europe have an evse_id, and what is one does not stand in the column uid alone. */

import { isKnown } from '../../cells/unknown-default.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { formatCount, formatWhole } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { placeInRow } from '../../tables/row-finding.ts';
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
      fix: `Write the id of each charger into evse_id. It begins with your operator id (where to get one: ${documentation('party-id.md')}).`,
      message: '{which} {#evse_id}, so no app can show whether {points} free: apps match statuses by this id alone.',
      hint: `Write the ids that stand on the chargers or in your back office. If there are none, {numbers} operator id: ${documentation('party-id.md#evse_id')}`,
    },
    'evse-id-in-uid': {
      severity: 'warning',
      wrong: 'A uid has the form of an EVSE id, but evse_id is empty.',
      why: 'The uid is an id among systems, and nobody looks for the EVSE id there.',
      fix: 'Write the id into evse_id, too, and leave the uid as it is.',
      message: '{#uid} "{uid}" has the form of an EVSE id, but {#evse_id} is empty{also}.',
      hint: 'Write {id} into {#evse_id}, too{same}.',
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
      const { country_code, party_id } = first.location.values;
      const operator = isKnown(country_code) && isKnown(party_id) ? `${country_code}*${party_id}` : undefined;
      const numbers =
        operator &&
        clause`number the chargers: ${{ operator }}*E1, ${{ operator }}*E2. ${{ operator }} must be your registered`;
      const points =
        lacking.length === 1 ? clause`it is` : clause`these ${{ count: formatWhole(lacking.length) }} points are`;
      tellOnce('evse-id-missing', 'evses', first.evse, 'evse_id', {
        params: { which: shareOf(lacking.length, all), points, numbers: numbers ?? clause`ask for an` },
        related: others.map(({ evse }) => placeInRow(evse, 'evse_id')),
      });
    }
    if (named !== undefined) {
      const { uid } = named.evse.values;
      const isOne = inUid.length === 1;
      const also = isOne ? '' : clause`, here and in ${{ others: formatCount(inUid.length - 1, 'more EVSE') }}`;
      const same = isOne ? '' : clause`, and do the same for the others`;
      tellOnce('evse-id-in-uid', 'evses', named.evse, 'evse_id', {
        params: { uid, also, same, id: evseIdOf(uid, named.location) ?? '' },
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

/** What is gone, or still to come. */
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

function shareOf(lacking: number, of: number): Clause {
  const [count, all] = [formatWhole(lacking), formatWhole(of)];
  if (of === 1) return clause`The only public EVSE of the tables has no`;
  if (lacking === of) return clause`None of the ${{ all }} public EVSEs of the tables has an`;
  const some = clause`${{ count }} of ${{ all }} public EVSEs of the tables`;
  return lacking === 1 ? clause`${some} has no` : clause`${some} have no`;
}

/** How many further places a finding names. */
const NAMED = 20;

function firstInFile(evses: readonly LackingEvse[]): LackingEvse[] {
  return [...evses].sort((a, b) => a.evse.record - b.evse.record).slice(0, NAMED + 1);
}

/**
 * The EVSE id that a uid is. Short words have the form without stars, too (`CHARGER1`), so that must be one of the party.
 */
function evseIdOf(uid: string, { values: { country_code, party_id } }: LocationRow): string | undefined {
  const id = EVSE_ID.test(uid) ? uid : withStars(uid);
  if (!EVSE_ID.test(id)) return undefined;
  const bare = id.replaceAll('*', '').toUpperCase();
  const isOwn =
    isKnown(country_code) && isKnown(party_id) && bare.startsWith(`${country_code}${party_id}E`.toUpperCase());
  return isOwn || WITH_STARS.test(uid) ? id : undefined;
}

const WITH_STARS = /^[A-Z]{2}\*[A-Z0-9]{3}\*/i;
