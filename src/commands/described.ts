/**
 * What the commands say of themselves, for the help. The package holds the result of this file (bin/bundle-program.cjs): loading
 * every command takes five times as long as printing it.
 */

import type { Described } from './command/command.ts';
import { loadCommands } from './commands.ts';

export async function describeCommands(): Promise<readonly Described[]> {
  const commands = await loadCommands();
  return commands.map(({ name, summary, arguments: args = [], options, examples }) => ({
    name,
    summary,
    arguments: args,
    options,
    examples,
  }));
}
