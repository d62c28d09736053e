/** `probe --afir`: the scorecard of a server of anybody, ours first, and of documents that break OCPI. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Scorecard } from '../../../packages/afir/scorecard.ts';
import { runProbe } from '../../../packages/probe/src/command.ts';
import { startWithFolder } from '../../edge/support/node-host.ts';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { readDirectory } from '../../support/data-directory.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { serve } from './support/server.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Report = Scorecard & { readonly url: string; readonly version?: string; readonly notes: readonly string[] };

async function print(url: string, format: 'text' | 'json'): Promise<string> {
  const terminal = recordedTerminal();
  const written = { 'max-requests': '60', timeout: '5', 'max-bytes': '10000000' };
  expect(await runProbe({ ...written, url, format, afir: true }, terminal)).toBe(0);
  return terminal.said.out.join('\n');
}

const reportOf = async (url: string) => JSON.parse(await print(url, 'json')) as Report;

const shareOf = ({ items }: Scorecard, id: string) => items.find(({ item }) => item === id)?.share;

/** Answers paths with JSON. */
async function serveJson(answers: (origin: string) => Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const body = answers(origin)[url.replace(/\?.*/, '')];
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return origin;
}

const envelope = (data: unknown) => ({ data, status_code: 1000, timestamp: '2026-01-01T00:00:00Z' });

/** A server of OCPI 2.1.1 with these lists. */
function serve211(locations: unknown, tariffs: unknown): Promise<string> {
  return serveJson((origin) => ({
    '/versions': envelope([{ version: '2.1.1', url: `${origin}/2.1.1` }]),
    '/2.1.1': envelope({
      version: '2.1.1',
      endpoints: ['locations', 'tariffs'].map((identifier) => ({ identifier, url: `${origin}/2.1.1/${identifier}` })),
    }),
    '/2.1.1/locations': envelope(locations),
    '/2.1.1/tariffs': envelope(tariffs),
  }));
}

test('of our own demo, it is what the build counted where OCPI has a field', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-probe-'));
  stops.push(() => rmSync(directory, { recursive: true }));
  const { dataFiles, readings } = await readDirectory('test/fixtures/demo');
  const settings = JSON.parse(String(dataFiles.settingsFile?.bytes && Buffer.from(dataFiles.settingsFile.bytes)));
  const bytes = Buffer.from(JSON.stringify({ ...settings, versions: ['2.2', '2.3.0'], profiles: ['afir'] }));
  const settingsFile = { path: 'data/network.json', bytes };
  const files = { ...dataFiles, settingsFile };
  await buildInto(join(directory, 'dist'), files, Date.parse('2026-01-01T00:00:00Z'), {
    readStatuses: async () => readings,
  });
  const site = await startWithFolder(join(directory, 'dist'));
  stops.push(() => site.stop());
  const own = (await (await fetch(new URL('/afir.json', site.url))).json()) as Scorecard;
  const { version, points, notes, items } = await reportOf(`${site.url.href}api/ocpi/versions`);
  expect({ version, points, notes }).toEqual({ version: '2.3.0', points: own.points, notes: [] });
  const inOcpi = (scores: Scorecard['items']) =>
    scores.flatMap(({ item, formats, present }) => (formats.some((one) => /held/.test(one)) ? [] : [[item, present]]));
  expect(inOcpi(items).length).toBeGreaterThan(25);
  expect(inOcpi(items)).toEqual(inOcpi(own.items));
});

test('of a conformant server, page by page, as text', async () => {
  const server = await serve();
  stops.push(() => server.close());
  const text = await print(server.url.href, 'text');
  expect(text).toContain('OCPI 2.3.0');
  expect(text).toContain('10 points at 10 sites');
  expect(text).toMatch(/100 % {2}A2 {3}Name of the operator/);
  expect(text).not.toContain('.csv');
});

test('OCPI 2.1.1 has one tariff_id for a connector', async () => {
  const site = (id: string, tariff_id: string) => ({
    ...{
      id,
      coordinates: {},
      city: 'X',
      evses: [{ uid: id, status: 'AVAILABLE', connectors: [{ id: '1', tariff_id }] }],
    },
  });
  const base = await serve211([site('a', 't'), site('b', 'gone')], [{ id: 't', type: 'AD_HOC_PAYMENT' }]);
  const report = await reportOf(base);
  expect(report.version).toBe('2.1.1');
  expect(shareOf(report, 'F3')).toBe(0.5);
  expect(report.any_tariff).toEqual({ share: 0.5, present: 1 });
});

test.each(['with', 'without'])('a document with a list of locations, %s an envelope', async (how) => {
  const list = [
    { id: 'a', coordinates: { latitude: '52' }, help_phone: '1', evses: [{ uid: 'e', status: 'AVAILABLE' }] },
  ];
  const base = await serveJson(() => ({ '/feed.json': how === 'with' ? envelope(list) : list }));
  const report = await reportOf(`${base}/feed.json`);
  expect(report.points).toBe(1);
  expect([shareOf(report, 'A5'), shareOf(report, 'F1'), shareOf(report, 'B2')]).toEqual([1, 1, 0]);
  expect(report.notes.join()).toContain('No tariffs');
});

test('nothing that a server says breaks the report or the terminal', async () => {
  const odd: unknown[] = [
    null,
    1,
    'x',
    [],
    {},
    { toString: 1 },
    { toString: null, valueOf: {} },
    -0,
    '\u001b[2J',
    '__proto__',
  ];
  const fields = ['id', 'evses', 'operator', 'owner', 'parking_places', 'help_phone', 'energy_mix', 'opening_times'];
  const ofEvse = ['uid', 'status', 'connectors', 'capabilities', 'accepted_service_providers', 'evse_id', 'directions'];
  const ofConnector = ['id', 'tariff_ids', 'tariff_id', 'capabilities', 'standard', 'max_electric_power'];
  const each = (names: readonly string[], make: (fields: object) => unknown) =>
    names.flatMap((name) => odd.map((value) => make({ [name]: value })));
  const locations = [
    ...odd,
    ...each(fields, (own) => ({ id: 'L', coordinates: {}, evses: [{ uid: 'E' }], ...own })),
    ...each(ofEvse, (own) => ({ coordinates: {}, evses: [own] })),
    ...each(ofConnector, (own) => ({ coordinates: {}, evses: [{ uid: 'E', connectors: [own] }] })),
    ...odd.map((value, i) => ({ id: `odd-${i}`, evses: [value, { connectors: [value] }] })),
  ];
  const base = await serve211(locations, [...odd, ...each(['id', 'type', 'elements'], (own) => ({ ...own }))]);
  const report = await reportOf(base);
  expect(report.points).toBeGreaterThan(100);
  expect(report.items).toHaveLength(37);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  expect(await print(base, 'text')).not.toMatch(/\u001b/);
});

test('without a list of locations there is no report', async () => {
  const base = await serve211('nothing', []);
  await expect(reportOf(base)).rejects.toThrow('/2.1.1/locations');
});
