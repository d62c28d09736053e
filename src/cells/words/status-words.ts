/** What people and charging systems write for a status. */

import { STATUS } from '../../ocpi/enums.ts';
import { STATUS_LINES } from '../../words/compiled/values.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * OCPI calls an EVSE that is in use CHARGING, and one that cannot be reached, for example because of a parked car, BLOCKED.
 *
 * The words of OCPP are among them. OCPP 2.0.1 has one word, Occupied, for what OCPP 1.6 calls Preparing, Charging, SuspendedEV,
 * SuspendedEVSE and Finishing: a vehicle is connected, or about to be, and nobody else can charge. All of them are in use, which
 * is what CitrineOS publishes for Occupied. (SAP's e-mobility server has BLOCKED for some.) Unavailable is not broken, so it is
 * INOPERATIVE as OCPI 2.2.1 explains that; Faulted is OUTOFORDER.
 */
export const STATUS_WORDS = new Vocabulary('Status', STATUS, STATUS_LINES);
