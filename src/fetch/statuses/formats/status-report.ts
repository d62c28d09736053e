/** The report of a status source about one EVSE. */

import type { Status } from '../../../ocpi/enums.ts';

export interface StatusReport {
  /** The uid as the source writes it. It is not case-sensitive. */
  readonly evse_uid: string;
  readonly status: Status;
  /** When the status changed, in ms since 1970, if the source says. */
  readonly last_updated?: number;
  /** Set if its row cannot be read: somebody reports the EVSE, and nobody knows what. Its status is UNKNOWN. */
  readonly unreadable?: true;
  /** Name of the source. */
  readonly source: string;
}
