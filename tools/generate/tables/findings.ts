/** The sections of docs/findings.md: every finding code, in the order of the groups. */

import { loadCompanions } from '../../../src/cli/companions.ts';
import type { Entry } from '../../../src/findings/entry.ts';
import { allGroups } from '../../../src/publish/validate/catalogue.ts';

const COMPANIONS = await loadCompanions();

export function findingSections(): string {
  const sections = allGroups(COMPANIONS).map(({ title, entries }) => {
    const codes = Object.entries<Entry>(entries).map(([code, entry]) => codeSection(code, entry));
    return `## ${title}\n\n${codes.join('\n\n')}`;
  });
  return sections.join('\n\n');
}

function codeSection(code: string, { severity, wrong, why, fix, bad, good }: Entry): string {
  return `### ${code}

*${severity}* – ${wrong}

* **Why it matters:** ${why}
* **What to do:** ${fix}
* Wrong: \`${bad}\`
* Right: \`${good}\``;
}
