/**
 * `/status.json`: the present status of every public EVSE, for whoever needs nothing else of the network. It is a plain file,
 * so asking for it often costs a host nothing, and its ETag says whether it has changed.
 */

import type { Status } from '../ocpi/enums.ts';
import type { DateTime } from '../ocpi/types.ts';

/** Its path, below the root of the published site. */
export const STATUS_PATH = '/status.json';

export interface StatusFile {
  /** When this file was last brought up to date: publishedAt of the snapshot that wrote it. It stays while nothing in it changes. */
  readonly last_updated: DateTime;
  /** How long to wait before asking again, in seconds. */
  readonly ttl: number;
  /**
   * From when on the statuses must be taken as out of date, if the file is still the same: the first status source in it would
   * count as stale by then (max_age_seconds). Absent if no status is from a status source: people change those when they change.
   */
  readonly expires?: DateTime;
  /** When the status sources last confirmed their statuses: the earliest of those in the file. Absent as `expires` is. */
  readonly confirmed?: DateTime;
  /** Set if a status source does not confirm them any more: it has missed two rounds, was never read, or knows none of the EVSEs. */
  readonly silent?: true;
  /** By uid, as it is written in the API. EVSEs that are not public or REMOVED are missing. */
  readonly evses: { readonly [uid: string]: ShownStatus };
}

export interface ShownStatus {
  readonly status: Status;
  /** Since when this is its status here, as far as is known: since its first report, or since it was first shown. It was never later. */
  readonly since: DateTime;
}
