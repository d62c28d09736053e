/** docs/findings.md: three lines for each code, by group. */

import { loadCompanions } from '../../../src/cli/companions.ts';
import { explained } from '../../../src/findings/text/explained.ts';
import { allGroups } from '../../../src/publish/validate/catalogue.ts';

const GROUPS = allGroups(await loadCompanions());

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
