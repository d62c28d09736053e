#!/usr/bin/env tsx
/**
 * ocpi-snapshot <command>: the only place that knows arguments, exit codes and the terminal.
 *
 * Exit codes: 0 done (warnings allowed), 1 the data has errors and nothing was written, 2 wrong usage or a fault of ours.
 */

import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseTimestamp } from './cells/timestamp.ts';
import { build } from './commands/build.ts';
import { check, FORMATS, type Format } from './commands/check.ts';
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
  import ocpi      turn an OCPI 2.2 or 2.2.1 JSON document into our tables
                   --locations FILE  [--tariffs FILE]  --out DIR
  roundtrip DIR    import every JSON feed in a directory, build it, and compare the result with the feed
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
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const COMMANDS = ['build', 'check', 'start', 'import', 'roundtrip', 'generate'] as const;

/** Which options a command takes, beside --help. */
const ACCEPTED: { readonly [C in (typeof COMMANDS)[number]]: readonly (keyof typeof OPTIONS)[] } = {
  build: ['data', 'out', 'base-url', 'now', 'format'],
  check: ['data', 'now', 'format'],
  start: ['data', 'out'],
  import: ['locations', 'tariffs', 'out', 'format'],
  roundtrip: ['now'],
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
  if (!['import', 'roundtrip'].includes(command) && operands.length > 0)
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

function toFormat(text: string): Format {
  const format = FORMATS.find((candidate) => candidate === text);
  if (format === undefined) throw new UsageError(`--format is one of ${FORMATS.join(', ')}, not "${text}".`);
  return format;
}

function toNow(text: string | undefined): number {
  if (text === undefined) return wholeSeconds(Date.now());
  const moment = parseTimestamp(text);
  if (!moment.ok) throw new UsageError(`--now: ${moment.problem} ${moment.hint}`);
  return wholeSeconds(moment.value);
}

/** Many readers refuse fractions of a second. Rounded down, so that nothing was updated in the future. */
function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000;
}

function toBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:\/\/[^?#]+$/.test(text)) {
    throw new UsageError(`--base-url is a web address with https:// and without ? and #, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

function toPort(text = '8787'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`PORT is a number, not "${text}".`);
  return port;
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

try {
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
