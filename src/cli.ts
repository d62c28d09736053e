/**
 * The command line: finds the command, prints help, and turns failures into exit codes. Each command declares its
 * options in its own file (commands/).
 *
 * Exit codes: 0 done (warnings allowed), 1 what was checked has errors, 2 wrong usage or a bug.
 */

import { writeSync } from 'node:fs';
import { printCommandHelp, printHelp } from './commands/command/help.ts';
import { callerOf, callOf } from './commands/command/how-called.ts';
import { isCheckout, packageVersion } from './commands/command/own-package.ts';
import { type ExitCode, type Terminal, UsageError } from './commands/command/terminal.ts';
import { loadCommands, offeredCommands } from './commands/commands.ts';
import { didYouMean } from './findings/text/suggestion.ts';
import { errorCode } from './source/files/error-code.ts';

async function main([first, ...rest]: readonly string[], environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const hasSources = isCheckout();
  const terminal = toTerminal(environment, hasSources);
  const commands = offeredCommands(hasSources);
  if (first === '--version' || first === '-v') {
    terminal.out(packageVersion());
    return 0;
  }
  const formats = formatsOf(first, Object.keys(commands));
  if (formats.length > 0 && asksForHelp(rest.slice(0, 1))) {
    const ofFormats = (await loadCommands(commands)).filter((one) => one.name.startsWith(`${first} `));
    terminal.out(ofFormats.map((one) => printCommandHelp(one, terminal)).join('\n\n'));
    return 0;
  }
  const [name, argv] =
    formats.length === 0 ? [first, rest] : [formatted(first, rest[0], formats, terminal), rest.slice(1)];
  if (name === undefined || asksForHelp([name])) {
    terminal.out(printHelp(await loadCommands(commands), terminal));
    if (name === undefined) throw new UsageError('No command was given.');
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    const hint = didYouMean(name, Object.keys(commands)) ?? `Run "${terminal.callOf('--help')}" to see all commands.`;
    throw new UsageError(`There is no command "${name}". ${hint}`);
  }
  const { command } = await load();
  if (!asksForHelp(argv)) return command.call(argv, terminal, { environment, loadCommands });
  terminal.out(printCommandHelp(command, terminal));
  return 0;
}

/** The formats that a command has, such as ocpi and irve of import; none for most commands. */
function formatsOf(command: string | undefined, names: readonly string[]): string[] {
  return names.flatMap((name) => (name.startsWith(`${command} `) ? [name.slice(`${command} `.length)] : []));
}

/** The name of a command with its format. @throws UsageError if it has no such format */
function formatted(
  command: string | undefined,
  format: string | undefined,
  formats: readonly string[],
  terminal: Terminal,
): string {
  if (format !== undefined && formats.includes(format)) return `${command} ${format}`;
  const given = format === undefined || format.startsWith('-') ? '' : `, not "${format}"`;
  const usage = terminal.callOf(`${command} ${formats[0]}`, '[options]');
  throw new UsageError(`${command} needs a format first: ${formats.join(' or ')}${given}. Usage: ${usage}`);
}

function asksForHelp(argv: readonly string[]): boolean {
  return argv.includes('--help') || argv.includes('-h');
}

function toTerminal(environment: NodeJS.ProcessEnv, hasSources: boolean): Terminal {
  const caller = callerOf(environment, hasSources);
  return {
    out: (text) => writeAll(1, `${text}\n`),
    note: (text) => writeAll(2, `${text}\n`),
    callOf: (name, rest) => callOf(caller, name, rest),
    colour: process.stdout.isTTY === true && environment.NO_COLOR === undefined,
    summaryFile: environment.GITHUB_STEP_SUMMARY || undefined,
  };
}

/** Waits for slow readers, so that a long report is written to a pipe completely before the process ends. */
function writeAll(stream: 1 | 2, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
    }
  }
}

const BUG = 'Nothing was written. This is a bug in ocpi-snapshot, not a fault in your data: please report it.';

async function run(): Promise<ExitCode | 2> {
  try {
    return await main(process.argv.slice(2), process.env);
  } catch (error) {
    writeAll(2, `${await describe(error)}\n`);
    return 2;
  }
}

async function describe(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return `ocpi-snapshot failed: ${error}`;
  if (error instanceof UsageError) return `ocpi-snapshot: ${error.message}`;
  const library = missingLibrary(error);
  if (library !== undefined) {
    const again = isCheckout() ? 'Run: npm ci' : 'Install ocpi-snapshot again.';
    return `ocpi-snapshot: the library "${library}" is missing, as after an installation that did not finish. ${again}`;
  }
  // Loaded only now, because it brings most of the program along.
  const { EXPECTED, ContractBroken } = await import('./commands/command/expected-errors.ts');
  if (error instanceof ContractBroken) return `ocpi-snapshot: ${error.message}\n${BUG}`;
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  return isExpected
    ? `ocpi-snapshot: ${error.message}`
    : `ocpi-snapshot ${packageVersion()} failed. Please report this.\n${error.stack}`;
}

/** The name of a library that is not installed. It is no path, which would be one of our own files. */
function missingLibrary(error: Error): string | undefined {
  return /^Cannot find (?:module|package) '([^'./][^']*)'/.exec(error.message)?.[1];
}

void run().then((code) => {
  process.exitCode = code;
});
