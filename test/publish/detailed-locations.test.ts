/** What the files for people are made from: the live Locations, read again from their drafts. */

import { expect, test } from 'vitest';
import type { HeldSite } from '../../src/ocpi/held.ts';
import type { Location } from '../../src/ocpi/types.ts';
import { startReading } from '../../src/publish/files/detailed-locations.ts';
import { type LiveLocation, toLiveLocation, withLiveEvses } from '../../src/publish/files/live-location.ts';
import { withoutVolatile } from '../../src/publish/render/cut-template.ts';
import { toDraft } from '../../src/publish/render/draft.ts';
import { textStore } from '../../src/publish/render/text-store.ts';
import { jsonIn, jsonText } from '../../src/stored-format/stored-body.ts';
import { completeHeld } from '../support/complete-held.ts';
import { completeConnector, completeEvse, completeLocation } from '../support/complete-objects.ts';

/** A Location whose text is parsed as a whole. */
function readAlone({ draft, codes }: LiveLocation) {
  const whole = JSON.parse(withoutVolatile(jsonText(draft.template)));
  return withLiveEvses({ ...whole, ...(draft.held && { held: jsonIn<HeldSite>(draft.held.json) }) }, codes);
}

function live(id: string, more: Partial<Location> = {}, held?: HeldSite) {
  const evses = [1, 2].map((n) => ({ ...completeEvse(), uid: `${id}-${n}` }));
  const draft = toDraft({ ...completeLocation(), id, evses, ...more }, textStore());
  const hash = JSON.stringify(held);
  return toLiveLocation(held ? { ...draft, held: { json: Buffer.from(hash), hash } } : draft, new Map());
}

test('equal plugs and hours are the same object, wherever they stand', () => {
  const read = startReading();
  const [one, other] = [read(live('L-1')), read(live('L-2'))];
  const [first, second] = one.evses ?? [];
  expect(first?.connectors).toBeDefined();
  expect(second?.connectors).toBe(first?.connectors);
  expect(other.evses?.[1]?.connectors).toBe(first?.connectors);
  expect(one.opening_times).toBeDefined();
  expect(other.opening_times).toBe(one.opening_times);
  expect(other.coordinates).not.toBe(one.coordinates);
});

test('what is held of many sites in the same words is one object', () => {
  const read = startReading();
  const [one, other] = ['L-1', 'L-2'].map((id) => read(live(id, {}, { help_phone: '+31 20 123 4567' })));
  expect(one?.held).toEqual({ help_phone: '+31 20 123 4567' });
  expect(other?.held).toBe(one?.held);
});

test.each<[string, Partial<Location>, HeldSite?]>([
  ['complete', {}],
  ['of which more is held', {}, completeHeld()],
  [
    'of which more is held of an EVSE that is REMOVED',
    {
      evses: [
        { ...completeEvse(), status: 'REMOVED' },
        { ...completeEvse(), uid: 'E2' },
      ],
    },
    completeHeld(),
  ],
  ['without EVSEs', { evses: [] }],
  ['with an EVSE without plugs', { evses: [{ ...completeEvse(), connectors: [] }, completeEvse()] }],
  ['with an EVSE that is REMOVED', { evses: [{ ...completeEvse(), status: 'REMOVED' }, completeEvse()] }],
  ['with nothing but EVSEs that are REMOVED', { evses: [{ ...completeEvse(), status: 'REMOVED' }] }],
  ['with other plugs', { evses: [{ ...completeEvse(), connectors: [{ ...completeConnector(), id: '"}]' }] }] }],
])('a Location %s is what its details say', (_, more, held) => {
  const location = live('L-1', more, held);
  expect(startReading()(location)).toEqual(readAlone(location));
});
