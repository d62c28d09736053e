/**
 * An EVSE is gone too where only its status says so: a source that calls everything REMOVED must not close a network.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { csv, networkOf } from '../../support/network-of.ts';
import { buildAfter } from './support/builds.ts';

const withStatus = (status: string) => networkOf({ status: csv('evse_uid,status', `E-1,${status}`) });
const DAY = 86_400_000;

test('an EVSE whose status becomes REMOVED counts as gone, once', async () => {
  const first = await buildAfter(withStatus('AVAILABLE'), 0);
  const second = await buildAfter(withStatus('REMOVED'), DAY, first);
  expect(second.publication.events).toMatchObject({
    removed: [{ uid: 'E-1', location: 'L-1' }],
    live: { evses: 1, locations: 1 },
  });
  const third = await buildAfter(withStatus('REMOVED'), 2 * DAY, second);
  expect(third.publication.events.removed).toEqual([]);
  const fourth = await buildAfter(withStatus('AVAILABLE'), 3 * DAY, third);
  expect(fourth.publication.events).toMatchObject({ removed: [], returned: [{ uid: 'E-1' }] });
});
