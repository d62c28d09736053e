/** Rule: links lead to where everybody can go. */

import { isRealHost, LINKS, linkMistake } from '../../source/cells/links.ts';
import { cellsWith } from '../rule/cells-with.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, LINKS);

function* check({ dataset, settings }: RuleInput): Findings {
  const { base_url, operator: { website } = {}, unknown } = settings;
  if (base_url === undefined || unknown.has('operator')) return;
  // The demo network has such links in every table, wherever it is published.
  const isExample = !isRealHost(base_url) || (website !== undefined && !isRealHost(website));
  const isWanted = (text: string) => linkMistake(text, isExample) !== undefined;
  for (const { table, row, column, text } of cellsWith('link', dataset.contents, isWanted)) {
    const { code, message, hint } = linkMistake(text, isExample) ?? {};
    if (code === undefined) continue;
    yield rule.finding(code, table, row, column, { message: `${column} ${message}`, ...(hint ? { hint } : {}) });
  }
}
