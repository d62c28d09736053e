/** What the checks found: counts, and a few examples of each. The worst verdict of a check is its result. */

import { allChecks, type CatalogueCheck, type CheckId } from './check-catalogue.ts';

export type Result = 'pass' | 'fail' | 'warn' | 'skipped';

/** What was seen, so that somebody else can see it too. */
export interface Evidence {
  /** `GET https://…` */
  readonly request: string;
  readonly status: number;
  /** Name of a header, or JSON Pointer (RFC 6901) into the body. */
  readonly at?: string;
  readonly expected: string;
  readonly got: string;
}

export interface CheckResult extends CatalogueCheck {
  readonly result: Result;
  /** How often the check was made, and what of that was not as it should be. */
  readonly checked: number;
  readonly failures: number;
  readonly warnings: number;
  readonly examples: readonly Evidence[];
  /** Why it was skipped. */
  readonly reason?: string;
}

/** Examples kept of each check; the others are only counted. */
const EXAMPLES = 3;
/** Letters of a text from the server that are kept. */
const LONGEST = 200;

interface Tally {
  passed: number;
  failures: Evidence[];
  failed: number;
  warnings: Evidence[];
  warned: number;
  reasons: string[];
}

/** Collects verdicts of one run of the probe. */
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

  /** Why a check could not be made; shown if it was made nowhere else. */
  skip(ids: CheckId | readonly CheckId[], reason: string): void {
    for (const id of [ids].flat()) this.#tally(id).reasons.push(reason.slice(0, LONGEST));
  }

  failed(id: CheckId): boolean {
    return (this.#tallies.get(id)?.failed ?? 0) > 0;
  }

  /** @param otherwise why a check that was not reached was not */
  results(otherwise: string): CheckResult[] {
    return allChecks().map((check) => toResult(check, this.#tallies.get(check.id), otherwise));
  }

  #tally(id: CheckId): Tally {
    const statuses = this.#tallies.get(id);
    if (statuses) return statuses;
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
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}
