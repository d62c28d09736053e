/** The results of the checks: counts, and a few examples of each. The worst outcome of a check is its result. */

import { allChecks, type CatalogueCheck, type CheckId } from './check-catalogue.ts';

export type Result = 'pass' | 'fail' | 'warn' | 'skipped';

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
  /** Why it was skipped. */
  readonly reason?: string;
}

/** Examples kept per check; the rest are only counted. */
const EXAMPLES = 3;
/** Characters kept of a text from the server. */
const MAX_LENGTH = 200;

interface Tally {
  passed: number;
  failures: Evidence[];
  failed: number;
  warnings: Evidence[];
  warned: number;
  reasons: string[];
}

/** Collects the results of one run of the probe. */
export class CheckResults {
  readonly #tallies = new Map<CheckId, Tally>();

  pass(id: CheckId): void {
    this.#tally(id).passed++;
  }

  fail(id: CheckId, evidence: Evidence): void {
    const tally = this.#tally(id);
    tally.failed++;
    if (tally.failures.length < EXAMPLES) tally.failures.push(bounded(evidence));
  }

  warn(id: CheckId, evidence: Evidence): void {
    const tally = this.#tally(id);
    tally.warned++;
    if (tally.warnings.length < EXAMPLES) tally.warnings.push(bounded(evidence));
  }

  /** Records why a check could not run. Shown only if it never ran. */
  skip(ids: CheckId | readonly CheckId[], reason: string): void {
    for (const id of [ids].flat()) this.#tally(id).reasons.push(reason.slice(0, MAX_LENGTH));
  }

  failed(id: CheckId): boolean {
    return (this.#tallies.get(id)?.failed ?? 0) > 0;
  }

  /** @param otherwise the reason for checks that were never reached */
  results(otherwise: string): CheckResult[] {
    return allChecks().map((check) => toResult(check, this.#tallies.get(check.id), otherwise));
  }

  #tally(id: CheckId): Tally {
    const existing = this.#tallies.get(id);
    if (existing) return existing;
    const tally: Tally = { passed: 0, failures: [], failed: 0, warnings: [], warned: 0, reasons: [] };
    this.#tallies.set(id, tally);
    return tally;
  }
}

function toResult(check: CatalogueCheck, tally: Tally | undefined, otherwise: string): CheckResult {
  const { passed = 0, failed = 0, warned = 0, failures = [], warnings = [], reasons = [] } = tally ?? {};
  const result = failed > 0 ? 'fail' : warned > 0 ? 'warn' : passed > 0 ? 'pass' : 'skipped';
  const examples = [...failures, ...warnings].slice(0, EXAMPLES);
  const counted = { ...check, result, checked: passed + failed + warned, failures: failed, warnings: warned, examples };
  return result === 'skipped' ? { ...counted, result, reason: reasons[0] ?? otherwise } : { ...counted, result };
}

function bounded(evidence: Evidence): Evidence {
  const { request, expected, got, at } = evidence;
  const texts = { request: shortened(request), expected: shortened(expected), got: shortened(got) };
  return { ...evidence, ...texts, ...(at === undefined ? {} : { at: shortened(at) }) };
}

/** The text, or its beginning if it is long. */
function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
}
