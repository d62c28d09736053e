/** The front page: what it shows, and that it stays as it is while only statuses change. */

import { expect, test } from 'vitest';
import { networkSchema } from '../../src/network.ts';
import type { Evse, Location } from '../../src/ocpi/types.ts';
import { renderSite } from '../../src/site/site.ts';

const NETWORK = networkSchema.parse({ country_code: 'NL', party_id: 'EXA', name: 'Example <Charging>' });

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

const pageOf = (locations: readonly Location[]) =>
  renderSite(NETWORK, { locations, tariffs: [] }).get('index.html') ?? '';

test('a change of statuses and moments does not change any file of the site', () => {
  const before = renderSite(NETWORK, { locations: [location([evse('E-1', 'AVAILABLE')])], tariffs: [] });
  const later = '2026-02-01T00:00:00Z';
  const after = renderSite(NETWORK, { locations: [location([evse('E-1', 'CHARGING', later)], later)], tariffs: [] });
  expect([...after]).toEqual([...before]);
});

test('EVSEs that were removed are not counted', () => {
  const page = pageOf([location([evse('E-1', 'AVAILABLE'), evse('E-2', 'REMOVED')])]);
  expect(page).toContain('<dt>EVSEs</dt><dd>1</dd>');
  expect(page).toContain('<dt>Connectors</dt><dd>1</dd>');
  expect(page).toContain('<tr><td>Market</td><td>Market Square 1, Amsterdam</td><td>1</td><td>22 kW</td></tr>');
});

test('it leads to the API and to the freshness of the data, and escapes what the data says', () => {
  const page = pageOf([]);
  for (const path of ['/api/ocpi/versions', '/api/ocpi/2.2/locations', '/_health.json']) {
    expect(page).toContain(`<a href="${path}">`);
  }
  expect(page).toContain('Example &#60;Charging&#62;');
  expect(page).not.toContain('<Charging>');
});
