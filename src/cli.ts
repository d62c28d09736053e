#!/usr/bin/env tsx
/**
 * ocpi-snapshot <command>: the only place that knows arguments, exit codes and the terminal.
 *
 * Exit codes: 0 done (warnings allowed), 1 the data has errors and nothing was written, 2 wrong usage or a fault of ours.
 */

import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { toBaseUrl, toFormat, toNow, toPort } from './commands/options.ts';
import { type ExitCode, type Terminal, UsageError } from './commands/terminal.ts';
import { didYouMean } from './findings/suggestion.ts';
import { PlaceTaken } from './snapshot/write.ts';
import { NoSuchDirectory } from './sources.ts';

const HELP = `ocpi-snapshot <command> [options]

  build            validate data/ and render the API into dist/
                   --data DIR  --out DIR  --base-url URL  --now ISO  --format text|github|json
  check            validate only
                   --data DIR  --now ISO  --format text|github|json
  start            build, serve with wrangler dev, and build again when data/ changes
                   --data DIR  --out DIR  (PORT in the environment changes the port, 8787)
  deploy           build, and publish with wrangler deploy
                   --data DIR  --out DIR  --base-url URL  --dry-run
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
  token: { type: 'string' },
  version: { type: 'string' },
  limit: { type: 'string' },
  'max-requests': { type: 'string', default: '2000' },
  timeout: { type: 'string', default: '30' },
  'max-bytes': { type: 'string', default: '100000000' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const COMMANDS = ['build', 'check', 'start', 'deploy', 'import', 'roundtrip', 'probe', 'generate'] as const;

/** Which options a command takes, beside --help. */
const ACCEPTED: { readonly [C in (typeof COMMANDS)[number]]: readonly (keyof typeof OPTIONS)[] } = {
  build: ['data', 'out', 'base-url', 'now', 'format'],
  check: ['data', 'now', 'format'],
  start: ['data', 'out'],
  deploy: ['data', 'out', 'base-url', 'now', 'dry-run'],
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
  const common = { data: values.data, format: toFormat(values.format), now: toNow(values.now) };
  if (!['import', 'roundtrip', 'probe'].includes(command) && operands.length > 0)
    throw new UsageError(`${command} takes no "${operands.join(' ')}".`);
  switch (command) {
    case 'build':
      return build({ ...common, out, baseUrl: toBaseUrl(values['base-url']) }, terminal);
    case 'check':
      return check(common, terminal);
    case 'start':
      return (await import('./commands/start.ts')).start(
        { data: values.data, out, port: toPort(environment.PORT) },
        terminal,
      );
    case 'deploy': {
      const baseUrl = toBaseUrl(values['base-url']);
      return (await import('./commands/deploy.ts')).deploy(
        { ...common, out, baseUrl, dryRun: values['dry-run'] },
        terminal,
      );
    }
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

/** Below it, things that this program uses are missing; npm scripts bring a newer one (package.json). */
const OLDEST_NODE = 22;

try {
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE)
    throw new UsageError(`Node ${major} is too old. Call it by its npm script: npm run build.`);
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  const expected = error instanceof UsageError || error instanceof NoSuchDirectory || error instanceof PlaceTaken;
  writeAll(
    2,
    expected ? `ocpi-snapshot: ${error.message}\n` : `ocpi-snapshot failed, and wrote nothing.\n${describe(error)}\n`,
  );
  process.exitCode = 2;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
