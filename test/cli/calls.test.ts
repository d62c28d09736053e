/**
 * How a call is read: arguments, options and their values, and what is said where it is wrong.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { defineCommand, type OptionValues } from '../../src/command/command.ts';
import { callOf } from '../../src/command/how-called.ts';
import {
  toBuildOptions,
  toCache,
  toEvery,
  toNow,
  toPort,
  toPrevious,
  toPurge,
  toWhole,
} from '../../src/command/options.ts';
import { type Terminal, UsageError } from '../../src/command/terminal.ts';
import { tokenIn } from '../../src/command/token-in.ts';

const TERMINAL: Terminal = {
  out: () => {},
  note: () => {},
  colour: false,
  callOf: (name, rest) => callOf('command', name, rest),
  summaryFile: undefined,
};

const OPTIONS = {
  data: { value: 'DIR', default: 'data', summary: 'Tables.' },
  limit: { value: 'N', summary: 'Most.' },
  cache: { value: 'DIR', default: 'none', summary: 'Copies.' },
  format: { choices: ['text', 'json'], default: 'text', summary: 'Form.' },
  'dry-run': { summary: 'Nothing.' },
} as const;

/** What a command gets that is called like this. */
async function called(argv: readonly string[], required = false, environment: NodeJS.ProcessEnv = {}) {
  let got: { values: OptionValues<typeof OPTIONS>; operands: readonly string[] } | undefined;
  const options = required
    ? { ...OPTIONS, out: { value: 'DIR', isRequired: true, summary: 'Out.' } as const }
    : OPTIONS;
  const command = defineCommand({
    name: 'mend',
    summary: 'Mend a plug.',
    arguments: [
      { name: 'PLUG', summary: 'Which one.' },
      { name: 'tool', choices: ['hammer', 'saw'], summary: 'By what.' },
    ],
    options,
    examples: [],
    run: async ({ values, operands }) => {
      got = { values, operands };
      return 0;
    },
  });
  await command.call(argv, TERMINAL, { companions: [], environment });
  return got;
}

describe('a call', () => {
  test('has the values that were given, else the defaults', async () => {
    expect(await called(['A', 'saw'])).toEqual({
      values: { data: 'data', limit: undefined, cache: 'none', format: 'text', 'dry-run': false },
      operands: ['A', 'saw'],
    });
    expect(await called(['--data=mine', 'A', '--dry-run', 'saw', '--limit', '3', '--format', 'json'])).toEqual({
      values: { data: 'mine', limit: '3', cache: 'none', format: 'json', 'dry-run': true },
      operands: ['A', 'saw'],
    });
    expect((await called(['--', '--data', 'saw']))?.operands).toEqual(['--data', 'saw']);
  });

  test.each<[string, readonly string[], string]>([
    ['a slip', ['A', 'saw', '--dta', 'x'], 'mend has no option "--dta". Did you mean "--data"?'],
    [
      'an option of nobody',
      ['--everything', 'A', 'saw'],
      'mend has no option "--everything". Run "ocpi-snapshot mend --help" to see its options.',
    ],
    ['a name that objects have', ['--constructor', 'A', 'saw'], 'mend has no option "--constructor".'],
    ['a short option', ['-x', 'A', 'saw'], 'mend has no option "-x".'],
    ['no value', ['A', 'saw', '--limit'], '--limit needs a value: --limit '],
    [
      'a hyphen for a value',
      ['A', 'saw', '--limit', '--dry-run'],
      'Write one that begins with a hyphen as --limit=-x.',
    ],
    ['a value for a switch', ['A', 'saw', '--dry-run=yes'], "Option '--dry-run' does not take an argument."],
    [
      'a wrong choice',
      ['A', 'saw', '--format', 'jsn'],
      '--format must be text or json, not "jsn". Did you mean "json"?',
    ],
    ['no argument', [], 'mend needs PLUG. Usage: ocpi-snapshot mend PLUG tool'],
    // Such as "$DIR" of a shell that has no DIR: init would write into the directory where it was called.
    ['an empty argument', ['', 'saw'], 'PLUG is empty. Usage: ocpi-snapshot mend PLUG tool'],
    ['an argument too few', ['A'], 'mend needs tool. Usage: ocpi-snapshot mend PLUG tool'],
    [
      'an argument too many',
      ['A', 'saw', 'B'],
      'mend does not take "B". A text with blanks needs quotation marks. Usage: ocpi-snapshot mend PLUG tool',
    ],
    ['a wrong word', ['A', 'axe'], 'tool must be hammer or saw, not "axe".'],
  ])('%s is refused, with what to do', async (_, argv, message) => {
    await expect(called(argv)).rejects.toThrow(UsageError);
    await expect(called(argv)).rejects.toThrow(message);
  });

  test('an option that is required and was not given', async () => {
    await expect(called(['A', 'saw'], true)).rejects.toThrow(new UsageError('mend needs --out DIR.'));
  });
});

/** Readers of the values of options: what they make of a text, or what they say. */
const READERS: readonly [words: string, read: () => unknown, is: unknown][] = [
  ['no port', () => toPort(undefined, undefined), 8787],
  ['an empty variable', () => toPort(undefined, ''), 8787],
  ['the port of the variable', () => toPort(undefined, '99'), 99],
  ['the port of the option', () => toPort('80', '99'), 80],
  ['any port', () => toPort('0', undefined), 0],
  ['the last port', () => toPort('65535', undefined), 65_535],
  ['a port too many', () => toPort('65536', undefined), /^--port must be a number from 1 to 65535/],
  ['a wrong variable', () => toPort(undefined, 'http'), /^PORT must be a number/],
  ['the shortest interval', () => toEvery('1'), 1],
  ['the longest interval', () => toEvery('86400'), 86_400],
  ['no interval', () => toEvery('0'), /^--every must be a number of seconds from 1 to 86400, not "0"/],
  ['an interval too long', () => toEvery('86401'), /^--every must be/],
  ['a count of none', () => toWhole('--max-warnings', '0', { least: 0, most: 9 }), 0],
  [
    'half a count',
    () => toWhole('--max-warnings', '1.5', { least: 0, most: 9 }),
    /^--max-warnings must be a whole number from 0 to 9/,
  ],
  ['no cache', () => toCache('none'), undefined],
  ['a cache', () => toCache('x'), 'x'],
  ['an empty cache', () => toCache(''), /^--cache is empty/],
  ['the usual history', () => toPrevious(undefined), { kind: 'default' }],
  ['no history', () => toPrevious('none'), { kind: 'none' }],
  ['a directory', () => toPrevious('old/dist'), { kind: 'directory', place: 'old/dist' }],
  ['a URL', () => toPrevious('https://example.com//'), { kind: 'url', place: 'https://example.com' }],
  ['a URL with a query', () => toPrevious('https://example.com?x'), /^--previous must be a valid URL/],
  ['a URL with a fragment', () => toPrevious('https://example.com#x'), /^--previous must be a valid URL/],
  ['an empty history', () => toPrevious(''), /^--previous is empty/],
  ['nothing to purge', () => toPurge(undefined), []],
  ['two to purge', () => toPurge('L-1, T-1'), ['L-1', 'T-1']],
  ['an empty one to purge', () => toPurge('L-1,'), /^--purge takes the ids/],
  ['a time', () => toNow('2026-11-21T14:30:00Z'), Date.UTC(2026, 10, 21, 14, 30)],
  ['no time', () => toNow('tomorrow'), /^--now: /],
  ['no token', () => tokenIn({}, undefined), undefined],
  ['a token', () => tokenIn({ OCPI_TOKEN: ' x ' }, undefined), 'x'],
  ['the token of a variable', () => tokenIn({ OCPI_TOKEN: 'x', MINE: 'y' }, 'MINE'), 'y'],
  ['a variable that is not there', () => tokenIn({}, 'MINE'), /^The environment has no variable MINE/],
  [
    'a token with a blank',
    () => tokenIn({ OCPI_TOKEN: 'x y' }, undefined),
    /^The token in OCPI_TOKEN must be printable/,
  ],
];

test.each(READERS)('%s', (_, read, is) => {
  if (!(is instanceof RegExp)) return expect(read()).toEqual(is);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(is);
});

test('the options of a build', () => {
  const values = { data: 'data', out: 'dist', previous: undefined, cache: '.cache' };
  const switches = { 'allow-removals': true, 'no-status': true, 'no-table-sources': false };
  expect(toBuildOptions({ ...values, ...switches, now: '2026-11-21T14:30:00Z' }, [])).toMatchObject({
    ...{ data: 'data', out: 'dist', cache: '.cache', format: 'text', purge: [], clock: undefined },
    ...{ allowsRemovals: true, asksStatusSources: false, asksTableSources: true, previous: { kind: 'default' } },
  });
  expect(toBuildOptions({ ...values, ...switches }, []).clock).toBe(Date.now);
  expect(() => toBuildOptions({ ...values, ...switches, out: '' }, [])).toThrow(UsageError);
});

test.each<[string, readonly string[], NodeJS.ProcessEnv, kept: string | undefined]>([
  ['an option', [], { npm_config_data: 'mine' }, '--data DIR'],
  ['an option without its value', [], { npm_config_data: 'true' }, '--data DIR'],
  ['a switch', [], { npm_config_dry_run: 'true' }, '--dry-run'],
  ['what was given behind --', ['--data', 'mine'], { npm_config_data: 'other' }, undefined],
  ['a switch that is off', [], { npm_config_dry_run: 'false' }, undefined],
  ['an empty option', [], { npm_config_data: '' }, undefined],
  ['a cache, which is npm’s', [], { npm_config_cache: 'x' }, undefined],
])('%s that npm kept', async (_, argv, environment, kept) => {
  const message = await called([...argv, 'A', 'saw'], false, environment).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const words = `npm kept options of mend for itself. Run: ocpi-snapshot mend ${kept}`;
  expect(message).toBe(kept === undefined ? undefined : words);
});
