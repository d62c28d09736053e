/** The profiles of national access points and laws, as far as their texts were read (November 2026). */

import { capable } from '../items/of-payment.ts';
import { hasPower, statusTold } from '../items/of-points.ts';
import { type Fulfilment, told } from '../measure/fulfilment.ts';
import type { TypedIn } from '../measure/item.ts';
import { listOf, type MeasuredPlug, type MeasuredSite, membersOf } from '../measure/measured.ts';
import type { Profile } from './profile.ts';

const typed = (table: TypedIn['table'], column: string): { readonly typedIn: TypedIn } => ({
  typedIn: { table, columns: [column] },
});

const HOURS = {
  level: 'site',
  ...typed('locations', 'opening_times'),
  measure: ({ location }: MeasuredSite) => told(location.opening_times),
} as const;

const NDW = 'NDW, DOT-NL, Data Submission (docs.ndw.nu)';

export const DOTNL: Profile = {
  title: 'DOT-NL',
  verb: 'demands',
  country: 'NLD',
  versions: { anyOf: ['2.2.1'], source: NDW },
  demands: [
    { ...{ id: 'opening_times', asks: 'opening_times', source: NDW }, ...HOURS },
    {
      ...{ id: 'energy_mix', asks: 'energy_mix', source: NDW },
      level: 'site',
      ...typed('locations', 'energy_mix'),
      measure: ({ location }) => told(location.energy_mix),
      hint: 'One that says is_green_energy false is an answer.',
    },
    {
      ...{ id: 'parking_restrictions', asks: 'parking_restrictions', source: NDW },
      level: 'point',
      ...typed('evses', 'parking_restrictions'),
      measure: (_, { evse }) => told(evse.parking_restrictions),
    },
    {
      ...{ id: 'max_electric_power', asks: 'max_electric_power', source: NDW },
      level: 'plug',
      ...typed('connectors', 'max_electric_power'),
      measure: hasPower,
    },
    {
      ...{ id: 'tariff_ids', asks: 'tariff_ids', source: NDW },
      level: 'plug',
      ...typed('connectors', 'tariff_ids'),
      measure: ({ tariffs, connector }) =>
        tariffs.length > 0 && tariffs.length === listOf(connector.tariff_ids).length ? 'present' : 'unknown',
      hint: 'If charging is free, use a tariff with the price 0.',
    },
  ],
};

const PAYMENTS = [
  ...['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE', 'CONTACTLESS_CARD_SUPPORT', 'CHIP_CARD_SUPPORT', 'PED_TERMINAL'],
  ...['RFID_READER', 'REMOTE_START_STOP_CAPABLE'],
];

const UK = 'Public Charge Point Regulations 2023 (SI 2023/1168)';

export const PCPR: Profile = {
  title: 'The UK (PCPR)',
  verb: 'demands',
  country: 'GBR',
  versions: { anyOf: ['2.2.1'], source: `${UK}, reg. 2` },
  demands: [
    {
      ...{ id: 'availability', asks: 'a status', source: `${UK}, reg. 10(6)(a)` },
      level: 'point',
      typedIn: { table: 'status', columns: ['status'], setting: 'status_sources' },
      measure: (_, { status }) => statusTold(status),
    },
    {
      ...{ id: 'payment', asks: 'payment methods among the capabilities', source: `${UK}, reg. 10(6)(d)` },
      level: 'point',
      ...typed('evses', 'capabilities'),
      measure: (_, point) => capable(point, PAYMENTS),
    },
    {
      ...{ id: 'price', asks: 'a price in pence per kWh', source: `${UK}, reg. 10(6)(d)(iv)` },
      level: 'plug',
      ...typed('connectors', 'tariff_ids'),
      measure: hasPencePerKwh,
      hint: 'Use a tariff in GBP with a price_per_kwh. If charging is free, use one with the price 0.',
    },
    { ...{ id: 'hours', asks: 'opening_times', source: `${UK}, reg. 10(6)(d)` }, ...HOURS },
  ],
};

/** A tariff in pounds with a price for energy; or one in which all is free. */
function hasPencePerKwh({ tariffs }: MeasuredPlug): Fulfilment {
  const isPriced = tariffs.some(({ currency, elements }) => {
    const components = listOf(elements)
      .flatMap((element) => listOf(membersOf<{ price_components: 0 }>(element).price_components))
      .map((component) => membersOf<{ type: 0; price: 0 }>(component));
    const isFree = components.length > 0 && components.every(({ price }) => price === 0);
    return currency === 'GBP' && (isFree || components.some(({ type }) => type === 'ENERGY'));
  });
  return isPriced ? 'present' : 'unknown';
}

const GUIDE = 'Danish Road Traffic Authority, Guidance for operators of recharging points';

export const DK: Profile = {
  title: 'Denmark',
  verb: 'demands',
  country: 'DNK',
  versions: { anyOf: ['2.3.0', '2.2.1'], source: `${GUIDE}, introduction` },
  demands: [
    {
      ...{ id: 'A1', asks: 'the legal name as the owner (A1)', source: `${GUIDE}, row 1` },
      level: 'site',
      ...typed('locations', 'owner'),
      measure: ({ ownerName }) => told(ownerName),
      hint: 'A row of businesses.csv that has the legal name as its name can be the owner. The Danish edition of 28 August 2025 takes the operator or the owner.',
    },
    {
      ...{ id: 'A2', asks: 'the operator (A2)', source: `${GUIDE}, row 2` },
      level: 'site',
      typedIn: { table: 'locations', columns: ['operator'], setting: 'operator.name' },
      measure: ({ operatorName }) => told(operatorName),
    },
  ],
};
