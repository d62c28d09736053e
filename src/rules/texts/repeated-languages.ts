/** Rule: a text is there once in each language. */

import type { DisplayText } from '../../ocpi/types.ts';
import type { AnyRow } from '../../tables/table.ts';
import type { TableName } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'repeated-language': {
    severity: 'warning',
    wrong: 'A cell has two texts in one language.',
    why: 'Apps show one text in the language of the driver. Which of the two that is, nobody knows; one of them is probably in another language.',
    fix: 'Correct the language of one of the two, or make them one text.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { locations, evses, tariffs } = dataset.contents;
  for (const row of locations.rows) yield* repeated('locations', row, 'directions', row.values.directions);
  for (const row of evses.rows) yield* repeated('evses', row, 'directions', row.values.directions);
  for (const row of tariffs.rows) yield* repeated('tariffs', row, 'tariff_alt_text', row.values.tariff_alt_text);
}

function* repeated(table: TableName, row: AnyRow, column: string, texts: readonly DisplayText[] | undefined): Findings {
  const languages = texts?.map(({ language }) => language) ?? [];
  const twice = languages.find((language, at) => languages.indexOf(language) < at);
  if (twice === undefined) return;
  yield rule.finding('repeated-language', table, row, column, {
    message: `${column} has two texts in the language "${twice}".`,
    hint: 'Correct the language of one of the two, or make them one text.',
  });
}
