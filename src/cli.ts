#!/usr/bin/env tsx
/**
 * ocpi-snapshot <command>: the only place that knows arguments, exit codes and the terminal.
 *
 * Exit codes: 0 done (warnings allowed), 1 the data has errors and nothing was written, 2 wrong usage or a fault of ours.
 */

import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './commands/build.ts';
import { CannotWrite } from './commands/cannot-write.ts';
import { check } from './commands/check.ts';
import { toBaseUrl, toFormat, toNow, toPort, toPrevious } from './commands/options.ts';
import { type ExitCode, type Terminal, UsageError } from './commands/terminal.ts';
import { didYouMean } from './findings/suggestion.ts';
import { NoHistory } from './history/find-previous.ts';
import { PlaceLocked } from './snapshot/lock.ts';
import { PlaceTaken } from './snapshot/write.ts';
import { NoSuchDirectory } from './sources.ts';

const HELP = `ocpi-snapshot <command> [options]

  build            validate data/ and render the API into dist/
                   --data DIR  --out DIR  --base-url URL  --now ISO  --format text|github|json
                   --previous DIR|URL|none (what was published before; default: DIR of --out, else the live site)
                   --allow-removals (more than max_removal_share may be gone)
                   --no-status (does not ask the status sources)  --cache DIR|none (.cache)
  check            validate only
                   --data DIR  --now ISO  --format text|github|json
  start            build, serve with wrangler dev, and build again when data/ changes
                   --data DIR  --out DIR  and the last four of build  (PORT in the environment changes the port, 8787)
  deploy           build, and publish with wrangler deploy
                   --dry-run, and the options of build; its history is that of the live site
  watch            publish on every change of the data and its status sources, until it is told to end
                   --every SECONDS (30)  --no-deploy (only builds), and the options of build
  diff A B         say what changed between two built directories, in words
                   --format text|markdown|json|report  --limit N (0 shows all)
  import ocpi      turn an OCPI 2.2 or 2.2.1 JSON document into our tables
                   --locations FILE  [--tariffs FILE]  --out DIR
  roundtrip DIR    import every JSON feed in a directory, build it, and compare the result with the feed
  probe URL        crawl an OCPI server, ours or another's, and say how well it keeps to OCPI
                   --version 2.2|2.2.1  --token TOKEN  --format text|json  --limit N
                   --max-requests N  --timeout SECONDS  --max-bytes N
  generate         write what is derived from the code: schemas/tables and docs/
                   --check only says whether it is up to date

With npm scripts, options stand behind two hyphens: npm run build -- --data mine --out public`;

const OPTIONS = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string' },
  'base-url': { type: 'string' },
  now: { type: 'string' },
  format: { type: 'string', default: 'text' },
  locations: { type: 'string' },
  tariffs: { type: 'string' },
  check: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  previous: { type: 'string' },
  'allow-removals': { type: 'boolean', default: false },
  'no-status': { type: 'boolean', default: false },
  cache: { type: 'string', default: '.cache' },
  every: { type: 'string', default: '30' },
  'no-deploy': { type: 'boolean', default: false },
  token: { type: 'string' },
  version: { type: 'string' },
  limit: { type: 'string' },
  'max-requests': { type: 'string', default: '2000' },
  timeout: { type: 'string', default: '30' },
  'max-bytes': { type: 'string', default: '100000000' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const COMMANDS = [
  'build',
  'check',
  'start',
  'deploy',
  'watch',
  'diff',
  'import',
  'roundtrip',
  'probe',
  'generate',
] as const;

/** What every command that builds takes. */
const BUILDING = ['data', 'out', 'previous', 'allow-removals', 'no-status', 'cache'] as const;

/** Which options a command takes, beside --help. */
const ACCEPTED: { readonly [C in (typeof COMMANDS)[number]]: readonly (keyof typeof OPTIONS)[] } = {
  build: [...BUILDING, 'base-url', 'now', 'format'],
  check: ['data', 'now', 'format'],
  start: BUILDING,
  deploy: [...BUILDING, 'base-url', 'now', 'format', 'dry-run'],
  watch: [...BUILDING, 'base-url', 'every', 'no-deploy'],
  diff: ['format', 'limit'],
  import: ['locations', 'tariffs', 'out', 'format'],
  roundtrip: ['now'],
  probe: ['token', 'version', 'format', 'limit', 'max-requests', 'timeout', 'max-bytes'],
  generate: ['check'],
};

async function main(argv: string[], environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const { values, positionals, tokens } = parseArguments(argv);
  const [name, ...operands] = positionals;
  const terminal = toTerminal(environment);
  if (values.help || name === undefined) {
    terminal.out(HELP);
    if (values.help) return 0;
    throw new UsageError('Which command?');
  }
  const command = COMMANDS.find((candidate) => candidate === name);
  if (command === undefined) throw unknown('command', name, COMMANDS);
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name === 'help') continue;
    if (!ACCEPTED[command].some((option) => option === token.name)) {
      throw new UsageError(`${command} takes no --${token.name}.`);
    }
  }
  const out = values.out ?? 'dist';
  if (out === '') throw new UsageError('--out is a directory; "" would be the present one.');
  const format = toFormat(command === 'diff' ? 'text' : values.format); // diff has formats of its own
  const common = { data: values.data, format, now: toNow(values.now) };
  const building = {
    ...common,
    clock: values.now === undefined ? Date.now : undefined,
    out,
    baseUrl: toBaseUrl(values['base-url']),
    previous: toPrevious(values.previous),
    asksSources: !values['no-status'],
    allowsRemovals: values['allow-removals'],
    cache: values.cache === 'none' ? undefined : values.cache,
  };
  if (!['diff', 'import', 'roundtrip', 'probe'].includes(command) && operands.length > 0)
    throw new UsageError(`${command} takes no "${operands.join(' ')}".`);
  switch (command) {
    case 'build':
      return build(building, terminal);
    case 'check':
      return check(common, terminal);
    case 'start': {
      const { start } = await import('./commands/start.ts');
      return start({ ...building, port: toPort(environment.PORT) }, terminal);
    }
    case 'deploy': {
      const { deploy } = await import('./commands/deploy.ts');
      return deploy({ ...building, dryRun: values['dry-run'] }, terminal);
    }
    case 'watch': {
      const { toEvery, watch } = await import('./commands/watch.ts');
      return watch({ ...building, every: toEvery(values.every), noDeploy: values['no-deploy'] }, terminal);
    }
    case 'diff':
      return (await import('./commands/diff.ts')).diff({ ...values, operands }, terminal);
    case 'import':
      if (operands[0] !== 'ocpi' || operands.length > 1) throw new UsageError('Import what? "import ocpi".');
      if (values.locations === undefined || values.out === undefined) {
        throw new UsageError('import ocpi needs --locations FILE and --out DIR.');
      }
      return (await import('./commands/import-ocpi.ts')).importOcpi(
        { ...common, locations: values.locations, tariffs: values.tariffs, out: values.out },
        terminal,
      );
    case 'roundtrip':
      if (operands[0] === undefined || operands.length > 1) throw new UsageError('roundtrip needs one directory.');
      return (await import('./commands/round-trip.ts')).roundTrips(
        { directory: operands[0], now: common.now },
        terminal,
      );
    case 'probe':
      if (operands[0] === undefined || operands.length > 1) throw new UsageError('probe needs one URL.');
      return (await import('./commands/probe.ts')).probe(
        { ...values, url: operands[0], format: common.format },
        terminal,
      );
    case 'generate':
      return (await import('./commands/generate.ts')).generate({ check: values.check }, terminal);
    default:
      return command satisfies never;
  }
}

function parseArguments(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    const written = /'--?([^' =]+)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (written !== undefined && !Object.hasOwn(OPTIONS, written))
      throw unknown('option', `--${written}`, optionNames());
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function optionNames(): string[] {
  return Object.keys(OPTIONS).map((name) => `--${name}`);
}

function unknown(what: string, written: string, known: readonly string[]): UsageError {
  return new UsageError(`There is no ${what} "${written}". ${didYouMean(written, known) ?? 'See --help.'}`);
}

function toTerminal(environment: NodeJS.ProcessEnv): Terminal {
  return {
    out: (text) => writeAll(1, `${text}\n`),
    note: (text) => writeAll(2, `${text}\n`),
    colour: process.stdout.isTTY === true && environment.NO_COLOR === undefined,
    summaryFile: environment.GITHUB_STEP_SUMMARY || undefined,
  };
}

/** Waits for slow readers, so that a long report into a pipe arrives whole before the process ends. */
function writeAll(stream: 1 | 2, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
    }
  }
}

/** What went wrong outside of this program; its message says what to do. */
const EXPECTED = [UsageError, NoSuchDirectory, PlaceTaken, PlaceLocked, NoHistory, CannotWrite];

/** Below it, things that this program uses are missing; npm scripts bring a newer one (package.json). */
const OLDEST_NODE = 22;

try {
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE)
    throw new UsageError(`Node ${major} is too old. Call it by its npm script: npm run build.`);
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  writeAll(
    2,
    isExpected && error instanceof Error
      ? `ocpi-snapshot: ${error.message}\n`
      : `ocpi-snapshot failed, and wrote nothing.\n${describe(error)}\n`,
  );
  process.exitCode = 2;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
