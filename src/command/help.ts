/** The help in the terminal, from the declared commands. */

import { type Described, type Option, operandOf, usageOf } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The text of `--help` without a command. */
export function printHelp(commands: readonly Described[], terminal: Pick<Terminal, 'callOf'>): string {
  const rows = commands.map(({ name, summary }): Row => [name, summary]);
  return [
    `Usage: ${terminal.callOf('<command>', '[options]')}`,
    `Commands:\n${printRows(rows)}`,
    `For the options of a command, ask it for help: ${terminal.callOf('build', '--help')}`,
  ].join('\n\n');
}

/** The text of `--help` for one command. */
export function printCommandHelp(
  { name, summary, arguments: args = [], options, examples }: Described,
  terminal: Pick<Terminal, 'callOf'>,
): string {
  const operands = args.map((argument) => `${operandOf(argument)} `).join('');
  const optionRows = Object.entries(options).map(
    ([option, declared]): Row => [usageOf(option, declared), describe(declared)],
  );
  const sections = [
    summary,
    `Usage: ${terminal.callOf(name, `${operands}[options]`)}`,
    args.length > 0 ? `Arguments:\n${printRows(args.map((argument): Row => [argument.name, argument.summary]))}` : '',
    `Options:\n${printRows([...optionRows, ['--help, -h', 'Show this help.']])}`,
    examples.length > 0
      ? `Examples:\n${examples.map((example) => `  ${terminal.callOf(name, example)}`).join('\n')}`
      : '',
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function describe({ summary, default: value, isRequired }: Option): string {
  const more = isRequired ? ' (required)' : value === undefined ? '' : ` (default: ${value})`;
  return summary + more;
}

type Row = readonly [name: string, text: string];

/** A longer name is on a line of its own. */
const WIDEST = 26;

function printRows(rows: readonly Row[]): string {
  const width = Math.min(WIDEST, Math.max(...rows.map(([name]) => name.length)));
  const printRow = ([name, text]: Row) =>
    name.length > width ? `  ${name}\n  ${' '.repeat(width)}  ${text}` : `  ${name.padEnd(width)}  ${text}`;
  return rows.map(printRow).join('\n');
}
