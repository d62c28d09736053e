/**
 * `npm run try-package`: what a new user does, from an empty directory with an empty cache of npm, to the answers of an OCPI API.
 * Prints how long it took and what was installed. It fails if a step does, or if the package has grown beyond its limits. This needs
 * the registry of npm, so it is no part of `npm test`.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PROJECT, packProject } from './support/packed.ts';

/** What an installation may bring. A checkout has over 150 packages and 560 MB. */
const MOST = { megabytes: 25, packages: 45 };

/** What a user types behind `npx ocpi-snapshot`, in this order. */
const COMMANDS = (baseUrl: string) => [
  ['init', '.', '--country', 'NL', '--party', 'EXA', '--name', 'Example'],
  ['check'],
  ['build', '--base-url', baseUrl],
];

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The environment of a user: nothing in it tells of the npm script that runs this, nor of the packages of the checkout. */
function environmentOf(cache: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:command|execpath|node_execpath|lifecycle_.*|package_.*|config_local_prefix)|INIT_CWD)$/.test(name),
  );
  const [node, ...others] = (process.env.PATH ?? '').split(delimiter);
  const path = [node, ...others].filter((one) => one !== undefined && !one.includes('node_modules'));
  // The Node that runs this, which may be one of the packages of the checkout.
  return {
    ...Object.fromEntries(own),
    PATH: [join(process.execPath, '..'), ...path].join(delimiter),
    npm_config_cache: cache,
  };
}

interface Place {
  readonly home: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Runs a program where the user is, as from a shell. @throws Error if it fails */
function run({ home, environment }: Place, program: string, args: readonly string[]): void {
  const start = performance.now();
  execFileSync(program, args, {
    cwd: home,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  say(`== ${[program, ...args].join(' ')}: ${seconds(start)}`);
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Without links, in which no package is stored. */
function sizeOf(directory: string): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

function packagesIn(modules: string): number {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  return Object.keys(packages).length;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Resolves when the server has said where it listens. */
function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`serve ended with code ${code}`)));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        process.stdout.write(text);
        if (text.includes('serving ')) resolve();
      });
    }
  });
}

/** What OCPI puts around every answer. */
interface Envelope<T> {
  readonly status_code: number;
  readonly data: T;
}

/** @throws Error if it is not a good answer of OCPI */
async function ask<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  const { status_code, data } = (await answer.json()) as Envelope<T>;
  if (answer.status !== 200 || status_code !== 1000) throw new Error(`${url}: ${answer.status} ${status_code}`);
  say(`== GET ${url}: ${answer.status}, ${Array.isArray(data) ? data.length : 1} in data`);
  return data;
}

/** Serves what was built, and goes from the versions to the locations and the tariffs, as a client does. */
async function serveAndAsk({ home, environment }: Place, port: number): Promise<void> {
  const program = join(home, 'node_modules/ocpi-snapshot/bin/ocpi-snapshot.cjs');
  const server = spawn(process.execPath, [program, 'serve', '--port', String(port)], { cwd: home, env: environment });
  try {
    await listening(server);
    const [version] = await ask<{ url: string }[]>(`http://localhost:${port}/api/ocpi/versions`);
    const { endpoints } = await ask<{ endpoints: { identifier: string; url: string }[] }>(version?.url ?? '');
    for (const module of ['locations', 'tariffs']) {
      const { url = '' } = endpoints.find(({ identifier }) => identifier === module) ?? {};
      if ((await ask<object[]>(url)).length === 0) throw new Error(`there are no ${module}`);
    }
    await loadPage(`http://localhost:${port}`);
  } finally {
    server.removeAllListeners('exit');
    server.kill();
  }
}

/** Loads the page with the scripts and styles that it names. @throws Error if one of them is missing */
async function loadPage(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  const named = [...page.matchAll(/(?:src|href)="(\/_site\/[^"]+)"/g)].map(([, path = '']) => path);
  if (!named.some((path) => path.endsWith('.js'))) throw new Error('the page has no script');
  for (const path of ['/favicon.svg', '/status.json', ...named]) {
    const { status, headers } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    say(`== GET ${path}: ${status}, ${headers.get('content-type')}`);
  }
}

async function tryPackage(directory: string): Promise<void> {
  const start = performance.now();
  const { tarball, bytes } = packProject();
  const place = { home: join(directory, 'my network'), environment: environmentOf(join(directory, 'cache')) };
  mkdirSync(place.home);
  try {
    run(place, 'npm', ['install', '--no-audit', '--no-fund', tarball]);
    const modules = join(place.home, 'node_modules');
    const [megabytes, packages] = [sizeOf(modules) / 1e6, packagesIn(modules)];
    const port = await freePort();
    for (const args of COMMANDS(`http://localhost:${port}`)) run(place, 'npx', ['ocpi-snapshot', ...args]);
    await serveAndAsk(place, port);
    say(`\nfrom npm pack to the last answer: ${seconds(start)}`);
    say(
      `installed: ${packages} packages, ${megabytes.toFixed(1)} MB, from a tarball of ${(bytes / 1e6).toFixed(2)} MB`,
    );
    if (megabytes > MOST.megabytes) throw new Error(`more than ${MOST.megabytes} MB`);
    if (packages > MOST.packages) throw new Error(`more than ${MOST.packages} packages`);
  } finally {
    rmSync(join(tarball, '..'), { recursive: true });
  }
}

const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-new-user-'));
try {
  await tryPackage(directory);
  const own = join(PROJECT, 'node_modules');
  say(`beside it, this checkout: ${packagesIn(own)} packages, ${(sizeOf(own) / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(directory, { recursive: true, maxRetries: 3 });
}
