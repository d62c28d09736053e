/**
 * The plugs of OCPI and what they are made for, where their standard leaves no choice: IEC 60309, IEC 62196, SAE J1772, GB/T 20234,
 * CHAdeMO, and the sockets of homes (OCPI 8.4.5).
 */

import type { ConnectorFormat, ConnectorType } from './enums.ts';

export interface Plug {
  /** The only kind of current. */
  readonly current?: 'AC' | 'DC';
  /** How many phases it has contacts for, if that is less than three. A split phase counts as one. */
  readonly phases?: 1;
  /** The only format: a cable that carries direct current is always fixed, and homes have sockets. */
  readonly format?: ConnectorFormat;
  /** The highest power in W that is built, unless that is what its kind of current has (power.ts). */
  readonly mostWatts?: number;
}

const FAST: Plug = { current: 'DC', format: 'CABLE' };
/** 500 A of 1,000 V in the standard, and up to twice that for a few minutes. */
const COMBO: Plug = { ...FAST, mostWatts: 1_000_000 };
/** 16 A of 250 V. */
const HOME: Plug = { current: 'AC', phases: 1, format: 'SOCKET', mostWatts: 4000 };
const NEMA_20: Plug = { ...HOME, mostWatts: 20 * 250 };
const NEMA_30: Plug = { ...HOME, mostWatts: 30 * 250 };
const NEMA_50: Plug = { ...HOME, mostWatts: 50 * 250 };

/** Tesla sends direct current through its Type 2 plugs in Europe; that is always more than any alternating current. */
export const PLUGS: { readonly [T in ConnectorType]: Plug } = {
  // 400 A of 500 V. More is allowed since CHAdeMO 2.0, and nobody builds it.
  CHADEMO: { ...FAST, mostWatts: 200_000 },
  CHAOJI: FAST,
  DOMESTIC_A: HOME,
  DOMESTIC_B: HOME,
  DOMESTIC_C: HOME,
  DOMESTIC_D: HOME,
  DOMESTIC_E: HOME,
  DOMESTIC_F: HOME,
  DOMESTIC_G: HOME,
  DOMESTIC_H: HOME,
  DOMESTIC_I: HOME,
  // Switzerland has a variety with three phases.
  DOMESTIC_J: { current: 'AC', format: 'SOCKET', mostWatts: 12_000 },
  DOMESTIC_K: HOME,
  DOMESTIC_L: HOME,
  DOMESTIC_M: HOME,
  DOMESTIC_N: HOME,
  DOMESTIC_O: HOME,
  GBT_AC: { current: 'AC' },
  GBT_DC: FAST,
  IEC_60309_2_single_16: { current: 'AC', phases: 1, mostWatts: 4000 },
  IEC_60309_2_three_16: { current: 'AC', mostWatts: 12_000 },
  IEC_60309_2_three_32: { current: 'AC', mostWatts: 24_000 },
  IEC_60309_2_three_64: { current: 'AC' },
  // 80 A of 250 V.
  IEC_62196_T1: { current: 'AC', phases: 1, format: 'CABLE', mostWatts: 20_000 },
  IEC_62196_T1_COMBO: COMBO,
  IEC_62196_T2: { current: 'AC' },
  IEC_62196_T2_COMBO: COMBO,
  IEC_62196_T3A: { current: 'AC', phases: 1, mostWatts: 4000 },
  IEC_62196_T3C: { current: 'AC', mostWatts: 24_000 },
  // 3,000 A of 1,250 V (SAE J3271).
  MCS: { ...FAST, mostWatts: 3_750_000 },
  NEMA_5_20: NEMA_20,
  NEMA_6_30: NEMA_30,
  NEMA_6_50: NEMA_50,
  NEMA_10_30: NEMA_30,
  NEMA_10_50: NEMA_50,
  NEMA_14_30: NEMA_30,
  NEMA_14_50: NEMA_50,
  PANTOGRAPH_BOTTOM_UP: { current: 'DC' },
  PANTOGRAPH_TOP_DOWN: { current: 'DC' },
  SAE_J3400: { mostWatts: 1_000_000 },
  TESLA_R: { format: 'CABLE', mostWatts: 20_000 },
  TESLA_S: { format: 'CABLE' },
};
