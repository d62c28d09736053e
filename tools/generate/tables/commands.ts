/** The table of docs/commands.md, from the declared commands. */

import { type Command, operandOf, usageOf } from '../../../src/command/command.ts';
import { callOf } from '../../../src/command/how-called.ts';
import { code, table } from '../markdown.ts';

/** A row for each command: how it is called, what it does, its options. */
export function commandTable(commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary, arguments: args = [], options }) => {
    const names = Object.entries(options).map(([option, declared]) => code(usageOf(option, declared)));
    const call = code(callOf('command', name, args.map(operandOf).join(' ')));
    return [call, names.length === 0 ? summary : `${summary} ${names.join(', ')}`];
  });
  return table(['command', 'what it does, and its options'], rows);
}
