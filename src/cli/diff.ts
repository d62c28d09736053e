/** `diff`: says what changed between two built directories. */

import { defineCommand } from '../command/command.ts';
import { toWhole } from '../command/options.ts';
import { UsageError } from '../command/terminal.ts';
import { diffNetworks } from '../diff/compare/compare.ts';
import { type PrintOptions, printDiffJson, printDiffText, printMarkdown, toReport } from '../diff/print.ts';
import { NotASnapshot, publishedVersions, readPublishedNetwork } from '../diff/read-published.ts';
import type { Companion } from '../publish/companion.ts';
import { readIn } from '../snapshot/read-snapshot.ts';

const FORMATS = ['text', 'markdown', 'json', 'report'] as const;
type Format = (typeof FORMATS)[number];

/** How many changes are shown without --limit. Programs want all of them. */
const SHOWN: { readonly [F in Format]: number } = {
  text: 50,
  markdown: 30,
  json: Number.POSITIVE_INFINITY,
  report: 30,
};

const LIMITS = { least: 0, most: 1_000_000 };

/** Compares the highest version that both publish: a version that only one has is not a change of the network. */
function compare(before: string, after: string, companions: readonly Companion[]) {
  try {
    const [old, now] = [publishedVersions(before), publishedVersions(after)];
    const version = now.findLast((one) => old.includes(one));
    if (version === undefined) {
      throw new UsageError(`${before} and ${after} have no OCPI version in common.`);
    }
    const others = companions.flatMap((one) => one.compare?.(readIn(before), readIn(after)) ?? []);
    return diffNetworks(readPublishedNetwork(before, version), readPublishedNetwork(after, version), others);
  } catch (error) {
    if (error instanceof NotASnapshot) throw new UsageError(error.message);
    throw error;
  }
}

function printed(found: ReturnType<typeof compare>, format: Format, options: PrintOptions): string {
  switch (format) {
    case 'text':
      return printDiffText(found, options);
    case 'markdown':
      return printMarkdown(found, options).trimEnd();
    case 'json':
      return printDiffJson(found, options);
    case 'report':
      return JSON.stringify(toReport(found, options.limit));
    default:
      return format satisfies never;
  }
}

export const command = defineCommand({
  name: 'diff',
  summary: 'Describe what changed between two built directories.',
  arguments: [
    { name: 'BEFORE', summary: 'The older built directory.' },
    { name: 'AFTER', summary: 'The newer one.' },
  ],
  options: {
    format: { choices: FORMATS, default: 'text', summary: 'How to print the changes; markdown suits a pull request.' },
    limit: { value: 'N', summary: 'Show at most this many changes; 0 shows all of them.' },
  },
  examples: ['old/dist dist', 'old/dist dist --format markdown --limit 0'],
  run: async ({ values: { format, limit: given }, operands: [before = '', after = ''], companions }, terminal) => {
    const limit = given === undefined ? SHOWN[format] : toWhole('--limit', given, LIMITS) || Number.POSITIVE_INFINITY;
    const found = compare(before, after, companions);
    terminal.out(printed(found, format, { limit, all: terminal.callOf('diff', `${before} ${after} --limit 0`) }));
    return 0;
  },
});
