/** The page about every finding code: Markdown, from the catalogue. */

import type { Entry } from './catalogue/entry.ts';
import { GROUPS } from './catalogue.ts';

/** The whole page. */
export function cataloguePage(): string {
  const sections = GROUPS.map(({ title, entries }) => {
    const codes = Object.entries<Entry>(entries).map(([code, entry]) => codeSection(code, entry));
    return `## ${title}\n\n${codes.join('\n')}`;
  });
  return `# Findings

Every code that the check can report. Written by \`npm run generate\` from \`src/findings/catalogue/\`; do not edit it here.

An error stops the build before anything is published. A warning does not; a row in \`waivers.csv\` silences it.

${sections.join('\n')}`;
}

function codeSection(code: string, { severity, wrong, why, fix, bad, good }: Entry): string {
  return `### ${code}

*${severity}* – ${wrong}

* **Why it matters:** ${why}
* **What to do:** ${fix}
* Wrong: \`${bad}\`
* Right: \`${good}\`
`;
}
