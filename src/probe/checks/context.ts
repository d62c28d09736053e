/** What every check gets: what to ask with, where verdicts go, and what the user wants. */

import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { CheckResults } from '../results/results.ts';
import type { Client, ClientOptions } from './client.ts';

export interface ProbeOptions extends ClientOptions {
  readonly url: URL;
  /** The only version to look at. */
  readonly version: OcpiVersion | undefined;
  /** Page size to ask for in the first crawl. */
  readonly limit: number | undefined;
}

export interface Probing {
  readonly client: Client;
  readonly results: CheckResults;
  readonly options: ProbeOptions;
  /** ms since 1970. */
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /** Says something about the run as a whole. */
  note(text: string): void;
}
