/** The result of reading one status source, and the context that it is read in. */

import type { Finding } from '../../findings/finding.ts';
import type { DataFile } from '../../source/csv/data-file.ts';
import type { ReadSourceFile } from '../urls/file.ts';
import type { Environment } from '../urls/fill-in.ts';
import type { FetchSource } from '../urls/url.ts';
import type { PlaceOfReport } from './formats/reported-statuses.ts';
import type { StatusReport } from './formats/status-report.ts';
import type { LastGood } from './last-good.ts';
import type { FetchOcpi } from './servers/fetch-ocpi.ts';

/** The result of reading one status source. */
export interface SourceReading {
  readonly name: string;
  /** The path of its file, or its URL without the query, as findings show it. */
  readonly address: string;
  /** `failed` if no content of it is believed; `stale` if its newest content is too old. Only `fresh` reports count. */
  readonly state: 'fresh' | 'stale' | 'failed';
  /** When the content was last updated, in ms since 1970. */
  readonly updatedAt?: number;
  readonly maxAgeSeconds: number;
  /** What it reported. Unless the state is `fresh`, all of it counts as UNKNOWN. */
  readonly reports: readonly StatusReport[];
  readonly findings: readonly Finding[];
  /** Where it reports an EVSE. */
  readonly placeOf?: PlaceOfReport | undefined;
}

/** What the tables say of EVSEs. Worked out when it is first called. */
export interface KnownEvses {
  /**
   * Folded uids (foldCase) of the public EVSEs that are not REMOVED in the tables. Sources may report no more than
   * max_removal_share of them as REMOVED; where they are not known, there is no limit.
   */
  readonly live: () => ReadonlySet<string>;
  /** The uid of each EVSE by its evse_id (plainEvseId), if a source names EVSEs by that. */
  readonly uidsByEvseId: () => ReadonlyMap<string, string>;
}

export interface StatusContext extends Partial<KnownEvses> {
  /** The time of the build, in ms since 1970. */
  readonly now: number;
  /** Relative paths begin here. */
  readonly dataDirectory: string;
  readonly lastGood: LastGood;
  /** network.json as it was read, for the places of findings. */
  readonly settingsFile?: DataFile | undefined;
  /** For the variables in network.json. */
  readonly environment?: Environment;
  readonly fetch?: FetchSource;
  readonly fetchOcpi?: FetchOcpi;
  readonly readFile?: ReadSourceFile;
}
