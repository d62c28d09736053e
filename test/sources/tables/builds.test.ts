/**
 * Builds from a sheet behind a URL: what is published is always a whole state of the sheet that passed every check, whatever
 * the server says, and the findings say why it is not the newest. The core alone builds: no package has to do with sources of tables.
 */

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../../src/cli/check/check.ts';
import { runBuild } from '../../../src/cli/publish/build.ts';
import type { BuildOptions } from '../../../src/command/options.ts';
import { type Finding, isBlocking } from '../../../src/findings/finding.ts';
import { brief } from '../../support/network-of.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { HEADER, lines, rows, settingsWith, sheetOf } from './support.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const MINUTE = 60_000;

let directory = '';
let answer: Answer = () => {};
let requests: IncomingMessage['headers'][] = [];
let close = async () => {};
let address = '';
let now = Date.parse('2026-11-01T00:00:00Z');

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-sheet-'));
  mkdirSync(join(directory, 'data'));
  requests = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pub?gid=classified`;
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  settings({});
});

afterEach(async () => {
  await close();
  rmSync(directory, { recursive: true, force: true });
});

function settings(source: object): void {
  put('network.json', JSON.stringify(settingsWith({ url: address, allow_private_address: true, ...source }), null, 2));
}

function put(name: string, text: string): void {
  writeFileSync(join(directory, 'data', name), text);
}

/** As Google sends a sheet: in chunks, so without a length, and without a line end at its end. */
function says(text: string, headers: Record<string, string> = {}): void {
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/csv', 'Transfer-Encoding': 'chunked', ...headers });
    response.end(text);
  };
}

const options = (): BuildOptions => ({
  companions: [],
  data: join(directory, 'data'),
  out: join(directory, 'dist'),
  cache: join(directory, 'cache'),
  format: 'text',
  baseUrl: undefined,
  now,
  previous: { kind: 'default' },
  asksStatusSources: true,
  allowsRemovals: false,
});

/** What is said of sources, and what stops a build. Other warnings about the tables have tests of their own. */
const ofSources = (findings: readonly Finding[]) =>
  findings.filter((found) => isBlocking(found) || /^(table|status)-source-/.test(found.code));

/** Two minutes after the build before. */
async function build(more: Partial<BuildOptions> = {}): Promise<readonly Finding[]> {
  now += 2 * MINUTE;
  const { findings } = await runBuild({ ...options(), ...more }, recordedTerminal());
  return ofSources(findings);
}

/** The uids that are published, without REMOVED ones. */
function published(): string[] {
  const { data } = JSON.parse(readFileSync(join(directory, 'dist/api/ocpi/2.2/locations'), 'utf8'));
  const evses: { uid: string; status: string }[] = data.flatMap((location: { evses?: [] }) => location.evses ?? []);
  return evses
    .filter(({ status }) => status !== 'REMOVED')
    .map(({ uid }) => uid)
    .sort();
}

const uids = (count: number) => Array.from({ length: count }, (_, i) => `AMS-1-${i + 1}`).sort();

test('a sheet is published, and its changes are', async () => {
  says(sheetOf(6));
  expect(await build()).toEqual([]);
  expect(published()).toEqual(uids(6));
  says(sheetOf(7));
  expect(await build()).toEqual([]);
  expect(published()).toEqual(uids(7));
});

const FAULTS: readonly (readonly [what: string, answer: Answer, says: string])[] = [
  [
    'is a sign-in page',
    (response) => response.end('<!DOCTYPE html><title>Sign in</title>'),
    'It is a web page ("Sign in")',
  ],
  ['is gone', (response) => response.writeHead(404).end(), 'It answered with HTTP 404.'],
  [
    'asks for a pause',
    (response) => response.writeHead(429, { 'Retry-After': '60' }).end(),
    'HTTP 429. It asks to wait 60 s.',
  ],
  ['breaks off within its chunks', (response) => brokenOff(response, sheetOf(6)), 'The connection broke'],
  [
    'ends with its connection, within a line',
    (response) => {
      response.useChunkedEncodingByDefault = false;
      response.removeHeader('Transfer-Encoding');
      response.socket?.end(`HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n\r\n${sheetOf(6).slice(0, -9)}`);
    },
    'It ends in the middle of a line',
  ],
  ['is half a sheet, cut between two rows', (response) => response.end(sheetOf(3)), 'It has 3 rows and had 6'],
  [
    'is half a sheet, cut within a row',
    (response) => response.end(sheetOf(6).slice(0, -12)),
    'It ends in the middle of a line',
  ],
  ['is empty', (response) => response.end(), 'It is empty.'],
  ['has only its header', (response) => response.end(lines(HEADER)), 'It has a header and no rows.'],
  ['is another sheet', (response) => response.end(lines('Name,Phone', 'Jo,1')), 'None of its first 20 rows'],
];

function brokenOff(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Transfer-Encoding': 'chunked' });
  response.write(text, () => response.destroy());
}

describe('an answer that cannot be used', () => {
  test.each(FAULTS)('because it %s: what was good stays, and a warning says why', async (_, fault, words) => {
    says(sheetOf(6));
    await build();
    answer = fault;
    const [warning, ...more] = await build();
    expect(more).toEqual([]);
    expect(warning).toMatchObject({ code: 'table-source-failed', severity: 'warning', line: 11, key: 'sheet' });
    expect(warning?.message).toContain(words);
    expect(warning?.message).toContain('Its content from 2026-');
    expect(JSON.stringify(warning)).not.toContain('classified');
    expect(published()).toEqual(uids(6));
  });

  test.each(FAULTS.filter(([what]) => !/half/.test(what)))(
    'because it %s, at the first build: nothing is written',
    async (_, fault) => {
      answer = fault;
      expect(await build()).toMatchObject([{ code: 'table-source-missing', severity: 'error' }]);
      expect(() => published()).toThrow('ENOENT');
    },
  );
});

describe('a sheet with mistakes', () => {
  const edited = (change: (row: string) => string) =>
    lines(HEADER, ...rows(6).map((row, i) => (i === 1 ? change(row) : row)));

  test.each([
    ['a typing error', edited((row) => row.replace('Type 2', 'Tpye')), 'C3', 'standard: "Tpye"'],
    ['a formula without a result', edited((row) => row.replace('22', '#REF!')), 'I3', '"#REF!"'],
    ['a formula that is being calculated', sheetOf(6).replace('Market Square 1', 'Loading...'), 'B2', '"Loading..."'],
    ['an id twice', edited((row) => row.replace('AMS-1-2', 'AMS-1-3')), 'A4', ''],
    ['a site in the sea', edited((row) => row).replace('52.373169', '54.373169'), '', ''],
    ['a merge of cells', lines(HEADER, ...rows(6), 'North,x'), 'A8', 'The row has 2 cells'],
  ])('such as %s is not published, in part or as a whole', async (_, text, cell, words) => {
    says(sheetOf(6));
    await build();
    const before = readFileSync(join(directory, 'dist/api/ocpi/2.2/locations'), 'utf8');
    says(`${text}AMS-1,,,,,AMS-1-7,Type 2,socket,22,0.60,21,yes\r\n`);
    const findings = await build();
    expect(findings.length).toBeGreaterThan(0);
    for (const found of findings) expect(found).toMatchObject({ code: 'table-source-refused', severity: 'warning' });
    const places = findings.map((found) => `${found.file} ${found.cell}`);
    expect(places.every((place) => place.startsWith('sheet (127.0.0.1:'))).toBe(true);
    if (cell !== '' && words !== '') expect(findings.find((found) => found.message.includes(words))).toBeDefined();
    expect(published()).toEqual(uids(6));
    expect(readFileSync(join(directory, 'dist/api/ocpi/2.2/locations'), 'utf8').slice(0, -40)).toBe(
      before.slice(0, -40),
    );
  });

  test('is read again as soon as they are mended', async () => {
    says(sheetOf(6));
    await build();
    says(edited((row) => row.replace('Type 2', 'Tpye')));
    expect(brief(await build())[0]).toContain('table-source-refused');
    says(sheetOf(7));
    expect(await build()).toEqual([]);
    expect(published()).toEqual(uids(7));
  });

  test('at the first build are errors at their places', async () => {
    says(edited((row) => row.replace('Type 2', 'Tpye')));
    const [found] = await build();
    expect(found).toMatchObject({ code: 'unknown-value', severity: 'error', line: 3, cell: 'H3' });
    expect(found?.file).toMatch(/^sheet \(127\.0\.0\.1:\d+\)\/chargers\.csv$/);
  });

  test('in another file are not those of the sheet', async () => {
    says(sheetOf(6));
    await build();
    says(sheetOf(7));
    put('evses.csv', 'uid,location_id\nX-1,NOWHERE\n');
    const codes = (await build()).map(({ code, file }) => `${code} ${file.endsWith('evses.csv')}`);
    expect(codes).toContain('unknown-location true');
    expect(codes.join()).not.toContain('refused');
  });

  test('that other files have because of it are its own', async () => {
    says(sheetOf(6));
    put('images.csv', 'evse_uid,url,category,type,width,height\nAMS-1-6,https://example.org/a.png,CHARGER,png,10,10\n');
    await build();
    says(sheetOf(5));
    const findings = await build();
    expect(findings.map(({ code }) => code)).toContain('table-source-refused');
    expect(findings.find(({ code }) => code === 'table-source-refused')?.message).toContain('other files have errors');
    expect(published()).toEqual(uids(6));
  });
});

describe('rows that are gone', () => {
  test('are a removal within max_removal_share', async () => {
    says(sheetOf(12));
    await build();
    says(sheetOf(10));
    expect(await build()).toEqual([]);
    expect(published()).toEqual(uids(10));
  });

  test('in larger numbers need --allow-removals', async () => {
    says(sheetOf(12));
    await build();
    says(sheetOf(4));
    expect(brief(await build())[0]).toContain('table-source-failed');
    expect(published()).toEqual(uids(12));
    expect(await build({ allowsRemovals: true })).toEqual([]);
    expect(published()).toEqual(uids(4));
    expect(await build()).toEqual([]);
  });
});

describe('what is asked', () => {
  test('names what is known already, and 304 means the same', async () => {
    says(sheetOf(6), { ETag: '"1"' });
    await build();
    answer = (response, request) => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 500).end();
    expect(await build()).toEqual([]);
    expect(published()).toEqual(uids(6));
    expect(requests.at(-1)?.['if-none-match']).toBe('"1"');
  });

  test('warnings about the sheet are said again after a 304', async () => {
    says(lines(`${HEADER},Note`, ...rows(6).map((row) => `${row},x`)), { ETag: '"1"' });
    const first = await build();
    answer = (response) => response.writeHead(304).end();
    expect(first).toMatchObject([{ code: 'table-source-column' }]);
    expect(await build()).toEqual(first);
  });

  test('is asked at most once a minute by one process', async () => {
    says(sheetOf(6));
    await build();
    await build({ now: now + MINUTE - 1 });
    expect(requests).toHaveLength(1);
    await build();
    expect(requests).toHaveLength(2);
  });

  test('is nothing with --no-table-sources', async () => {
    says(sheetOf(6));
    await build();
    now += 10 * MINUTE;
    expect(await build({ asksTableSources: false })).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(await build({ asksTableSources: false, cache: undefined })).toMatchObject([
      { code: 'table-source-missing' },
    ]);
  });

  test('has a token from the environment, and never says it', async () => {
    settings({ headers: { Authorization: `Bearer \${TEST_SHEET_TOKEN}` } });
    vi.stubEnv('TEST_SHEET_TOKEN', 'tok-12345');
    says(sheetOf(6));
    expect(await build()).toEqual([]);
    expect(requests[0]?.authorization).toBe('Bearer tok-12345');
    says(sheetOf(6).replace('Market Square', 'tok-12345 Square'));
    const repeated = await build();
    vi.unstubAllEnvs();
    expect(repeated).toMatchObject([{ code: 'table-source-failed' }]);
    expect(JSON.stringify(repeated)).not.toContain('tok-12345');
    for (const name of readdirSync(join(directory, 'cache/tables')))
      expect(readFileSync(join(directory, 'cache/tables', name), 'utf8')).not.toMatch(/tok-12345|classified/);
  });
});

describe('the copy', () => {
  test('belongs to one address, one table and one way to read it', async () => {
    says(lines(`Own,${HEADER}`, ...rows(6).map((row) => `x,${row}`)));
    settings({ ignore_columns: ['Own'] });
    await build();
    answer = (response) => response.writeHead(500).end();
    expect(await build()).toMatchObject([{ code: 'table-source-failed' }]);
    settings({ ignore_columns: ['Own', 'Other'] });
    expect(await build()).toMatchObject([{ code: 'table-source-missing' }]);
  });

  test('is not made of a sheet with a mistake, if the build stops for another reason', async () => {
    says(sheetOf(6));
    await build();
    says(sheetOf(6).replace('Type 2', 'Tpye'));
    put('evses.csv', 'uid,location_id\nX-1,NOWHERE\n');
    expect((await build()).map(({ code }) => code)).toContain('unknown-location');
    rmSync(join(directory, 'data/evses.csv'));
    expect(brief(await build())[0]).toContain('table-source-refused');
    expect(published()).toEqual(uids(6));
  });

  test('has nothing of columns that are not ours', async () => {
    says(lines(`${HEADER},Telefon`, ...rows(6).map((row) => `${row},+31 6 1234`)));
    await build();
    const [name = ''] = readdirSync(join(directory, 'cache/tables'));
    expect(readFileSync(join(directory, 'cache/tables', name), 'utf8')).not.toContain('1234');
  });

  test('is not there if it is damaged', async () => {
    says(sheetOf(6));
    await build();
    const [name = ''] = readdirSync(join(directory, 'cache/tables'));
    const path = join(directory, 'cache/tables', name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('AMS-1-6', 'AMS-9-9'));
    answer = (response) => response.writeHead(500).end();
    expect(await build()).toMatchObject([{ code: 'table-source-missing' }]);
  });

  test('of statuses is used for an hour', async () => {
    settings({ table: 'status' });
    put('chargers.csv', sheetOf(2));
    says(lines('evse_uid,status', 'AMS-1-1,CHARGING', 'AMS-1-2,FREE?'));
    const status = () =>
      JSON.parse(readFileSync(join(directory, 'dist/api/ocpi/2.2/locations'), 'utf8')).data[0].evses[0].status;
    expect(await build()).toMatchObject([{ code: 'status-source-row', cell: 'B3' }]);
    expect(status()).toBe('CHARGING');
    answer = (response) => response.writeHead(500).end();
    expect(await build()).toMatchObject([{ code: 'table-source-failed' }, { code: 'status-source-row' }]);
    expect(status()).toBe('CHARGING');
    now += 60 * MINUTE;
    expect(await build()).toMatchObject([{ code: 'table-source-failed' }]);
    expect(status()).toBe('UNKNOWN');
  });
});

test('what does not change costs no new check of the tables', async () => {
  says(sheetOf(6));
  const memory = {};
  await runBuild(options(), recordedTerminal(), memory);
  const terminal = recordedTerminal();
  now += 2 * MINUTE;
  await runBuild({ ...options(), now }, terminal, memory);
  expect(terminal.said.note.join('\n')).toContain('the other tables have not changed');
});

describe('a check', () => {
  const checked = async (more: object = {}) => {
    const terminal = recordedTerminal();
    now += 2 * MINUTE;
    const code = await check({ companions: [], data: join(directory, 'data'), format: 'json', now, ...more }, terminal);
    const { findings } = JSON.parse(terminal.said.out.join('\n')) as { findings: Finding[] };
    return { code, findings: ofSources(findings) };
  };

  test('reads the sheet, and keeps nothing', async () => {
    says(sheetOf(6));
    expect(await checked({ cache: join(directory, 'cache') })).toEqual({ code: 0, findings: [] });
    expect(() => readdirSync(join(directory, 'cache'))).toThrow('ENOENT');
  });

  test('uses the last good copy where the sheet cannot be read', async () => {
    says(sheetOf(6));
    await build();
    answer = (response) => response.writeHead(500).end();
    const { code, findings } = await checked({ cache: join(directory, 'cache') });
    expect([code, ...findings.map((found) => found.code)]).toEqual([0, 'table-source-failed']);
  });

  test('goes on without a sheet that it has no token for', async () => {
    settings({ headers: { Authorization: `Bearer \${TEST_NO_TOKEN}` } });
    put('images.csv', 'evse_uid,url,category,type,width,height\nAMS-1-6,https://example.org/a.png,CHARGER,png,10,10\n');
    const { code, findings } = await checked();
    expect([code, ...findings.map((found) => found.code)]).toEqual([0, 'table-source-unread']);
    expect(await checked({ asksTableSources: false })).toMatchObject({
      code: 0,
      findings: [{ code: 'table-source-unread' }],
    });
    expect(requests).toEqual([]);
  });

  test('stops at a sheet that is not there', async () => {
    answer = (response) => response.writeHead(404).end();
    expect(await checked()).toMatchObject({ code: 1, findings: [{ code: 'table-source-missing' }] });
  });

  test('that compares has the same sheet on both sides', async () => {
    says(lines(HEADER, ...rows(6).map((row) => row.replace('Square 1', 'Square  1'))));
    const { code } = await checked({ since: join(directory, 'data') });
    expect(code).toBe(0);
  });
});
