/** The list is shown as its parts come, and a part that could not be had is asked for again. */

import { afterEach, expect, test, vi } from 'vitest';
import { type PartsOfList, siteLists } from '../../../../packages/page/browser/load-sites.ts';
import { writeSites } from '../../../../packages/page/files/write-sites.ts';
import type { SiteIndex } from '../../../../packages/page/records/site-index.ts';
import { NO_PARTS, serveFiles } from '../support/load-published.ts';

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
  const [onNames, onPlugs] = [vi.fn<PartsOfList['onNames']>(), vi.fn<PartsOfList['onPlugs']>()];
  const parts = { onNames, onPlugs };
  await expect(next(parts)).rejects.toThrow('/_site/ids.json answers 404');
  expect(asked).toEqual(['/_site/sites.json', '/_site/plugs.json', '/_site/ids.json']);
  expect(onNames.mock.lastCall?.[0]).toMatchObject({ names: ['Quay'], cities: ['Amsterdam'], city: [0] });
  const evses = [{ uid: '', plugs: [[0, 50_000]] }];
  expect(onPlugs.mock.lastCall?.[0]).toEqual({ ...INDEX, sites: [{ ...INDEX.sites[0], evses }], lacks: 'ids' });
  files.set('_site/ids.json', ids);
  expect((await next(parts))?.index).toEqual(INDEX);
  expect(await next(parts)).toBeUndefined();
  // Again, because what was filled in last time is the list that is shown.
  expect([onNames, onPlugs].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('a list that cannot be had at first is there when it is asked for again', async () => {
  const files = new Map<string, Uint8Array>();
  serveFiles(() => files);
  const next = siteLists();
  await expect(next(NO_PARTS)).rejects.toThrow('/_site/sites.json answers 404');
  for (const [path, bytes] of writeSites(INDEX, 'x')) files.set(path.slice(1), bytes);
  expect((await next(NO_PARTS))?.index).toEqual(INDEX);
});
