/**
 * `npm run try-package`: the commands of README.md, as they stand there, in an empty directory with an empty cache of npm: a clone
 * serves the demo, and packs the program, which makes a network of its own, which serves that. Only the tests are left to `npm test`. Prints how long it took and what was installed. It
 * fails if a command does, or if the package has grown beyond its limits. This needs the registry of npm, so it is no part of `npm test`.
 *
 * `npm run try-package -- PROGRAM` takes another npm, such as one of an older version.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { PROJECT } from './support/packed.ts';
import { commandsUnder } from './support/readme-commands.ts';

/** What a network's repository may install, besides Node. A checkout has over 150 packages and 560 MB. */
const MOST = { megabytes: 25, packages: 45 };

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The environment of a user: nothing in it tells of the npm script that runs this, nor of the packages of the checkout. */
function environmentOf(place: string, port: number): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:command|execpath|node_execpath|lifecycle_.*|package_.*|config_local_prefix)|INIT_CWD)$/.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  const [, , npm] = process.argv;
  const first = npm === undefined ? [] : [linkTo(resolve(npm), place)];
  return {
    ...Object.fromEntries(own),
    PATH: [...first, ...path].join(delimiter),
    npm_config_cache: join(place, 'cache'),
    // Nobody is here to answer npx, which asks before it installs the file that it was given.
    npm_config_yes: 'true',
    PORT: String(port),
  };
}

/** A directory in which this program is npm. */
function linkTo(npm: string, place: string): string {
  const directory = join(place, 'bin');
  mkdirSync(directory);
  symlinkSync(npm, join(directory, 'npm'));
  return directory;
}

/** What a clone would have, as the files are now. */
function cloneTo(directory: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
  });
  for (const file of new Set(listed.toString().split('\0'))) {
    if (file !== '' && existsSync(join(PROJECT, file))) cpSync(join(PROJECT, file), join(directory, file));
  }
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Without links, in which no package is stored. */
function sizeOf(directory: string): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

function checkSize(modules: string): void {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  const node = readdirSync(modules).filter((name) => /^node-(?:linux|win)-/.test(name));
  const ofNode = node.reduce((sum, name) => sum + sizeOf(join(modules, name)), 0) / 1e6;
  const [megabytes, count] = [sizeOf(modules) / 1e6 - ofNode, Object.keys(packages).length];
  say(`installed: ${count} packages, ${megabytes.toFixed(1)} MB, and ${ofNode.toFixed(0)} MB of Node`);
  if (megabytes > MOST.megabytes) throw new Error(`more than ${MOST.megabytes} MB`);
  if (count > MOST.packages) throw new Error(`more than ${MOST.packages} packages`);
}

function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Resolves when it has said that it serves. @throws Error if it ends, or prints a stack trace */
function listening(server: ChildProcess): Promise<void> {
  return new Promise((done, reject) => {
    server.once('exit', (code) => reject(new Error(`it ended with code ${code}`)));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        process.stdout.write(text);
        if (/^ {4}at /m.test(text)) reject(new Error('it printed a stack trace'));
        if (text.includes('Open http')) done();
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

/** Goes from the versions to the locations and the tariffs, as a client does. */
async function askAll(home: string): Promise<void> {
  const [version] = await ask<{ url: string }[]>(`${home}/api/ocpi/versions`);
  const { endpoints } = await ask<{ endpoints: { identifier: string; url: string }[] }>(version?.url ?? '');
  for (const module of ['locations', 'tariffs']) {
    const { url = '' } = endpoints.find(({ identifier }) => identifier === module) ?? {};
    if ((await ask<object[]>(url)).length === 0) throw new Error(`there are no ${module}`);
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

/** Runs a block of commands in a shell, until what it starts serves; asks that, and stops it. */
async function runAndAsk(commands: string, directory: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const start = performance.now();
  say(`\n$ ${commands.replaceAll('\n', '\n$ ')}`);
  const shell = spawn('sh', ['-ec', commands], {
    cwd: directory,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise((done) => shell.once('close', done));
  try {
    await listening(shell);
    say(`== from the first command to a server: ${seconds(start)}`);
    await askAll(`http://localhost:${environment.PORT}`);
    await loadPage(`http://localhost:${environment.PORT}`);
  } finally {
    shell.removeAllListeners('exit');
    if (shell.exitCode === null && shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    await ended;
  }
}

/** @param place an empty directory */
async function tryPackage(place: string): Promise<void> {
  const clone = join(place, 'a clone');
  cloneTo(clone);
  const [demo = ''] = commandsUnder('Look at the demo');
  const [own = ''] = commandsUnder('Your network');
  const environment = environmentOf(place, await freePort());
  say(`npm ${execFileSync('npm', ['--version'], { env: environment, encoding: 'utf8' }).trim()}`);
  await runAndAsk(demo, clone, environment);
  execFileSync('npm', ['pack', '--pack-destination', place], { cwd: clone, env: environment, stdio: 'ignore' });
  // README.md asks for a later Node than a clone needs: the one that runs this.
  const path = [dirname(process.execPath), environment.PATH].join(delimiter);
  await runAndAsk(own, place, { ...environment, PATH: path });
  checkSize(join(place, 'my-network', 'node_modules'));
}

const place = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-new-user-'));
try {
  await tryPackage(place);
  say(`beside it, the checkout: ${(sizeOf(join(place, 'a clone', 'node_modules')) / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(place, { recursive: true, maxRetries: 3 });
}
