/**
 * Does what README.md says, in its order, with its commands as they stand there; compares its answers. Only these differ: the port,
 * because others may have that one; `login` shows its help, and `deploy` runs dry; and the tests are left to `npm test`.
 */

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneTo, runIn, type Say, type Serving, serveIn } from './new-user.ts';
import { blockUnder } from './readme-commands.ts';

export interface Following {
  /** An empty directory. */
  readonly place: string;
  /** Has PORT. */
  readonly environment: NodeJS.ProcessEnv;
  readonly say: Say;
  /** Called when a network of one's own is installed, and has nothing to publish with yet. @param directory of its repository */
  readonly onInstalled?: (directory: string) => void;
}

/** @throws Error where something is not as README.md says */
export async function followReadme(following: Following): Promise<void> {
  const { place, environment, onInstalled } = following;
  const [clone, network] = [join(place, 'a clone'), join(place, 'my-network')];
  cloneTo(clone);
  await lookAtDemo(clone, following);
  await beginNetwork(clone, network, following);
  onInstalled?.(network);
  publish(network, environment);
  beginWithoutClone(network, join(place, 'elsewhere'), following);
}

/** The API answers before the scripts of the page are bundled, which a clone has not done yet. */
async function lookAtDemo(clone: string, { environment, say }: Following): Promise<void> {
  const server = serveIn(clone, blockUnder('Try it', 'sh'), environment, say);
  try {
    await server.printed('bundles its scripts first', 'Open http');
    compareAnswer(clone, blockUnder('Try it', 'console'), environment);
    await askAll(environment, server, say);
  } finally {
    await server.stop();
  }
}

async function beginNetwork(clone: string, network: string, { environment, say }: Following): Promise<void> {
  const server = serveIn(clone, blockUnder('Your own network', 'sh'), environment, say);
  try {
    await askAll(environment, server, say);
    const sheet = join(network, 'data/chargers.csv');
    const right = readFileSync(sheet, 'utf8');
    writeFileSync(sheet, right.replace('socket', 'sokcet'));
    const answer = blockUnder('Your own network', 'console');
    await server.printed(answer.split('\n')[1] ?? '');
    compareAnswer(network, answer, environment);
    writeFileSync(sheet, right);
  } finally {
    await server.stop();
  }
}

function publish(network: string, environment: NodeJS.ProcessEnv): void {
  const sheet = join(network, 'data/chargers.csv');
  const own = readFileSync(sheet, 'utf8')
    .replaceAll('EXAMPLE-1', 'AMS-1')
    .replace(/Example site[^,]*/, 'Harbour')
    .replace('51.50123,-0.11544', '51.50735,-0.12776');
  writeFileSync(sheet, own);
  const settings = join(network, 'data/network.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"XXX"', '"ABC"'));
  const commands = blockUnder('Publish', 'sh')
    .replace(/ login$/m, '$& --help')
    .replace(/ deploy$/m, '$& --dry-run');
  const { status, text } = runIn(network, commands, environment);
  for (const words of ['Usage: npx ocpi-snapshot login', '--dry-run: exiting now.'])
    if (status !== 0 || !text.includes(words)) throw new Error(`${commands}\n${text}`);
  if (text.includes('nothing would be deployed')) throw new Error(text);
}

/** The archive that init has put into the network is the one that `npm pack` makes (package.test.ts). */
function beginWithoutClone(network: string, elsewhere: string, { environment, say }: Following): void {
  cpSync(join(network, 'program'), elsewhere, { recursive: true });
  const commands = blockUnder('Without a clone', 'sh');
  say(`\n$ ${commands}`);
  const { status, text } = runIn(elsewhere, commands, environment);
  // This file is written last of all.
  if (status !== 0 || !existsSync(join(elsewhere, 'my-network/data/network.json'))) throw new Error(text);
}

/** Runs the command of a block, and compares what it prints with the rest of the block. */
function compareAnswer(directory: string, block: string, environment: NodeJS.ProcessEnv): void {
  const [, command = '', answer = ''] = /^\$ (.+)\n([\s\S]*)$/.exec(onPort(block, environment)) ?? [];
  const { stdout } = runIn(directory, `${command} || true`, environment);
  if (withoutTime(stdout.trimEnd()) !== withoutTime(answer))
    throw new Error(`README.md says that "${command}" prints\n${answer}\nand it prints\n${stdout}`);
}

const onPort = (text: string, { PORT }: NodeJS.ProcessEnv) => text.replaceAll('localhost:8787', `localhost:${PORT}`);

const withoutTime = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

/** What OCPI puts around every answer. */
interface Envelope<T> {
  readonly status_code: number;
  readonly data: T;
}

/** @throws Error if it is not a good answer of OCPI */
async function ask<T>(url: string, say: Say): Promise<T> {
  const answer = await fetch(url);
  const { status_code, data } = (await answer.json()) as Envelope<T>;
  if (answer.status !== 200 || status_code !== 1000) throw new Error(`${url}: ${answer.status} ${status_code}`);
  say(`== GET ${url}: ${answer.status}, ${Array.isArray(data) ? data.length : 1} in data`);
  return data;
}

/** When it says that it can be opened: goes from the versions to the locations and the tariffs, as a client does, and loads the page. */
async function askAll(environment: NodeJS.ProcessEnv, server: Serving, say: Say): Promise<void> {
  const start = performance.now();
  const home = `http://localhost:${environment.PORT}`;
  await server.printed(`Open ${home} `);
  say(`== until it says that it can be opened: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const [version] = await ask<{ url: string }[]>(`${home}/api/ocpi/versions`, say);
  const { endpoints } = await ask<{ endpoints: { identifier: string; url: string }[] }>(version?.url ?? '', say);
  for (const module of ['locations', 'tariffs']) {
    const { url = '' } = endpoints.find(({ identifier }) => identifier === module) ?? {};
    if ((await ask<object[]>(url, say)).length === 0) throw new Error(`there are no ${module}`);
  }
  await loadPage(home, say);
}

/** Loads the page with the scripts and styles that it names. @throws Error if one of them is missing */
async function loadPage(url: string, say: Say): Promise<void> {
  const page = await (await fetch(url, { headers: { Accept: 'text/html' } })).text();
  const named = [...page.matchAll(/(?:src|href)="(\/_site\/[^"]+)"/g)].map(([, path = '']) => path);
  if (!named.some((path) => path.endsWith('.js'))) throw new Error('the page has no script');
  for (const path of ['/favicon.svg', '/status.json', ...named]) {
    const { status, headers } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    say(`== GET ${path}: ${status}, ${headers.get('content-type')}`);
  }
}
