/** A byte of a stored file is not what it was, and the file is as long as before: what is published is right all the same. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { directoryCache, NO_CACHE } from '../../src/cache/store.ts';
import { MANIFEST_PATH } from '../../src/edge/manifest.ts';
import { buildInto, differences, filesIn, siteOf } from '../history/support/disk-builds.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf } from '../support/network-of.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-flipped-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const SITE = 'https://ocpi.example-charging.nl';
const HOUR = 3_600_000;
const sources = networkOf({ status: csv('evse_uid,status', 'E-1,AVAILABLE') }, { base_url: SITE });

/** Builds that look at everything. The tables are in the cache, where there is one, and nothing in them changed. */
const BUILDS: { readonly [name: string]: { isForPublishing?: boolean; isThorough?: boolean; cached?: boolean } } = {
  'deploy, on another day': { isForPublishing: true },
  'deploy, with the tables in the cache': { isForPublishing: true, cached: true },
  'the first build of watch, with the tables in the cache': { isThorough: true, cached: true },
  'a build that reads the tables anew': {},
};
const FILES = [/\.gzip$/, /\.identity$/, /\.br$/, /^api\/ocpi\/2\.2\/locations$/, /^api\/ocpi\/2\.2\/tariffs$/];

describe.each(Object.entries(BUILDS))('%s', (_, { cached, ...settings }) => {
  test.each(FILES)('makes a file %s anew of which a byte is flipped, and nothing else', async (kind) => {
    const out = join(directory, 'dist');
    const cache = cached ? directoryCache(join(directory, 'cache')) : NO_CACHE;
    await buildInto(out, sources, NOW, { cache, fetch: siteOf(new Map()) });
    const intact = filesIn(out);
    const path = [...intact.keys()].find((one) => kind.test(one)) ?? '';
    flip(join(out, path));
    expect(differences(filesIn(out), intact)).toEqual([path]);
    const fetch = siteOf(intact);
    const { told } = await buildInto(out, sources, NOW + HOUR, { ...settings, cache, fetch });
    expect(told.get('again')).toContain(`${path} is not as it was written.`);
    expect(differences(filesIn(out), intact)).toEqual([MANIFEST_PATH.slice(1)]);
  });
});

test.each([/\.index$/, /\.ids$/])(
  'deploy takes a file %s from the site if a byte of its own is flipped',
  async (kind) => {
    const out = join(directory, 'dist');
    await buildInto(out, sources, NOW, { fetch: siteOf(new Map()) });
    const intact = filesIn(out);
    flip(join(out, [...intact.keys()].find((one) => kind.test(one)) ?? ''));
    await buildInto(out, sources, NOW + HOUR, { isForPublishing: true, fetch: siteOf(intact) });
    expect(differences(filesIn(out), intact)).toEqual([MANIFEST_PATH.slice(1)]);
  },
);

/** The file is as long as before. */
function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
