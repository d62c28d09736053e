/** The results of the checks: counts, and a few examples of each. The worst outcome of a check is its result. */

import type { Answer } from '../http/exchange.ts';
import { allChecks, type CatalogueCheck, type CheckId } from './check-catalogue.ts';

/**
 * `skipped`: it could not be made, because something else failed or the probe stopped. `not-applicable`: this server has
 * nothing that it could be made of, such as pages of a list of one object.
 */
export type Result = 'pass' | 'fail' | 'warn' | 'skipped' | 'not-applicable';

/** What was requested, expected and received, so that others can reproduce it. */
export interface Evidence {
  /** `GET https://…` */
  readonly request: string;
  readonly status: number;
  /** Name of a header, or a JSON Pointer (RFC 6901) into the body. */
  readonly at?: string;
  readonly expected: string;
  readonly got: string;
}

export interface CheckResult extends CatalogueCheck {
  readonly result: Result;
  /** How often the check ran, and how often it failed or warned. */
  readonly checked: number;
  readonly failures: number;
  readonly warnings: number;
  readonly examples: readonly Evidence[];
  /** Why it was skipped, or does not apply. */
  readonly reason?: string;
}

/** Examples kept per check; the rest are only counted. */
const EXAMPLES = 3;
/** Characters kept of a text from the server. */
const MAX_LENGTH = 200;

interface Tally {
  passed: number;
  failed: number;
  warned: number;
  /** Some of each. */
  readonly evidence: { readonly [V in 'fail' | 'warn']: Evidence[] };
  readonly reasons: { readonly [R in 'skipped' | 'not-applicable']: string[] };
}

/** True is `pass`, false is `fail`. */
type Verdict = boolean | 'pass' | 'warn' | 'fail';

const COUNT = { pass: 'passed', warn: 'warned', fail: 'failed' } as const;

/** Collects the results of one run of the probe. */
export class CheckResults {
  readonly #tallies = new Map<CheckId, Tally>();

  pass(id: CheckId): void {
    this.#tally(id).passed++;
  }

  /** Records what a check found in an answer. @param at name of a header, or a JSON Pointer into the body */
  record(
    id: CheckId,
    verdict: Verdict,
    answer: Pick<Answer, 'method' | 'url' | 'status'>,
    expected: string,
    got: string,
    at?: string,
  ): void {
    const kind = verdict === true ? 'pass' : verdict === false ? 'fail' : verdict;
    const tally = this.#tally(id);
    tally[COUNT[kind]]++;
    if (kind === 'pass') return;
    const kept = tally.evidence[kind];
    if (kept.length >= EXAMPLES) return;
    const { status } = answer;
    const request = shortened(`${answer.method} ${answer.url.href}`);
    const texts = { request, status, expected: shortened(expected), got: shortened(got) };
    kept.push({ ...texts, ...(at === undefined ? {} : { at: shortened(at) }) });
  }

  /** Records why a check could not be made: something else went wrong. Shown only if it was never made. */
  skip(ids: CheckId | readonly CheckId[], reason: string): void {
    this.#note(ids, 'skipped', reason);
  }

  /** Records what a check would need that the server rightly does not have. Shown only if it was never made or skipped. */
  doesNotApply(ids: CheckId | readonly CheckId[], reason: string): void {
    this.#note(ids, 'not-applicable', reason);
  }

  failed(id: CheckId): boolean {
    return (this.#tallies.get(id)?.failed ?? 0) > 0;
  }

  warned(id: CheckId): boolean {
    return (this.#tallies.get(id)?.warned ?? 0) > 0;
  }

  /** @param otherwise why checks were skipped that were never reached */
  results(otherwise: string): CheckResult[] {
    return allChecks().map((check) => toResult(check, this.#tallies.get(check.id), otherwise));
  }

  #note(ids: CheckId | readonly CheckId[], kind: keyof Tally['reasons'], reason: string): void {
    for (const id of [ids].flat()) this.#tally(id).reasons[kind].push(shortened(reason));
  }

  #tally(id: CheckId): Tally {
    const tally = this.#tallies.get(id) ?? newTally();
    this.#tallies.set(id, tally);
    return tally;
  }
}

function newTally(): Tally {
  const reasons = { skipped: [], 'not-applicable': [] };
  return { passed: 0, failed: 0, warned: 0, evidence: { fail: [], warn: [] }, reasons };
}

function toResult(check: CatalogueCheck, tally: Tally = newTally(), otherwise: string): CheckResult {
  const { passed, failed, warned, evidence, reasons } = tally;
  const examples = [...evidence.fail, ...evidence.warn].slice(0, EXAMPLES);
  const counted = { ...check, checked: passed + failed + warned, failures: failed, warnings: warned, examples };
  if (failed > 0) return { ...counted, result: 'fail' };
  if (warned > 0) return { ...counted, result: 'warn' };
  if (passed > 0) return { ...counted, result: 'pass' };
  // Of two lists, one may be broken where the other has too few objects: then it is the broken one that counts.
  const [[reason], [inapplicable]] = [reasons.skipped, reasons['not-applicable']];
  if (reason === undefined && inapplicable !== undefined)
    return { ...counted, result: 'not-applicable', reason: inapplicable };
  return { ...counted, result: 'skipped', reason: reason ?? otherwise };
}

/** The text, or its beginning if it is long. */
function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
}
