/**
 * The live site may be somebody else's by now. Whatever it answers, a publication stops with a message, a build goes on without
 * history and says so, nothing is asked of another site, and no answer is read without a bound.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NoHistory } from '../../src/publish/previous/no-history.ts';
import { hashOf } from '../../src/snapshot/blob-store.ts';
import { viewIndex } from '../../src/stored-format/list-index.ts';
import { NOW } from '../support/data-directory.ts';
import { EVSE_WITH_ID, networkOf, ofHistory } from '../support/network-of.ts';
import { buildInto, filesIn, siteOf } from './history/support/disk-builds.ts';

const SITE = 'https://ocpi.example-charging.nl';
const MANIFEST = '_snapshot/manifest.json';
const network = networkOf(EVSE_WITH_ID, { base_url: SITE });

let directory = '';
/** What the site answered when it was ours. */
let ours: ReadonlyMap<string, Buffer>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-hostile-'));
  await buildInto(join(directory, 'live'), network, NOW, { fetch: siteOf(new Map()) });
  ours = filesIn(join(directory, 'live'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface StoredNames {
  index: string;
  ids: string;
  gzip: { path: string; bytes: number }[];
}

interface OpenManifest {
  [member: string]: unknown;
  by_version: { [version: string]: { locations: StoredNames; tariffs: StoredNames } };
}

type Takeover = (lists: { locations: StoredNames; tariffs: StoredNames }, manifest: OpenManifest, site: Site) => void;
type Site = Map<string, Buffer>;

function takenOver(takeover: Takeover): Site {
  const site = new Map(ours);
  const manifest = JSON.parse(site.get(MANIFEST)?.toString() ?? '') as OpenManifest;
  const lists = manifest.by_version['2.2'];
  if (lists === undefined) throw new Error('there is no version 2.2');
  takeover(lists, manifest, site);
  return site.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
}

/** The text of the only location is another one; all names and lengths are right, unless `told` is the length to tell. */
function withObject(text: string | Buffer, reported = Buffer.byteLength(text)): Takeover {
  return ({ locations }, _, site) => {
    const blocks = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
    const pack = hashOf(blocks);
    const index = new Uint8Array(site.get(locations.index.slice(1)) ?? []).buffer;
    const { packNames, blocksAt, blocksBytes, objectEnd, textBytes } = viewIndex(index);
    packNames.set(Buffer.from(pack, 'hex'));
    for (const [numbers, number] of [
      [blocksAt, 0],
      [blocksBytes, blocks.length],
      [objectEnd, reported],
      [textBytes, reported],
    ] as const) {
      numbers[0] = number;
    }
    const name = hashOf(new Uint8Array(index));
    site.set(`_snapshot/${pack}.gzip`, blocks).set(`_snapshot/${name}.index`, Buffer.from(index));
    locations.index = `/_snapshot/${name}.index`;
    locations.gzip = [{ path: `/_snapshot/${pack}.gzip`, bytes: blocks.length }];
  };
}

const TIME = '2026-01-01T00:00:00Z';

/** As good as one of ours. */
const LONE = locationWith('"coordinates":{"latitude":"52.0","longitude":"4.8"}');

const TAKEOVERS: [what: string, takeover: Takeover][] = [
  ['a name that leads to another site', ({ tariffs }) => Object.assign(tariffs, { index: '.example.org/x' })],
  ['a name that leads out of the snapshot', ({ tariffs }) => Object.assign(tariffs, { ids: '/../../etc/passwd' })],
  ['more files than a snapshot has', ({ locations }) => locations.gzip.push(...manyFiles())],
  ['a time with terminal escapes', (_, manifest) => Object.assign(manifest, { moment: '1 May 2026 (\u001b[31m)' })],
  ['the last possible time', (_, manifest) => Object.assign(manifest, { moment: '9999-12-31T23:59:59Z' })],
  [
    'a time of a list that is JSON itself',
    ({ tariffs }) => Object.assign(tariffs, { changed: '2026-01-01T00:00:00Z","data":[' }),
  ],
  ['a party of another kind', (_, manifest) => Object.assign(manifest, { party_id: '\u001b[31m' })],
  ['a manifest without an address', (_, manifest) => Object.assign(manifest, { base_url: undefined })],
  ['half an object', withObject('{"id":"L-1",')],
  ['no object', withObject('null')],
  ['an id of two lines', withObject(`{"id":"L-1\\nL-2","last_updated":"${TIME}"}`)],
  ['an object without a time', withObject('{"id":"L-1","last_updated":"soon"}')],
  ['an EVSE without connectors', withObject(locationWith('"evses":[{"uid":"E","status":"AVAILABLE"}]'))],
  [
    'a name that is not UTF-8',
    withObject(
      Buffer.from(locationWith('"name":"Caf\xe9","coordinates":{"latitude":"52.0","longitude":"4.8"}'), 'latin1'),
    ),
  ],
  ['half a place', withObject(locationWith('"coordinates":{"latitude":"52.0"}'))],
  ['a text longer than its index says', withObject(LONE + ' '.repeat(1_000_000), LONE.length)],
];

function locationWith(members: string): string {
  return `{"id":"L-9",${members},"last_updated":"${TIME}"}`;
}

function manyFiles() {
  return Array.from({ length: 20_000 }, (_, i) => ({ path: `/_snapshot/${hashOf(`${i}`)}.gzip`, bytes: 1 }));
}

describe.each(TAKEOVERS)('%s', (_, takeover) => {
  test('stops a publication in words', async () => {
    const fetch = siteOf(takenOver(takeover));
    const request = buildInto(join(directory, 'out'), network, NOW + 60_000, { fetch, isForPublishing: true });
    await expect(request).rejects.toThrow(NoHistory);
    await expect(request).rejects.toThrow(/^[ -~]+$/);
  });

  test('is a warning for a build, and nothing else is asked', async () => {
    const asked: string[] = [];
    const site = siteOf(takenOver(takeover));
    const fetch: typeof site = (url, init) => {
      asked.push(url);
      return site(url, init);
    };
    const { built } = await buildInto(join(directory, 'out'), network, NOW + 60_000, { fetch });
    expect(ofHistory(built.findings).map(({ code }) => code)).toEqual(['previous-damaged']);
    const ofSnapshot = (url: string) => url.startsWith(`${SITE}/_snapshot/`) || url === `${SITE}/status.json`;
    expect(asked.filter((url) => !ofSnapshot(url))).toEqual([]);
    expect(asked.length).toBeLessThan(20);
  });
});

test('the same site untouched is gone on from', async () => {
  const { built } = await buildInto(join(directory, 'out'), network, NOW + 60_000, {
    fetch: siteOf(takenOver(() => {})),
  });
  expect([built.kind, ofHistory(built.findings)]).toEqual(['built', []]);
});

test('an answer without end is left when it is larger than any file of ours', async () => {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new Uint8Array(1_000_000));
    sent += 1_000_000;
    if (sent > 200_000_000) controller.close();
  };
  const request = buildInto(join(directory, 'out'), network, NOW, {
    fetch: async () => new Response(new ReadableStream({ pull })),
    isForPublishing: true,
  });
  await expect(request).rejects.toThrow('one of its files is too large');
  expect(sent).toBeLessThan(40_000_000);
});
