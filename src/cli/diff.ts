/** `diff`: says what changed between two built directories. */

import { defineCommand } from '../command/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../command/terminal.ts';
import { diffNetworks } from '../diff/compare/compare.ts';
import { printDiffJson, printDiffText, printMarkdown, toReport } from '../diff/print.ts';
import { NotASnapshot, publishedVersions, readPublishedNetwork } from '../diff/read-published.ts';
import type { Companion } from '../publish/companion.ts';
import { readIn } from '../snapshot/read-snapshot.ts';

/** The operands and options as they were written. */
export interface DiffArguments {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly operands: readonly string[];
  readonly format: string;
  readonly limit?: string | undefined;
}

const FORMATS = ['text', 'markdown', 'json', 'report'] as const;
type Format = (typeof FORMATS)[number];

/** How many changes are shown without --limit. Programs want all of them. */
const SHOWN: { readonly [F in Format]: number } = {
  text: 50,
  markdown: 30,
  json: Number.POSITIVE_INFINITY,
  report: 30,
};

/** Exit code 0 whether or not they differ. @throws UsageError if there is nothing to compare */
export async function diff(written: DiffArguments, terminal: Terminal): Promise<ExitCode> {
  const [before, after, ...others] = written.operands;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError(`diff needs two built directories: ${terminal.callOf('diff', 'BEFORE AFTER')}`);
  const format = toFormat(written.format);
  const limit = written.limit === undefined ? SHOWN[format] : toLimit(written.limit);
  const found = compare(before, after, written.companions);
  const options = { limit, all: terminal.callOf('diff', `${before} ${after} --limit 0`) };
  switch (format) {
    case 'text':
      terminal.out(printDiffText(found, options));
      break;
    case 'markdown':
      terminal.out(printMarkdown(found, options).trimEnd());
      break;
    case 'json':
      terminal.out(printDiffJson(found, options));
      break;
    case 'report':
      terminal.out(JSON.stringify(toReport(found, limit)));
      break;
    default:
      format satisfies never;
  }
  return 0;
}

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

function toFormat(text: string): Format {
  const format = FORMATS.find((candidate) => candidate === text);
  if (format === undefined) throw new UsageError(`--format must be one of ${FORMATS.join(', ')}, not "${text}".`);
  return format;
}

const MOST = 1_000_000;

function toLimit(text: string): number {
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(limit <= MOST)) throw new UsageError(`--limit must be a whole number from 0 (all) to ${MOST}, not "${text}".`);
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
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
  run: ({ values, operands, companions }, terminal) => diff({ ...values, operands, companions }, terminal),
});
