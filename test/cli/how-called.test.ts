/**
 * What people are told to type is what works where they are.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { type Caller, callerOf, callOf } from '../../src/command/how-called.ts';

/** What npm 11 sets, tried. A script of one's own project counts as npx, which finds the same package. */
test.each<[what: string, environment: NodeJS.ProcessEnv, inCheckout: Caller, installed: Caller]>([
  ['a shell', {}, 'command', 'command'],
  ['npm run check', { npm_command: 'run-script', npm_lifecycle_event: 'check' }, 'npm script', 'npx'],
  ['npm start', { npm_command: 'start', npm_lifecycle_event: 'start' }, 'npm script', 'npx'],
  ['npm test', { npm_command: 'test', npm_lifecycle_event: 'test' }, 'npm script', 'npx'],
  ['npx', { npm_command: 'exec', npm_lifecycle_event: 'npx' }, 'npx', 'npx'],
])('called by %s', (_, environment, inCheckout, installed) => {
  expect(callerOf(environment, true)).toBe(inCheckout);
  expect(callerOf(environment, false)).toBe(installed);
});

describe.each<[Caller, string, string, string, string]>([
  [
    'npm script',
    'npm run check',
    'npm run check -- --data mine',
    'npm run import -- ocpi --out new',
    'npm run import -- ocpi',
  ],
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
  ['npm script', 'npx ocpi-snapshot --help'],
  ['npx', 'npx ocpi-snapshot --help'],
  ['command', 'ocpi-snapshot --help'],
])('by %s: help without a command', (caller, expected) => {
  expect(callOf(caller, '--help')).toBe(expected);
});

test('npm has a short form of start', () => {
  expect(callOf('npm script', 'start', '--data mine')).toBe('npm start -- --data mine');
});
