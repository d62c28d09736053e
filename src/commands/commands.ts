/**
 * All commands, in the order of the help and the README. Each is loaded when it is called. The second word of a name is a
 * format: `npm run import -- ocpi`.
 */

import type { Command } from './command.ts';

export const COMMANDS: { readonly [name: string]: () => Promise<{ readonly command: Command }> } = {
  init: () => import('./init.ts'),
  upgrade: () => import('./upgrade.ts'),
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  check: () => import('./check.ts'),
  'format-data': () => import('./format-data.ts'),
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

export async function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
}
