/** The front page without JavaScript: what it shows. */

import { expect, test } from 'vitest';
import type { SiteIndex } from '../../src/site/records/site-index.ts';
import { renderSite } from '../../src/site/site-files.ts';
import { settingsSchema } from '../../src/source/settings/settings.ts';

const NETWORK = settingsSchema.parse({ country_code: 'NL', party_id: 'EXA', name: 'Example <Charging>' });

const MARKET: SiteIndex['sites'][number] = {
  id: 'L-1',
  name: 'Market',
  address: 'Market Square 1',
  city: 'Amsterdam',
  latitude: 52.373169,
  longitude: 4.893379,
  time_zone: 0,
  evses: [
    { uid: 'E-1', plugs: [[0, 11_000]] },
    { uid: 'E-2', plugs: [[0, 22_000]] },
  ],
};

const COUNTS = { locations: 1, evses: 2, connectors: 3, tariffs: 4 };

const pageOf = (sites: SiteIndex['sites']) => {
  const index = {
    detail_files: 1,
    standards: ['IEC_62196_T2'],
    time_zones: ['Europe/Amsterdam'],
    hours: [],
    sites,
  } as const;
  return renderSite(NETWORK, { counts: COUNTS, index }).get('index.html') ?? '';
};

test('it lists sites with their EVSEs and their strongest plug', () => {
  expect(pageOf([MARKET])).toContain(
    '<tr><td>Market</td><td>Market Square 1, Amsterdam</td><td>2</td><td>22 kW</td></tr>',
  );
});

test('it shows how much there is, and of how many Locations these are the first', () => {
  const page = pageOf([]);
  const facts = [...page.matchAll(/<dt>(\w+)<\/dt><dd>(\d)<\/dd>/g)].map(([, name, count]) => `${name} ${count}`);
  expect(facts).toEqual(['Locations 1', 'EVSEs 2', 'Connectors 3', 'Tariffs 4']);
  expect(page).toContain('The first 0 of 1; the API has all.');
  expect(pageOf([MARKET])).not.toContain('The first');
});

test('it leads to the API and to the freshness of the data, and escapes what the data says', () => {
  const page = pageOf([]);
  for (const path of ['/api/ocpi/versions', '/api/ocpi/2.2/locations', '/_health.json']) {
    expect(page).toContain(`<a href="${path}">`);
  }
  expect(page).toContain('Example &#60;Charging&#62;');
  expect(page).not.toContain('<Charging>');
});
