/** Findings as the page shows them: by cause, as the command prints them. */

import { causesOf, extentOf, type Finding, type RowCount, waiverOf } from '../../../src/findings/index.ts';
import type { CheckedCause } from '../messages.ts';

export function causesToShow(findings: readonly Finding[], rowsIn?: RowCount): readonly CheckedCause[] {
  return causesOf(findings).map((cause) => {
    const extent = extentOf(cause, rowsIn);
    const waiver = waiverOf(cause);
    return { ...cause, ...(extent !== undefined && { extent }), ...(waiver !== undefined && { waiver }) };
  });
}
