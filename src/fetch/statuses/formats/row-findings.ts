/** Collects findings about rows of a status source. There may be a million of them, so only the first ones are listed. */

import type { Details, Finding, Place } from '../../../findings/finding.ts';
import { formatCount } from '../../../findings/text/format.ts';
import { finding } from './finding-codes.ts';

/** How many findings are listed; the rest is counted. */
const MOST_LISTED = 100;

/** Collects findings of one source. */
export class RowFindings {
  readonly #address: string;
  readonly #listed: Finding[] = [];
  #count = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Calls `place` only if the finding is listed. */
  add(place: () => Place, details: Details): void {
    if (this.#count++ < MOST_LISTED) this.#listed.push(finding('status-source-row', place(), details));
  }

  all(): Finding[] {
    const more = this.#count - MOST_LISTED;
    if (more <= 0) return this.#listed;
    const message = `${formatCount(more, 'more row')} with such mistakes.`;
    return [...this.#listed, finding('status-source-row', { file: this.#address }, { message })];
  }
}
