/** What is known of one status source. */

import type { Finding } from '../findings/finding.ts';
import type { DataFile } from '../source/csv/data-file.ts';
import type { ReadSourceFile } from './fetch/file.ts';
import type { FetchSource } from './fetch/url.ts';
import type { LastGood } from './last-good.ts';
import type { StatusReport } from './report.ts';

/** What is known of one source. */
export interface SourceReading {
  readonly name: string;
  /** How findings name it: the path of its file, or its web address without a query. */
  readonly address: string;
  /** `failed` if it never told anything that is believed; `stale` if its newest content is too old, so that all its reports count as UNKNOWN. */
  readonly state: 'fresh' | 'stale' | 'failed';
  /** From when the content is, in ms since 1970. */
  readonly updatedAt?: number;
  readonly maxAgeSeconds: number;
  /** What it told; where it is not `fresh`, that is UNKNOWN. */
  readonly reports: readonly StatusReport[];
  readonly findings: readonly Finding[];
}

export interface StatusContext {
  /** The moment of the build, in ms since 1970. */
  readonly now: number;
  /** Where relative paths begin, and how findings name the files below. */
  readonly dataDirectory: string;
  readonly lastGood: LastGood;
  /**
   * Uids in one case (sameCase) of the public EVSEs that the tables do not call REMOVED, of which sources may call no more
   * than max_removal_share so. Where it is not known, nobody is refused for that.
   */
  readonly live?: (() => ReadonlySet<string>) | undefined;
  /** network.json as it was read, for the lines of findings. */
  readonly settingsFile?: DataFile | undefined;
  readonly fetch?: FetchSource;
  readonly readFile?: ReadSourceFile;
}
