/** Writes docs/findings.md, the page about every finding code. */

import type { Entries, Entry } from './entry.ts';

/** The whole page in Markdown, in the order of the groups. */
export function cataloguePage(groups: readonly { readonly title: string; readonly entries: Entries }[]): string {
  const sections = groups.map(({ title, entries }) => {
    const codes = Object.entries<Entry>(entries).map(([code, entry]) => codeSection(code, entry));
    return `## ${title}\n\n${codes.join('\n')}`;
  });
  return `# Findings

Every code that a check, a build or an import can report. \`npm run generate\` writes this page from the source code; do not edit it here.

An error stops the build before anything is published. So does a doubt, which is almost certainly a mistake, until a row in \`waivers.csv\`
accepts it with a reason. A warning does not stop the build; a row in \`waivers.csv\` silences it.

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
