/** Options that npm kept for itself: a command never runs without what somebody wrote. */

import { expect, test } from 'vitest';
import { loadCommands } from '../../src/cli/commands.ts';
import { defineCommand } from '../../src/command/command.ts';
import { callOf } from '../../src/command/how-called.ts';
import { COMPANIONS } from '../support/companions.ts';
import { recordedTerminal } from '../support/recorded-terminal.ts';

const commands = await loadCommands();

/** Calls a command with the environment that npm 11 gives it. Whatever it does is left out. */
async function call(name: string, argv: readonly string[], environment: NodeJS.ProcessEnv): Promise<unknown> {
  const found = commands.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  const harmless = defineCommand({ ...found, options: { ...found.options }, run: async () => 0 });
  // What npm sets for every script.
  const usual = { npm_config_cache: '/home/x/.npm', npm_config_yes: '', npm_config_noproxy: '', npm_config_audit: '' };
  const shell = { environment: { ...usual, ...environment } };
  const terminal = { ...recordedTerminal(), callOf: callOf.bind(undefined, 'npx') };
  return harmless.call(argv, terminal, { companions: COMPANIONS, ...shell }).catch(({ message }: Error) => message);
}

test.each([
  ['npm run check --data=mine', 'check', [], { npm_config_data: 'mine' }, 'check --data DIR'],
  ['npm run check --data mine', 'check', ['mine'], { npm_config_data: 'true' }, 'check --data DIR'],
  ['npm run build --no-status', 'build', [], { npm_config_status: '' }, 'build --no-status'],
  ['npm run deploy --dry-run', 'deploy', [], { npm_config_dry_run: 'true' }, 'deploy --dry-run'],
  [
    'npm run check --max-warnings=0 --write-waivers',
    'check',
    [],
    { npm_config_max_warnings: '0', npm_config_write_waivers: 'true' },
    'check --max-warnings N --write-waivers',
  ],
])('%s is refused, and the right call is named', async (_, name, argv, environment, right) => {
  const message = await call(name, argv, environment);
  expect(message).toBe(`npm kept options of ${name} for itself. Run: npx ocpi-snapshot ${right}`);
});

test.each([
  ['no options', 'check', [], {}],
  ['the same option behind --', 'check', ['--data', 'mine'], { npm_config_data: 'other' }],
  ['a switch behind --', 'build', ['--no-status'], { npm_config_status: '' }],
  ['an option of npm itself', 'build', [], { npm_config_cache: '/home/x/.npm', npm_config_dry_run: 'true' }],
  ['an option that the command does not have', 'check', [], { npm_config_out: 'x' }],
])('%s: the command runs', async (_, name, argv, environment) => {
  expect(await call(name, argv, environment)).toBe(0);
});
