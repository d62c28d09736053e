/** A store in a directory, whose writers are killed, and which others look into. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDirectoryStore } from '../../../src/live/directory/directory.ts';
import { demandConditionalPuts } from '../../../src/live/store/self-test.ts';
import { type Store, StoreFault } from '../../../src/live/store/store.ts';
import { bytesOf, pathsIn, textOf } from '../support/contents.ts';

const HEAD = '/_snapshot/manifest.json';

let directory = '';
let store: Store;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-store-'));
  store = createDirectoryStore(directory);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The id of a process that has ended. */
function deadProcess(): number {
  return Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
}

test.each([
  ['before it wrote the new head aside', []],
  ['while it wrote', ['ha']],
  ['before it gave the new head its name', ['half']],
])('a writer that was killed %s hinders nobody', async (_, aside) => {
  const version = await store.swap(HEAD, bytesOf('1'), undefined);
  const dead = deadProcess();
  const folder = join(directory, '_snapshot');
  mkdirSync(join(folder, '.manifest.json'));
  writeFileSync(join(folder, '.manifest.json', 'lock'), `${dead} 0123456789ab\n`);
  for (const text of aside) writeFileSync(join(folder, `.${dead}-0123456789ab`), text);
  expect(textOf(await store.read(HEAD))).toBe('1');
  expect(await pathsIn(store, '/')).toEqual([HEAD]);
  expect(await store.swap(HEAD, bytesOf('2'), version)).toBeTypeOf('string');
  expect(textOf(await store.read(HEAD))).toBe('2');
});

test('it leaves no locks and no files that it wrote aside', async () => {
  const version = await store.swap(HEAD, bytesOf('1'), undefined);
  await store.swap(HEAD, bytesOf('2'), version);
  await store.swap(HEAD, bytesOf('3'), version);
  await demandConditionalPuts(store);
  expect(readdirSync(directory, { recursive: true }).sort()).toEqual([
    '_live',
    '_snapshot',
    join('_snapshot', 'manifest.json'),
  ]);
});

test.each(['/../outside', '/_snapshot/../../outside', '/.hidden', 'relative', '/a//b', '/', '/a\\b'])(
  'it cannot hold %s',
  async (path) => {
    const error = await store.put(path, bytesOf('x')).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreFault);
    expect(error.message).toBe(`the directory "${directory}" cannot hold ${path}`);
  },
);

test('what the system refuses is said with its reason', async () => {
  writeFileSync(join(directory, '_snapshot'), 'a file where a directory should be');
  const error = await store.put(HEAD, bytesOf('x')).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreFault);
  expect(error.message).toMatch(/refuses: (EEXIST|ENOTDIR)$/);
});

test('a list leaves out what is not a file of the store', async () => {
  await store.put('/_snapshot/a', bytesOf('a'));
  symlinkSync(directory, join(directory, '_snapshot', 'circle'));
  writeFileSync(join(directory, '_snapshot', '.DS_Store'), '');
  expect(await pathsIn(store, '/_snapshot/')).toEqual(['/_snapshot/a']);
});

/** A process that adds to the head `NAME-0`, `NAME-1`, … and prints a line for each. */
function startWriter(name: string, rounds: number): ChildProcess {
  const source = `
    import { createDirectoryStore } from ${JSON.stringify(new URL('../../../src/live/directory/directory.ts', import.meta.url).href)};
    const store = createDirectoryStore(${JSON.stringify(directory)});
    for (let round = 0; round < ${rounds};) {
      const found = await store.read('${HEAD}');
      const lines = found ? new TextDecoder().decode(found.bytes) : '';
      const next = new TextEncoder().encode(lines + '${name}-' + round + '\\n');
      if ((await store.swap('${HEAD}', next, found?.version)) === undefined) continue;
      round += 1;
      console.log(round);
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('two processes lose no update', async () => {
  const writers = [startWriter('a', 15), startWriter('b', 15)];
  expect(await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0]))).toEqual([0, 0]);
  const lines =
    textOf(await store.read(HEAD))
      ?.trim()
      .split('\n') ?? [];
  const all = ['a', 'b'].flatMap((name) => Array.from({ length: 15 }, (_, round) => `${name}-${round}`));
  expect(lines.sort()).toEqual(all.sort());
});

test('a process that is killed while it swaps leaves a whole head, and the next one goes on', async () => {
  for (const name of ['a', 'b', 'c']) {
    const writer = startWriter(name, 1_000_000);
    if (writer.stdout !== null) await once(writer.stdout, 'data');
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const found = await store.read(HEAD);
    expect(textOf(found)).toMatch(/^([abc]-\d+\n)+$/);
    expect(await store.swap(HEAD, found?.bytes ?? bytesOf(''), found?.version)).toBeTypeOf('string');
  }
});
