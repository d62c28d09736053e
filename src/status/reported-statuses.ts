/** What the content of a status source reports. */

import type { Finding } from '../findings/finding.ts';
import type { StatusReport } from './report.ts';

/** What a content tells, and what is wrong with single rows of it. */
export interface ReportedStatuses {
  readonly kind: 'told';
  readonly reports: readonly StatusReport[];
  readonly findings: readonly Finding[];
}

/** Whose content is read, and when. */
export interface ContentOf {
  readonly name: string;
  /** How findings name the file or web address. */
  readonly address: string;
  readonly format: 'csv' | 'json';
  /** The moment of the build, in ms since 1970. */
  readonly now: number;
}
