/** `import ocpi`: documents from files, directories and servers, and a token that is seen nowhere. */

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importOcpi } from '../../../packages/import/commands/import-ocpi.ts';
import { type Terminal, UsageError } from '../../../src/command/terminal.ts';
import { tokenIn } from '../../../src/command/token-in.ts';
import { serveLists } from '../../sources/feeds/ocpi-server.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { smallEvse, smallLocation, smallTariff } from './support.ts';

let directory: string;
let out: string;
let said: string[];
const say = (text: string) => void said.push(text);
const terminal: Terminal = {
  out: say,
  note: say,
  colour: false,
  callOf: (name: string) => name,
  summaryFile: undefined,
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'import-'));
  out = join(directory, 'out');
  said = [];
});
afterEach(() => rm(directory, { recursive: true }));

const location = (n: number) => smallLocation({ id: `L-${n}`, evses: [smallEvse({ uid: `E-${n}` })] });

async function save(name: string, value: unknown): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, JSON.stringify(value));
  return path;
}

const run = (locations: readonly string[], tariffs?: readonly string[], token?: string) =>
  importOcpi({ companions: COMPANIONS, locations, tariffs, token, out, format: 'text', now: NOW }, terminal);

const idsIn = async (file: string) =>
  (await readFile(join(out, file), 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

test('several files', async () => {
  const [one, two] = [await save('a.json', [location(1)]), await save('b.json', [location(2)])];
  expect(await run([one, two], [await save('t.json', [smallTariff()])])).toBe(0);
  expect(await idsIn('locations.csv')).toEqual(['L-1', 'L-2']);
  expect(await idsIn('tariffs.csv')).toEqual(['T-1']);
});

test('a directory of pages, in the order of their numbers, with tariffs among them', async () => {
  await mkdir(join(directory, 'pages'));
  for (const n of [1, 2, 10]) await save(`pages/page-${n}.json`, { data: [location(n)] });
  await save('pages/tariffs.JSON', { data: [smallTariff()] });
  await writeFile(join(directory, 'pages', 'readme.txt'), 'no JSON');
  expect(await run([join(directory, 'pages')])).toBe(0);
  expect(await idsIn('locations.csv')).toEqual(['L-1', 'L-2', 'L-10']);
  expect(await idsIn('tariffs.csv')).toEqual(['T-1']);
});

test('a directory without documents', async () => {
  await expect(run([directory])).rejects.toThrow('has no file whose name ends in .json');
});

test('a server by its versions, with tariffs, and no word about the token', async () => {
  const token = 'example-token';
  const server = await serveLists(({ path, authorization }, origin) => {
    if (authorization !== `Token ${token}`) return { status: 401 };
    const endpoint = (identifier: string) => ({ identifier, role: 'SENDER', url: `${origin}/${identifier}` });
    const answers: { readonly [path: string]: unknown } = {
      '/versions': [{ version: '2.2', url: `${origin}/2.2` }],
      '/2.2': { endpoints: [endpoint('locations'), endpoint('tariffs')] },
      '/locations': [{ ...location(1), name: `At ${token.toUpperCase()}`, mood: token }],
      '/tariffs': [smallTariff()],
    };
    return { body: { data: answers[path], status_code: 1000 } };
  });
  try {
    expect(await run([`${server.origin}/versions`], undefined, token)).toBe(0);
  } finally {
    await server.close();
  }
  expect(await idsIn('locations.csv')).toEqual(['L-1']);
  expect(await idsIn('tariffs.csv')).toEqual(['T-1']);
  expect(said.join('\n')).toContain(`${server.origin}/locations#/data/0/mood`);
  expect(said.join('\n')).not.toContain(token);
  expect(await readFile(join(out, 'locations.csv'), 'utf8')).toContain('At …');
});

test('half a list is not imported', async () => {
  const server = await serveLists(({ path }) =>
    path === '/l' ? { body: [location(1)], headers: { Link: '</l2>; rel="next"' } } : { status: 500 },
  );
  try {
    await expect(run([`${server.origin}/l`])).rejects.toThrow(
      `Nothing was imported. ${server.origin}/l2 answers HTTP 500.`,
    );
  } finally {
    await server.close();
  }
  expect(await readdir(directory)).toEqual([]);
});

test.each<readonly [url: string, message: string]>([
  ['http://ocpi.example.com/versions', 'for everybody to read'],
  ['https://me:secret@ocpi.example.com', 'without a name and a password'],
  ['https://', 'not a complete URL'],
])('%s is refused before anything is sent', async (url, message) => {
  const error = await run([url], undefined, 'example-token').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain(message);
  expect(String(error)).not.toMatch(/secret|example-token/);
});

test('the token comes from the environment', () => {
  expect(tokenIn({ OCPI_TOKEN: ' abc ' }, undefined)).toBe('abc');
  expect(tokenIn({ OCPI_TOKEN: 'abc', MINE: 'def' }, 'MINE')).toBe('def');
  expect(tokenIn({}, undefined)).toBeUndefined();
  expect(() => tokenIn({}, 'MINE')).toThrow('The environment has no variable MINE with a token.');
  expect(() => tokenIn({ MINE: 'a b' }, 'MINE')).toThrow('The token in MINE must be printable ASCII');
});
