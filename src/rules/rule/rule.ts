/** The form of a rule: it declares its findings and looks for them in the joined tables. */

import type { Entries, Entry } from '../../findings/entry.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Dataset } from '../../read/load/join.ts';
import type { SoundSettings } from '../../settings/known-settings.ts';
import { type AboutCell, rowFindingOf } from '../../tables/row-finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import { type Contents, TABLES, type TableName } from '../../tables/tables.ts';

export interface RuleInput {
  readonly dataset: Dataset;
  readonly settings: SoundSettings;
  /** The files of data/images/ that are published, such as images/front.jpg; none if absent. */
  readonly pictures?: ReadonlySet<string>;
  /** The time of the build, in ms since 1970. */
  readonly now: number;
}

/** Whether all rows of these tables could be read. If not, nothing can be said about what no row has. */
export function areReadInFull(...tables: readonly Contents[TableName][]): boolean {
  return tables.every(({ incomplete, failedKeys }) => !incomplete && failedKeys.size === 0);
}

/** All that a rule finds, in any order. */
export type Findings = Iterable<Finding>;

export interface Rule<E extends Entries = Entries> {
  /** The heading of its findings in docs/findings.md. */
  readonly group: 'relations' | 'tariffs' | 'plausibility';
  readonly check: (input: RuleInput) => Findings;
  readonly findings: E;
}

/**
 * A rule, and the function that makes its findings at the cell `field` of a row.
 *
 * @param findings declares the codes that no other rule has
 * @param shared declares codes that other parts of the program report too
 */
export function defineRule<const E extends Entries, const S extends Entries = Record<never, Entry>>(
  group: Rule['group'],
  check: Rule['check'],
  findings: E,
  shared?: S,
) {
  const rowFinding = rowFindingOf({ ...findings, ...shared });
  const finding = <C extends keyof (E & S) & string>(
    code: C,
    table: TableName,
    row: AnyRow,
    field: string,
    said: AboutCell<(E & S)[C]>,
  ): Finding => rowFinding(code, TABLES[table], row, field, said);
  /** One that is said once, at the first of many rows. Its key is the column, so a waiver holds whichever row is the first. */
  const ofColumn: typeof finding = (code, table, row, field, said) => ({
    ...finding(code, table, row, field, said),
    key: field,
  });
  return { group, check, findings, finding, ofColumn };
}
