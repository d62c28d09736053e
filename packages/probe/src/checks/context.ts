/** What every check is given: a client, a place for its results, and the options of the user. */

import type { OcpiVersion } from '../../../../src/ocpi/index.ts';
import { type Answer, outlineOf, succeeded } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import { CheckResults } from '../results/results.ts';
import { type Ask, Client, type ClientDependencies, type ClientOptions } from './client.ts';

export interface ProbeOptions extends ClientOptions {
  readonly url: URL;
  /** The only version to probe. */
  readonly version: OcpiVersion | undefined;
  /** Page size of the first crawl. */
  readonly limit: number | undefined;
}

/** One run of the probe. */
export class Probing {
  readonly options: ProbeOptions;
  readonly results = new CheckResults();
  readonly client: Client;
  /** About the whole run, for the report. */
  readonly notes: string[] = [];
  readonly pause: ClientDependencies['pause'];

  constructor(options: ProbeOptions, dependencies: ClientDependencies) {
    this.options = options;
    this.client = new Client(options, dependencies, this.results);
    this.pause = dependencies.pause;
  }

  /** Sends a request. Without an answer, these checks are skipped. */
  async ask(ids: CheckId | readonly CheckId[], url: URL, ask?: Ask): Promise<Answer | undefined> {
    const answer = await this.client.ask(url, ask);
    if (!answer) this.results.skip(ids, this.client.reason);
    return answer;
  }

  /** The same; an answer without success will not do either. */
  async askWell(ids: CheckId | readonly CheckId[], url: URL, ask?: Ask): Promise<Answer | undefined> {
    const answer = await this.ask(ids, url, ask);
    if (!answer || succeeded(answer)) return answer;
    this.results.skip(ids, outlineOf(answer));
    return undefined;
  }
}
