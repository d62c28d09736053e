/** Rule: links lead to where everybody can go. */

import type { Finding } from '../../findings/finding.ts';
import { isRealHost, LINKS, linkMistake } from '../../source/cells/links.ts';
import { rowFindingOf } from '../../source/tables/row-finding.ts';
import { cellsWith } from '../rule/cells-with.ts';
import type { Rule, RuleInput } from '../rule/rule.ts';

const rowFinding = rowFindingOf(LINKS);

export const rule = { group: 'plausibility', findings: LINKS, check } satisfies Rule;

function* check({ dataset, settings }: RuleInput): Iterable<Finding> {
  const { base_url, operator: { website } = {}, unknown } = settings;
  if (base_url === undefined || unknown.has('operator')) return;
  // The demo network has such links in every table, wherever it is published.
  const isExample = !isRealHost(base_url) || (website !== undefined && !isRealHost(website));
  const isWanted = (text: string) => linkMistake(text, isExample) !== undefined;
  for (const { table, row, column, text } of cellsWith('link', dataset.contents, isWanted)) {
    const { code, message, hint } = linkMistake(text, isExample) ?? {};
    if (code === undefined) continue;
    yield rowFinding(code, table, row, column, { message: `${column} ${message}`, ...(hint ? { hint } : {}) });
  }
}
