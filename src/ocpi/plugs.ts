/**
 * What the plugs of OCPI are made for, where their standard leaves no choice: IEC 60309, IEC 62196, SAE J1772, GB/T 20234,
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
}

const FAST: Plug = { current: 'DC', format: 'CABLE' };
const HOME: Plug = { current: 'AC', phases: 1, format: 'SOCKET' };

/** Tesla sends direct current through its Type 2 plugs in Europe; that is always more than any alternating current. */
export const PLUGS: { readonly [T in ConnectorType]: Plug } = {
  CHADEMO: FAST,
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
  DOMESTIC_J: { current: 'AC', format: 'SOCKET' },
  DOMESTIC_K: HOME,
  DOMESTIC_L: HOME,
  DOMESTIC_M: HOME,
  DOMESTIC_N: HOME,
  DOMESTIC_O: HOME,
  GBT_AC: { current: 'AC' },
  GBT_DC: FAST,
  IEC_60309_2_single_16: { current: 'AC', phases: 1 },
  IEC_60309_2_three_16: { current: 'AC' },
  IEC_60309_2_three_32: { current: 'AC' },
  IEC_60309_2_three_64: { current: 'AC' },
  IEC_62196_T1: { current: 'AC', phases: 1, format: 'CABLE' },
  IEC_62196_T1_COMBO: FAST,
  IEC_62196_T2: { current: 'AC' },
  IEC_62196_T2_COMBO: FAST,
  IEC_62196_T3A: { current: 'AC', phases: 1 },
  IEC_62196_T3C: { current: 'AC' },
  NEMA_5_20: HOME,
  NEMA_6_30: HOME,
  NEMA_6_50: HOME,
  NEMA_10_30: HOME,
  NEMA_10_50: HOME,
  NEMA_14_30: HOME,
  NEMA_14_50: HOME,
  PANTOGRAPH_BOTTOM_UP: { current: 'DC' },
  PANTOGRAPH_TOP_DOWN: { current: 'DC' },
  TESLA_R: { format: 'CABLE' },
  TESLA_S: { format: 'CABLE' },
};
