/** What all rules share: a rule looks at the joined tables and gives findings. */

import type { Code } from '../findings/catalogue.ts';
import { type Details, type Finding, finding } from '../findings/finding.ts';
import type { Network } from '../network.ts';
import { keyText, placeInRow } from '../tables/check-keys.ts';
import type { Dataset } from '../tables/dataset.ts';
import { cellText, type Row, type Table } from '../tables/table.ts';

export interface RuleInput {
  readonly dataset: Dataset;
  readonly network: Network;
  /** The moment of the build, in ms since 1970. */
  readonly now: number;
}

export type Rule = (input: RuleInput) => Iterable<Finding>;

type AnyRow = Row<{ readonly [column: string]: unknown }>;

const LONGEST_VALUE = 200;

/** A finding at the cell `field` of a row. The value is the text of that cell. */
export function rowFinding(
  code: Code,
  table: Table,
  row: AnyRow,
  field: string,
  details: Pick<Details, 'message' | 'hint' | 'related'>,
): Finding {
  const value = cellText(row, field);
  return finding(code, placeInRow(row, field), {
    field,
    key: keyText(table, row),
    ...(value ? { value: value.slice(0, LONGEST_VALUE) } : {}),
    ...details,
  });
}
