/**
 * The phases and the current of an AC charger follow from its power. People know chargers by their kW; OCPI also asks
 * for voltage and current. In most of Europe, the voltage is 230 V between a phase and neutral (IEC 60038), chargers are
 * built for a few currents, and so their kW leave no choice.
 */

import { ALPHA_3 } from '../cells/places/country-codes.ts';
import type { ConnectorType, PowerType } from '../ocpi/enums.ts';
import { PLUGS } from '../ocpi/plugs.ts';
import { ratedPower } from '../ocpi/power.ts';

/** V, between a phase and neutral. */
export const MAINS_VOLTAGE = 230;

export interface AcRating {
  /** The charger is called by it. */
  readonly kilowatts: number;
  readonly power_type: Extract<PowerType, `AC_${string}`>;
  /** A, of each phase. */
  readonly max_amperage: number;
}

export const AC_RATINGS: readonly AcRating[] = [
  { kilowatts: 2.3, power_type: 'AC_1_PHASE', max_amperage: 10 },
  { kilowatts: 3.7, power_type: 'AC_1_PHASE', max_amperage: 16 },
  { kilowatts: 4.6, power_type: 'AC_1_PHASE', max_amperage: 20 },
  { kilowatts: 7.4, power_type: 'AC_1_PHASE', max_amperage: 32 },
  { kilowatts: 11, power_type: 'AC_3_PHASE', max_amperage: 16 },
  { kilowatts: 22, power_type: 'AC_3_PHASE', max_amperage: 32 },
  { kilowatts: 43, power_type: 'AC_3_PHASE', max_amperage: 63 },
];

/** Names are rounded: 230 V and 16 A are 3.68 kW, and called 3.6 or 3.7. */
const ROUNDING = 0.03;

/** Voltages that chargers for 230 V are said to have. */
const NEAR_MAINS = { least: 220, most: 240 };

/**
 * Countries with 230 V between a phase and neutral. Norway is not among them: where its grids have no neutral, 230 V are
 * between two phases, and the same kW need another current.
 */
const WITH_MAINS_VOLTAGE: ReadonlySet<string> = new Set(
  `ALA ALB AND AUT BEL BGR BIH CHE CYP CZE DEU DNK ESP EST FIN FRA FRO GBR GGY GIB GRC HRV HUN IMN IRL ISL ITA JEY LIE
   LTU LUX LVA MCO MKD MLT MNE NLD POL PRT ROU SMR SRB SVK SVN SWE TUR VAT XKX`.split(/\s+/),
);

/** The voltage of AC plugs in a country, in V; undefined where it is not certain. */
export function mainsVoltage(country: string): number | undefined {
  // A code that does not exist stands for a country that is not known because network.json cannot be read.
  return WITH_MAINS_VOLTAGE.has(country) || !ALPHA_3.has(country) ? MAINS_VOLTAGE : undefined;
}

/** The only rating that a plug with this power, voltage and perhaps power_type can have. */
export function acRating(
  standard: ConnectorType,
  kilowatts: number,
  volts: number,
  type?: PowerType,
): AcRating | undefined {
  if (volts < NEAR_MAINS.least || volts > NEAR_MAINS.most) return undefined;
  const { current, phases } = PLUGS[standard];
  if (current !== 'AC') return undefined;
  return AC_RATINGS.find((rating) => {
    const rated = ratedPower({ ...rating, max_voltage: MAINS_VOLTAGE }) / 1000;
    const isCalled = Math.abs(kilowatts / rated - 1) <= ROUNDING;
    const fitsPlug = phases === undefined || rating.power_type === 'AC_1_PHASE';
    return isCalled && fitsPlug && (type === undefined || type === rating.power_type);
  });
}
