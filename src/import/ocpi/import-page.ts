/** The page about the import and its normalisations: Markdown, from the list in normalisations.ts. */

import { NORMALISATIONS, type Normalisation } from './normalisations.ts';

/** The whole page. */
export function importPage(): string {
  const rows = Object.values<Normalisation>(NORMALISATIONS).map(
    ({ what, why, example: [feed, published] }) => `| ${what} | \`${feed}\` | \`${published}\` | ${why} |`,
  );
  return `# Import of OCPI feeds

\`npm run import -- ocpi --locations FILE [--tariffs FILE] --out DIR\` turns answers of an OCPI 2.2 or 2.2.1 server into a
data directory. Written by \`npm run generate\` from \`src/import/ocpi/normalisations.ts\`; do not edit it here.

What cannot be carried is a finding at its place in the document (a JSON pointer); everything else is imported, and what
the build then publishes is equal to the feed, object by object, but for these normalisations:

| What is different | In the feed | As published | Why |
|---|---|---|---|
${rows.join('\n')}

\`npm run roundtrip -- DIR\` shows it for every feed in a directory: it imports, builds and compares, and fails if a
location differs without a finding that says so.
`;
}
