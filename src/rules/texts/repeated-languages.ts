/** Rule: a text is there once in each language. */

import type { Entries } from '../../findings/entry.ts';
import type { Finding } from '../../findings/finding.ts';
import type { DisplayText } from '../../ocpi/types.ts';
import { rowFindingOf } from '../../source/tables/row-finding.ts';
import type { AnyRow, Table } from '../../source/tables/table.ts';
import { TABLES } from '../../source/tables/tables.ts';
import type { Rule, RuleInput } from '../rule/rule.ts';

const FINDINGS = {
  'repeated-language': {
    severity: 'warning',
    wrong: 'A cell has two texts in one language.',
    why: 'Apps show one text in the language of the driver. Which of the two that is, nobody knows; one of them is probably in another language.',
    fix: 'Correct the language of one of the two, or make them one text.',
    bad: 'nl: Naast de ingang | nl: Beside the entrance',
    good: 'nl: Naast de ingang | en: Beside the entrance',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  const { locations, evses, tariffs } = dataset.contents;
  for (const row of locations.rows) yield* repeated(TABLES.locations, row, 'directions', row.values.directions);
  for (const row of evses.rows) yield* repeated(TABLES.evses, row, 'directions', row.values.directions);
  for (const row of tariffs.rows) yield* repeated(TABLES.tariffs, row, 'tariff_alt_text', row.values.tariff_alt_text);
}

function* repeated(
  table: Table,
  row: AnyRow,
  column: string,
  texts: readonly DisplayText[] | undefined,
): Iterable<Finding> {
  const languages = texts?.map(({ language }) => language) ?? [];
  const twice = languages.find((language, at) => languages.indexOf(language) < at);
  if (twice === undefined) return;
  yield rowFinding('repeated-language', table, row, column, {
    message: `${column} has two texts in the language "${twice}".`,
    hint: 'Correct the language of one of the two, or make them one text.',
  });
}
