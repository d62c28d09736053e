import { expect, test } from 'vitest';
import { clockJumps, describeEvent, logLine } from '../../src/watch/log-lines.ts';
import type { Event } from '../../src/watch/scheduler.ts';
import { nameFiles } from '../../src/watch/watch-files.ts';

type End = Event & { kind: 'ended' };
const ended = (end: Partial<End>): Event => ({
  kind: 'ended',
  cause: 'change',
  outcome: 'published',
  took: 1234,
  ...end,
});

test.each<[Event, string | undefined]>([
  [{ kind: 'changed', what: 'data/status.csv' }, 'data/status.csv changed'],
  [{ kind: 'begun', cause: 'change' }, undefined],
  [{ kind: 'begun', cause: 'retry' }, 'trying again'],
  [ended({}), 'published in 1.2 s'],
  [ended({ cause: 'idle' }), 'published in 1.2 s: no file has changed, but a source or the time'],
  [ended({ outcome: 'unchanged' }), 'nothing to publish: the published data would be the same (1.2 s)'],
  [ended({ outcome: 'unchanged', cause: 'idle' }), undefined],
  [
    ended({ outcome: 'invalid' }),
    'not published: the data cannot be published. What was published before stays. Mend the errors, and mend or accept the doubts, and it continues by itself.',
  ],
  [ended({ outcome: 'failed', retryIn: 5000 }), 'not published, trying again in 5.0 s'],
  [
    ended({ outcome: 'failed', retryIn: 5000, error: new Error('wrangler ended with code 1:\nno token\n') }),
    'not published, trying again in 5.0 s: wrangler ended with code 1:\n    no token',
  ],
  [ended({ outcome: 'failed', error: 'odd' }), 'not published: odd'],
])('%j is logged as %j', (event, line) => {
  expect(describeEvent(event, 'published')).toBe(line);
});

test('errors that are still there are logged once, unless somebody changed something', () => {
  const again = (cause: End['cause']) => describeEvent(ended({ outcome: 'invalid', cause }), 'built', true);
  expect(again('idle')).toBeUndefined();
  expect(again('change')).toContain('not built: the data cannot be published.');
  expect(describeEvent(ended({ outcome: 'invalid', cause: 'idle' }), 'built', false)).toContain('not built');
});

test('a line begins with its time, to the second', () => {
  expect(logLine(Date.parse('2026-11-21T14:30:07.999Z'), 'x')).toBe('2026-11-21T14:30:07Z  x');
});

test.each([
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b, c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and 1 more file'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more files'],
])('the files %j are named %j', (names, text) => {
  expect(nameFiles(names)).toBe(text);
});

test('a clock that jumps is named once, in its direction, and a correction of it is none', () => {
  const look = clockJumps();
  const at = Date.parse('2026-11-21T14:30:00Z');
  expect(look(at, 1000)).toBeUndefined();
  expect(look(at + 31_900, 31_000)).toBeUndefined();
  expect(look(at + 3_661_900, 61_000)).toMatch(
    /^the clock of this machine jumped forward by .*: it was set, or the machine slept$/,
  );
  expect(look(at + 3_691_900, 91_000)).toBeUndefined();
  expect(look(at + 121_000, 121_000)).toMatch(/^the clock of this machine was set back by /);
});
