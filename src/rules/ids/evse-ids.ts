/** Rule: an evse_id names one EVSE, and begins with the party of its site; an operator id names one company. */

import { alpha2Of } from '../../cells/places/country-codes.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { EVSE_ID } from '../../ocpi/evse-id.ts';
import type { Dataset } from '../../read/load/join.ts';
import { EXAMPLE_PARTY } from '../../settings/example-party.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { BusinessRow, EvseRow, LocationRow } from '../../tables/tables.ts';
import { foldWord } from '../../words/fold-word.ts';
import { defineRule, type RuleInput } from '../rule/rule.ts';
import { alikeIds } from './doubled-ids.ts';

export const rule = defineRule({
  group: 'relations',
  findings: {
    'duplicate-evse-id': {
      severity: 'doubt',
      wrong:
        'Two EVSEs have the same evse_id. Case and stars do not count, and EVSEs that are REMOVED or hidden may keep theirs.',
      why: 'Roaming platforms know the charger by this id. They would show one of the two, and start a session at the wrong one.',
      fix: 'Correct one of the ids, or leave the cell empty until you know it.',
      message: '{field} "{id}" is also that of EVSE "{uid}", in {place}.',
    },
    'evse-id-of-other-party': {
      severity: 'warning',
      wrong:
        'An evse_id begins with another country or operator than the party of its site, unlike the others of the network.',
      why: 'Roaming platforms look for the charger at the operator that the id names.',
      fix: 'Correct the id. If the site belongs to that party, write it into country_code and party_id of locations.csv.',
      message: '{field} begins with {prefix}, but the site belongs to {party}.',
    },
    'operator-id-of-other': {
      severity: 'warning',
      wrong: 'Two companies with different names in the register have the same operator_id.',
      why: 'The id is that of one company. It was probably copied from the row above.',
      fix: 'Write the id of each company, or leave the cell empty until you know it.',
      message: '{field} "{id}" is that of {other} too.',
    },
  },
  network({ tell, ...input }) {
    for (const { row, id, other } of sharedOperatorIds(input)) {
      tell('operator-id-of-other', 'businesses', row, 'operator_id', { params: { id, other } });
    }
    const ids = publicIds(input.dataset);
    for (const [first, ...others] of alikeIds(ids, ({ id }) => id, isNoStar, withoutStars)) {
      for (const { row } of others.filter((one) => first !== undefined && isSame(first, one))) {
        const place = placeInRow(first?.row ?? row, 'evse_id');
        const params = {
          id: row.values.evse_id ?? '',
          uid: first?.row.values.uid ?? '',
          place: `${place.file}:${place.line}`,
        };
        tell('duplicate-evse-id', 'evses', row, 'evse_id', { params, related: [place] });
      }
    }
    const own = ids.filter(({ isOwn }) => isOwn).length;
    const strangers = Map.groupBy(
      ids.filter(({ isOwn, isPartyKnown }) => !isOwn && isPartyKnown),
      ({ prefix }) => prefix,
    );
    for (const [prefix, found] of strangers) {
      // Networks of several operators, whose sites do not say which, are no mistake that a single cell could mend.
      const isOdd = own > 0 ? found.length <= Math.max(1, own * FEW) : strangers.size === 1;
      for (const { row, party } of isOdd ? found : []) {
        tell('evse-id-of-other-party', 'evses', row, 'evse_id', { params: { prefix, party } });
      }
    }
  },
});

/** Businesses with the operator id of another company. The operator in network.json is one too. */
function sharedOperatorIds({ dataset, settings }: RuleInput) {
  const names = new Map<string, string>();
  const bare = (name: string) => (foldWord(name) ?? name).replaceAll(' ', '');
  const { operator_id = '', legal_name = '' } = settings.operator ?? {};
  if (legal_name !== '') names.set(foldCase(operator_id), legal_name);
  return dataset.contents.businesses.rows.flatMap((row: BusinessRow) => {
    const { operator_id: id, legal_name: name } = row.values;
    if (id === undefined || name === undefined) return [];
    const other = names.get(foldCase(id)) ?? name;
    names.set(foldCase(id), other);
    return bare(other) === bare(name) ? [] : [{ row, id, other }];
  });
}

interface PublicId {
  readonly row: EvseRow;
  readonly id: string;
  /** The party of the site, as ids begin with it. */
  readonly party: string;
  readonly isPartyKnown: boolean;
  readonly prefix: string;
  readonly isOwn: boolean;
}

/** The ids of EVSEs that are not hidden and not REMOVED, if they have the form of one. */
function publicIds({ locations }: Dataset): PublicId[] {
  return locations.flatMap(({ location, evses }) => {
    const { publish, party_id, country_code } = location.values;
    const isPartyKnown = isKnown(party_id) && isKnown(country_code) && party_id !== EXAMPLE_PARTY;
    const party = foldCase(`${country_code}*${party_id}`);
    return (publish ? evses : []).flatMap(({ evse: row }) => {
      const id = foldCase(row.values.evse_id);
      // Nearly all ids of a large network begin so, and a short look is cheaper than to take them apart.
      const isUsual = id.startsWith(party);
      const [, country = '', operator = ''] = (isUsual ? undefined : EVSE_ID.exec(id)) ?? [];
      if (row.values.status === 'REMOVED' || (!isUsual && country === '')) return [];
      const isOwn = isUsual || (operator === foldCase(party_id) && isCountryOf(location, country));
      return [{ row, id, party, isPartyKnown, prefix: `${country}*${operator}`, isOwn }];
    });
  });
}

const STAR = 0x2a;
const isNoStar = (code: number): boolean => code !== STAR;
const withoutStars = (id: string): string => id.replaceAll('*', '');

/** A prefix that at most this share of the ids has is a mistake, and no second operator. */
const FEW = 0.1;

/** Whether ids that differ in stars at most are one: 1*23 and 12*3 are two numbers, 123 is either. */
function isSame(a: PublicId, b: PublicId): boolean {
  const [one, two] = [a, b].map(({ id }) => EVSE_ID.exec(id)?.[3]);
  return one === two || one?.includes('*') === false || two?.includes('*') === false;
}

/** Operators have ids in several countries: where they are registered, and where the site is. */
function isCountryOf({ values: { country, country_code: registered } }: LocationRow, code: string): boolean {
  return code === foldCase(registered) || !isKnown(country) || code === alpha2Of(country);
}
