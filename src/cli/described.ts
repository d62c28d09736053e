/**
 * What the commands say of themselves, for the help. The package holds the result of this file (bin/bundle-program.cjs): loading
 * every command takes five times as long as printing it.
 */

import type { Described } from '../command/command.ts';
import { loadCommands } from './commands.ts';

export const describeCommands: () => Promise<readonly Described[]> = loadCommands;
