/** What a status source tells about one EVSE. */

import type { Status } from '../ocpi/enums.ts';

export interface StatusReport {
  /** The uid as the source writes it; letters in another case make the same EVSE. */
  readonly evse_uid: string;
  readonly status: Status;
  /** When the status changed, in ms since 1970, if the source tells. */
  readonly last_updated?: number;
  /** Name of the source. */
  readonly source: string;
}
