/** Variables of the environment in an address: who gets their values, and that nobody is told them. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../../../src/sources/urls/fill-in.ts';
import { isPrivateAddress } from '../../../src/sources/urls/public-addresses.ts';
import { ask, names, OPEN_WORLD, serve, WORLD } from './servers.ts';

const SECRET = 's3cr3t/t0ken+x';
const ENVIRONMENT = {
  CPMS_TOKEN: SECRET,
  KEY: 'k3y value&x',
  EMPTY: ' ',
  BREAK: 'a-s3cr3t\nb',
  EURO: 'a-s3cr3t€',
  CLOUDFLARE_API_TOKEN: SECRET,
  ACTIONS_RUNTIME_TOKEN: SECRET,
  CF_API_TOKEN: SECRET,
  WRANGLER_CF_AUTHORIZATION_TOKEN: SECRET,
};
const AUTHORIZATION = { Authorization: `Token \${CPMS_TOKEN}` };
const ROWS = 'evse_uid,status\nE-1,AVAILABLE\n';

/** Every form in which the secret could be told. */
const FORMS = [
  SECRET,
  encodeURIComponent(SECRET),
  Buffer.from(SECRET).toString('base64'),
  Buffer.from(SECRET).toString('base64url'),
];

function expectNoSecret(told: unknown): void {
  const text = JSON.stringify(told);
  for (const form of FORMS) expect(text).not.toContain(form);
  expect(text).not.toContain('s3cr3t');
}

describe('values are sent', () => {
  test('in headers, and encoded in the path and the query', async () => {
    const sent: unknown[] = [];
    const url = await serve((response, { url: path, headers }) => {
      sent.push(path, headers.authorization, headers['accept-encoding'], headers['user-agent']);
      response.end(ROWS);
    });
    const address = `${url}/\${CPMS_TOKEN}/live.csv?key=\${KEY}`;
    const headers = { ...AUTHORIZATION, 'user-agent': 'mine' };
    expect(await ask(address, { headers, environment: ENVIRONMENT })).toMatchObject({ kind: 'content' });
    const path = '/s3cr3t%2Ft0ken%2Bx/live.csv?key=k3y%20value%26x';
    expect(sent).toEqual([path, `Token ${SECRET}`, 'gzip, br, deflate', 'mine']);
  });

  test('to the host of the url, and to no other that it redirects to', async () => {
    const seen: unknown[] = [];
    const other = await serve((response, { headers }) => {
      seen.push(headers.authorization, headers['x-tenant']);
      response.end(ROWS);
    });
    const url = await serve((response) => response.writeHead(302, { Location: other }).end());
    const headers = { ...AUTHORIZATION, 'X-Tenant': 'me' };
    const answer = await ask(url, { headers, environment: ENVIRONMENT }, OPEN_WORLD);
    expect(answer).toMatchObject({ kind: 'content' });
    expect(seen).toEqual([undefined, undefined]);
  });

  test('again where a redirect stays on the host', async () => {
    const seen: unknown[] = [];
    const url = await serve((response, { url: path, headers }) => {
      seen.push(headers.authorization);
      if (path === '/') response.writeHead(302, { Location: '/there' }).end();
      else response.end(ROWS);
    });
    expect(await ask(url, { headers: AUTHORIZATION, environment: ENVIRONMENT })).toMatchObject({ kind: 'content' });
    expect(seen).toEqual([`Token ${SECRET}`, `Token ${SECRET}`]);
  });
});

describe('values are not told', () => {
  test.each([
    ['CPMS_TOKE', 'is not set'],
    ['CLOUDFLARE_API_TOKEN', 'is for publishing only'],
    ['ACTIONS_RUNTIME_TOKEN', 'is for publishing only'],
    ['CF_API_TOKEN', 'is for publishing only'],
    ['WRANGLER_CF_AUTHORIZATION_TOKEN', 'is for publishing only'],
    ['EMPTY', 'is empty'],
    ['BREAK', 'has a line break in its value'],
    ['EURO', 'has a character in its value that cannot be sent in a header'],
  ])('%s %s', async (name, problem) => {
    const headers = { Authorization: `Token \${${name}}` };
    const answer = await ask('https://127.0.0.1:1/', { headers, environment: ENVIRONMENT });
    expect(answer).toMatchObject({
      kind: 'failed',
      message: `The environment variable ${name}, which "headers.Authorization" needs, ${problem}.`,
      setting: 'headers.Authorization',
    });
    expectNoSecret(answer);
  });

  test.each<[string, string, string]>([
    ['that is refused', 'https://127.0.0.1:1', 'refuses the connection'],
    ['of which the name is unknown', 'https://nowhere.test', 'does not exist'],
  ])('by a connection %s', async (_, origin, words) => {
    const answer = await ask(`${origin}/\${CPMS_TOKEN}?key=\${CPMS_TOKEN}`, {
      headers: AUTHORIZATION,
      environment: ENVIRONMENT,
    });
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining(words) });
    expectNoSecret(answer);
  });

  test('by a redirect that names them as its host', async () => {
    const target = `http://${Buffer.from(SECRET).toString('hex')}.${'s3cr3t'}.test`;
    const url = await serve((response) => response.writeHead(302, { Location: target }).end());
    const answer = await ask(url, { headers: { 'X-Key': `\${A}` }, environment: { A: 's3cr3t' } }, OPEN_WORLD);
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('.….test"') });
    expectNoSecret(answer);
  });

  test.each(FORMS)('content that repeats one is marked: %s', async (form) => {
    const url = await serve((response) => response.end(`${ROWS}# ${form}\n`));
    const request = { headers: AUTHORIZATION, environment: ENVIRONMENT };
    const answer = await ask(url, request);
    const cleared = answer.kind === 'content' ? answer.repeatsSecret?.cleared : undefined;
    expect(Buffer.from(cleared ?? []).toString()).toBe(`${ROWS}# …\n`);
  });
});

test('secrets that are written out are cleared too', () => {
  const filled = fillIn(
    { url: 'https://a.test', headers: { Authorization: 'Token s3cr3t-2', Accept: 'text/csv' } },
    {},
  );
  if (filled.kind === 'failed') throw new Error(filled.message);
  expect(filled.secrets.clear('s3cr3t-2 text/csv')).toBe('… text/csv');
});

describe('plain http', () => {
  const running: (() => void)[] = [];
  afterEach(() => {
    for (const close of running.splice(0)) close();
  });

  async function servePlain(location?: string) {
    const seen: unknown[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      if (location !== undefined && request.url === '/') response.writeHead(302, { Location: location }).end();
      else response.end(ROWS);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    running.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return { port: (server.address() as AddressInfo).port, seen };
  }

  const cpms = (...addresses: string[]) => ({ ...WORLD, lookup: names({ 'cpms.internal': addresses }).lookup });
  const request = { headers: AUTHORIZATION, environment: ENVIRONMENT };

  test('inside a private network, with the token', async () => {
    const { port, seen } = await servePlain('/there');
    const answer = await ask(`http://cpms.internal:${port}/`, request, cpms('127.0.0.1'));
    expect(answer).toMatchObject({ kind: 'content' });
    expect(seen).toEqual([`Token ${SECRET}`, `Token ${SECRET}`]);
  });

  test.each([
    ['93.184.216.34'],
    ['169.254.169.254'],
    ['168.63.129.16'],
    ['fe80::1'],
    ['fd00:ec2::254'],
    ['0.0.0.0'],
    ['2606:2800:220:1::1'],
  ])('never to %s, whatever a name says', async (address) => {
    const answer = await ask('http://cpms.internal:1/', request, cpms('127.0.0.1', address));
    expect(answer).toMatchObject({
      kind: 'failed',
      message: `"cpms.internal:1" (${address}) is not inside a private network, so it is not asked with plain http.`,
    });
    const host = address.includes(':') ? `[${address}]` : address;
    expect(await ask(`http://${host}:1/`, request, OPEN_WORLD)).toMatchObject({
      message: expect.stringContaining('is not inside a private network'),
    });
  });

  test.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.7', '100.64.0.1', 'fd12::1', '::1', '::ffff:10.0.0.1'])(
    '%s belongs to a private network',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  test('not without allow_private_address', async () => {
    const { port, seen } = await servePlain();
    const answer = await ask(`http://127.0.0.1:${port}/`, { ...request, allowPrivate: false });
    expect(answer).toMatchObject({ kind: 'failed' });
    expect(seen).toEqual([]);
  });

  test('never leads on to another host', async () => {
    const other = await servePlain();
    const { port } = await servePlain(`http://127.0.0.1:${other.port}/`);
    const answer = await ask(`http://127.0.0.1:${port}/`, request, OPEN_WORLD);
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('only https redirects') });
    expect(other.seen).toEqual([]);
  });
});
