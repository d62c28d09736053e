/** Items that a point has: its id, plugs, power, what it can do, and whether it works. */

import { type Fulfilment, firstKnown, isFilled, listed, told } from '../measure/fulfilment.ts';
import type { Item } from '../measure/item.ts';
import { listOf, type MeasuredPlug } from '../measure/measured.ts';
import { always, fieldOfSite } from './of-sites.ts';

const OURS = { level: 'point', ruleOf: 'ocpi-snapshot' } as const;
const PUBLIC = { level: 'point', ruleOf: 'public scorecard' } as const;

const SMART = ['CHARGING_PROFILE_CAPABLE', 'CHARGING_PREFERENCES_CAPABLE'];

export const POINT_ITEMS = [
  {
    ...{ id: 'B1', title: 'EVSE id of the point', paragraph: '(b)(i)', ...OURS },
    counts: 'evse_id is there.',
    typedIn: { table: 'evses', columns: ['evse_id'] },
    ocpi: always('EVSE.evse_id'),
    measure: (_, { evse }) => told(evse.evse_id),
  },
  {
    ...{ id: 'B2', title: 'Number of plugs', paragraph: '(b)(ii)', ...OURS },
    counts: 'The point has at least one connector, as OCPI demands: the rows are the number.',
    typedIn: { table: 'connectors', columns: ['id'] },
    ocpi: always('EVSE.connectors'),
    measure: (_, { plugs }) => (plugs.length > 0 ? 'present' : 'unknown'),
  },
  {
    ...{ id: 'B3', title: 'Type of plug', paragraph: '(b)(iii)', ...OURS },
    counts: 'Every connector has a standard, as OCPI demands.',
    typedIn: { table: 'connectors', columns: ['standard'] },
    ocpi: always('Connector.standard'),
    measure: (_, { plugs }) => ofEvery(plugs, ({ connector }) => told(connector.standard)),
  },
  {
    ...{ id: 'B4', title: 'Type of current', paragraph: '(b)(iv)', ...OURS },
    counts: 'Every connector has a power_type, as OCPI demands.',
    typedIn: { table: 'connectors', columns: ['power_type'] },
    ocpi: always('Connector.power_type'),
    measure: (_, { plugs }) => ofEvery(plugs, ({ connector }) => told(connector.power_type)),
  },
  {
    ...{ id: 'B5', title: 'Power of the whole site', paragraph: '(b)(v)', ...OURS, level: 'site' },
    counts: 'The power that all points have at once. It is never added up from the points, since it may be less.',
    typedIn: { table: 'locations', columns: ['site_max_power'] },
    ocpi: [],
    isHeld: true,
    measure: ({ siteMaxPower }) => told(siteMaxPower),
  },
  {
    ...{ id: 'B6', title: 'Power of the point', paragraph: '(b)(vi)', ...PUBLIC },
    counts: 'max_electric_power is there on at least one connector. It is not worked out from volts and amperes.',
    typedIn: { table: 'connectors', columns: ['max_electric_power'] },
    ocpi: always('Connector.max_electric_power'),
    measure: (_, { plugs }) => firstKnown(...plugs.map(hasPower)),
  },
  {
    ...{ id: 'B7', title: 'Companies whose contracts pay', paragraph: '(b)(vii)', ...OURS },
    counts: 'Names of service providers. NONE states that contracts do not pay.',
    typedIn: {
      ...{ table: 'evses', columns: ['accepted_service_providers'] },
      setting: 'defaults.accepted_service_providers',
    },
    ocpi: [{ since: '2.3.0', fields: ['EVSE.accepted_service_providers'] }],
    measure: (_, { serviceProviders }) => listed(serviceProviders),
  },
  {
    ...{ id: 'B8', title: 'Plug and charge', paragraph: '(b)(viii)', ...OURS },
    counts: 'A connector with a capability of plug and charge. NONE on every connector states that there is none.',
    typedIn: { table: 'connectors', columns: ['capabilities'], setting: 'defaults.connector_capabilities' },
    ocpi: [{ since: '2.3.0', fields: ['Connector.capabilities'] }],
    measure: (_, { plugs }) =>
      plugs.some(({ capabilities }) => isFilled(capabilities))
        ? 'present'
        : ofEvery(plugs, ({ capabilities }) => listed(capabilities)),
  },
  {
    ...{ id: 'B9', title: 'Smart charging', paragraph: '(b)(ix)', ...OURS },
    counts: `smart_charging is true, or the capabilities have ${SMART.join(' or ')}. smart_charging false states that there is none.`,
    typedIn: { table: 'evses', columns: ['smart_charging'], setting: 'defaults.smart_charging' },
    ocpi: always('EVSE.capabilities'),
    isHeld: true,
    measure: (_, { smartCharging, capabilities }) => {
      if (smartCharging === true || SMART.some((one) => listOf(capabilities).includes(one))) return 'present';
      return smartCharging === false ? 'stated' : 'unknown';
    },
  },
  fieldOfSite('B10', 'Whether the electricity is renewable', '(b)(x)', 'energy_mix', {
    counts: 'energy_mix is there, whatever it says.',
    ruleOf: 'public scorecard',
  }),
] as const satisfies readonly Item[];

const STATUS = {
  ...{ typedIn: { table: 'status', columns: ['status'], setting: 'status_sources' }, ocpi: always('EVSE.status') },
  isStatus: true,
} as const satisfies Partial<Item>;

export const STATUS_ITEMS = [
  {
    ...{ id: 'F1', title: 'Whether the point works', paragraph: '(f)(i)', ...PUBLIC, ...STATUS },
    counts: 'The status is not UNKNOWN.',
    measure: (_, { status }) => statusTold(status),
  },
  {
    ...{ id: 'F2', title: 'Whether the point is free', paragraph: '(f)(ii)', ...OURS, ...STATUS },
    counts: 'The status is not UNKNOWN.',
    measure: (_, { status }) => statusTold(status),
  },
] as const satisfies readonly Item[];

/** What a status says of F1 and F2. Article 20 knows no status that is unknown. */
export function statusTold(status: string): Fulfilment {
  return status === 'UNKNOWN' ? 'unknown' : 'present';
}

/** Whether the plug says its power. */
export function hasPower({ connector }: MeasuredPlug): Fulfilment {
  return told(connector.max_electric_power);
}

/** What is true of all plugs: unknown if it is unknown of any of them, or if there are none. */
export function ofEvery(plugs: readonly MeasuredPlug[], measure: (plug: MeasuredPlug) => Fulfilment): Fulfilment {
  const found = plugs.map(measure);
  if (found.length === 0 || found.includes('unknown')) return 'unknown';
  return found.includes('stated') ? 'stated' : 'present';
}
