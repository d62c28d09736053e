/**
 * The plugs of IRVE and of OCPI. OCPI demands voltage and current, which IRVE does not have; they are derived from the power.
 * The assumptions are in docs/irve.md.
 */

import { type ConnectorFormat, type ConnectorType, type PowerType, ratedPower } from '../../../src/ocpi/index.ts';

export type PlugField = 'prise_type_ef' | 'prise_type_2' | 'prise_type_combo_ccs' | 'prise_type_chademo';

export interface IrvePlug {
  /** Its column in the static file. */
  readonly field: PlugField;
  /** The id of the connector. It does not depend on the other plugs, so it never changes. */
  readonly id: string;
  readonly standard: ConnectorType;
  /** Other standards that are exported under this column. */
  readonly alsoExported?: readonly ConnectorType[];
  readonly format: ConnectorFormat;
  readonly current: 'AC' | 'DC';
  /** The most that it carries, in W. */
  readonly mostPower: number;
  /** The most that it carries if its cable is attached, in W. */
  readonly mostPowerOfCable?: number;
}

export const IRVE_PLUGS: readonly IrvePlug[] = [
  {
    field: 'prise_type_ef',
    id: 'EF',
    standard: 'DOMESTIC_E',
    alsoExported: ['DOMESTIC_F'],
    format: 'SOCKET',
    current: 'AC',
    mostPower: 3680,
  },
  {
    field: 'prise_type_2',
    id: 'T2',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    current: 'AC',
    // 32 A of three phases; 63 A with a cable.
    mostPower: 22_080,
    mostPowerOfCable: 43_470,
  },
  {
    field: 'prise_type_combo_ccs',
    id: 'CCS',
    standard: 'IEC_62196_T2_COMBO',
    format: 'CABLE',
    current: 'DC',
    mostPower: 500_000,
  },
  {
    field: 'prise_type_chademo',
    id: 'CHADEMO',
    standard: 'CHADEMO',
    format: 'CABLE',
    current: 'DC',
    mostPower: 200_000,
  },
];

export interface PlugRatings {
  readonly power_type: PowerType;
  /** V */
  readonly max_voltage: number;
  /** A */
  readonly max_amperage: number;
  /** W; undefined if it is not known. */
  readonly max_electric_power: number | undefined;
}

/** The usual fuses, in A. */
const FUSES = [10, 13, 16, 20, 25, 32, 40, 50, 63];

/** From this power on, alternating current has three phases. 7.4 kW are 32 A of one phase. */
const MOST_OF_ONE_PHASE = 7400;

/** Direct current up to this power has 500 V, above 1000 V: CCS and CHAdeMO of the first generation end there. */
const MOST_OF_500_V = 62_500;

/** The voltage of a car with a 400 V battery, from which the current follows; and the most that a cooled cable carries. */
const BATTERY_V = 400;
const MOST_AMPERES = 500;

/** Powers are rounded: 22 kW are 22.08, and 7 kW are 7.36. */
const ROUNDED = 1.02;

/** Derives voltage, current and number of phases. @param watts of the charging point; undefined if it is not known */
export function ratingsOf(plug: IrvePlug, format: ConnectorFormat, watts: number | undefined): PlugRatings {
  const { current, id, mostPower, mostPowerOfCable = mostPower } = plug;
  const most = format === 'CABLE' ? mostPowerOfCable : mostPower;
  const power = watts === undefined ? undefined : watts <= most * ROUNDED ? watts : most;
  return current === 'DC' ? directCurrent(id, power) : alternatingCurrent(power);
}

function alternatingCurrent(power: number | undefined): PlugRatings {
  const power_type = power === undefined || power <= MOST_OF_ONE_PHASE ? 'AC_1_PHASE' : 'AC_3_PHASE';
  const carries = (max_amperage: number) => ratedPower({ power_type, max_voltage: 230, max_amperage });
  const max_amperage = FUSES.find((fuse) => (power ?? carries(16)) <= carries(fuse) * ROUNDED) ?? 63;
  return { power_type, max_voltage: 230, max_amperage, max_electric_power: power };
}

function directCurrent(id: string, power: number | undefined): PlugRatings {
  const max_voltage = id === 'CHADEMO' || (power ?? 0) <= MOST_OF_500_V ? 500 : 1000;
  const max_amperage = power === undefined ? 125 : Math.min(Math.ceil(power / BATTERY_V), MOST_AMPERES);
  return { power_type: 'DC', max_voltage, max_amperage, max_electric_power: power };
}

/** As cells of connectors.csv. */
export function ratingTexts({ power_type, max_voltage, max_amperage, max_electric_power }: PlugRatings) {
  return {
    power_type,
    max_voltage: String(max_voltage),
    max_amperage: String(max_amperage),
    max_electric_power: max_electric_power?.toFixed(),
  };
}
