/**
 * All commands, in the order of the help and of docs/commands.md. Each is loaded when it is called. The second word of a name is a
 * format: `import ocpi`.
 */

import type { Command } from '../command/command.ts';

type Commands = { readonly [name: string]: () => Promise<{ readonly command: Command }> };

export const COMMANDS: Commands = {
  init: () => import('../../packages/init/commands/init.ts'),
  start: () => import('./publish/start.ts'),
  build: () => import('./publish/build.ts'),
  serve: () => import('./publish/serve.ts'),
  check: () => import('./check/check.ts'),
  'format-data': () => import('./check/format-data.ts'),
  repair: () => import('./check/repair.ts'),
  login: () => import('./publish/login.ts'),
  deploy: () => import('./publish/deploy.ts'),
  watch: () => import('./publish/watch.ts'),
  diff: () => import('./diff.ts'),
  'report afir': () => import('../../packages/afir/commands/report-afir.ts'),
  'import ocpi': () => import('../../packages/import/commands/import-ocpi.ts'),
  'import irve': () => import('../../packages/import/commands/import-irve.ts'),
  'export irve': () => import('../../packages/import/commands/export-irve.ts'),
  probe: () => import('../../packages/probe/src/command.ts'),
};

export async function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
}
