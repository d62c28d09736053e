/** Items about how people pay, on the spot and by contract. */

import { type Fulfilment, listed, told } from '../measure/fulfilment.ts';
import type { Item } from '../measure/item.ts';
import { listOf, type MeasuredPlug, type MeasuredPoint } from '../measure/measured.ts';
import { ofEvery } from './of-points.ts';

const OURS = { level: 'point', ruleOf: 'ocpi-snapshot' } as const;
const PUBLIC = { level: 'point', ruleOf: 'public scorecard' } as const;

const CAPABILITIES = {
  typedIn: { table: 'evses', columns: ['capabilities'] },
  ocpi: [{ since: '2.2', fields: ['EVSE.capabilities'] }],
} as const;

const CARD_READERS = ['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE', 'PED_TERMINAL', 'CHIP_CARD_SUPPORT'];

export const PAYMENT_ITEMS = [
  {
    ...{ id: 'A20', title: 'Reader for bank cards', paragraph: '(a)(xx)', ...PUBLIC, ...CAPABILITIES },
    counts: `The capabilities have ${CARD_READERS.slice(0, -1).join(', ')} or ${CARD_READERS.at(-1)}. Ours: capabilities without these state that there is none.`,
    measure: (_, point) => capable(point, CARD_READERS),
  },
  {
    ...{ id: 'A21', title: 'Contactless reader for payment cards', paragraph: '(a)(xxi)', ...PUBLIC, ...CAPABILITIES },
    counts: 'The capabilities have CONTACTLESS_CARD_SUPPORT. Ours: capabilities without it state that there is none.',
    measure: (_, point) => capable(point, ['CONTACTLESS_CARD_SUPPORT']),
  },
  {
    ...{ id: 'A22', title: 'Other ways to pay without a contract', paragraph: '(a)(xxii)', ...OURS },
    counts: 'A list of ways to pay, such as QR_CODE. NONE states that there are no others.',
    typedIn: { table: 'evses', columns: ['payment_means'], setting: 'defaults.payment_means' },
    ocpi: [],
    isHeld: true,
    measure: (_, { paymentMeans }) => listed(paymentMeans),
  },
  {
    ...{ id: 'A23', title: 'Cards and wallets that are accepted', paragraph: '(a)(xxiii)', ...OURS },
    counts: 'A list of brands, such as VISA. NONE states that none is accepted.',
    typedIn: { table: 'evses', columns: ['payment_brands'], setting: 'defaults.payment_brands' },
    ocpi: [],
    isHeld: true,
    measure: (_, { paymentBrands }) => listed(paymentBrands),
  },
  {
    ...{ id: 'A24', title: 'Paying by contract', paragraph: '(a)(xxiv)', ...OURS },
    counts:
      'Names of service providers, RFID_READER among the capabilities, or a tariff of type REGULAR. NONE for the service providers states that contracts do not pay.',
    typedIn: {
      ...{ table: 'evses', columns: ['accepted_service_providers', 'capabilities'] },
      setting: 'defaults.accepted_service_providers',
    },
    ocpi: [
      { since: '2.2', fields: ['EVSE.capabilities', 'Tariff.type'] },
      { since: '2.3.0', fields: ['EVSE.accepted_service_providers'] },
    ],
    measure: (_, point) => {
      const isRegular = point.plugs.some(({ tariffs }) => tariffs.some(({ type }) => isType(type, 'REGULAR')));
      const isByCard = listOf(point.capabilities).includes('RFID_READER');
      return isRegular || isByCard ? 'present' : listed(point.serviceProviders);
    },
  },
] as const satisfies readonly Item[];

export const PRICE_ITEMS = [
  {
    ...{ id: 'F3', title: 'Price without a contract', paragraph: '(f)(iii)', ...OURS },
    counts:
      'Every connector of the point has a published tariff of type AD_HOC_PAYMENT that is valid now. A tariff without a type is legal OCPI and means everybody, and it counts as none here.',
    typedIn: { table: 'tariffs', columns: ['type'] },
    ocpi: [{ since: '2.2', fields: ['Connector.tariff_ids', 'Tariff.type'] }],
    measure: (_, { plugs }) => ofEvery(plugs, hasAdHocPrice),
  },
] as const satisfies readonly Item[];

/** Whether the plug has a price for people without a contract. */
export function hasAdHocPrice({ tariffs }: MeasuredPlug): Fulfilment {
  return tariffs.some(({ type }) => isType(type, 'AD_HOC_PAYMENT')) ? 'present' : 'unknown';
}

/** Any capability of some; if none is there, whether others are. */
export function capable({ capabilities }: MeasuredPoint, some: readonly string[]): Fulfilment {
  if (some.some((one) => listOf(capabilities).includes(one))) return 'present';
  return Array.isArray(capabilities) ? 'stated' : told(undefined);
}

function isType(type: unknown, wanted: string): boolean {
  return typeof type === 'string' && type.toUpperCase() === wanted;
}
