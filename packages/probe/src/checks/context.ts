/** What every check is given: a client, a place for its results, and the options of the user. */

import type { OcpiVersion } from '../../../../src/ocpi/index.ts';
import type { CheckResults } from '../results/results.ts';
import type { Client, ClientOptions } from './client.ts';

export interface ProbeOptions extends ClientOptions {
  readonly url: URL;
  /** The only version to probe. */
  readonly version: OcpiVersion | undefined;
  /** Page size of the first crawl. */
  readonly limit: number | undefined;
}

export interface Probing {
  readonly client: Client;
  readonly results: CheckResults;
  readonly options: ProbeOptions;
  /** ms since 1970. */
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /** Adds a note about the whole run to the report. */
  note(text: string): void;
}
