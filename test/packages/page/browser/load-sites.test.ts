/** The list is shown as its parts come, and a part that could not be had is asked for again. */

import { afterEach, expect, test, vi } from 'vitest';
import { siteLists } from '../../../../packages/page/browser/load-sites.ts';
import { writeSites } from '../../../../packages/page/files/write-sites.ts';
import type { SiteIndex } from '../../../../packages/page/records/site-index.ts';
import { serveFiles } from '../support/load-published.ts';

afterEach(() => vi.unstubAllGlobals());

const INDEX: SiteIndex = {
  ...{ detail_files: 1, standards: ['CHADEMO'], time_zones: [], hours: [], prices: [] },
  sites: [
    {
      ...{ id: 'A', name: 'Quay', address: 'Quay 1', city: 'Amsterdam', latitude: 1, longitude: 2, time_zone: 0 },
      evses: [{ uid: 'A-1', evse_id: 'NL*EXA*E1', plugs: [[0, 50_000]] }],
    },
  ],
};

test('names and towns come first, ids of EVSEs last; what failed is asked for again, and no list is whole before', async () => {
  const files = new Map([...writeSites(INDEX, 'x')].map(([path, bytes]) => [path.slice(1), bytes]));
  const ids = files.get('_site/ids.json') ?? new Uint8Array();
  files.delete('_site/ids.json');
  const asked = serveFiles(() => files);
  const next = siteLists();
  expect(asked).toEqual(['/_site/sites.json']);
  const parts: (string | undefined)[] = [];
  const note = ({ index }: { readonly index: SiteIndex }) => void parts.push(index.lacks);
  await expect(next(note)).rejects.toThrow('/_site/ids.json answers 404');
  expect(asked).toEqual(['/_site/sites.json', '/_site/plugs.json', '/_site/ids.json']);
  expect(parts).toEqual(['plugs', 'ids']);
  files.set('_site/ids.json', ids);
  expect((await next(note))?.index).toEqual(INDEX);
  expect(await next(note)).toBeUndefined();
});

test('a list that cannot be had at first is there when it is asked for again', async () => {
  const files = new Map<string, Uint8Array>();
  serveFiles(() => files);
  const next = siteLists();
  await expect(next(() => {})).rejects.toThrow('/_site/sites.json answers 404');
  for (const [path, bytes] of writeSites(INDEX, 'x')) files.set(path.slice(1), bytes);
  expect((await next(() => {}))?.index).toEqual(INDEX);
});
