/** Questions that several rules ask of the cells of a connector, so that one mistake is one finding. */

import { PLUGS } from '../../ocpi/plugs.ts';
import { MOST_AC_WATTS, ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';

type Cells = ConnectorRow['values'];

/** Ratings are rounded: 230 V, 32 A and three phases are called 22 kW, but give 22,080 W. */
export const POWER_TOLERANCE = 1.1;

/** The power of a plug in W, as it is written, or else as voltage and current give it. Less than 1,000 W is another mistake (power.ts). */
export function wattsOf(cells: Cells): number {
  const { max_electric_power: written = 0 } = cells;
  return written < 1000 ? ratedPower(cells) : written;
}

/** Whether voltage and current allow the power. */
export function allowsPower(cells: Cells): boolean {
  const { max_electric_power: watts = 0 } = cells;
  return watts <= ratedPower(cells) * POWER_TOLERANCE;
}

/** Whether the plug is for the other kind of current than power_type says. */
export function isOtherCurrent(cells: Cells): boolean {
  const { current } = PLUGS[cells.standard];
  if (current === undefined || (current === 'DC') === (cells.power_type === 'DC')) return false;
  const isTesla = cells.standard === 'IEC_62196_T2' && cells.format === 'CABLE';
  if (!isTesla) return true;
  const { max_electric_power: written, max_voltage: volts } = cells;
  return (written ?? ratedPower(cells)) < LEAST_TESLA_WATTS || isAboveTesla(written ?? 0, volts);
}

function isAboveTesla(watts: number, volts: number): boolean {
  return watts > MOST_TESLA_WATTS || volts > MOST_TESLA_VOLTS;
}

/** In W. The slowest fast chargers of Tesla in Europe, whose Type 2 plugs carry direct current, are called 72 kW. */
const LEAST_TESLA_WATTS = 70_000;

/** In W and V. Those with Type 2 plugs give 150 kW and 410 V at most; what gives more has a plug for CCS. Rounded up. */
const MOST_TESLA_WATTS = 160_000;
const MOST_TESLA_VOLTS = 600;

/** In V. More than this between a phase and neutral is the voltage between two phases. */
const MOST_PHASE_VOLTS = 300;

/** Whether the voltage of an alternating current is one between two phases, or none that a phase has. */
export function isLineVoltage({ power_type: type, max_voltage: volts }: Cells): boolean {
  return (type === 'AC_1_PHASE' || type === 'AC_3_PHASE') && volts > MOST_PHASE_VOLTS;
}

/** Whether voltage and power are those of a plug for alternating current. */
export function isRatedForAc(cells: Cells): boolean {
  return cells.max_voltage <= MOST_PHASE_VOLTS && ratedPower(cells) <= MOST_AC_WATTS;
}

type Rating = 'max_voltage' | 'max_amperage' | 'max_electric_power';

interface Range {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

type Ranges = { readonly [R in Rating]: Range };

/** A plug gives at least 6 A (IEC 61851-1), and SAE J1772 allows 80 A. Voltages up to 1,000 V are told as line voltages. */
const AC: Ranges = {
  max_voltage: { least: 90, most: 1000, unit: 'V' },
  max_amperage: { least: 5, most: 80, unit: 'A' },
  max_electric_power: { least: 0, most: 1_500_000, unit: 'W' },
};

/** From the light vehicles of India (48 V) to pantographs. */
const DC: Ranges = {
  max_voltage: { least: 40, most: 1500, unit: 'V' },
  max_amperage: { least: 5, most: 1000, unit: 'A' },
  max_electric_power: { least: 0, most: 1_500_000, unit: 'W' },
};

const RATINGS = ['max_voltage', 'max_amperage', 'max_electric_power'] as const satisfies readonly Rating[];

/** The first rating that no plug of this power_type has, and what it can be. Zeros are another rule. */
export function implausibleRating(
  cells: Cells,
): ({ readonly rating: Rating; readonly value: number } & Range) | undefined {
  const ranges = cells.power_type === 'DC' ? DC : AC;
  for (const rating of RATINGS) {
    const value = cells[rating];
    const { least, most } = ranges[rating];
    if (value !== undefined && value !== 0 && (value < least || value > most))
      return { rating, value, ...ranges[rating] };
  }
  return undefined;
}

/** Whether a rating is 0. */
export function zeroRating(cells: Cells): Rating | undefined {
  if (cells.max_voltage !== 0 && cells.max_amperage !== 0 && cells.max_electric_power !== 0) return undefined;
  return RATINGS.find((rating) => cells[rating] === 0);
}

/** Whether a power seems to be in kW. */
export function isInKilowatts(watts: number, rated: number): boolean {
  return watts < 1000 && rated >= 2000;
}

/** A power that is this many times what voltage and current give has a wrong digit, and not another number of phases. */
const MANY_TIMES = 8;

/** Whether a power is far from what voltage and current give. Those of a fast charger are often those of its cable. */
export function hasWrongDigits({ power_type: type }: Cells, watts: number, rated: number): boolean {
  return watts >= rated * MANY_TIMES || watts <= rated / (type === 'DC' ? 20 : 8);
}

/** In A and kW, without those that are usual as both: what plugs are sold with. */
const USUAL = {
  AC: { amperes: new Set([16, 32, 63]), kilowatts: new Set([4, 7, 11, 22, 43]) },
  DC: {
    amperes: new Set([125, 375, 500, 600]),
    kilowatts: new Set([50, 60, 75, 80, 90, 100, 120, 150, 160, 175, 180, 200, 240, 250, 300, 320, 350, 360, 400]),
  },
};

/** Whether the power in kW is a usual current and the current a usual power in kW, which fit each other only if they are exchanged. */
export function isCurrentForPower(cells: Cells): boolean {
  const { power_type: type, max_amperage: amperes, max_electric_power: watts = 0 } = cells;
  const usual = USUAL[type === 'DC' ? 'DC' : 'AC'];
  if (!usual.amperes.has(watts / 1000) || !usual.kilowatts.has(amperes) || allowsPower(cells)) return false;
  return allowsPower({ ...cells, max_amperage: watts / 1000, max_electric_power: amperes * 1000 });
}
