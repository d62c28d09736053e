/** `start`: the port first, then the build, then answers that are new as soon as the data is. */

import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toResponse } from '../../../src/edge/hosts/to-response.ts';
import { answerFromBuild } from '../../../src/watch/serve/answer-from-build.ts';
import { freePort } from '../../../src/watch/serve/take-port.ts';
import { envelopeOf } from '../../edge/support/http.ts';
import { askAt } from './support/ask-on-socket.ts';
import { portIn, run, type Served } from './support/served.ts';

let root: string;
const running: Served[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ocpi-start-'));
  cpSync('test/fixtures/valid/data', join(root, 'data'), { recursive: true });
});

afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

/** Without --out, in a directory where nothing is but the data. */
function start(...more: readonly string[]): Served {
  const started = run(
    ['start', '--data', 'data', ...(more.includes('--port') ? [] : ['--port', '0']), ...more],
    {},
    root,
  );
  running.push(started);
  return started;
}

const PLACE = '/api/ocpi/2.2/locations/AMS-01';

test('a change of the data is in the first answer after its build', async () => {
  const { line, ended, process } = start();
  const port = portIn(await line('Open http://localhost:'));
  const ask = askAt({ port });
  expect(envelopeOf(await ask('/api/ocpi/versions')).data).toMatchObject([
    { url: `http://localhost:${port}/api/ocpi/2.2` },
    { url: `http://localhost:${port}/api/ocpi/2.2.1` },
    { url: `http://localhost:${port}/api/ocpi/2.3.0` },
  ]);
  const path = join(root, 'data/locations.csv');
  for (const street of ['Market Square 2', 'Market Square 3']) {
    expect((await ask(PLACE)).status).toBe(200);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/Market Square \d/, street));
    await line('built in');
    expect(envelopeOf(await ask(PLACE)).data).toMatchObject({ address: street });
  }
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('before the first build it says so in words, to the terminal and to whoever asks', async () => {
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const { line, seen } = start('--port', String(port));
  const ask = askAt({ port });
  let isOpen = false;
  const opened = line('Open http://localhost:').then(() => {
    isOpen = true;
  });
  const answers = new Set<number>();
  const noAnswer = () => 0;
  while (!isOpen) {
    for (const path of ['/', '/api/ocpi/versions', '/favicon.svg', PLACE])
      answers.add(await ask(path).then(({ status }) => status, noAnswer));
  }
  await opened;
  expect([...answers].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  expect(seen.filter((said) => /^ {4}at |Error/.test(said))).toEqual([]);
});

test('a directory in which nothing was built yet is no site', async () => {
  const answer = answerFromBuild(root, () => ({ errors: '', isApiAlone: false }));
  const ask = async (path: string) => toResponse(await answer(new Request(`http://localhost/${path}`)));
  for (const path of ['', '_health.json']) {
    const early = await ask(path);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(await early.text()).toContain('The network is being built');
  }
  const early = await ask('api/ocpi/versions');
  expect(early.status).toBe(503);
  expect(early.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await early.json()).toMatchObject({ status_code: 3000 });
});

test('while the page is still to be built, browsers wait for it, and the API answers', async () => {
  const { process, line, ended } = start('--out', 'built');
  await line('Open');
  process.kill('SIGTERM');
  await ended;
  let isApiAlone = true;
  const answer = answerFromBuild(join(root, 'built'), () => ({ errors: '', isApiAlone }));
  const ask = async (path: string, Accept: string) =>
    toResponse(await answer(new Request(`http://localhost/${path}`, { headers: { Accept } })));
  const early = await ask('', 'text/html,*/*');
  expect([early.status, await early.text()]).toEqual([503, expect.stringContaining('http-equiv="refresh"')]);
  for (const type of ['*/*', 'text/html,*/*']) expect((await ask('api/ocpi/versions', type)).status).toBe(200);
  isApiAlone = false;
  expect((await ask('', 'text/html,*/*')).status).toBe(200);
});

test('two at once have a port and a directory each, and leave dist/ alone', async () => {
  const [one, two] = [start(), start()];
  const ports = [portIn(await one.line('Open')), portIn(await two.line('Open'))];
  for (const port of ports) {
    const { data } = envelopeOf(await askAt({ port })('/api/ocpi/versions'));
    expect(data).toMatchObject([{ url: `http://localhost:${port}/api/ocpi/2.2` }, {}, {}]);
    expect(existsSync(join(root, `.local/start-${port}/_snapshot/manifest.json`))).toBe(true);
  }
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test.each([[[]], [['--workers']]])('a port that is taken: nothing is built %j', async (more) => {
  const port = portIn(await start().line('Open'));
  rmSync(join(root, '.local'), { recursive: true });
  const second = start('--port', String(port), ...more);
  expect(await second.line('Port')).toContain(`Port ${port} is in use by another program.`);
  expect(await second.ended).toBe(2);
  expect(second.seen).toHaveLength(1);
  expect(existsSync(join(root, '.local'))).toBe(false);
});

test('without what --workers needs: nothing is built', async () => {
  const { line, ended } = start('--workers');
  expect(await line('ocpi-snapshot:')).toContain('There is no wrangler.toml here');
  expect(await ended).toBe(2);
  expect(existsSync(join(root, '.local'))).toBe(false);
});

test('PORT is the port unless --port is given', async () => {
  const wrong = run(['start', '--data', 'data'], { PORT: 'x' }, root);
  running.push(wrong);
  expect(await wrong.line('PORT')).toContain('PORT must be a number from 1 to 65535');
  const started = run(['start', '--data', 'data', '--port', '0'], { PORT: 'x' }, root);
  running.push(started);
  await started.line('Open');
});

test('a first build with errors ends it, and the port is free again', async () => {
  writeFileSync(join(root, 'data/evses.csv'), 'uid,location_id\nA,NO-SUCH\n');
  const { line, ended } = start();
  await line('was left as it was');
  expect(await ended).toBe(1);
});

describe('a status source', () => {
  let server: Server;
  let status: string;
  let asked: EventEmitter;
  let times: number;

  beforeEach(async () => {
    [status, asked, times] = ['CHARGING', new EventEmitter(), 0];
    server = createServer((_, response) => {
      response.end(JSON.stringify([{ evse_uid: 'AMS-01-A', status }]));
      asked.emit('asked', ++times);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const path = join(root, 'data/network.json');
    const { port } = server.address() as AddressInfo;
    const source = { name: 'hub', url: `http://127.0.0.1:${port}/`, format: 'json', allow_private_address: true };
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), status_sources: [source] }));
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Resolves when it was asked so many times in all. */
  async function askedTimes(wanted: number): Promise<void> {
    while (times < wanted) await once(asked, 'asked');
  }

  test('is asked on a schedule; silence while nothing changes, and a line when something does', async () => {
    const { line, seen } = start('--every', '1');
    const ask = askAt({ port: portIn(await line('Open')) });
    await askedTimes(4);
    status = 'OUTOFORDER';
    await line('built in');
    expect(seen.slice(seen.findIndex((said) => said.includes('Open')) + 1).filter((said) => said !== '')).toEqual([
      expect.stringMatching(/built in .* no file has changed/),
    ]);
    expect(envelopeOf(await ask(`${PLACE}/AMS-01-A`)).data).toMatchObject({ status: 'OUTOFORDER' });
  });

  test('is asked every 30 s unless --every says otherwise: an edit asks it once', async () => {
    const { line } = start();
    await line('Open');
    const path = join(root, 'data/locations.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/Market Square \d/, 'Market Square 2'));
    await line('built in');
    expect(times).toBe(2);
  });
});

test('while the data has errors, the page says so, and the API has the last build', async () => {
  const { line } = start();
  const ask = askAt({ port: portIn(await line('Open')) });
  const path = join(root, 'data/evses.csv');
  const good = readFileSync(path, 'utf8');
  const page = async () => (await ask('/', { headers: { Accept: 'text/html' } })).body.toString();
  writeFileSync(path, 'uid,location_id\nA,NO-SUCH\n');
  await line('the data cannot be published');
  expect(await page()).toContain('unknown-location');
  expect((await ask(PLACE)).status).toBe(200);
  writeFileSync(path, good);
  await line('the published data would be the same');
  expect(await page()).not.toContain('unknown-location');
});

test('a doubt is not called an error, and the page says how it is accepted', async () => {
  const { line } = start();
  const ask = askAt({ port: portIn(await line('Open')) });
  const path = join(root, 'data/locations.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace('52.373169,4.893379', '4.893379,52.373169'));
  expect(await line('not built')).toContain('Mend the errors, and mend or accept the doubts');
  const page = (await ask('/', { headers: { Accept: 'text/html' } })).body.toString();
  expect(page).toContain('The data cannot be published');
  expect(page).toContain('0 errors, 1 doubt');
  expect(page).toContain(
    'if this is right, accept it with a reason in waivers.csv (code,file,key,reason): outside-country,locations.csv,AMS-01',
  );
});

test('SIGTERM to the npm that runs it ends it too', async () => {
  // As npm does: a shell in between, which passes nothing on.
  const program = resolve('bin/ocpi-snapshot.cjs');
  const shell = spawn('sh', ['-c', `"${execPath}" "${program}" start --data data --port 0; exit $?`], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The stream ends when the last process that has it is gone.
  for await (const line of createInterface({ input: shell.stderr })) if (line.includes('Open')) shell.kill('SIGTERM');
});
