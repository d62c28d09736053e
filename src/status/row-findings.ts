/** Findings about rows of a status source. There may be a million of them, so only the first ones are told one by one. */

import type { Details, Finding, Place } from '../findings/finding.ts';
import { finding } from './codes.ts';

const TOLD = 100;

/** Collects findings of one source. */
export class RowFindings {
  readonly #address: string;
  readonly #told: Finding[] = [];
  #count = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** `place` is worked out only if it is needed. */
  add(place: () => Place, details: Details): void {
    if (this.#count++ < TOLD) this.#told.push(finding('status-source-row', place(), details));
  }

  all(): Finding[] {
    const more = this.#count - TOLD;
    if (more <= 0) return this.#told;
    const message = `${more.toLocaleString('en')} more rows cannot be read.`;
    return [...this.#told, finding('status-source-row', { file: this.#address }, { message })];
  }
}
