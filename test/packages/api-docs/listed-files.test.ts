/** A file that a companion lists is told of by its title, where no package knows its format. */

import { expect, test } from 'vitest';
import type { Companion } from '../../../src/publish/companion.ts';
import { readFrom } from '../../publish/history/support/builds.ts';
import { buildInMemory } from '../../support/build-in-memory.ts';
import { OPENED } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { networkOf } from '../../support/network-of.ts';

const ABOUT = { name: 'hello', path: '/hello.json', title: 'How many sites there are', mediaType: 'application/json' };

/** What the page and the document about the API say of a network with such a file. */
async function told(format: string) {
  const hello: Companion = {
    name: 'hello',
    files: () => ({
      end: () => ({
        files: [{ path: ABOUT.path, bytes: () => Buffer.from('{"locations":1}') }],
        listed: [{ ...ABOUT, format }],
      }),
    }),
  };
  const built = await buildInMemory(networkOf({}), { now: NOW, companions: [hello, ...OPENED] });
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings));
  const read = (path: string) => Buffer.from(readFrom(built.files)(path) ?? []).toString();
  const { paths } = JSON.parse(read('/openapi.json')) as { paths: { [path: string]: { get: object } } };
  return { page: read('/index.html'), paths };
}

test.each(['hello', 'json'])('in the format %s', async (format) => {
  const { page, paths } = await told(format);
  expect(page).toContain(`<a href="/hello.json">/hello.json</a><span>${ABOUT.title}</span>`);
  expect(paths['/hello.json']).toMatchObject({ get: { operationId: 'getHello', summary: ABOUT.title } });
  const ids = Object.values(paths).map(({ get }) => (get as { operationId: string }).operationId);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
