/** A cache directory: safe to delete, never trusted blindly, and never the reason that a build fails. */

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CacheStore, directoryCache, NO_CACHE } from '../../../src/publish/disk/cache-store.ts';

let parent = '';
let directory = '';
let cache: CacheStore;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-cache-'));
  directory = join(parent, 'cache');
  cache = directoryCache(directory);
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const content = (text: string) => () => [Buffer.from(text)];
const textAt = async (name: string) => (await cache.get(name))?.toString();

describe('what was put', () => {
  test('is there, whole or in part', async () => {
    await cache.put('static-', 'a', content('twelve bytes'), 2);
    expect(await textAt('static-a')).toBe('twelve bytes');
    expect(Buffer.from(cache.getPart('static-a', 7, 5) ?? []).toString()).toBe('bytes');
  });

  test('is not there before, nor after somebody deleted the directory', async () => {
    expect(await textAt('static-a')).toBeUndefined();
    expect(cache.getPart('static-a', 0, 1)).toBeUndefined();
    await cache.put('static-', 'a', content('text'), 2);
    rmSync(directory, { recursive: true });
    expect(await textAt('static-a')).toBeUndefined();
    await cache.put('static-', 'a', content('text'), 2);
    expect(await textAt('static-a')).toBe('text');
  });

  test('may be nothing', async () => {
    await cache.put('static-', 'a', content(''), 2);
    expect(await textAt('static-a')).toBe('');
    expect(cache.getPart('static-a', 0, 0)).toHaveLength(0);
    expect(cache.getPart('static-a', 0, 1)).toBeUndefined();
  });

  test('is forgotten when as many younger ones are there, of the same prefix alone', async () => {
    await cache.put('digests-', 'z', content('other'), 1);
    for (const [age, key] of ['a', 'b', 'c'].entries()) {
      await cache.put('static-', key, content(key), 2);
      utimesSync(join(directory, `static-${key}`), age + 1, age + 1);
    }
    await cache.put('static-', 'd', content('d'), 2);
    expect(readdirSync(directory).sort()).toEqual(['digests-z', 'static-c', 'static-d']);
  });
});

describe('damage', () => {
  test('of any byte is noticed, and so is a file that is cut off, longer, or empty', async () => {
    await cache.put('static-', 'a', content('text'), 2);
    const path = join(directory, 'static-a');
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      writeFileSync(path, damaged);
      expect(await textAt('static-a'), `byte ${at}`).toBeUndefined();
      truncateSync(path, at);
      expect(await textAt('static-a'), `${at} bytes`).toBeUndefined();
    }
    writeFileSync(path, Buffer.concat([whole, Buffer.of(0)]));
    expect(await textAt('static-a')).toBeUndefined();
    writeFileSync(path, whole);
    expect(await textAt('static-a')).toBe('text');
  });

  test('is healed by putting it again', async () => {
    await cache.put('static-', 'a', content('text'), 2);
    truncateSync(join(directory, 'static-a'), 3);
    await cache.put('static-', 'a', content('text'), 2);
    expect(await textAt('static-a')).toBe('text');
  });
});

describe('what a killed build left behind', () => {
  const left = '.4711-0123456789ab';

  test('goes after ten minutes, and not before: somebody may be writing it', async () => {
    mkdirSync(directory);
    writeFileSync(join(directory, left), 'half a te');
    await cache.put('static-', 'a', content('text'), 2);
    expect(existsSync(join(directory, left))).toBe(true);
    const elevenMinutesAgo = Date.now() / 1000 - 660;
    utimesSync(join(directory, left), elevenMinutesAgo, elevenMinutesAgo);
    await cache.put('static-', 'a', content('text'), 2);
    expect(readdirSync(directory)).toEqual(['static-a']);
  });
});

describe('a directory that cannot be one', () => {
  test.each([
    ['a file stands in its place', () => writeFileSync(directory, '')],
    [
      'a directory stands in the place of a file',
      () => mkdirSync(join(directory, 'static-a', 'x'), { recursive: true }),
    ],
    ['it may not be written', () => mkdirSync(directory) ?? chmodSync(directory, 0o500)],
  ])('%s: nothing is kept, and nothing fails', async (_, obstruct) => {
    obstruct();
    await cache.put('static-', 'a', content('text'), 2);
    // Root may write everywhere.
    expect([undefined, 'text']).toContain(await textAt('static-a'));
    expect(cache.getPart('static-b', 0, 4)).toBeUndefined();
  });
});

test('no cache keeps nothing', async () => {
  await NO_CACHE.put('static-', 'a', content('text'), 2);
  expect(await NO_CACHE.get('static-a')).toBeUndefined();
  expect(NO_CACHE.getPart('static-a', 0, 1)).toBeUndefined();
});
