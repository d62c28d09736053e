/**
 * How a command is declared: its name, summary, arguments and options. The command line is parsed by this declaration;
 * the help and docs/commands.md are written from it.
 */

import { parseArgs } from 'node:util';
import { didYouMean } from '../findings/text/suggestion.ts';
import type { Companion } from '../publish/companion.ts';
import { keptByNpm } from './kept-by-npm.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

/** A positional argument, such as a directory or a URL. */
export interface Argument {
  /** Placeholder in capitals, or the only word that is allowed. */
  readonly name: string;
  /** If it may be left out; only of the last one. */
  readonly default?: string;
  readonly summary: string;
  /** If only these words are allowed. */
  readonly choices?: readonly string[];
}

export interface Option {
  /** Placeholder for the value, in capitals. An option without one, and without choices, is a switch. */
  readonly value?: string;
  /** If only these values are allowed. */
  readonly choices?: readonly string[];
  readonly default?: string;
  readonly isRequired?: true;
  /** Whether it may be given several times; its value is then a list. */
  readonly isRepeatable?: true;
  /** What it does, in one sentence. */
  readonly summary: string;
}

/** By name, without the hyphens. */
export type Options = { readonly [name: string]: Option };

type ValueOf<O extends Option> = O extends { readonly isRepeatable: true }
  ? readonly string[]
  : O extends { readonly choices: readonly (infer C)[] }
    ? C
    : O extends { readonly value: string }
      ? string
      : boolean;

/** The values of options: a switch is true or false, an option that was not given and has no default is undefined. */
export type OptionValues<O extends Options> = {
  readonly [N in keyof O]: O[N] extends { readonly default: string } | { readonly isRequired: true }
    ? ValueOf<O[N]>
    : ValueOf<O[N]> extends boolean
      ? boolean
      : ValueOf<O[N]> | undefined;
};

/** How a command was called. */
export interface Call<O extends Options> {
  readonly values: OptionValues<O>;
  /** As many as the command has arguments, but for those that have a default. */
  readonly operands: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** What is plugged in. */
  readonly companions: readonly Companion[];
}

/** What the command line passes on to every call. */
export type Shell = Pick<Call<Options>, 'environment' | 'companions'>;

export interface Declaration<O extends Options> {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly arguments?: readonly Argument[];
  readonly options: O;
  /** Examples for the help: what follows `ocpi-snapshot NAME `. */
  readonly examples: readonly string[];
  readonly run: (call: Call<O>, terminal: Terminal) => Promise<ExitCode>;
}

/** A declaration as data. */
export type Described = Omit<Declaration<Options>, 'run'>;

/** A declared command, whatever its options. */
export interface Command extends Described {
  /** @throws UsageError if these are not its arguments and options */
  readonly call: (argv: readonly string[], terminal: Terminal, shell: Shell) => Promise<ExitCode>;
}

/** Commands by their names, each loaded when it is called. */
export type Commands = { readonly [name: string]: () => Promise<{ readonly command: Command }> };

export function defineCommand<const O extends Options>(declaration: Declaration<O>): Command {
  const { run, ...rest } = declaration;
  return {
    ...rest,
    call: async (argv, terminal, shell) =>
      run({ ...readCall(declaration, argv, terminal, shell.environment), ...shell }, terminal),
  };
}

function readCall<O extends Options>(
  declaration: Declaration<O>,
  argv: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
) {
  const { name, options } = declaration;
  refuseUnknown(declaration, argv, terminal);
  const { values, positionals } = parse(options, argv);
  refuseKept(declaration, values, environment, terminal);
  const read: { [name: string]: string | boolean | readonly string[] | undefined } = {};
  for (const [option, declared] of Object.entries(options)) {
    const value = values[option] ?? declared.default ?? (isSwitch(declared) ? false : undefined);
    if (value === undefined && declared.isRequired) throw new UsageError(`${name} needs ${usageOf(option, declared)}.`);
    if (typeof value === 'string') checkChoice(`--${option}`, value, declared.choices);
    read[option] = typeof value === 'object' ? value.map(String) : value;
  }
  checkOperands(declaration, positionals, terminal);
  return { values: read as OptionValues<O>, operands: positionals };
}

/** Says how to write options that npm kept. Their values are not repeated: one may be a secret. */
function refuseKept(
  { name, options }: Described,
  values: { readonly [option: string]: unknown },
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): void {
  const names = Object.entries(options).map(([option, declared]) => [option, isSwitch(declared)] as const);
  const kept = keptByNpm(names, values, environment).flatMap((option) => {
    const declared = options[option];
    return declared ? [usageOf(option, declared)] : [];
  });
  if (kept.length === 0) return;
  throw new UsageError(`npm kept options of ${name} for itself. Run: ${terminal.callOf(name, kept.join(' '))}`);
}

function parse(options: Options, argv: readonly string[]) {
  const types = Object.entries(options).map(
    ([name, option]) =>
      [name, { type: isSwitch(option) ? 'boolean' : 'string', multiple: option.isRepeatable === true }] as const,
  );
  try {
    return parseArgs({ args: [...argv], options: Object.fromEntries(types), allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(problemOf(error.message, options));
  }
}

/** What Node says about arguments, in our words. */
function problemOf(message: string, options: Options): string {
  const [, option = '', missing, isAmbiguous] =
    /^Option '--([\w-]+)(?: <value>)?' (argument missing)?(argument is ambiguous)?/.exec(message) ?? [];
  const usage = options[option] && usageOf(option, options[option]);
  if (usage !== undefined && missing) return `--${option} needs a value: ${usage}.`;
  if (usage !== undefined && isAmbiguous) {
    return `--${option} needs a value: ${usage}. Write one that begins with a hyphen as --${option}=-x.`;
  }
  return `${message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`;
}

function refuseUnknown({ name, options }: Described, argv: readonly string[], terminal: Terminal): void {
  const { tokens } = parseArgs({ args: [...argv], options: {}, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    const known = Object.keys(options).map((option) => `--${option}`);
    const hint = didYouMean(token.rawName, known) ?? `Run "${terminal.callOf(name, '--help')}" to see its options.`;
    throw new UsageError(`${name} has no option "${token.rawName}". ${hint}`);
  }
}

/** `--name City Charging` is two arguments. */
const QUOTES = 'A text with blanks needs quotation marks.';

function checkOperands(
  { name, arguments: declared = [] }: Described,
  operands: readonly string[],
  terminal: Terminal,
): void {
  const usage = terminal.callOf(name, declared.map(operandOf).join(' '));
  const surplus = operands[declared.length];
  if (surplus !== undefined) {
    throw new UsageError(
      declared.length === 0
        ? `${name} takes options only, not "${surplus}". Options begin with two hyphens. ${QUOTES}`
        : `${name} does not take "${surplus}". ${QUOTES} Usage: ${usage}`,
    );
  }
  for (const [i, { name: argument, choices, default: usual }] of declared.entries()) {
    const operand = operands[i] ?? usual;
    if (operand === undefined) throw new UsageError(`${name} needs ${argument}. Usage: ${usage}`);
    if (operand === '') throw new UsageError(`${argument} is empty. Usage: ${usage}`);
    checkChoice(argument, operand, choices);
  }
}

function checkChoice(what: string, written: string, choices: readonly string[] | undefined): void {
  if (choices === undefined || choices.includes(written)) return;
  const hint = didYouMean(written, choices) ?? '';
  throw new UsageError(`${what} must be ${choices.join(' or ')}, not "${written}". ${hint}`.trimEnd());
}

export function isSwitch({ value, choices }: Option): boolean {
  return value === undefined && choices === undefined;
}

/** `DIR`, or `[DIR]` if it may be left out. */
export function operandOf({ name, default: usual }: Argument): string {
  return usual === undefined ? name : `[${name}]`;
}

/** `--data DIR` */
export function usageOf(name: string, option: Option): string {
  return isSwitch(option) ? `--${name}` : `--${name} ${option.choices?.join('|') ?? option.value}`;
}
