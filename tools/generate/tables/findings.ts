/** docs/findings.md: a table of all codes by group, and three lines for each. */

import { loadCompanions } from '../../../src/cli/companions.ts';
import { explained } from '../../../src/findings/text/explained.ts';
import { allGroups } from '../../../src/publish/validate/catalogue.ts';
import { table } from '../markdown.ts';

const GROUPS = allGroups(await loadCompanions());

/** The codes of each group with links to their lines. */
export function findingIndex(): string {
  const rows = GROUPS.map(({ title, entries }) => [
    title,
    Object.keys(entries)
      .map((code) => `[${code}](#${code.replaceAll('.', '')})`)
      .join(', '),
  ]);
  return table(['Group', 'Codes'], rows);
}

export function findingSections(): string {
  const sections = GROUPS.map(({ title, entries }) => {
    const codes = Object.entries(entries).map(([code, entry]) => {
      const lines = explained(entry).map((line) => `* ${line}`);
      return `### ${code}\n\n${lines.join('\n')}`;
    });
    return `## ${title}\n\n${codes.join('\n\n')}`;
  });
  return sections.join('\n\n');
}
