/** What is held of a site is the same wherever it stands: in a Location of 2.3.0, or beside one of an older version. */

import { expect, test } from 'vitest';
import { wholeHeld } from '../../src/ocpi/held.ts';
import { olderLocation } from '../../src/ocpi/older-location.ts';
import { completeOf } from '../support/complete-objects.ts';

const { location } = completeOf('2.3.0');
const [evse] = location.evses ?? [];
const uid = evse?.uid ?? '';

test('a Location of 2.3.0 says some of it itself', () => {
  expect(wholeHeld(location)).toEqual({
    help_phone: location.help_phone,
    parking_places: location.parking_places,
    evses: {
      [uid]: {
        parking: evse?.parking,
        accepted_service_providers: evse?.accepted_service_providers,
        connectors: { [evse?.connectors[0]?.id ?? '']: { capabilities: evse?.connectors[0]?.capabilities } },
      },
    },
  });
});

test('what stands beside it is added', () => {
  const held = { lit: false, evses: { [uid]: { payment_brands: [] }, 'E-9': { station: 'north' } } };
  const whole = wholeHeld({ ...location, held });
  expect(whole).toMatchObject({ lit: false, help_phone: location.help_phone });
  expect(whole?.evses?.[uid]).toMatchObject({ payment_brands: [], parking: evse?.parking });
  expect(whole?.evses?.['E-9']).toEqual({ station: 'north' });
  expect(wholeHeld({ ...olderLocation('2.2.1', location), held: whole ?? {} })).toEqual(whole);
});

test('an empty list stays one, and nothing stays nothing', () => {
  const older = olderLocation('2.2.1', location);
  expect(wholeHeld(older)).toBeUndefined();
  const connectors = (older.evses?.[0]?.connectors ?? []).map((connector) => ({ ...connector, capabilities: [] }));
  const one = { ...older, evses: (older.evses ?? []).slice(0, 1).map((own) => ({ ...own, connectors })) };
  expect(wholeHeld(one)?.evses?.[uid]?.connectors?.[connectors[0]?.id ?? '']).toEqual({ capabilities: [] });
});
