/** More changes at once than a call takes arguments. */

import { expect, test } from 'vitest';
import type { Change } from '../../src/diff/compare/change.ts';
import { mergeChanges } from '../../src/diff/compare/compare.ts';

test('300,000 statuses that changed', () => {
  const ids = Array.from({ length: 300_000 }, (_, i) => String(i));
  const sides = { before: 'AVAILABLE', after: 'CHARGING' };
  const changed: Change = { kind: 'changed', class: 'status', ids, ...sides, words: () => [] };
  const [merged, ...others] = mergeChanges([changed, changed]);
  expect(merged).toMatchObject({ class: 'status', after: [sides] });
  expect([merged?.ids.length, others]).toEqual([600_000, []]);
});
