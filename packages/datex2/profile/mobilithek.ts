/**
 * The profile `mobilithek`: what Germany's recharging profile 01-00-00 demands beyond its schema, by the comments on its example. What is
 * always there, such as coordinates, is not asked for, nor is the id that the Bundesnetzagentur gives a station: no table has it.
 */

import { checkOf } from '../../afir/demands/check-profiles.ts';
import { ITEMS } from '../../afir/items/items.ts';
import { told } from '../../afir/measure/fulfilment.ts';
import type { Profile } from '../../afir/profiles/profile.ts';
import { MOBILITHEK_DEMANDS } from '../declares.ts';

const SOURCE =
  'comments on the examples of the recharging profile 01-00-00, revision 2 (github.com/MobilithekDE/AFIR-DATEX-II-Recharging-Profil)';

/** Items of AFIR that the profile makes mandatory, and how it names them. */
const BY_ITEM: { readonly [item: string]: string } = {
  A1: 'the legal name of the operator',
  A2: 'the name of the operator',
  A4: 'whether there is staff (serviceType)',
  A5: 'the telephone number of a help desk',
  A10: 'the NUTS-1 code',
  A22: 'the means of payment',
  B1: 'the EVSE id',
  B8: 'plug and charge, if it is there',
};

export const MOBILITHEK: Profile = {
  title: 'Mobilithek',
  verb: 'demands',
  country: 'DEU',
  demands: [
    ...ITEMS.flatMap(({ id, typedIn, level, measure }) => {
      const asks = BY_ITEM[id];
      return asks === undefined ? [] : [{ id, asks, source: SOURCE, typedIn, level, measure }];
    }),
    {
      ...{ id: 'operator_id', asks: 'the id of the operator, such as DE*XYZ', source: SOURCE },
      level: 'site',
      typedIn: { table: 'businesses', columns: ['operator_id'], setting: 'operator.operator_id' },
      measure: ({ operatorId }) => told(operatorId),
      hint: 'The BDEW gives them (bdew-codes.de).',
    },
    {
      ...{ id: 'facilities', asks: 'food, toilets and a place to rest, also where there are none', source: SOURCE },
      level: 'site',
      measure: ({ amenities: [, , ...nearby] }) => (nearby.includes(undefined) ? 'unknown' : 'present'),
      typedIn: {
        table: 'locations',
        columns: ['catering', 'toilets', 'rest_area'],
        needsAll: true,
        setting: 'defaults',
      },
    },
    {
      ...{ id: 'F3', asks: 'an ad hoc price', source: SOURCE },
      level: 'plug',
      typedIn: { table: 'tariffs', columns: ['type'] },
      measure: ({ tariffs }) =>
        tariffs.some(({ type }) => type === undefined || type === 'AD_HOC_PAYMENT') ? 'present' : 'unknown',
      hint: 'A tariff without a type, or of the type AD_HOC_PAYMENT, is one.',
    },
  ],
};

/** What a network lacks of it. */
export const checkMobilithek = checkOf({ mobilithek: MOBILITHEK }, MOBILITHEK_DEMANDS);
