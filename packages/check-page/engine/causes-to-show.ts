/** Findings as the page shows them: by cause, as the command prints them. */

import {
  causesOf,
  extentOf,
  type Finding,
  type FindingCause,
  type RowCount,
  waiverOf,
} from '../../../src/findings/index.ts';
import type { CheckedCause } from '../messages.ts';

/** How many findings of a cause are told at once; the page asks for more. */
const SHOWN = 20;

export interface ShownCauses {
  readonly causes: readonly CheckedCause[];
  /** All findings, by the key of their cause. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
}

/** @param prefix of the keys: what a page has of a conversion and of a check are told apart by it */
export function causesToShow(prefix: string, findings: readonly Finding[], rowsIn?: RowCount): ShownCauses {
  const causes = causesOf(findings).map((cause, i) => [`${prefix}${i}`, cause] as const);
  return {
    causes: causes.map(([key, cause]) => shown(key, cause, rowsIn)),
    findings: new Map(causes.map(([key, cause]) => [key, cause.findings])),
  };
}

function shown(key: string, cause: FindingCause, rowsIn: RowCount | undefined): CheckedCause {
  const { first, findings } = cause;
  const extent = extentOf(cause, rowsIn);
  const waiver = waiverOf(cause);
  return {
    ...{ key, code: first.code, severity: first.severity, first, count: findings.length },
    ...(extent === undefined ? {} : { extent }),
    ...(waiver === undefined ? {} : { waiver }),
    findings: findings.slice(0, SHOWN),
  };
}
