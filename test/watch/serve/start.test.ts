/** `start`: the port first, then the build, then answers that are new as soon as the data is. */

import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toResponse } from '../../../src/edge/hosts/directory.ts';
import { answerFromBuild } from '../../../src/watch/serve/answer-from-build.ts';
import { envelopeOf } from '../../edge/support/http.ts';
import { askAt } from './support/ask-on-socket.ts';
import { portIn } from './support/served.ts';
import { asksUntilOpen, PLACE, startsIn } from './support/starts.ts';

const here = startsIn('test/fixtures/valid/data');
const { start } = here;

test('a change of the data is in the first answer after its build', async () => {
  const { line, ended, process } = start();
  const port = portIn(await line('Open http://localhost:'));
  const ask = askAt({ port });
  expect(envelopeOf(await ask('/api/ocpi/versions')).data).toMatchObject([
    { url: `http://localhost:${port}/api/ocpi/2.2` },
    { url: `http://localhost:${port}/api/ocpi/2.2.1` },
    { url: `http://localhost:${port}/api/ocpi/2.3.0` },
  ]);
  const path = join(here.root, 'data/locations.csv');
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
  await asksUntilOpen(here, ['/status.json', '/api/ocpi/versions', PLACE]);
});

test('a directory in which nothing was built yet is no site', async () => {
  const answer = answerFromBuild(here.root, () => ({ errors: '', isApiAlone: false }));
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

test('two at once have a port and a directory each, and leave dist/ alone', { tags: ['slow'] }, async () => {
  const [one, two] = [start(), start()];
  const ports = [portIn(await one.line('Open')), portIn(await two.line('Open'))];
  for (const port of ports) {
    const { data } = envelopeOf(await askAt({ port })('/api/ocpi/versions'));
    expect(data).toMatchObject([{ url: `http://localhost:${port}/api/ocpi/2.2` }, {}, {}]);
    expect(existsSync(join(here.root, `.local/start-${port}/_snapshot/manifest.json`))).toBe(true);
  }
  expect(existsSync(join(here.root, 'dist'))).toBe(false);
});

test('a port that is taken: nothing is built', { tags: ['slow'] }, async () => {
  const port = portIn(await start().line('Open'));
  rmSync(join(here.root, '.local'), { recursive: true });
  const second = start('--port', String(port));
  expect(await second.line('Port')).toContain(`Port ${port} is in use by another program.`);
  expect(await second.ended).toBe(2);
  expect(second.seen).toHaveLength(1);
  expect(existsSync(join(here.root, '.local'))).toBe(false);
});

test('PORT is the port unless --port is given', async () => {
  const wrong = here.run(['start', '--data', 'data'], { PORT: 'x' });
  expect(await wrong.line('PORT')).toContain('PORT must be a number from 1 to 65535');
  const started = here.run(['start', '--data', 'data', '--port', '0'], { PORT: 'x' });
  await started.line('Open');
});

test('a first build with errors ends it, and the port is free again', async () => {
  writeFileSync(join(here.root, 'data/evses.csv'), 'uid,location_id\nA,NO-SUCH\n');
  const { line, ended } = start();
  await line('was left as it was');
  await line('Start it again');
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
    const path = join(here.root, 'data/network.json');
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

  test('is asked on a schedule; silence while nothing changes, and a line when something does', {
    tags: ['slow'],
  }, async () => {
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

  test('is asked every 30 s unless --every says otherwise: an edit asks it once', { tags: ['slow'] }, async () => {
    const { line } = start();
    await line('Open');
    const path = join(here.root, 'data/locations.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/Market Square \d/, 'Market Square 2'));
    await line('built in');
    expect(times).toBe(2);
  });
});

test('SIGTERM to the npm that runs it ends it too', { tags: ['slow'] }, async () => {
  // As npm does: a shell in between, which passes nothing on.
  const program = resolve('bin/ocpi-snapshot.cjs');
  const shell = spawn('sh', ['-c', `"${execPath}" "${program}" start --data data --port 0; exit $?`], {
    cwd: here.root,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The stream ends when the last process that has it is gone.
  for await (const line of createInterface({ input: shell.stderr })) if (line.includes('Open')) shell.kill('SIGTERM');
});
