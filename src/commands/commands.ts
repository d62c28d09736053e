/**
 * All commands, in the order of the help and the README. Each is loaded when it is called. The second word of a name is a
 * format: `import ocpi`.
 */

import type { Command } from './command/command.ts';
import { FOR_SOURCES } from './command/how-called.ts';

type Commands = { readonly [name: string]: () => Promise<{ readonly command: Command }> };

export const COMMANDS: Commands = {
  init: () => import('./init/init.ts'),
  start: () => import('./publish/start.ts'),
  build: () => import('./publish/build.ts'),
  serve: () => import('./publish/serve.ts'),
  check: () => import('./check/check.ts'),
  'format-data': () => import('./check/format-data.ts'),
  repair: () => import('./check/repair.ts'),
  deploy: () => import('./publish/deploy.ts'),
  watch: () => import('./publish/watch.ts'),
  diff: () => import('./look/diff.ts'),
  'import ocpi': () => import('./import/import-ocpi.ts'),
  'import irve': () => import('./import/import-irve.ts'),
  'export irve': () => import('./import/export-irve.ts'),
  probe: () => import('./look/probe.ts'),
  generate: () => import('./generate.ts'),
};

/** The commands that a checkout has, or an installed package. */
export function offeredCommands(isCheckout: boolean): Commands {
  const offered = Object.entries(COMMANDS).filter(([name]) => isCheckout || !FOR_SOURCES.includes(name));
  return Object.fromEntries(offered);
}

export async function loadCommands(commands: Commands = COMMANDS): Promise<readonly Command[]> {
  return Promise.all(Object.values(commands).map(async (load) => (await load()).command));
}
