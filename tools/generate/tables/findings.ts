/** The sections of docs/findings.md: every finding code, in the order of the groups. */

import { readFileSync } from 'node:fs';
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

function codeSection(code: string, { severity, wrong, why, fix }: Entry): string {
  return `### ${code}

*${severity}* – ${wrong}

* **Why it matters:** ${why}
* **What to do:** ${fix}
* **Reported as:** ${exampleOf(code)}`;
}

/** The first line of the report on the fixture of the code. */
function exampleOf(code: string): string {
  const [line = ''] = readFileSync(`test/fixtures/findings/${code}/expected.txt`, 'utf8').split('\n');
  const mark = line.includes('`') ? '``' : '`';
  return `${mark}${line.replace(/ {2,}/g, '  ')}${mark}`;
}
