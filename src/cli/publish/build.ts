/** `build`: writes dist/ from a data directory, or reports findings and leaves dist/ alone. */

import { join } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import {
  BASE_URL,
  BUILDING,
  type BuildOptions,
  FINDINGS_FORMAT,
  NOW,
  PURGE,
  toBuildOptions,
} from '../../command/options.ts';
import { bundledProgram } from '../../command/own-package.ts';
import { reportFindings } from '../../command/report-findings.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { askTableSources } from '../../command/with-table-sources.ts';
import { type Finding, isError } from '../../findings/finding.ts';
import { summarise } from '../../findings/severities.ts';
import { formatCount, formatDuration, formatSize, formatWhole } from '../../findings/text/format.ts';
import { buildDirectory } from '../../publish/build-directory.ts';
import type { BuildMemory } from '../../publish/build-memory.ts';
import type { BuildResult, Built } from '../../publish/build-request.ts';
import { openCompanions } from '../../publish/companion.ts';
import { inWords } from '../../publish/disk/cannot-write.ts';
import { readDataFiles } from '../../publish/disk/data-directory.ts';
import { openMemory } from '../../publish/disk/kept-memory.ts';
import { withLock } from '../../publish/disk/lock.ts';
import type { Written } from '../../publish/disk/write-files.ts';
import { countsInWords } from '../../publish/render/counts.ts';
import { readerOfStatuses } from './read-statuses.ts';

export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const { cache } = options;
  const { memory, keep } = await openMemory(cache && join(cache, 'checked'), bundledProgram());
  const built = await runBuild(options, terminal, memory);
  await keep();
  return built.kind === 'invalid' ? 1 : 0;
}

/**
 * Builds, logs each stage, and returns the result.
 *
 * @param memory what earlier builds of this process left, if it builds more than once
 */
export async function runBuild(options: BuildOptions, terminal: Terminal, memory?: BuildMemory): Promise<BuildResult> {
  const { out } = options;
  const onWait = (pid: string) =>
    terminal.note(`${'wait'.padEnd(STAGE_WIDTH)}another build (process ${pid}) is writing to ${out}`);
  const alone = withLock(out, () => runAlone(options, terminal, memory), { onWait });
  const { built, stage, started } = await alone.catch((error: unknown) => {
    throw inWords(error, out);
  });
  if (built.findings.length > 0)
    await reportFindings(built.findings, options.format, { terminal, companions: options.companions });
  if (built.kind === 'invalid') {
    terminal.note(`${out} was left as it was: ${whatToDo(built.findings)}`);
    return built;
  }
  stage('write', describe(built, out));
  for (const text of built.left) terminal.note(INDENT + notRemoved(text));
  const plain = plainBytes(built.written);
  if (plain > MUCH) {
    const hint = 'set "plain_lists": false in network.json to leave these out';
    terminal.note(`${INDENT}${formatSize(plain)} of that are plain lists; ${hint}`);
  }
  terminal.note(`done in ${formatDuration(performance.now() - started)}`);
  return built;
}

async function runAlone(options: BuildOptions, terminal: Terminal, memory: BuildMemory | undefined) {
  const started = performance.now();
  const stage = stages(terminal);
  const { data, isForPublishing = false } = options;
  const given = await readDataFiles(data);
  const bytes = given.tables.reduce((sum, { bytes: file }) => sum + file.length, 0);
  stage('read', `${formatCount(given.tables.length, 'CSV file')} in ${data}, ${formatSize(bytes)}`);
  const now = options.clock?.() ?? options.now;
  const { dataFiles, olderData, keep } = await askTableSources(given, { ...options, now });
  const inputs = { hasScripts: !options.isApiAlone, note: notes(terminal), stage };
  const opened = await openCompanions(options.companions, inputs);
  const built = await buildDirectory(
    { ...options, now, dataFiles, isForPublishing },
    {
      opened,
      memory,
      olderData,
      fetch,
      clock: options.clock,
      readStatuses: readerOfStatuses(options, now),
      stage,
    },
  );
  if (built.kind === 'built') await keep(built.dataFiles);
  return { built, stage, started };
}

/** Lines of the log below the name of what they are about. */
function notes(terminal: Terminal): (name: string, text: string) => void {
  return (name, text) => terminal.note(`${name.padEnd(STAGE_WIDTH)}${text}`);
}

/** Loads what companions need besides data, so that the next build has it at once. */
export async function loadInputs({ companions }: BuildOptions, terminal: Terminal): Promise<void> {
  await openCompanions(companions, { hasScripts: true, note: notes(terminal), stage: () => {} });
}

function whatToDo(findings: readonly Finding[]): string {
  return findings.some(isError)
    ? 'correct the errors above first.'
    : 'mend the doubts above, or accept each with a row in waivers.csv.';
}

/** The log line for an old snapshot that could not be removed; `what` is its path and the reason. */
export function notRemoved(what: string): string {
  return `an old snapshot could not be removed; it does no harm, but takes up space: ${what}`;
}

function describe({ publication, findings, written }: Built, out: string): string {
  const { changed, files, bytes } = written;
  const changedBytes = [...changed.values()].reduce((sum, size) => sum + size, 0);
  const about = findings.length === 0 ? 'no findings' : summarise(findings);
  const news = `${formatWhole(changed.size)} of them new or changed, ${formatSize(changedBytes)}`;
  return `${countsInWords(publication.counts)}; ${about}\n${INDENT}${formatCount(files, 'file')} in ${out}, ${formatSize(bytes)}; ${news}`;
}

/** Above this size of rewritten plain lists, in bytes, the log mentions how to do without them. */
const MUCH = 5_000_000;

function plainBytes({ changed }: Written): number {
  const sizes = [...changed].map(([path, bytes]) => (/^api\/ocpi\/[^/]+\/(locations|tariffs)$/.test(path) ? bytes : 0));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Width of the first column of the log, which names the stage. */
const STAGE_WIDTH = 8;
const INDENT = ' '.repeat(STAGE_WIDTH);

/** Logs one line per stage, with the time since the previous one. */
function stages(terminal: Terminal): (name: string, what: string) => void {
  let last = performance.now();
  return (name, what) => {
    const now = performance.now();
    terminal.note(`${name.padEnd(STAGE_WIDTH)}${what} (${formatDuration(now - last)})`);
    last = now;
  };
}

export const command = defineCommand({
  name: 'build',
  summary: 'Check the data and write the API as static files.',
  options: { ...BUILDING, ...BASE_URL, ...NOW, ...FINDINGS_FORMAT, ...PURGE },
  examples: ['', '--data mine --out public', '--previous none --base-url https://ocpi.example.com'],
  run: ({ values, companions }, terminal) => build(toBuildOptions(values, companions), terminal),
});
