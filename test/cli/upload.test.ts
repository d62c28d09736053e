/** What wrangler uploads of a built directory, by wrangler itself: it tells a server that stands in for Cloudflare's API. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInto, filesIn } from '../publish/history/support/disk-builds.ts';
import { networkOf } from '../support/network-of.ts';

const ROOT = join(import.meta.dirname, '../..');

let directory = '';
let api: Server;
/** The paths in the list of assets that was sent. */
let uploaded: string[] | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-upload-'));
  uploaded = undefined;
  api = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const isUpload = request.url?.endsWith('/assets-upload-session') === true;
    if (isUpload) uploaded = Object.keys((JSON.parse(text) as { manifest: object }).manifest);
    const isKnown = request.url?.endsWith('/subdomain') === true;
    const result = isKnown ? { subdomain: 'example', enabled: true } : null;
    // There is no worker of that name yet (10007). The list is all that is wanted, so the upload fails.
    const errors = isKnown ? [] : [{ code: 10007, message: 'not here' }];
    response.writeHead(isKnown ? 200 : isUpload ? 400 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: isKnown, errors, messages: [], result }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterEach(() => {
  api.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Runs `wrangler deploy`, and waits until it has given up. */
function deploy(out: string): Promise<void> {
  const environment = {
    ...process.env,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    CLOUDFLARE_API_TOKEN: 'a-token',
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    XDG_CONFIG_HOME: directory,
    CI: 'true',
  };
  const args = [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), 'deploy', '--assets', out];
  return new Promise((done) => execFile(process.execPath, args, { cwd: ROOT, env: environment }, () => done()));
}

test('nothing that the edge rule answers without its file, so a plain list is not uploaded anew for one status', async () => {
  const out = join(directory, 'dist');
  await buildInto(out, networkOf({}), Date.parse('2026-05-01T12:00:00Z'));
  const built = [...filesIn(out).keys()];
  expect(built).toContain('api/ocpi/2.2/locations');
  await deploy(out);
  const left = ['.assetsignore', '_headers', ...built.filter((path) => path.startsWith('api/'))];
  expect(uploaded?.toSorted()).toEqual(
    built
      .filter((path) => !left.includes(path))
      .map((path) => `/${path}`)
      .toSorted(),
  );
});
