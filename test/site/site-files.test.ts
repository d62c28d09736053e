/** The front page: what it shows, and that it stays as it is while only statuses change. */

import { expect, test } from 'vitest';
import type { CurrentStatuses } from '../../src/build/render/draft.ts';
import type { Evse, Location } from '../../src/ocpi/types.ts';
import { listLocations } from '../../src/site/listed-locations.ts';
import { renderSite } from '../../src/site/site-files.ts';
import { settingsSchema } from '../../src/source/settings/settings.ts';

const NETWORK = settingsSchema.parse({ country_code: 'NL', party_id: 'EXA', name: 'Example <Charging>' });

const evse = (uid: string, status: Evse['status'], last_updated = '2026-01-01T00:00:00Z'): Evse => ({
  uid,
  status,
  connectors: [
    {
      id: '1',
      standard: 'IEC_62196_T2',
      format: 'SOCKET',
      power_type: 'AC_3_PHASE',
      max_voltage: 230,
      max_amperage: 32,
      max_electric_power: 22_000,
      last_updated,
    },
  ],
  last_updated,
});

const location = (evses: readonly Evse[], last_updated = '2026-01-01T00:00:00Z'): Location => ({
  country_code: 'NL',
  party_id: 'EXA',
  id: 'L-1',
  publish: true,
  name: 'Market',
  address: 'Market Square 1',
  city: 'Amsterdam',
  country: 'NLD',
  coordinates: { latitude: '52.373169', longitude: '4.893379' },
  evses: [...evses],
  time_zone: 'Europe/Amsterdam',
  last_updated,
});

const COUNTS = { locations: 1, evses: 2, connectors: 3, tariffs: 4 };

const siteOf = (locations: readonly Location[], statuses: CurrentStatuses = new Map()) =>
  renderSite(NETWORK, { counts: COUNTS, listed: listLocations(locations), statuses });

const pageOf = (...content: Parameters<typeof siteOf>) => siteOf(...content).get('index.html') ?? '';

test('a change of statuses and times does not change any file of the site', () => {
  const before = siteOf([location([evse('E-1', 'AVAILABLE')])]);
  const later = '2026-02-01T00:00:00Z';
  const after = siteOf([location([evse('E-1', 'CHARGING', later)], later)], new Map([['E-1', { status: 'BLOCKED' }]]));
  expect([...after]).toEqual([...before]);
});

test.each<[string, CurrentStatuses]>([
  ['the table of EVSEs', new Map()],
  [
    'a present status',
    new Map([
      ['E-2', { status: 'REMOVED' }],
      ['E-3', { status: 'AVAILABLE' }],
    ]),
  ],
])('EVSEs that are REMOVED by %s are not counted', (_, statuses) => {
  const others = [evse('E-2', statuses.size > 0 ? 'AVAILABLE' : 'REMOVED'), evse('E-3', 'REMOVED')];
  const page = pageOf([location([evse('E-1', 'AVAILABLE'), ...others])], statuses);
  const evses = statuses.size > 0 ? 2 : 1;
  expect(page).toContain(`<tr><td>Market</td><td>Market Square 1, Amsterdam</td><td>${evses}</td><td>22 kW</td></tr>`);
});

test('it shows how much there is, and of how many Locations these are the first', () => {
  const page = pageOf([]);
  const facts = [...page.matchAll(/<dt>(\w+)<\/dt><dd>(\d)<\/dd>/g)].map(([, name, count]) => `${name} ${count}`);
  expect(facts).toEqual(['Locations 1', 'EVSEs 2', 'Connectors 3', 'Tariffs 4']);
  expect(page).toContain('The first 0 of 1; the API has all.');
  expect(pageOf([location([])])).not.toContain('The first');
});

test('it leads to the API and to the freshness of the data, and escapes what the data says', () => {
  const page = pageOf([]);
  for (const path of ['/api/ocpi/versions', '/api/ocpi/2.2/locations', '/_health.json']) {
    expect(page).toContain(`<a href="${path}">`);
  }
  expect(page).toContain('Example &#60;Charging&#62;');
  expect(page).not.toContain('<Charging>');
});
