/** A client that openapi-typescript generates: it compiles under --strict, and reads a running edge. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** As somebody writes one who has read nothing but the document. */
const CLIENT = `
import type { components, operations, paths } from './api.js';

type Locations = operations['getLocations22']['responses'][200]['content']['application/json'];
type Evse = components['schemas']['EVSE221'];

const path = '/api/ocpi/2.2/locations' satisfies keyof paths;
const query: operations['getLocations22']['parameters']['query'] = { limit: 1, offset: 0 };

export async function firstUids(base: string): Promise<string[]> {
  const parameters = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const answer = (await (await fetch(\`\${base}\${path}?\${parameters}\`)).json()) as Locations;
  if (answer.status_code !== 1000) throw new Error(answer.status_message);
  return answer.data.flatMap(({ evses = [] }) => evses.map(({ uid }) => uid));
}

export const isFree = ({ status }: Evse): boolean => status === 'AVAILABLE';

// @ts-expect-error: there is no such status
export const isBroken = ({ status }: Evse): boolean => status === 'BROKEN';

console.log(JSON.stringify(await firstUids(process.argv[2] ?? '')));
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
  writeFileSync(join(directory, 'openapi.json'), site.get('/openapi.json') ?? '');
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(directory, 'client.ts'), CLIENT);
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
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: directory, env });
  return stdout;
}

const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];

test('is generated, compiles, and reads what is published', async () => {
  await node(GENERATOR, 'openapi.json', '--output', 'api.d.ts');
  const nodeTypes = dirname(dirname(createRequire(import.meta.url).resolve('@types/node/package.json')));
  const where = ['--module', 'nodenext', '--target', 'es2024', '--typeRoots', nodeTypes, '--types', 'node'];
  await node(TSC, ...STRICT, ...where, 'client.ts');
  const { port } = running.address() as AddressInfo;
  expect(await node('client.js', `http://127.0.0.1:${port}`)).toBe('["E-1"]\n');
});
