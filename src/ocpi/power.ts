/** The power of a connector from its voltage and current. */

import type { PowerType } from './enums.ts';

/** How many conductors carry the rated current; voltages are those to neutral (OCPI 8.3.3). */
export const PHASES: { readonly [P in PowerType]: number } = {
  AC_1_PHASE: 1,
  AC_2_PHASE: 2,
  AC_2_PHASE_SPLIT: 2,
  AC_3_PHASE: 3,
  DC: 1,
};

export interface Ratings {
  readonly power_type: PowerType;
  /** V */
  readonly max_voltage: number;
  /** A */
  readonly max_amperage: number;
}

/** In W. */
export function ratedPower({ power_type, max_voltage, max_amperage }: Ratings): number {
  return max_voltage * max_amperage * PHASES[power_type];
}

/** In W. No charger gives more alternating current than 63 A of three phases, which is called 43 kW; with a tolerance. */
export const MOST_AC_WATTS = 48_000;
