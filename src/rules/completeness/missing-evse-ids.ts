/** Rule: public EVSEs in Europe have an evse_id, and what is one does not stand in the column uid alone. */

import { isKnown } from '../../cells/unknown-default.ts';
import type { Finding } from '../../findings/finding.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { formatCount, formatWhole } from '../../findings/text/format.ts';
import { EVSE_ID, withStars } from '../../ocpi/evse-id.ts';
import { placeInRow } from '../../tables/row-name.ts';
import type { EvseRow, LocationRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isExample } from './example-site.ts';

export const rule = defineRule('plausibility', check, {
  'evse-id-missing': {
    severity: 'warning',
    wrong: 'Public EVSEs in the EU, the EEA, the United Kingdom or Switzerland have no evse_id.',
    why: 'Apps and access points attach statuses and prices to a point by its EVSE id alone. Without one, nobody sees there whether the point is free.',
    fix: `Write the id of each charger into evse_id. It begins with your operator id (where to get one: ${documentation('party-id.md')}).`,
  },
  'evse-id-in-uid': {
    severity: 'warning',
    wrong: 'A uid has the form of an EVSE id, but evse_id is empty.',
    why: 'The uid is an id among systems, and nobody looks for the EVSE id there.',
    fix: 'Write the id into evse_id, too, and leave the uid as it is.',
  },
});

/** The European Union with its parts overseas, the EEA, the United Kingdom and Switzerland. */
const COUNTRIES: ReadonlySet<string> = new Set(
  `AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE
   ALA GLP GUF MAF MTQ MYT REU ISL LIE NOR GBR CHE`.split(/\s+/),
);

/** What is gone, or still to come. */
const WITHOUT: readonly (string | undefined)[] = ['REMOVED', 'PLANNED'];

function* check({ dataset }: RuleInput): Findings {
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
  yield* missing(lacking, all);
  yield* onlyInUid(inUid);
}

interface LackingEvse {
  readonly evse: EvseRow;
  readonly location: LocationRow;
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

/** One finding for all: who has no ids needs a way to them once. */
function* missing(lacking: readonly LackingEvse[], all: number): Findings {
  const count = lacking.length;
  const which =
    all === 1
      ? 'The only public EVSE of the tables has no'
      : count === all
        ? `None of the ${formatWhole(all)} public EVSEs of the tables has an`
        : `${formatWhole(count)} of ${formatWhole(all)} public EVSEs of the tables ${count === 1 ? 'has' : 'have'} no`;
  const points = count === 1 ? 'it is' : `these ${formatWhole(count)} points are`;
  yield* ofAll('evse-id-missing', lacking, ({ location: { values } }) => {
    const { country_code, party_id } = values;
    const operator = isKnown(country_code) && isKnown(party_id) ? `${country_code}*${party_id}` : undefined;
    const numbers =
      operator && `number the chargers: ${operator}*E1, ${operator}*E2. ${operator} must be your registered`;
    return {
      message: `${which} evse_id, so no app can show whether ${points} free: apps match statuses by this id alone.`,
      hint: `Write the ids that stand on the chargers or in your back office. If there are none, ${numbers ?? 'ask for an'} operator id: ${documentation('party-id.md#evse_id')}`,
    };
  });
}

function* onlyInUid(inUid: readonly LackingEvse[]): Findings {
  yield* ofAll('evse-id-in-uid', inUid, ({ evse, location }) => ({
    message: `uid "${evse.values.uid}" has the form of an EVSE id, but evse_id is empty${inUid.length > 1 ? `, here and in ${formatCount(inUid.length - 1, 'more EVSE')}` : ''}.`,
    hint: `Write ${evseIdOf(evse.values.uid, location)} into evse_id, too${inUid.length > 1 ? ', and do the same for the others' : ''}.`,
  }));
}

/** How many further places a finding names. */
const NAMED = 20;

/** A finding at the first row that says it of all. */
function* ofAll(
  code: 'evse-id-missing' | 'evse-id-in-uid',
  evses: readonly LackingEvse[],
  say: (first: LackingEvse) => Pick<Finding, 'message' | 'hint'>,
): Findings {
  const [first, ...others] = [...evses].sort((a, b) => a.evse.record - b.evse.record).slice(0, NAMED + 1);
  if (first === undefined) return;
  const { message, hint } = say(first);
  const related = others.map(({ evse }) => placeInRow(evse, 'evse_id'));
  yield rule.ofColumn(code, 'evses', first.evse, 'evse_id', { message, ...(hint && { hint }), related });
}
