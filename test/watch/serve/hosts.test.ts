/** docs/publishing.md says where nginx answers otherwise, with the configurations in docs/server/, than our own server. nginx is asked where it is installed. */

import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../../src/edge/hosts/node.ts';
import { pagePolicy } from '../../../src/snapshot/headers-file.ts';
import { takePort } from '../../../src/watch/serve/take-port.ts';
import { writeSnapshot } from '../../snapshot/support/write-snapshot.ts';
import { csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { askAt } from './support/ask-on-socket.ts';
import { measureHost } from './support/measure-host.ts';
import { nginxVersion, startNginx } from './support/nginx.ts';

const PAGE = 'docs/publishing.md';
const BEGIN = '<!-- hosts: UPDATE_HOSTS=1 npx vitest run test/watch/serve/hosts.test.ts -->\n';
const END = '<!-- end of hosts -->';

/** As Debian installs it. */
const UNTOUCHED = 'server {\n  root /srv/dist;\n  location / {\n    try_files $uri $uri/ =404;\n  }\n}\n';

const SITES = Array.from({ length: 40 }, (_, i) => `L-${i},Main Street ${i},Amsterdam,52.373169,4.893379`);

let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'ocpi-hosts-'));
  const network = networkOf({ locations: csv('id,address,city,latitude,longitude', ...SITES) });
  await writeSnapshot(join(root, 'dist'), await snapshotOf(network));
});

afterAll(() => rmSync(root, { recursive: true }));

test('nginx sends the policy that a build writes', () => {
  expect(configured('nginx-static')).toContain(`add_header Content-Security-Policy "${pagePolicy()}" always;`);
});

/** A configuration that the page leads to. */
function configured(name: 'nginx-proxy' | 'nginx-static'): string {
  return readFileSync(`docs/server/${name}.conf`, 'utf8');
}

const version = nginxVersion();

describe.skipIf(version === undefined)(`${version ?? 'nginx, which is not installed here'}`, () => {
  test('in front of our server, it changes nothing', async () => {
    const server = createSiteServer(join(root, 'dist'));
    const port = await takePort(server, { host: '127.0.0.1', port: 0 });
    const nginx = startNginx(configured('nginx-proxy').replace('127.0.0.1:8787', `127.0.0.1:${port}`));
    try {
      const behind = await measureHost(askAt({ socketPath: nginx.socket }));
      expect(behind).toEqual(await measureHost(askAt({ port })));
      expect(behind.get('one location')).toBe('200 JSON');
    } finally {
      nginx.stop();
      server.close();
    }
  });

  test('the table says what was answered', async () => {
    const server = createSiteServer(join(root, 'dist'));
    const port = await takePort(server, { host: '127.0.0.1', port: 0 });
    const columns = new Map([['`ocpi-snapshot serve`', await measureHost(askAt({ port }))]]);
    server.close();
    for (const [name, server] of [
      ['nginx as configured above', configured('nginx-static')],
      ['nginx as Debian installs it', UNTOUCHED],
    ] as const) {
      const nginx = startNginx(server.replace(/^ *root .*;$/m, `  root ${join(root, 'dist')};`));
      columns.set(name, await measureHost(askAt({ socketPath: nginx.socket })));
      nginx.stop();
    }
    const page = readFileSync(PAGE, 'utf8');
    const [before, after] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
    const measured = `${page.slice(0, before)}\n${tableOf(columns)}\n${page.slice(after)}`;
    if (process.env.UPDATE_HOSTS === '1') writeFileSync(PAGE, measured);
    expect(readFileSync(PAGE, 'utf8')).toBe(measured);
  });
});

const hasSystemd = isInstalled('systemd-analyze', '--version');

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the units', () => {
  const paths = globSync('docs/server/*.{service,timer}').map((unit) => {
    const path = join(root, basename(unit));
    // It would miss the program, which is not installed here.
    writeFileSync(path, readFileSync(unit, 'utf8').replace(/\/opt\/\S+/, '/bin/true'));
    return path;
  });
  expect(paths).toHaveLength(4);
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, '']);
});

function isInstalled(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

function tableOf(columns: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const [first = new Map()] = columns.values();
  const answers = [...first.keys()].map(
    (asked) => [asked, [...columns.values()].map((column) => column.get(asked))] as const,
  );
  const rows = answers.flatMap(([asked, cells]) => (new Set(cells).size === 1 ? [] : [[asked, ...cells]]));
  return [['', ...columns.keys()], ['', ...columns.keys()].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
