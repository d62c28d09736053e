/**
 * All commands, in the order of the help and the README. Each is loaded when it is called. The second word of a name is a
 * format: `import ocpi`.
 */

import type { Command } from './command.ts';
import { FOR_SOURCES } from './how-called.ts';

type Commands = { readonly [name: string]: () => Promise<{ readonly command: Command }> };

export const COMMANDS: Commands = {
  init: () => import('./init.ts'),
  upgrade: () => import('./upgrade.ts'),
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  serve: () => import('./serve.ts'),
  check: () => import('./check.ts'),
  'format-data': () => import('./format-data.ts'),
  repair: () => import('./repair.ts'),
  deploy: () => import('./deploy.ts'),
  watch: () => import('./watch.ts'),
  diff: () => import('./diff.ts'),
  'import ocpi': () => import('./import-ocpi.ts'),
  'import irve': () => import('./import-irve.ts'),
  'export irve': () => import('./export-irve.ts'),
  roundtrip: () => import('./round-trip.ts'),
  probe: () => import('./probe.ts'),
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
