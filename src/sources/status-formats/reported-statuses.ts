/** The statuses in the content of a status source. */

import type { Finding, Place } from '../../findings/finding.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { StatusFormat } from '../../settings/status-sources.ts';
import type { Failed } from '../urls/source-answer.ts';

/** The report of a status source about one EVSE. */
export interface StatusReport {
  /** The uid as the source writes it. It is not case-sensitive. */
  readonly evse_uid: string;
  readonly status: Status;
  /** When the status changed, in ms since 1970, if the source says. */
  readonly last_updated?: number;
  /** Set if its row cannot be read: somebody reports the EVSE, and nobody knows what. Its status is UNKNOWN. */
  readonly unreadable?: true;
  readonly source: string;
}

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

/** The source whose content is read, and the time. */
export interface ContentOf {
  readonly name: string;
  /** The path or URL, as findings show it. */
  readonly address: string;
  readonly format: StatusFormat;
  /** By which id of an EVSE a source in OCPI says which one it means. */
  readonly match?: 'uid' | 'evse_id' | undefined;
  /** In ms since 1970. */
  readonly now: number;
}

/** What is read on a machine alone: a Worker would have to carry the tables and a second reader of JSON for it. */
export interface FileFormats {
  readonly readCsv: (of: ContentOf, bytes: Uint8Array) => ReportedStatuses | Failed;
  /** Content that says the same of the same EVSEs, to be kept where the content itself repeats a secret. */
  readonly writeCsv: (reports: readonly StatusReport[]) => Uint8Array;
  /** Where a text stops being JSON. */
  readonly errorInJson: (text: string) => { readonly line: number; readonly column: number };
}
