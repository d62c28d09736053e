/** Rule: pictures of data/images/ that cells name are there. */

import type { Finding } from '../findings/finding.ts';
import { PICTURES, pictureMistake } from '../source/cells/own-picture.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { cellsWith } from './cells-with.ts';
import type { Rule, RuleInput } from './rule.ts';

const rowFinding = rowFindingOf(PICTURES);

export const rule = { group: 'plausibility', findings: PICTURES, check } satisfies Rule;

function* check({ dataset, settings, pictures = new Set() }: RuleInput): Iterable<Finding> {
  const { base_url } = settings;
  if (base_url === undefined) return;
  const mistakeOf = (text: string) => pictureMistake(text, base_url, pictures);
  const isWanted = (text: string) => mistakeOf(text) !== undefined;
  for (const { table, row, column, text } of cellsWith('link', dataset.contents, isWanted)) {
    const { message, hint } = mistakeOf(text) ?? {};
    yield rowFinding('missing-picture', table, row, column, {
      message: `${column} ${message}`,
      ...(hint ? { hint } : {}),
    });
  }
}
