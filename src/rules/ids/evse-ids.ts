/** Rule: an evse_id names one EVSE only, and begins with the party that the site belongs to; an operator id names one company. */

import { iso1A2Code } from '../../cells/places/countries.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { EVSE_ID } from '../../ocpi/evse-id.ts';
import type { Dataset } from '../../read/load/join.ts';
import { placeInRow } from '../../tables/row-name.ts';
import type { BusinessRow, EvseRow, LocationRow } from '../../tables/tables.ts';
import { foldWord } from '../../words/fold-word.ts';
import { defineRule, type RuleInput } from '../rule/rule.ts';

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
    const { repeated, strangers, own } = lookedAt(input.dataset);
    for (const [other, row] of repeated.size > 0 ? duplicates(input.dataset, repeated) : []) {
      const place = placeInRow(other, 'evse_id');
      const params = { id: row.values.evse_id ?? '', uid: other.values.uid, place: `${place.file}:${place.line}` };
      tell('duplicate-evse-id', 'evses', row, 'evse_id', { params, related: [place] });
    }
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

interface Stranger {
  readonly row: EvseRow;
  /** That of the site. */
  readonly party: string;
}

/** The numbers that several ids have, the EVSEs whose id begins otherwise, by how it begins, and how many ids begin as they should. */
function lookedAt({ locations }: Dataset) {
  const known = new Set<number>();
  const repeated = new Set<number>();
  const strangers = new Map<string, Stranger[]>();
  let own = 0;
  for (const { location, evses } of locations) {
    const { publish, party_id, country_code } = location.values;
    const isPartyKnown = isKnown(party_id) && isKnown(country_code);
    const party = partyOf(location);
    for (const { evse: row } of publish ? evses : []) {
      const id = foldCase(row.values.evse_id);
      // Nearly all ids of a large network begin so, and a short look is cheaper than to take them apart.
      const isUsual = id.startsWith(party);
      const parts = isUsual ? undefined : EVSE_ID.exec(id);
      if (row.values.status === 'REMOVED' || parts === null) continue;
      const number = numberOf(id);
      if (known.has(number)) repeated.add(number);
      else known.add(number);
      const [, country = '', operator = ''] = parts ?? [];
      if (isUsual || (operator === foldCase(party_id) && isCountryOf(location, country))) own++;
      else if (isPartyKnown) {
        const list = strangers.get(`${country}*${operator}`) ?? [];
        strangers.set(`${country}*${operator}`, list);
        list.push({ row, party });
      }
    }
  }
  return { repeated, strangers, own };
}

/** The beginning of ids of the party that have stars. */
function partyOf({ values: { country_code, party_id } }: LocationRow): string {
  return foldCase(`${country_code}*${party_id}`);
}

const STAR = 0x2a;

/**
 * Ids that differ only in signs that do not count, which are stars, have the same number. Others rarely do, and a number is much
 * cheaper to keep than a text.
 */
export function numberOf(id: string, counts: (code: number) => boolean = (code) => code !== STAR): number {
  let number = 0;
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at);
    if (counts(code)) number = (Math.imul(number, 31) + code) & LARGEST_NUMBER;
  }
  return number;
}

/** Numbers up to this one take no memory of their own. */
const LARGEST_NUMBER = 0x3fffffff;

/**
 * EVSEs with the id of another one before it.
 *
 * @param numbers those that several ids have
 */
function* duplicates(
  { locations }: Dataset,
  numbers: ReadonlySet<number>,
): Iterable<readonly [other: EvseRow, row: EvseRow]> {
  const first = new Map<string, EvseRow>();
  for (const { location, evses } of locations) {
    const party = partyOf(location);
    for (const { evse: row } of location.values.publish ? evses : []) {
      const id = foldCase(row.values.evse_id);
      if (row.values.status === 'REMOVED' || !numbers.has(numberOf(id))) continue;
      if (!id.startsWith(party) && !EVSE_ID.test(id)) continue;
      const bare = id.replaceAll('*', '');
      const other = first.get(bare);
      if (other === undefined) first.set(bare, row);
      else if (isSame(other, row)) yield [other, row];
    }
  }
}

/** A prefix that at most this share of the ids has is a mistake, and no second operator. */
const FEW = 0.1;

/** Whether ids that differ in stars at most are one: 1*23 and 12*3 are two numbers, 123 is either. */
function isSame(a: EvseRow, b: EvseRow): boolean {
  const [one, two] = [a, b].map(({ values }) => EVSE_ID.exec(foldCase(values.evse_id))?.[3]);
  return one === two || one?.includes('*') === false || two?.includes('*') === false;
}

/** Operators have ids in several countries: where they are registered, and where the site is. */
function isCountryOf({ values: { country, country_code: registered } }: LocationRow, code: string): boolean {
  return code === foldCase(registered) || !isKnown(country) || code === alpha2(country);
}

const ALPHA_2_OF = new Map<string, string | null>();

function alpha2(alpha3: string): string | null {
  const known = ALPHA_2_OF.get(alpha3) ?? iso1A2Code(alpha3);
  ALPHA_2_OF.set(alpha3, known);
  return known;
}
