/** `serve`: what it says before it serves, that it follows the directory, and how it ends. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { envelopeOf } from '../../edge/support/http.ts';
import { writeSnapshot } from '../../snapshot/support/write-snapshot.ts';
import { csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { sampled } from '../../support/sampled.ts';
import { run, type Served, serve } from './support/served.ts';

let root: string;
let out: string;
const running: Served[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ocpi-serve-'));
  out = join(root, 'dist');
});

afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

/** A network of so many sites whose city is this, and of which the first has an EVSE of that name, in the directory. */
async function publish(city: string, sites = 3, settings: object = {}): Promise<void> {
  const rows = Array.from({ length: sites }, (_, i) => `L-${i},Main Street ${i},${city},52.373169,4.893379`);
  const tables = {
    locations: csv('id,address,city,latitude,longitude', ...rows),
    evses: csv('uid,location_id', `${city},L-0`),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      `${city},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`,
    ),
  };
  const network = networkOf(tables, settings);
  await writeSnapshot(out, await snapshotOf(network));
}

async function started(...more: readonly string[]) {
  const served = await serve(out, ...more);
  running.push(served);
  return served;
}

function refused(...args: readonly string[]): Served {
  const served = run(args);
  running.push(served);
  return served;
}

const LIST = '/api/ocpi/2.2/locations';

describe('before it serves', () => {
  test('it says where it listens, and what it serves', async () => {
    await publish('Amsterdam', 3, { base_url: 'https://ocpi.charging.nl' });
    const { line, port, seen } = await started();
    expect(seen.at(-1)).toBe(`serving ${out} on http://127.0.0.1:${port} (Ctrl+C ends it)`);
    expect(await line('network')).toBe('network NL EXA, built 2026-01-01T00:00:00Z: 3 locations, 1 EVSE, 0 tariffs');
    expect(await line('URLs')).toBe(
      'URLs in its answers begin with https://ocpi.charging.nl (base_url), so that address must lead to this server',
    );
  });

  test('a snapshot that was built for another port of this machine', async () => {
    await publish('Amsterdam', 3, { base_url: 'http://localhost:1' });
    const { line, port } = await started();
    expect(await line('URLs')).toBe(
      `URLs in its answers lead to http://localhost:1, which is not this server. To change that: npx ocpi-snapshot build --out ${out} --base-url http://localhost:${port}`,
    );
  });

  test('a directory that is not there', async () => {
    const { line, ended } = refused('serve', '--out', out);
    expect(await line('There')).toBe(
      `ocpi-snapshot: There is no directory "${out}". Build it first: npx ocpi-snapshot build --out ${out}`,
    );
    expect(await ended).toBe(2);
  });

  test('a directory that cannot be read', async () => {
    // A link in a circle, because nothing is forbidden to root.
    symlinkSync(out, out);
    const { line, ended } = refused('serve', '--out', out);
    expect(await line('ocpi-snapshot:')).toContain(`"${out}" cannot be read (ELOOP). Check its permissions`);
    expect(await ended).toBe(2);
  });

  test.each([
    ['an empty directory', undefined, 'it has no manifest'],
    ['half a manifest', '{"format":2', 'its manifest is not JSON'],
    ['the snapshot of another version', '{"format":1}', 'it was written by another version'],
  ])('%s', async (_, manifest, why) => {
    mkdirSync(join(out, '_snapshot'), { recursive: true });
    if (manifest !== undefined) writeFileSync(join(out, '_snapshot/manifest.json'), manifest);
    const { line, ended } = refused('serve', '--out', out);
    expect(await line('snapshot:')).toContain(
      `"${out}" is not a snapshot that can be served: ${why}. Build it: npx ocpi-snapshot build`,
    );
    expect(await ended).toBe(2);
  });

  test('a port that is taken', async () => {
    await publish('Amsterdam');
    const { port } = await started();
    const second = refused('serve', '--out', out, '--port', String(port));
    expect(await second.line('Port')).toBe(
      `ocpi-snapshot: Port ${port} is in use by another program. Stop that program, or choose another port: --port ${port + 1}.`,
    );
    expect(await second.ended).toBe(2);
  });

  test('an address that this machine does not have', async () => {
    await publish('Amsterdam');
    const { line, ended } = refused('serve', '--out', out, '--host', '192.0.2.1', '--port', '0');
    expect(await line('address')).toContain('This machine has no address "192.0.2.1". Write --host 127.0.0.1');
    expect(await ended).toBe(2);
  });

  const WRONG_OPTIONS = [
    [['--port', '70000'], '--port must be a number from 1 to 65535, or 0 for any free port, not "70000".'],
    [['--port', '8787x'], '--port must be a number from 1 to 65535, or 0 for any free port, not "8787x".'],
    [['--out='], '--out is empty. Name the directory to serve.'],
    [['--host='], '--host is empty. Write --host 127.0.0.1 or --host 0.0.0.0.'],
  ] as const;

  test.each(sampled('wrong options', WRONG_OPTIONS, 2))('%j', async (args, message) => {
    const { line, ended } = refused('serve', ...args);
    expect(await line('ocpi-snapshot')).toBe(`ocpi-snapshot: ${message}`);
    expect(await ended).toBe(2);
  });
});

describe('while it serves', () => {
  test('a new build is there with the next request, whoever made it', async () => {
    await publish('Amsterdam');
    const { ask } = await started();
    for (const city of ['Rotterdam', 'Utrecht', 'Groningen']) {
      expect((await ask(`${LIST}/L-0`)).status).toBe(200);
      await publish(city);
      expect(envelopeOf(await ask(`${LIST}/L-0`)).data).toMatchObject({ city });
      expect((await ask('/status.json')).body.toString()).toContain(`"${city}"`);
    }
  });

  test('a directory that is replaced rather than a link', async () => {
    await publish('Amsterdam');
    const copy = join(root, 'copy');
    cpSync(`${out}/`, copy, { recursive: true, dereference: true });
    const served = await serve(copy);
    running.push(served);
    await publish('Rotterdam');
    rmSync(copy, { recursive: true });
    cpSync(`${out}/`, copy, { recursive: true, dereference: true });
    expect(envelopeOf(await served.ask(`${LIST}/L-0`)).data).toMatchObject({ city: 'Rotterdam' });
  });

  test('builds under load: every answer is whole, and of one snapshot', { tags: ['slow'] }, async () => {
    await publish('City-0', 400);
    const { ask } = await started();
    let isOver = false;
    const client = async (path: string) => {
      let count = 0;
      for (; !isOver || count === 0; count++) {
        const answer = await ask(path, { headers: { 'Accept-Encoding': count % 2 === 0 ? 'gzip' : 'identity' } });
        expect(answer.status).toBe(200);
        expect(answer.body.length).toBe(Number(answer.headers['content-length']));
        const cities = new Set((envelopeOf(answer).data as { city: string }[]).map(({ city }) => city));
        expect(cities.size).toBe(1);
      }
      return count;
    };
    const clients = [LIST, LIST, `${LIST}?offset=10&limit=100`, `${LIST}?date_from=2020-01-01T00:00:00Z`].map(client);
    for (let build = 1; build <= 8; build++) await publish(`City-${build}`, 400);
    isOver = true;
    for (const count of await Promise.all(clients)) expect(count).toBeGreaterThan(0);
  });

  test('a directory that goes away is 503, and one that comes back is served', async () => {
    await publish('Amsterdam');
    const { ask } = await started();
    rmSync(out);
    expect((await ask('/_health.json')).status).toBe(503);
    expect((await ask('/')).status).toBe(503);
    await publish('Rotterdam');
    expect(envelopeOf(await ask(`${LIST}/L-0`)).data).toMatchObject({ city: 'Rotterdam' });
  });

  test('nothing outside of the snapshot is served', async () => {
    await publish('Amsterdam');
    writeFileSync(join(root, 'secret.txt'), 'secret');
    symlinkSync(join(root, 'secret.txt'), join(out, 'link.txt'));
    symlinkSync(root, join(out, 'up'));
    const { ask } = await started();
    const ways = ['../', '%2e%2e/', '..%2f', '%2e%2e%2f', '..\\', '..%5c', './/..//', '.%00./'];
    const paths = [...ways.map((way) => `/${way.repeat(9)}${root.slice(1)}/secret.txt`), '/link.txt', '/up/secret.txt'];
    for (const path of [
      ...paths,
      ...ways.map((way) => `/${way}secret.txt`),
      '/.dist/lock',
      '/_headers',
      `/api/ocpi/${ways[0]}`,
    ]) {
      const { status, body } = await ask(path);
      expect([path, status, body.includes('secret') && !body.includes('<html')]).toEqual([path, 404, false]);
    }
  });

  test('what is no proper request does not stop it', async () => {
    await publish('Amsterdam');
    const { port, ask } = await started();
    const send = (text: string) =>
      new Promise<string>((done) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (data) => {
          answer += data.toString('latin1');
        });
        socket.on('close', () => done(answer.slice(9, 12))).on('error', () => {});
      });
    const headers = 'Host: x\r\nConnection: close\r\n\r\n';
    expect(await send('nonsense\r\n\r\n')).toBe('400');
    expect(await send(`GET /api/ocpi/versions HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n${headers}`)).toBe('431');
    expect(await send(`TRACE /api/ocpi/versions HTTP/1.1\r\n${headers}`)).toBe('405');
    expect(await send(`CONNECT x:443 HTTP/1.1\r\n${headers}`)).not.toBe('200');
    const front = await send(`GET / HTTP/1.1\r\n${headers}`);
    expect(['200', '404']).toContain(front);
    expect(await send(`GET http://[/ HTTP/1.1\r\n${headers}`)).toBe(front);
    expect(await send(`GET //x HTTP/1.1\r\n${headers}`)).toBe('404');
    expect(await send(`OPTIONS * HTTP/1.1\r\n${headers}`)).not.toMatch(/^5/);
    expect(await send(`GET /api/ocpi/versions HTTP/1.1\r\nX-Request-ID: \x80\xff\r\n${headers}`)).toBe('200');
    expect((await ask('/api/ocpi/versions')).status).toBe(200);
  });

  test('a client that leaves early does not stop it', async () => {
    await publish('Amsterdam', 2000);
    const { port, ask, line } = await started('--log');
    for (let i = 0; i < 20; i++) {
      await new Promise<void>((done) => {
        const leaving = get({ port, path: LIST }, (answer) => answer.once('data', () => leaving.destroy()));
        leaving.on('error', () => {}).on('close', done);
      });
    }
    expect(await line(LIST)).toMatch(/ GET \/api\/ocpi\/2\.2\/locations 200 \d+ \d+ ms( cut off)?$/);
    expect((await ask(LIST)).status).toBe(200);
  });

  test('the log has one line for each answer, whatever the client wrote', async () => {
    await publish('Amsterdam');
    const { ask, line } = await started('--log');
    await ask('/api/ocpi/2.2?a=%0d%0aGET');
    expect(await line(' GET ')).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ GET \/api\/ocpi\/2\.2\?a=%0d%0aGET 200 \d+ \d+ ms$/,
    );
  });
});

describe('the end', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: an answer under way is finished, and idle clients do not delay it',
    async (signal) => {
      await publish('Amsterdam', 3000);
      const { port, process: child, line, ended } = await started();
      const idle = connect(port, '127.0.0.1');
      await new Promise((done) => idle.once('connect', done));
      const answer = await new Promise<IncomingMessage>((resolve) => {
        request({ port, path: LIST, headers: { 'Accept-Encoding': 'identity' } }, resolve).end();
      });
      child.kill(signal);
      await line('ending');
      const body = Buffer.concat(await answer.toArray());
      expect(body.length).toBe(Number(answer.headers['content-length']));
      expect(await ended).toBe(0);
      idle.destroy();
    },
  );

  test('afterwards the port is free', async () => {
    await publish('Amsterdam');
    const { port, process: child, ended } = await started();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const server = createServer();
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    server.close();
  });
});
