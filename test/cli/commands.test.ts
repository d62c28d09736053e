/** What the commands declare: it fits together, is found by npm, and says what to do when it was called wrongly. */

import { describe, expect, test } from 'vitest';
import { COMMANDS, loadCommands } from '../../src/cli/commands.ts';
import { type Command, defineCommand, isSwitch } from '../../src/command/command.ts';
import { printCommandHelp, printHelp } from '../../src/command/help.ts';
import { callOf } from '../../src/command/how-called.ts';
import { BASE_URL, BUILDING, NOW } from '../../src/command/options.ts';
import type { Terminal } from '../../src/command/terminal.ts';
import { COMPANIONS } from '../support/companions.ts';

const TERMINAL: Terminal = {
  out: () => {},
  note: () => {},
  colour: false,
  callOf: (name, rest) => callOf('command', name, rest),
  summaryFile: undefined,
};
const SHELL = { environment: {} };
const commands = await loadCommands();

describe('the declarations', () => {
  test('each command has the name by which it is found', () => {
    expect(commands.map(({ name }) => name)).toEqual(Object.keys(COMMANDS));
  });

  test('every summary is a sentence', () => {
    for (const { summary, arguments: args = [], options } of commands) {
      for (const one of [{ summary }, ...args, ...Object.values(options)]) expect(one.summary).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('an option that several commands share means the same in all of them, but for a default that one of them states', () => {
    const shared = { ...BUILDING, ...BASE_URL, ...NOW } as Command['options'];
    for (const { name, options } of commands) {
      for (const [option, declared] of Object.entries(options)) {
        // What an import or export writes has no usual place, and serve writes nothing.
        if (/^(?:(?:import|export) |serve$)/.test(name) && option === 'out') continue;
        // What init is told goes into network.json.
        if (name === 'init') continue;
        if (!Object.hasOwn(shared, option)) continue;
        expect({ ...declared, default: undefined }, `${name} --${option}`).toEqual({
          ...shared[option],
          default: undefined,
        });
      }
    }
  });

  test('the examples are calls that are understood', async () => {
    for (const command of commands) {
      const options = { ...command.options };
      const same = defineCommand({ ...command, options, run: async () => 0 });
      for (const example of command.examples) {
        expect(
          await same.call(example === '' ? [] : example.split(' '), TERMINAL, { companions: COMPANIONS, ...SHELL }),
        ).toBe(0);
      }
    }
  });
});

test('words where a command takes none', async () => {
  const build = commands.find(({ name }) => name === 'build');
  await expect(build?.call(['public'], TERMINAL, { companions: COMPANIONS, ...SHELL })).rejects.toThrow(
    'build takes options only, not "public"',
  );
});

describe('help', () => {
  test('names every command with its summary', () => {
    const help = printHelp(commands, TERMINAL);
    for (const { name, summary } of commands)
      expect(help).toMatch(new RegExp(`^ {2}${name} +${escaped(summary)}$`, 'm'));
  });

  test.each(commands)('of $name has every option, its default and an example', (command) => {
    const help = printCommandHelp(command, TERMINAL);
    expect(help.startsWith(command.summary)).toBe(true);
    for (const [name, option] of Object.entries(command.options)) {
      expect(help).toContain(`--${name}${isSwitch(option) ? '' : ' '}`);
      expect(help).toContain(option.summary + (option.default === undefined ? '' : ` (default: ${option.default})`));
    }
    expect(help).toMatch(/^Examples:$/m);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
