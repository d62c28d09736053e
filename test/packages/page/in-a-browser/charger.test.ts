/** A charger's own page in a browser: from a link, from the list, while its status changes, and where there is none. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, networkOf } from '../../../support/network-of.ts';
import { findBarriers } from './support/accessibility.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { takePicture, visit } from './support/visit.ts';

const TABLES = {
  locations: csv(
    'id,name,address,city,latitude,longitude,directions,facilities,opening_times',
    'AMS-01,Museum Square,Museumplein 1,Amsterdam,52.357900,4.881200,nl: Volg de borden | en: Follow the signs,MUSEUM,24/7',
    'A/B #1?,Odd & Sons,Main Street 1,Amsterdam,52.373169,4.893379,,,',
  ),
  evses: csv(
    'uid,location_id,evse_id,physical_reference,status,capabilities',
    'AMS-01-1,AMS-01,NL*EXA*EAMS011,1,AVAILABLE,RFID_READER',
    'AMS-01-2,AMS-01,NL*EXA*EAMS012,2,CHARGING,RFID_READER',
    'ODD-1,A/B #1?,,,UNKNOWN,',
  ),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power',
    'AMS-01-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000',
    'AMS-01-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000',
    'ODD-1,IEC_62196_T2_COMBO,CABLE,DC,400,375,150000',
  ),
};

const SETTINGS = {
  operator: { name: 'Example Charging', phone: '+31 20 123 4567' },
  contact: { email: 'data@example.org' },
  cache_seconds: 1,
};

const MINUTE_MS = 60_000;

let network: PublishedNetwork;
beforeAll(async () => {
  network = await publishNetwork(networkOf(TABLES, SETTINGS));
});
afterAll(async () => {
  await network?.stop();
});

test('a link leads to it', async () => {
  await visit(network, '/#/AMS-01', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Museum Square' }).waitFor();
    await page.getByText('1 of 2 free now').first().waitFor();
    // Plugs that are all alike: the top says how many are free.
    expect(await page.getByRole('row', { name: /2 × 22 kW Type 2/ }).innerText()).not.toContain('free now');
    expect(await page.getByRole('link', { name: 'Call +31 20 123 4567' }).getAttribute('href')).toBe(
      'tel:+31201234567',
    );
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'charger-linked');
  });
});

test('an id of any characters has a page, and the JSON that it links to', async () => {
  await visit(network, `/#/${encodeURIComponent('A/B #1?')}`, async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Odd & Sons' }).waitFor();
    expect(await page.getByText('Status not known').count()).toBeGreaterThan(0);
    await page.getByText('For programs: API, files, documentation').click();
    const link = await page.getByRole('link', { name: /locations\/A%2FB/ }).getAttribute('href');
    const answer = await page.request.get(new URL(link ?? '', network.origin).href);
    expect(await answer.json()).toMatchObject({ data: { id: 'A/B #1?' } });
  });
});

test('the way there as this machine opens it first, then others', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  await visit(
    network,
    '/#/AMS-01',
    async (page) => {
      await page.getByRole('link', { name: 'Route: Apple Maps', exact: true }).waitFor();
      expect(await page.locator('.charger-maps a').allInnerTexts()).toEqual(['Google Maps', 'OpenStreetMap']);
    },
    { userAgent },
  );
});

test('its link goes into the clipboard', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await visit(
    network,
    '/#/AMS-01',
    async (page) => {
      await page.getByRole('button', { name: 'Share this page' }).click();
      await page.getByRole('button', { name: 'Link copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${network.origin}/charger/ams-01`);
    },
    { permissions },
  );
});

test('a status that changes while one looks', async () => {
  const begin = Date.parse('2026-11-22T03:00:00Z');
  const reported = (status: string, time: string) =>
    networkOf({ ...TABLES, status: csv('evse_uid,status,last_updated', `AMS-01-1,${status},${time}`) }, SETTINGS);
  const changing = await publishNetwork(reported('AVAILABLE', '2026-11-22T02:50:00Z'), begin);
  try {
    await visit(changing, '/', async (page) => {
      await page.clock.install({ time: begin + 5 * MINUTE_MS });
      await page.goto(`${changing.origin}/#/AMS-01`);
      await page.reload();
      const first = page.getByRole('listitem').filter({ hasText: 'Point 1' });
      await first.getByText(/^Free · for 15 mins$/).waitFor();
      await changing.publish(reported('CHARGING', '2026-11-22T03:05:00Z'), begin + 6 * MINUTE_MS);
      await page.clock.fastForward(3 * MINUTE_MS);
      await first.getByText(/^In use · for \d+ mins$/).waitFor();
      await page.getByText('0 of 2 free now').first().waitFor();
    });
  } finally {
    await changing.stop();
  }
});

test('where there is none, one can search', async () => {
  await visit(network, '/#/AMS-99', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'This charger is not here' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Search for it' }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('AMS-99');
  });
});
