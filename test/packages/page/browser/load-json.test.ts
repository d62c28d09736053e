/** Files that are loaded again while the page is open. */

import { afterEach, expect, test, vi } from 'vitest';
import { renewedFile } from '../../../../packages/page/browser/load-json.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (file: unknown, etag?: string, status = 200) =>
  new Response(JSON.stringify(file), { status, headers: etag === undefined ? {} : { ETag: etag } });

test('the same file is not read again, another one is', async () => {
  const answers = [answer('one', '"1"'), answer('one', '"1"'), answer('two', '"2"')];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { load } = renewedFile<string>('/_site/sites.json');
  expect([await load(), await load(), await load()]).toEqual(['one', undefined, 'two']);
});

test('a host without ETags sends it each time', async () => {
  vi.stubGlobal('fetch', async () => answer('one'));
  const { load } = renewedFile<string>('/_site/sites.json');
  expect([await load(), await load()]).toEqual(['one', 'one']);
});

test('an answer that is no file is an error, and the next file is read', async () => {
  const answers = [answer('gone', '"1"', 404), answer('one', '"1"')];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { load } = renewedFile<string>('/_site/sites.json');
  await expect(load()).rejects.toThrow('/_site/sites.json answers 404');
  expect(await load()).toBe('one');
});
