/** The statuses in the content of a status source. */

import type { Finding, Place } from '../../../findings/finding.ts';
import type { StatusFormat } from '../../../source/settings/status-sources.ts';
import type { Failed } from '../../urls/source-answer.ts';
import type { StatusReport } from './status-report.ts';

/** Looks for a report when a finding needs its place, since the places of a million would fill the memory. */
export type PlaceOfReport = (uid: string) => Place | undefined;

/** The reports in the content of a source, and what is wrong with single rows of it. */
export interface ReportedStatuses {
  readonly kind: 'reported';
  readonly reports: readonly StatusReport[];
  readonly findings: readonly Finding[];
  /** Where it reports an EVSE, by the uid as it writes it. Absent if the content has no lines. */
  readonly placeOf?: PlaceOfReport;
}

/** Content that cannot be read as a whole, and what it may be about. */
export interface Unread extends Failed {
  readonly about: readonly StatusReport[];
}

/** The source whose content is read, and the time. */
export interface ContentOf {
  readonly name: string;
  /** The path or URL, as findings show it. */
  readonly address: string;
  readonly format: StatusFormat;
  /** By which id of an EVSE a source in OCPI says which one it means. */
  readonly match?: 'uid' | 'evse_id' | undefined;
  /** The time of the build, in ms since 1970. */
  readonly now: number;
}
