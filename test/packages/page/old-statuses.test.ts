/** A status that is too old to be told is not told by the page either. */

import { expect, test } from 'vitest';
import { availabilityAt } from '../../../packages/page/records/live-statuses.ts';
import { readFrom } from '../../publish/history/support/builds.ts';
import { build, csv, networkOf } from '../../support/network-of.ts';

test('what is older than three days is called free nowhere', async () => {
  const evses = csv('uid,location_id,status,last_updated', 'E-1,L-1,AVAILABLE,2025-06-01T12:00:00Z');
  const { files } = await build(networkOf({ evses }), { now: Date.parse('2026-11-23T12:00:00Z') });
  const { evses: shown } = JSON.parse(Buffer.from(readFrom(files)('/_site/availability-0.json') ?? '{}').toString());
  expect(availabilityAt(shown, 0)).toBe('unknown');
});
