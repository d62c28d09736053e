/**
 * A build with secrets in its environment, from a server that repeats them wherever it can. Everything that the build writes
 * is searched for them: what it says, dist/ and the cache. Scripts of the page are left out: they are bundled before a build knows any data.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../src/cli/publish/build.ts';
import { toBuildOptions } from '../../../src/command/options.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';

const SECRET = 'Zq8s3cr3t/W0rd';
const FORMS = [SECRET, Buffer.from(SECRET).toString('base64').slice(0, -2), Buffer.from(SECRET).toString('hex')];

/** A text as a reader would understand it: without escapes of JSON and URLs, in small letters. */
function plain(text: string): string {
  const decoded = text.replace(/(?:\\+u00|%)([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded.replace(/\\+\//g, '/').toLowerCase();
}

/** Every character as JSON can write it too. */
const escaped = (text: string) =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'secrets-'));
  await cp('test/fixtures/findings/secret-in-settings/data', join(directory, 'data'), { recursive: true });
  vi.stubEnv('CPMS_TOKEN', SECRET);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

/** Everything in a directory, also what is compressed. */
function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .flatMap((path) => {
      const bytes = readFileSync(path);
      return [path, bytes.toString('latin1'), ...(bytes[0] === 0x1f && bytes[1] === 0x8b ? [unpacked(bytes)] : [])];
    });
}

function unpacked(bytes: Buffer): string {
  try {
    return gunzipSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const row = { evse_uid: 'AMS-1-A', status: 'CHARGING' };
const told = ({ headers, url }: IncomingMessage) => `${headers.authorization} ${headers['x-key']} ${url} ${SECRET}`;

/** What a server answers, and whether the source is then fresh. */
const ANSWERS: readonly [name: string, format: 'json' | 'csv' | 'ocpi', answer: Answer, isFresh: boolean][] = [
  ['repeats them beside its rows', 'json', (r, q) => r.end(JSON.stringify([{ ...row, next: told(q) }])), true],
  ['repeats them in a note', 'csv', (r, q) => r.end(`evse_uid,status,_note\nAMS-1-A,CHARGING,"${told(q)}"\n`), true],
  [
    'repeats them beside its Locations',
    'ocpi',
    (r, q) =>
      r.end(JSON.stringify({ data: [{ id: '1', name: told(q), evses: [{ uid: row.evse_uid, status: row.status }] }] })),
    true,
  ],
  [
    'repeats them in a status',
    'ocpi',
    (r, q) =>
      r.end(
        JSON.stringify([
          {
            id: '1',
            evses: [
              { uid: 'AMS-1-A', status: 'CHARGING' },
              { uid: 'x', status: told(q) },
            ],
          },
        ]),
      ),
    true,
  ],
  [
    'repeats them in a status',
    'json',
    (r, q) => r.end(JSON.stringify([row, { evse_uid: 'x', status: told(q) }])),
    true,
  ],
  ['repeats them in a column', 'csv', (r, q) => r.end(`evse_uid,status,"${told(q)}"\nAMS-1-A,CHARGING,\n`), true],
  ['repeats them in a page', 'json', (r, q) => r.end(`<html><title>${told(q)}</title></html>`), false],
  [
    'repeats them where it refuses',
    'ocpi',
    (r, q) => r.writeHead(401).end(JSON.stringify({ status_code: 2001, status_message: told(q) })),
    false,
  ],
  [
    'repeats them in its envelope',
    'json',
    (r, q) => r.end(JSON.stringify({ status_code: 2001, status_message: told(q) })),
    false,
  ],
  ['redirects to them', 'json', (r) => r.writeHead(302, { Location: `http://${SECRET}.test/${SECRET}` }).end(), false],
  ['leads to them', 'ocpi', (r) => r.writeHead(200, { Link: `<http://${SECRET}.test/>; rel="next"` }).end('[]'), false],
  ['names them as its coding', 'csv', (r) => r.writeHead(200, { 'Content-Encoding': SECRET }).end('x'), false],
  ['breaks', 'json', (r) => r.destroy(), false],
  [
    'repeats them in its ETag',
    'json',
    (r) => r.writeHead(200, { ETag: `"${SECRET}"`, 'Last-Modified': SECRET }).end(JSON.stringify([row])),
    true,
  ],
  [
    'escapes them',
    'json',
    (r) => r.end(`[${JSON.stringify(row)},{"evse_uid":"x","status":"${escaped(SECRET)}"}]`),
    true,
  ],
  [
    'escapes their slash',
    'json',
    (r) => r.end(`[${JSON.stringify(row)},{"evse_uid":"x","status":"${SECRET.replace('/', '\\/')}"}]`),
    true,
  ],
  [
    'escapes them',
    'ocpi',
    (r) => r.writeHead(401).end(`{"status_code":2001,"status_message":"${escaped(SECRET)}"}`),
    false,
  ],
  [
    'writes them in capitals',
    'json',
    (r) => r.end(JSON.stringify([row, { evse_uid: 'x', status: SECRET.toUpperCase() }])),
    true,
  ],
  [
    'writes them in capitals',
    'csv',
    (r) => r.end(`evse_uid,status,_note\nAMS-1-A,CHARGING,${SECRET.toUpperCase()}\n`),
    true,
  ],
  [
    'gives them as the ids of others',
    'json',
    (r) => r.end(JSON.stringify([row, { evse_uid: SECRET, status: 'CHARGING' }])),
    true,
  ],
  [
    'gives them as the ids of others',
    'ocpi',
    (r) =>
      r.end(
        JSON.stringify([
          {
            id: '1',
            evses: [
              { uid: row.evse_uid, status: row.status },
              { uid: SECRET, status: 'CHARGING' },
            ],
          },
          { id: SECRET, evses: [{ uid: 'x', status: 'CHARGING' }] },
        ]),
      ),
    true,
  ],
];

test.each(ANSWERS)('the server %s (%s)', async (_, format, answer, isFresh) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(told(request));
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = JSON.parse(readFileSync(join(directory, 'data/network.json'), 'utf8'));
  const source = {
    name: 'cpms',
    format,
    url: `http://127.0.0.1:${port}/\${CPMS_TOKEN}/status?key=\${CPMS_TOKEN}`,
    headers: { 'X-Key': `\${CPMS_TOKEN}`, ...(format === 'ocpi' ? {} : { Authorization: `Token \${CPMS_TOKEN}` }) },
    ...(format === 'ocpi' ? { token: `\${CPMS_TOKEN}` } : {}),
    allow_private_address: true,
  };
  await writeFile(join(directory, 'data/network.json'), JSON.stringify({ ...settings, status_sources: [source] }));
  const terminal = recordedTerminal();
  const options = toBuildOptions(
    {
      data: join(directory, 'data'),
      out: join(directory, 'dist'),
      cache: join(directory, 'cache'),
      previous: 'none',
      'no-status': false,
      'no-table-sources': false,
      'allow-removals': false,
    },
    COMPANIONS,
  );
  try {
    expect(await build({ ...options, isApiAlone: true }, terminal)).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const sent = encodeURIComponent(SECRET);
  expect(asked[0]).toContain(`/${sent}/status?key=${sent}`);
  const said = [...terminal.said.out, ...terminal.said.note].join('\n');
  expect(said.includes('status-source-failed')).toBe(!isFresh);
  const written = [said, ...textsIn(directory)];
  for (const form of FORMS) expect(written.filter((text) => plain(text).includes(form.toLowerCase()))).toEqual([]);
  expect(written.some((text) => text.includes('"status":"CHARGING"'))).toBe(isFresh);
});
