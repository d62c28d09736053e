/** The checks that a Worker has of Locations are those that a build has. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeLocation } from '../../../packages/live-worker/judge.ts';
import { startAssertion } from '../../../src/contract/assert-conforms.ts';
import type { Location } from '../../../src/ocpi/types.ts';
import { edited, everything, REMOVED } from '../../contract/support/pointer.ts';
import { completeLocation } from '../../support/complete-objects.ts';

const VALUES = [REMOVED, null, {}, [], '', 'x'.repeat(300), -1, 1.5, 'CHARGING', '2026-02-30T00:00:00Z'];

function isJudged(judge: () => void): boolean {
  try {
    judge();
    return true;
  } catch {
    return false;
  }
}

test.each(['2.2', '2.2.1'] as const)('%s: each part replaced', (version) => {
  const verdicts = { right: 0, broken: 0 };
  for (const [pointer] of everything(completeLocation())) {
    for (const value of VALUES) {
      const location = edited(completeLocation(), pointer, value) as Location;
      const right = isJudged(() => judgeLocation(version, location));
      expect(right, pointer).toBe(isJudged(() => startAssertion(version).location(location)));
      verdicts[right ? 'right' : 'broken'] += 1;
    }
  }
  expect(verdicts.right).toBeGreaterThan(50);
  expect(verdicts.broken).toBeGreaterThan(50);
});

test('it says where', () => {
  const location = { ...completeLocation(), time_zone: 1 } as unknown as Location;
  expect(() => judgeLocation('2.2', location)).toThrow('breaks schemas/ocpi at /time_zone (type)');
  expect(() => judgeLocation('3.0', location)).toThrow('no schema');
});

test('no code is made from text, and the file bears the licences of what is in it', () => {
  const text = readFileSync('src/contract/compiled/locations.js', 'utf8');
  expect(/\beval\b|\bFunction\(/.test(text)).toBe(false);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
});
