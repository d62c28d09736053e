/** Each command has its npm script. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCommands } from '../../src/cli/commands.ts';

const commands = await loadCommands();

test('each command has its npm script, and the reverse', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { [name: string]: string } };
  // What stands behind a colon is an option of the command.
  const calling = Object.entries(scripts).filter(
    ([name, line]) => line.includes('bin/ocpi-snapshot.cjs') && !name.includes(':'),
  );
  // A command with formats has one script for all of them.
  const expected = commands
    .map(({ name }) => name.split(' ')[0] ?? '')
    .map((name) => [name, `node bin/ocpi-snapshot.cjs ${name}`]);
  expect(Object.fromEntries(calling)).toEqual(Object.fromEntries(expected));
});
