/** More changes at once than a call takes arguments. */

import { expect, test } from 'vitest';
import type { Change } from '../../src/diff/compare/change.ts';
import { mergeChanges } from '../../src/diff/compare/merge.ts';

test('300,000 statuses that changed', () => {
  const uids = Array.from({ length: 300_000 }, (_, i) => String(i));
  const changed: Change = {
    kind: 'statuses-changed',
    transitions: [{ before: 'AVAILABLE', after: 'CHARGING', uids }],
  };
  expect(mergeChanges([changed, changed])).toMatchObject([{ transitions: [{ before: 'AVAILABLE' }] }]);
});
