/** The page that checks data in a browser, as people use it, with the worker that does so. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Report } from '../../../../packages/check-page/messages.ts';
import { csv, EVSE_WITH_ID, networkOf, SETTINGS } from '../../../support/network-of.ts';
import { sampled } from '../../../support/sampled.ts';
import { commandSays, findingsIn } from '../../check-page/support/drop.ts';
import { findBarriers } from './support/accessibility.ts';
import { causesOn, counted, drop, folderOf, folderWith } from './support/check-page.ts';
import { type PublishedNetwork, publishNetwork } from './support/published-network.ts';
import { takePicture, type VisitOptions, visit } from './support/visit.ts';

let network: PublishedNetwork;

beforeAll(async () => {
  network = await publishNetwork(networkOf({}));
});

afterAll(() => network?.stop());

const open = (use: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visit(network, '/check/', use, options);

const HEADER = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
const EVSES = csv('uid,location_id', 'E-1,L-1', 'E-2,L-1');

/** Two plugs with the same slip, and a site beyond the pole. */
const WRONG = {
  locations: csv('id,address,city,latitude,longitude', 'L-1,Main Street 1,Amsterdam,152.373169,4.893379'),
  evses: EVSES,
  connectors: csv(HEADER, 'E-1,IEC_62196_T2,SOCKTE,AC_3_PHASE,230,32', 'E-2,IEC_62196_T2,SOCKTE,AC_3_PHASE,230,32'),
};

const LATITUDE = 'out-of-range: latitude: "152.373169" is more than 90 degrees.';
const FORMAT = 'unknown-value: format: "SOCKTE" is not one of the values in OCPI.';

test('a dropped folder is checked: what is wrong stands at its cells, the worst first; what is written there is checked, and downloaded', async () => {
  await open(async (page) => {
    await drop(page, folderOf(WRONG));
    expect(await counted(page)).toEqual(['3 errors']);
    expect((await causesOn(page)).sort()).toEqual([LATITUDE, FORMAT]);
    const wrong = page.locator('.cause', { hasText: 'latitude' }).locator('.is-wrong');
    expect(await wrong.innerText()).toBe('152.373169');
    expect(await wrong.getAttribute('data-cell')).toBe('D2');
    await takePicture(page, 'check-page-findings');
    const connectors = page.locator('.cause', { hasText: 'SOCKTE' });
    for (const cell of ['C2', 'C3']) {
      await connectors.locator(`[data-cell=${cell}]`).click();
      await page.keyboard.type('SOCKET');
    }
    await page.keyboard.press('Enter');
    await page.getByText('1 error', { exact: true }).waitFor();
    expect(await causesOn(page)).toEqual([LATITUDE]);
    const { bytes } = await downloaded(page, /^Download .*connectors\.csv$/);
    expect(bytes.toString()).toBe(WRONG.connectors.replaceAll('SOCKTE', 'SOCKET'));
  });
});

test('a chosen folder and chosen files are checked the same', { tags: ['slow'] }, async () => {
  const folder = folderOf(WRONG);
  await open(async (page) => {
    await page.locator('input[type=file]').first().setInputFiles(folder);
    expect(await counted(page)).toEqual(['3 errors']);
    await page.getByRole('button', { name: 'Check something else' }).click();
    const names = ['network.json', 'locations.csv', 'evses.csv', 'connectors.csv'];
    await page.locator('input[multiple]').setInputFiles(names.map((name) => `${folder}/${name}`));
    expect(await counted(page)).toEqual(['3 errors']);
  });
});

/** Keeps in the page what its worker says of a check. */
const LISTEN = `window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => { window.said = data; });
  }
}`;

test('a chosen folder with pictures hears what the command says', { tags: ['slow'] }, async () => {
  await open(async (page) => {
    for (const name of ['findings/missing-picture', 'findings/picture-not-published', 'afir']) {
      const folder = `test/fixtures/${name}/data`;
      await page.reload();
      await page.evaluate(LISTEN);
      await page.locator('input[type=file]').first().setInputFiles(folder);
      await counted(page);
      const { checked } = await page.evaluate<Report>('window.said');
      const codes = checked && findingsIn(checked).map(({ code, file }) => `${code} ${file}`);
      expect(codes, name).toEqual((await commandSays(folder)).map(({ code, file }) => `${code} ${file}`));
    }
  });
});

test('with the keyboard alone: to the wrong cell, edit it, undo it', async () => {
  await open(async (page) => {
    await drop(page, folderOf({ ...EVSE_WITH_ID, locations: WRONG.locations }));
    await page.locator('.grid-frame').waitFor();
    expect(await page.evaluate('document.activeElement.className')).toBe('result-title');
    for (let i = 0; i < 12 && (await focusedCell(page)) === null; i++) await page.keyboard.press('Tab');
    expect(await focusedCell(page)).toBe('D2');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedCell(page)).toBe('C2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1.5');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-cell=D2]').innerText()).toBe('152.373169');
    expect(await focusedCell(page)).toBe('D2');
    await page.keyboard.press('Enter');
    await page.keyboard.type('52.373169');
    await page.keyboard.press('Enter');
    await page.getByText('Checked again: 1 finding fewer.').waitFor();
    expect(await page.locator('.cause').count()).toBe(0);
    // What had the focus is gone: it is where reading goes on.
    expect(await page.evaluate('document.activeElement.className')).toBe('result-title');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Checked again: 1 finding more.').waitFor();
    expect(await causesOn(page)).toEqual([LATITUDE]);
  });
});

const focusedCell = (page: Page) => page.evaluate<string | null>('document.activeElement.dataset.cell ?? null');

test('a hint is a button, for one cell and for all; the file is downloaded as it was but for these, alone and as a zip', async () => {
  const connectors = `\ufeff${WRONG.connectors.replaceAll(',', ';').replaceAll('\n', '\r\n')}`;
  await open(async (page) => {
    await drop(page, folderOf({ ...WRONG, connectors }));
    const cause = page.locator('.cause', { hasText: 'SOCKTE' });
    await cause.getByRole('button', { name: 'Write SOCKET', exact: true }).first().click();
    await page.getByText('Checked again: 1 finding fewer.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Checked again: 1 finding more.').waitFor();
    await cause.getByRole('button', { name: 'Write SOCKET in all 2 cells' }).click();
    await page.getByText('Checked again: 2 findings fewer.').waitFor();
    expect(await causesOn(page)).toEqual([LATITUDE]);
    const one = await downloaded(page, /^Download .*connectors\.csv$/);
    expect(one.name).toBe('connectors.csv');
    expect(one.bytes.toString()).toBe(connectors.replaceAll('SOCKTE', 'SOCKET'));
    const all = await downloaded(page, 'Download all as one zip');
    expect(all.name).toBe('network.zip');
    expect(all.bytes.includes(one.bytes)).toBe(true);
    expect(all.bytes.includes('locations.csv')).toBe(true);
  });
});

test('a doubt is accepted with a reason, which becomes a row of waivers.csv; that can be taken back', async () => {
  await open(async (page) => {
    await drop(page, folderOf({ locations: WRONG.locations.replace('152.373169,4.893379', '0,0') }));
    const doubt = page.locator('.cause', { hasText: 'null-island' });
    await doubt.getByText('To accept it, in waivers.csv:').click();
    await doubt.getByRole('button', { name: 'Accept it for a year' }).click();
    expect(await doubt.count()).toBe(1);
    await doubt.getByLabel('Why it is right').fill('A buoy, "Soul"');
    await page.keyboard.press('Enter');
    await page.getByText('This can be published.').waitFor();
    expect(await doubt.count()).toBe(0);
    const { bytes } = await downloaded(page, /^Download .*waivers\.csv$/);
    expect(bytes.toString()).toMatch(
      /^code,file,key,reason,until\nnull-island,locations\.csv,L-1,"A buoy, ""Soul""",\d{4}-\d\d-\d\d\n$/,
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await doubt.waitFor();
  });
});

test('equal cells without a hint are written with one press', async () => {
  const locations = csv(
    'id,address,city,latitude,longitude',
    'L-1,Main Street 1,,52.373169,4.893379',
    'L-2,Main Street 2,,52.374169,4.893379',
  );
  await open(async (page) => {
    await drop(page, folderOf({ locations }));
    const cause = page.locator('.cause', { hasText: 'missing-value' });
    await cause.getByLabel('Text for all of these cells').fill('Amsterdam');
    await cause.getByRole('button', { name: 'Write it in all 2 cells' }).click();
    await cause.waitFor({ state: 'detached' });
    const { bytes } = await downloaded(page, /^Download .*locations\.csv$/);
    expect(bytes.toString()).toBe(locations.replaceAll(',,', ',Amsterdam,'));
  });
});

test('swapped coordinates change places, and a missing column is added, with a press each', async () => {
  const numbers = [1, 2, 3, 4];
  const rows = numbers.map((i) => `L-${i},Quay ${i},4.893379,52.37${i}169`);
  const locations = csv('id,address,latitude,longitude', ...rows);
  await open(async (page) => {
    await drop(page, folderOf({ locations }));
    await page.getByRole('button', { name: 'Add the column' }).click();
    const cause = page.locator('.cause', { hasText: 'missing-value' });
    await cause.getByLabel('Text for all of these cells').fill('Amsterdam');
    await cause.getByRole('button', { name: 'Write it in all 4 cells' }).click();
    await page.getByRole('button', { name: 'Swap the two cells in all 4 rows' }).click();
    await page.locator('.cause', { hasText: 'outside-country' }).waitFor({ state: 'detached' });
    const { bytes } = await downloaded(page, /^Download .*locations\.csv$/);
    const mended = numbers.map((i) => `L-${i},Quay ${i},52.37${i}169,4.893379,Amsterdam`);
    expect(bytes.toString()).toBe(csv('id,address,latitude,longitude,city', ...mended));
  });
});

async function downloaded(page: Page, button: string | RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

test('network.json is shown at its line, and edited as a text', { tags: ['slow'] }, async () => {
  await open(async (page) => {
    await drop(page, folderOf({}, { countryy: 'NLD' }));
    const cause = page.locator('.cause', { hasText: 'countryy' });
    expect(await cause.locator('.code-lines .is-wrong').innerText()).toContain('"countryy": "NLD"');
    await cause.getByRole('button', { name: /^Edit .*network\.json$/ }).click();
    const field = page.getByRole('textbox', { name: /network\.json/ });
    await field.fill(`${JSON.stringify(SETTINGS, null, 2)}\n`);
    await page.getByRole('button', { name: 'Write and check again' }).click();
    await page.getByText(/Checked again: \d+ findings? fewer/).waitFor();
    expect(await cause.count()).toBe(0);
  });
});

test('sources and pictures that network.json names are asked by nobody, and named', { tags: ['slow'] }, async () => {
  const elsewhere = 'https://elsewhere.example.org';
  const settings = {
    map_style: `${elsewhere}/style.json`,
    table_sources: [{ name: 'sheet', url: `${elsewhere}/sheet.csv`, table: 'tariffs' }],
    status_sources: [{ name: 'backend', url: `${elsewhere}/status.json` }],
  };
  // A visit fails if anything asks another host.
  await open(async (page) => {
    await drop(page, folderOf({}, settings));
    await counted(page);
    await page.getByText('What no check of files alone can find').click();
    expect(await page.locator('.unlooked').innerText()).toMatch(/sheet|elsewhere/);
  });
});

test('of what can be published it says how its page is seen', async () => {
  await open(async (page) => {
    await drop(page, folderOf({}));
    await page.getByText('This can be published.').waitFor();
    await page.getByText('npm start, in the folder of the network, shows the page').waitFor();
  });
});

test('a sheet in German words and Windows-1252 is shown in them, and turned into UTF-8', async () => {
  const header = 'Standort-ID;Straße;Ort;Breitengrad;Längengrad;Ladepunkt;Steckertyp;Leistung (kW)';
  const text = `${header}\r\nA;Weg 1;Köln;150,94;6,96;P1;IEC_62196_T2;22\r\n`;
  const sheet = Buffer.from(text, 'latin1');
  const folder = folderWith({ 'network.json': JSON.stringify(SETTINGS), 'chargers.csv': sheet });
  await open(async (page) => {
    await drop(page, folder);
    const cause = page.locator('.cause', { hasText: 'out-of-range' });
    expect(await cause.locator('.is-wrong').getAttribute('data-cell')).toBe('D2');
    expect(await cause.locator('thead th').nth(4).innerText()).toBe('Breitengrad');
    expect(await page.locator('.files').innerText()).toContain('in Windows-1252');
    await page.getByRole('button', { name: 'Turn the file into UTF-8' }).click();
    await page.getByText('Checked again: 1 finding fewer.').waitFor();
    const { bytes } = await downloaded(page, /^Download .*chargers\.csv$/);
    expect(bytes.toString()).toBe(`\ufeff${text}`);
  });
});

test('a sheet alone with a name of its own is read as the table that it is', async () => {
  const folder = folderWith({ 'Ladepunkte.csv': 'Standort-ID;Ort;Ladepunkt\nA;Köln;P1\n' });
  await open(async (page) => {
    await drop(page, `${folder}/Ladepunkte.csv`);
    await page.getByLabel('Country of these chargers').selectOption({ label: 'Germany' });
    await page.getByText('Ladepunkte.csv is read as chargers.csv').waitFor();
    expect(await page.locator('.files').innerText()).toContain('chargers.csv');
  });
});

test('of a sheet alone its country is asked, and then it is read as in a folder', async () => {
  const header = 'Standort-ID;Straße;Ort;Breitengrad;Längengrad;Ladepunkt;Steckertyp;Format;Leistung (kW)';
  const text = `${header}\r\nA;Straße 1;Köln;50,94;6,96;P1;IEC_62196_T2;SOCKET;22\r\n`;
  const folder = folderWith({ 'chargers.csv': Buffer.from(text, 'latin1') });
  await open(async (page) => {
    await drop(page, `${folder}/chargers.csv`);
    await page.getByText('Choose the country first').waitFor();
    expect(await page.locator('.cause').count()).toBe(0);
    await page.getByLabel('Country of these chargers').selectOption({ label: 'Germany' });
    await page.locator('.cause', { hasText: 'code-page' }).waitFor();
    await page.getByText('These rows can be published, with network.json beside them').waitFor();
    expect(await page.getByLabel('Country of these chargers').inputValue()).toBe('DE');
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'check-page-sheet');
  });
});

test('thousands of findings are shown a few at a time', { tags: ['slow'] }, async () => {
  const plugs = Array.from({ length: 3000 }, (_, i) => `E-${i},IEC_62196_T2,SOCKTE,AC_3_PHASE,230,32`);
  await open(async (page) => {
    await drop(page, folderOf({ connectors: csv(HEADER, ...plugs) }));
    await counted(page);
    expect(await page.locator('.cause').count()).toBeLessThanOrEqual(50);
    const rows = page.locator('.grid-frame tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThanOrEqual(100);
    await page.getByRole('button', { name: /more$/ }).first().click();
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    expect(await rows.count()).toBeLessThanOrEqual(300);
  });
});

test('a check can be stopped, and another one begun', { tags: ['slow'] }, async () => {
  await open(async (page) => {
    // It never ends.
    await page.route('**/worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }));
    await drop(page, folderOf(WRONG));
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped. Nothing was checked.').waitFor();
    await page.unroute('**/worker-*.js');
    await drop(page, folderOf(WRONG));
    expect(await counted(page)).toEqual(['3 errors']);
  });
});

test('the folder works below any path, without headers, and its worker has no way out', {
  tags: ['slow'],
}, async () => {
  const below = '/far/below/it/';
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', network.origin).pathname;
    if (!path.startsWith(below)) return void response.writeHead(404).end();
    const answer = await fetch(`${network.origin}/check/${path.slice(below.length)}`);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await visit({ origin }, below, async (page) => {
    await drop(page, folderOf(WRONG));
    expect(await counted(page)).toEqual(['3 errors']);
    const [worker] = page.workers();
    const ways = "['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'importScripts']";
    expect(await worker?.evaluate(`${ways}.filter((name) => self[name] !== undefined)`)).toEqual([]);
  });
});

/** The address of a sheet on a server of its own, and how often it was asked. */
async function publishedSheet() {
  const sheet = 'site_name,address,city,latitude\nA,B,C,D\n';
  const published = { url: '', moved: '', asked: 0 };
  const server = createServer(({ url }, response) => {
    const open = { 'Access-Control-Allow-Origin': '*' };
    if (url === '/moved') return void response.writeHead(302, { ...open, Location: published.url }).end();
    published.asked++;
    response.writeHead(200, { ...open, 'Content-Type': 'text/csv' }).end(sheet);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  published.url = `http://127.0.0.1:${port}/chargers.csv`;
  published.moved = `http://localhost:${port}/moved`;
  return published;
}

test('an address that a link names is filled in, and asked after one press', async () => {
  const published = await publishedSheet();
  const { url } = published;
  await visit(
    network,
    `/check/?url=${encodeURIComponent(url)}`,
    async (page) => {
      await page.getByText('This address came with the link.').waitFor();
      expect(await page.getByLabel('Address of a published sheet or feed').inputValue()).toBe(url);
      expect(published.asked).toBe(0);
      await page.keyboard.press('Enter');
      await page.getByLabel('Country of these chargers').selectOption({ label: 'Netherlands' });
      expect((await counted(page)).join()).toMatch(/error/);
      expect(published.asked).toBe(1);
    },
    { expects: [new RegExp(`^asked elsewhere: ${url}$`)] },
  );
});

test('where the address of a link leads elsewhere, nobody is asked there', async () => {
  const published = await publishedSheet();
  await visit(
    network,
    `/check/?url=${encodeURIComponent(published.moved)}`,
    async (page) => {
      await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
      await page.getByText('leads to another address, which the link does not name').waitFor();
    },
    // Chromium names the second one too, which it does not ask: the server knows.
    { expects: [published.moved, published.url].map((url) => new RegExp(`^asked elsewhere: ${url}$`)) },
  );
  expect(published.asked).toBe(0);
});

test('a link to no address of the web asks nothing, and says so', async () => {
  await visit(network, '/check/?url=javascript:alert(1)', async (page) => {
    const address = page.getByLabel('Address of a published sheet or feed');
    expect(await address.inputValue()).toBe('javascript:alert(1)');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('This is no address that begins with https://.').waitFor();
  });
});

test('an address that somebody pasted is asked, and nothing else', async () => {
  const { url } = await publishedSheet();
  await open(
    async (page) => {
      await page.getByLabel('Address of a published sheet or feed').fill('ftp://example.com/a.csv');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('This is no address that begins with https://.').waitFor();
      await page.getByLabel('Address of a published sheet or feed').fill(url);
      await page.keyboard.press('Enter');
      await page.getByLabel('Country of these chargers').selectOption({ label: 'Netherlands' });
      expect((await counted(page)).join()).toMatch(/error/);
    },
    { expects: [new RegExp(`^asked elsewhere: ${url}$`)] },
  );
});

test('an OCPI document becomes tables, with an account of it and the commands that publish them', async () => {
  const location = {
    ...{ country_code: 'NL', party_id: 'EXA', id: 'L-1', publish: true, address: 'Main Street 1', city: 'Amsterdam' },
    ...{ country: 'NLD', coordinates: { latitude: '52.373169', longitude: '4.893379' }, time_zone: 'Europe/Amsterdam' },
    ...{ last_updated: '2026-01-01T00:00:00Z', evses: [], colour: 'green' },
  };
  const folder = folderWith({ 'locations.json': JSON.stringify({ data: [location], status_code: 1000 }) });
  await open(async (page) => {
    await drop(page, `${folder}/locations.json`);
    await page.getByText('What became of it').waitFor();
    expect(await page.locator('.accounting').innerText()).toMatch(/location/i);
    await page.locator('.commands code').first().waitFor();
    await counted(page);
    await takePicture(page, 'check-page-document');
  });
});

test('what cannot be checked is refused with words, and another try follows', async () => {
  const folder = folderWith({ 'workbook.xlsx': 'PK\u0003\u0004' });
  await open(async (page) => {
    await drop(page, `${folder}/workbook.xlsx`);
    await page.getByText('Save each of its sheets in your spreadsheet program as “CSV UTF-8”').waitFor();
    // Nothing was checked, so the next try begins where this one did.
    expect(await page.locator('.cause').count()).toBe(0);
    await drop(page, folderWith({ 'readme.md': 'nothing' }));
    await page.getByText('There is no file in it that could be checked.').waitFor();
  });
});

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
  `" onfocus="alert(3)" autofocus x="' onload='alert(4)`,
  '=cmd()|calc',
  'invoice\u202Egnp.exe',
];

test.each(sampled('hostile cells', HOSTILE, 2))('a hostile text does nothing: %s', async (text) => {
  const cell = `"${text.replaceAll('"', '""')}"`;
  const tables = {
    locations: csv(`id,address,city,latitude,longitude,${cell}`, `L-1,${cell},${cell},${cell},4.893379,${cell}`),
    connectors: csv(HEADER, `E-1,${cell},SOCKET,AC_3_PHASE,230,32`),
  };
  const settings = { [text]: text, name: text, operator: { name: text, website: 'javascript:alert(5)' } };
  const folder = folderOf(tables, settings);
  await open(async (page) => {
    await drop(page, folder);
    await counted(page);
    await page.locator('.grid-frame').first().waitFor();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('main :is(script, img, iframe)').count()).toBe(0);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });
});

test('on small and wide screens, light and dark, nobody is kept out', { tags: ['slow'] }, async () => {
  await open(
    async (page) => {
      const onEveryScreen = async (name: string) => {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await findBarriers(page), `${name}, ${width} px, ${colorScheme}`).toEqual([]);
            expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
            await takePicture(page, `check-page-${name}-${width}-${colorScheme}`);
          }
        }
      };
      await onEveryScreen('start');
      await drop(page, folderOf(WRONG, { countryy: 'NLD' }));
      await page.locator('.grid-frame').first().waitFor();
      await page.locator('.code-lines').waitFor();
      await onEveryScreen('result');
      await page.locator('.is-wrong').first().click();
      await page.getByRole('button', { name: /^Edit / }).click();
      await onEveryScreen('edited');
      await page.getByRole('button', { name: 'Check something else' }).click();
      await drop(page, folderOf({ locations: WRONG.locations.replace('152.373169,4.893379', '0,0') }));
      await page.getByText('To accept it, in waivers.csv:').first().click();
      await onEveryScreen('accepting');
    },
    { viewport: { width: 390, height: 900 } },
  );
});

test('it speaks the language of its reader', { tags: ['slow'] }, async () => {
  await open(
    async (page) => {
      await drop(page, folderOf(WRONG));
      expect(await counted(page)).toEqual(['3 Fehler']);
      await page.getByRole('button', { name: 'SOCKET in alle 2 Zellen schreiben' }).waitFor();
      expect(await page.getAttribute('html', 'lang')).toBe('de');
    },
    { locale: 'de-DE' },
  );
});
