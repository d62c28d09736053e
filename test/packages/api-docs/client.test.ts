/** The client of docs/api.md, on the types that openapi-typescript generates: it compiles under --strict, and reads a running edge. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from '../../../src/edge/hosts/node.ts';
import { siteOf, writeSite } from '../../edge/support/site.ts';
import { networkOf, snapshotOf } from '../../support/network-of.ts';

/** openapi-typescript needs TypeScript 5, so both are in a workspace of their own. */
const OWN = createRequire(createRequire(import.meta.url).resolve('pinned-api-client/package.json'));
const GENERATOR = join(dirname(OWN.resolve('openapi-typescript/package.json')), 'bin/cli.js');
const TSC = join(dirname(OWN.resolve('typescript/package.json')), 'bin/tsc');

/** The client that docs/api.md shows. */
const READER = /^```ts\n([\s\S]+?)^```$/m.exec(readFileSync('docs/api.md', 'utf8'))?.[1] ?? '';

/** As somebody goes on who has read nothing but the document. */
const USES = `
import type { components } from './api.js';

type Evse = components['schemas']['EVSE'];

// The lists, of which one answers HTTP status 200 to a wrong parameter: no check here.
const locations = await read('/api/ocpi/2.2/locations', { limit: '1', offset: '0' });
const uids = locations.flatMap(({ evses = [] }) => evses.map(({ uid }: Evse) => uid));
const { city } = await read('/api/ocpi/2.2/locations/{location_id}', { location_id: 'L-1' });
const currencies = (await read('/api/ocpi/2.2/tariffs')).map(({ currency }) => currency);

// What has no such error is a success wherever HTTP says so.
type Versions = paths['/api/ocpi/versions']['get']['responses'][200]['content']['application/json'];
const newest = (versions: Versions): string | undefined => versions.data.at(-1)?.url;

// What a 404 has is an error, and never a success.
type NotFound = paths['/api/ocpi/2.2/tariffs/{tariff_id}']['get']['responses'][404]['content']['application/json'];
const reason = ({ status_code, status_message }: NotFound): string => \`\${status_code satisfies 2000 | 2003 | 3000} \${status_message}\`;

// @ts-expect-error: an error has no data
const none = (answer: NotFound) => answer.data;

// @ts-expect-error: a list may be an error, which is to be told first
const unchecked = (answer: Answer<'/api/ocpi/2.2/locations'>) => answer.data;

// @ts-expect-error: there is no such status
const isBroken = ({ status }: Evse): boolean => status === 'BROKEN';

const failure = await read('/api/ocpi/2.2/locations', { limit: 'many' }).catch((error: Error) => error.message);
console.log(JSON.stringify([uids, city, currencies, failure]));
export { isBroken, newest, none, reason, unchecked };
`;

let directory: string;
let folder: string;
let running: ReturnType<typeof createSiteServer>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-client-'));
  const site = siteOf(await snapshotOf(networkOf({}, { versions: ['2.2', '2.2.1'] })));
  folder = await writeSite(site);
  running = createSiteServer(folder);
  await once(running.listen(0, '127.0.0.1'), 'listening');
  writeFileSync(join(directory, 'openapi.json'), site.get('/openapi-2.2.json') ?? '');
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
});

afterAll(() => {
  running?.close();
  running?.closeAllConnections();
  for (const place of [directory, folder]) rmSync(place, { recursive: true });
});

/** Not the synchronous one: the server that the client asks is in this process. */
async function node(...parameters: readonly string[]): Promise<string> {
  // Its cache would stay behind.
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: directory, env }).catch(
    // The compiler says there what is wrong.
    (error: Error & { readonly stdout: string }) => Promise.reject(new Error(error.stdout || error.message)),
  );
  return stdout;
}

const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];

test('is generated, compiles, and reads what is published', { tags: ['slow'] }, async () => {
  const { port } = running.address() as AddressInfo;
  expect(READER).toContain("'https://ocpi.example.com'");
  const reader = READER.replace('https://ocpi.example.com', `http://127.0.0.1:${port}`);
  writeFileSync(join(directory, 'client.ts'), reader + USES);
  await node(GENERATOR, 'openapi.json', '--output', 'api.d.ts');
  const nodeTypes = dirname(dirname(createRequire(import.meta.url).resolve('@types/node/package.json')));
  const where = ['--module', 'nodenext', '--target', 'es2024', '--typeRoots', nodeTypes, '--types', 'node'];
  await node(TSC, ...STRICT, ...where, 'client.ts');
  expect(await node('client.js')).toBe('[["E-1"],"Amsterdam",[],"limit must be a whole number of at least 1."]\n');
});
