/** Parking places of a feed that are not quite as OCPI 2.3.0 has them. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { brief, outcome, smallEvse, smallLocation } from './support.ts';

const place = (id: string, members: JsonObject = {}): JsonObject => ({
  id,
  vehicle_types: ['VAN'],
  restricted_to_type: false,
  reservation_required: false,
  ...members,
});

const siteWith = (places: readonly JsonObject[], parking: readonly JsonObject[], members: JsonObject = {}) =>
  smallLocation({ parking_places: places, evses: [smallEvse({ parking })], ...members });

const publishedOf = async (...sites: readonly JsonObject[]) => {
  const { locations, findings } = await outcome(sites, undefined, '2.3.0');
  const [site] = locations;
  const [evse] = (site?.evses ?? []) as JsonObject[];
  return { places: site?.parking_places, parking: evse?.parking, found: brief(findings), images: site?.images };
};

test('a link to a place that the site lacks is left out', async () => {
  const site = siteWith([place('P1')], [{ parking_id: 'P1' }, { parking_id: 'P9', evse_position: 'LEFT' }]);
  expect(await publishedOf(site)).toMatchObject({
    parking: [{ parking_id: 'P1' }],
    found: ['left-out /0/evses/0/parking'],
  });
});

test('a place without a vehicle that OCPI knows is left out, and so are its pictures and the links to it', async () => {
  const images = [{ url: 'https://example.com/p.png', category: 'LOCATION', type: 'png' }];
  const odd = place('P2', { vehicle_types: ['AIRSHIP'], images });
  const published = await publishedOf(siteWith([place('P1'), odd], [{ parking_id: 'P2' }, { parking_id: 'P1' }]));
  expect(published).toMatchObject({ places: [place('P1')], parking: [{ parking_id: 'P1' }] });
  expect(published.found.toSorted()).toEqual([
    'left-out /0/evses/0/parking',
    'left-out /0/parking_places/1/vehicle_types/0',
    'object-left-out /0/parking_places/1',
  ]);
});

test('what a place must say and does not is assumed', async () => {
  const { restricted_to_type, ...bare } = place('P1');
  expect(await publishedOf(siteWith([bare], []))).toMatchObject({
    places: [place('P1')],
    found: ['assumed /0/parking_places/0/restricted_to_type'],
  });
});

test('words and numbers in another form are repaired', async () => {
  const written = place('P1', {
    vehicle_types: ['van'],
    max_vehicle_height: 210.9,
    direction: 'parallel',
    roofed: 'yes',
  });
  const published = await publishedOf(siteWith([written], [{ parking_id: 'P1', evse_position: 'left' }]));
  expect(published).toMatchObject({
    places: [place('P1', { max_vehicle_height: 210, direction: 'PARALLEL', roofed: true })],
    parking: [{ parking_id: 'P1', evse_position: 'LEFT' }],
  });
  expect(new Set(published.found.map((one) => one.split(' ')[0]))).toEqual(new Set(['repaired']));
});

test('names in camel case', async () => {
  const site = {
    ...smallLocation({ evses: [{ ...smallEvse(), acceptedServiceProviders: [], parking: [{ parkingId: 'P1' }] }] }),
    helpPhone: '+31 20 000 0000',
    parkingPlaces: [{ id: 'P1', vehicleTypes: ['VAN'], restrictedToType: false, reservationRequired: false }],
  };
  const { locations, findings } = await outcome([site], undefined, '2.3.0');
  expect(locations).toMatchObject([
    {
      help_phone: '+31 20 000 0000',
      parking_places: [place('P1')],
      evses: [{ parking: [{ parking_id: 'P1' }], accepted_service_providers: [] }],
    },
  ]);
  expect(brief(findings)).toEqual(['renamed ']);
});

test('an unknown position is left out, and the link stays', async () => {
  const site = siteWith([place('P1')], [{ parking_id: 'P1', evse_position: 'BEHIND' }]);
  expect(await publishedOf(site)).toMatchObject({
    parking: [{ parking_id: 'P1' }],
    found: ['left-out /0/evses/0/parking/0/evse_position'],
  });
});
