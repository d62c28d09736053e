/**
 * All commands, in the order of the help and of docs/commands.md. Each is loaded when it is called. The second word of a name is a
 * format: `import ocpi`.
 */

import type { Command, Commands } from '../command/command.ts';
import { FIRST_COMMANDS, OTHER_COMMANDS } from './companions.ts';

export const COMMANDS: Commands = {
  ...FIRST_COMMANDS,
  start: () => import('./publish/start.ts'),
  build: () => import('./publish/build.ts'),
  serve: () => import('./publish/serve.ts'),
  check: () => import('./check/check.ts'),
  explain: () => import('./check/explain.ts'),
  'format-data': () => import('./check/format-data.ts'),
  repair: () => import('./check/repair.ts'),
  login: () => import('./publish/login.ts'),
  deploy: () => import('./publish/deploy.ts'),
  watch: () => import('./publish/watch.ts'),
  diff: () => import('./diff.ts'),
  ...OTHER_COMMANDS,
};

export async function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
}
