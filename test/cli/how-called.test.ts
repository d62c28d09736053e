/**
 * What people are told to type is what works where they are.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { type Caller, callerOf, callOf } from '../../src/command/how-called.ts';

/** What npm 11 sets, tried. npx finds the package in a checkout, too. */
test.each<[what: string, environment: NodeJS.ProcessEnv, Caller]>([
  ['a shell', {}, 'command'],
  ['npm run check', { npm_command: 'run-script', npm_lifecycle_event: 'check' }, 'npx'],
  ['npm start', { npm_command: 'start', npm_lifecycle_event: 'start' }, 'npx'],
  ['npm test', { npm_command: 'test', npm_lifecycle_event: 'test' }, 'npx'],
  ['npx', { npm_command: 'exec', npm_lifecycle_event: 'npx' }, 'npx'],
])('called by %s', (_, environment, caller) => {
  expect(callerOf(environment)).toBe(caller);
});

describe.each<[Caller, string, string, string, string]>([
  [
    'npx',
    'npx ocpi-snapshot check',
    'npx ocpi-snapshot check --data mine',
    'npx ocpi-snapshot import ocpi --out new',
    'npx ocpi-snapshot import ocpi',
  ],
  [
    'command',
    'ocpi-snapshot check',
    'ocpi-snapshot check --data mine',
    'ocpi-snapshot import ocpi --out new',
    'ocpi-snapshot import ocpi',
  ],
])('by %s', (caller, plain, withOptions, withFormat, formatAlone) => {
  test('a command, its options and its format', () => {
    expect(callOf(caller, 'check')).toBe(plain);
    expect(callOf(caller, 'check', '--data mine')).toBe(withOptions);
    expect(callOf(caller, 'import ocpi', '--out new')).toBe(withFormat);
    expect(callOf(caller, 'import ocpi')).toBe(formatAlone);
  });
});

test.each<[Caller, string]>([
  ['npx', 'npx ocpi-snapshot --help'],
  ['command', 'ocpi-snapshot --help'],
])('by %s: help without a command', (caller, expected) => {
  expect(callOf(caller, '--help')).toBe(expected);
});
