/**
 * The command line: finds the command, prints help, and turns failures into exit codes. Each command declares its
 * options in its own file (cli/).
 *
 * Exit codes: 0 done (warnings allowed), 1 what was checked has errors, 2 wrong usage or a bug.
 */

import { printCommandHelp, printHelp } from '../command/help.ts';
import { callerOf, callOf } from '../command/how-called.ts';
import { packageVersion } from '../command/own-package.ts';
import { runProgram } from '../command/run-program.ts';
import { type ExitCode, type Terminal, UsageError } from '../command/terminal.ts';
import { didYouMean } from '../findings/text/suggestion.ts';
import { COMMANDS } from './commands.ts';
import { loadCompanions } from './companions.ts';
import { describeCommands } from './described.ts';

async function main(
  [first, ...rest]: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  if (first === '--version' || first === '-v') {
    terminal.out(packageVersion());
    return 0;
  }
  const formats = formatsOf(first, Object.keys(COMMANDS));
  if (formats.length > 0 && asksForHelp(rest.slice(0, 1))) {
    terminal.out(await helpOf((name) => name.startsWith(`${first} `), terminal));
    return 0;
  }
  const [name, argv] =
    formats.length === 0 ? [first, rest] : [formatted(first, rest[0], formats, terminal), rest.slice(1)];
  if (name === undefined || asksForHelp([name])) {
    terminal.out(printHelp(await describeCommands(), terminal));
    if (name === undefined) throw new UsageError('No command was given.');
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const hint = didYouMean(name, Object.keys(COMMANDS)) ?? `Run "${terminal.callOf('--help')}" to see all commands.`;
    throw new UsageError(`There is no command "${name}". ${hint}`);
  }
  if (!asksForHelp(argv))
    return (await load()).command.call(argv, terminal, { environment, companions: await loadCompanions() });
  terminal.out(await helpOf((one) => one === name, terminal));
  return 0;
}

async function helpOf(isMeant: (name: string) => boolean, terminal: Terminal): Promise<string> {
  const meant = (await describeCommands()).filter((one) => isMeant(one.name));
  return meant.map((one) => printCommandHelp(one, terminal)).join('\n\n');
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

const BUG = 'Nothing was written. This is a bug in ocpi-snapshot, not a fault in your data: please report it.';

/** What the rooms below expect to go wrong. They are loaded only now, because they bring most of the program along. */
async function explain(error: Error): Promise<string | undefined> {
  const { EXPECTED, ContractBroken } = await import('./expected-errors.ts');
  if (error instanceof ContractBroken) return `${error.message}\n${BUG}`;
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : undefined;
}

const caller = callerOf(process.env);
void runProgram({ name: 'ocpi-snapshot', callOf: (name, rest) => callOf(caller, name, rest), main, explain });
