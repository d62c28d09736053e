/** The core with nothing plugged in: what it publishes, and a crawl of it. */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import { edgeInProcess } from '../edge/support/edge-in-process.ts';
import { NOW } from '../support/data-directory.ts';
import { networkOf, SETTINGS } from '../support/network-of.ts';
import { buildInto } from './history/support/disk-builds.ts';

const root = mkdtempSync(join(tmpdir(), 'ocpi-core-'));
const folder = join(root, 'dist');

beforeAll(async () => {
  const { built } = await buildInto(folder, await readDataFiles('test/fixtures/valid/data'), NOW, { companions: [] });
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings));
});

afterAll(() => rmSync(root, { recursive: true }));

test('its files are the API, /status.json, and what hosts read', () => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'));
  const others = names.filter((name) => !/^\/_snapshot\/[\w.-]+$/.test(name));
  const ofVersions = ['2.2', '2.2.1', '2.3.0'].flatMap((version) =>
    ['/index.html', '/locations', '/tariffs'].map((file) => `/api/ocpi/${version}${file}`),
  );
  expect(others.sort()).toEqual(
    ['/.assetsignore', '/_headers', '/status.json', '/api/ocpi/versions', ...ofVersions].sort(),
  );
});

test('a crawl finds versions, every module, every object in pages, and the health', async () => {
  const ask = edgeInProcess(() => folder);
  const get = async (path: string) => (await ask(path)).json() as Promise<{ data: never }>;
  const versions: readonly { version: string }[] = (await get('/api/ocpi/versions')).data;
  expect(versions.map(({ version }) => version)).toEqual(['2.2', '2.2.1', '2.3.0']);
  for (const { version } of versions) {
    const { endpoints }: { endpoints: readonly { identifier: string; url: string }[] } = (
      await get(`/api/ocpi/${version}`)
    ).data;
    expect(endpoints.map(({ identifier }) => identifier)).toEqual(['locations', 'tariffs']);
    for (const { url } of endpoints) {
      const { pathname } = new URL(url);
      const whole: readonly object[] = (await get(pathname)).data;
      const pages: object[] = [];
      for (let offset = 0; offset < whole.length; offset += 3)
        pages.push(...((await get(`${pathname}?offset=${offset}&limit=3`)).data as readonly object[]));
      expect(whole.length).toBeGreaterThan(0);
      expect(pages).toEqual(whole);
    }
  }
  expect(await (await ask('/_health.json')).json()).toMatchObject({ counts: { locations: expect.any(Number) } });
});

test('a setting whose companion is missing is refused by name', () => {
  const settings = { ...SETTINGS, page: { colour: '#0a6847' }, profiles: ['afir'] };
  const { findings } = validate(networkOf({}, settings), { companions: [], now: NOW });
  const said = findings.filter(({ file }) => file.endsWith('network.json')).map(({ message }) => message);
  expect(said.join('\n')).toContain('There is no setting "page"');
  expect(said.join('\n')).toContain('"profiles"');
});
