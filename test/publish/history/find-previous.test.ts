/**
 * Where the history comes from. Whatever is wrong with the previous snapshot, a build ends in one of two ways: it goes on
 * with other history or none, and says so; or it stops with words that tell what to do, and nothing is touched.
 */

import { cpSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Location } from '../../../src/ocpi/types.ts';
import { isPublic } from '../../../src/publish/previous/find-previous.ts';
import { AddressChanged, NoHistory } from '../../../src/publish/previous/no-history.ts';
import { MANIFEST_PATH, type Manifest } from '../../../src/stored-format/manifest.ts';
import { OPENED } from '../../support/companions.ts';
import { csv, EVSE_WITH_ID, networkOf, ofHistory } from '../../support/network-of.ts';
import { sampled } from '../../support/sampled.ts';
import { type BuildSettings, buildInto, filesIn, noFetch, siteOf } from './support/disk-builds.ts';

const [MAY, JUNE, JULY] = ['2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'];
const SITE = 'https://ocpi.example-charging.nl';
const MANIFEST = MANIFEST_PATH.slice(1);

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-previous-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/**
 * A build of the same rows; the `last_updated` of its only location shows which history the build used. Of the core alone, unless files
 * of companions are damaged: where history comes from is the same, in half of the time.
 */
async function build(time: string, settings: BuildSettings & { out?: string; network?: object } = {}) {
  const { out: place = out, network, companions = [], ...others } = settings;
  const { built, reported } = await buildInto(place, networkOf(EVSE_WITH_ID, network), Date.parse(time), {
    ...others,
    companions,
  });
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
  const list = JSON.parse(filesIn(place).get('api/ocpi/2.2/locations')?.toString() ?? '') as { data: Location[] };
  const codes = ofHistory(built.findings).map(({ code }) => code);
  return {
    since: list.data[0]?.last_updated,
    codes,
    history: built.history.words,
    again: reported.get('again'),
    built,
  };
}

/** With the files of companions. */
const WHOLE = { companions: OPENED };

const PUBLIC = { network: { base_url: SITE } };

describe('another address', () => {
  const MOVED = 'https://ocpi.new-home.nl';
  const moved = (settings: BuildSettings = {}) => build(JUNE, { network: { base_url: MOVED }, ...settings });
  const bytes = () => filesIn(out).get('_snapshot/manifest.json')?.toString();

  test.each([
    ['nothing is there yet', siteOf(new Map()), false],
    ['nothing is there yet, and it is about to be published', siteOf(new Map()), true],
    ['it does not respond', noFetch, false],
    ['it does not respond, and the build will be published', noFetch, true],
  ])('is asked about where %s, and nothing is lost meanwhile', async (_, fetch, isForPublishing) => {
    await build(MAY, { ...PUBLIC, fetch: siteOf(new Map()) });
    const before = bytes();
    const question = moved({ fetch, isForPublishing });
    await expect(question).rejects.toThrow(AddressChanged);
    await expect(question).rejects.toThrow(`${out} was built for ${SITE}, and this build is for ${MOVED}`);
    await expect(question).rejects.toThrow(
      /--previous .*dist to keep its history.*start without a history, pass --previous none/s,
    );
    expect(bytes()).toBe(before);
  });

  test('keeps times and removed EVSEs', async () => {
    const two = csv('uid,location_id', 'E-1,L-1', 'E-2,L-1');
    const plugs = (...uids: string[]) =>
      csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...uids.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      );
    const atSite = { base_url: SITE };
    const live = { fetch: siteOf(new Map()) };
    await buildInto(out, networkOf({ evses: two, connectors: plugs('E-1', 'E-2') }, atSite), Date.parse(MAY), live);
    await buildInto(out, networkOf({ connectors: plugs('E-1') }, atSite), Date.parse(JUNE), live);
    const choice = { previous: { kind: 'directory', place: out } } as const;
    await buildInto(out, networkOf({ connectors: plugs('E-1') }, { base_url: MOVED }), Date.parse(JULY), choice);
    const { data } = JSON.parse(filesIn(out).get('api/ocpi/2.2/locations')?.toString() ?? '') as { data: Location[] };
    expect(data[0]?.last_updated).toBe(JUNE);
    expect(data[0]?.evses?.map(({ uid, status }) => [uid, status])).toContainEqual(['E-2', 'REMOVED']);
    expect(filesIn(out).get('api/ocpi/versions')?.toString()).toContain(`${MOVED}/api/ocpi/2.2`);
  });

  test('is dropped with --previous none', async () => {
    await build(MAY, { ...PUBLIC, fetch: siteOf(new Map()) });
    expect((await moved({ previous: { kind: 'none' } })).since).toBe(JUNE);
  });

  test('a build that was only looked at does not keep the first publication', async () => {
    await build(MAY);
    const { since } = await moved({ fetch: siteOf(new Map()), isForPublishing: true });
    expect(since).toBe(JUNE);
  });
});

describe('without a wish', () => {
  test('the first build has no history, and says so', async () => {
    const { since, codes, history } = await build(MAY);
    expect([since, codes, history]).toEqual([MAY, [], 'none: http://localhost:8787 is not an address to publish at']);
  });

  test('the first build of a network that is to be published reports that nothing is published yet', async () => {
    const { codes, history } = await build(MAY, { ...PUBLIC, fetch: siteOf(new Map()) });
    expect([codes, history]).toEqual([[], `none: nothing is published at ${SITE} yet`]);
  });

  test('a build goes on from the snapshot in its place', async () => {
    await build(MAY);
    const { since, history } = await build(JUNE);
    expect([since, history]).toEqual([MAY, `${out}, built ${MAY}`]);
  });

  test('so does one that would be published if its address were not that of this machine', async () => {
    await build(MAY);
    const { since, history } = await build(JUNE, { isForPublishing: true });
    expect([since, history]).toEqual([MAY, `${out}, built ${MAY}`]);
  });

  test('a new checkout goes on from the live site', async () => {
    await build(MAY, { ...PUBLIC, out: join(directory, 'live'), fetch: siteOf(new Map()) });
    const { since, history } = await build(JUNE, { ...PUBLIC, fetch: siteOf(filesIn(join(directory, 'live'))) });
    expect([since, history]).toEqual([MAY, `${SITE}, built ${MAY}`]);
  });

  test('the place holds a build for another address: the live site counts', async () => {
    await build(MAY, { ...PUBLIC, out: join(directory, 'live'), fetch: siteOf(new Map()) });
    await build(JUNE);
    const { since, history } = await build(JULY, { ...PUBLIC, fetch: siteOf(filesIn(join(directory, 'live'))) });
    expect([since, history]).toEqual([MAY, `${SITE}, built ${MAY} (${out} was built for http://localhost:8787)`]);
  });

  test('the place holds a build for an address that is live, this one is for looking at: it keeps the history', async () => {
    await build(MAY, { ...PUBLIC, fetch: siteOf(new Map()) });
    const { since, history } = await build(JUNE);
    expect([since, history]).toEqual([MAY, `${out}, built ${MAY} (${out} was built for ${SITE})`]);
  });

  test('a look at another port goes on as if nothing was', async () => {
    await build(MAY, { network: { base_url: 'http://localhost:8787' } });
    const { since, codes } = await build(JUNE, { network: { base_url: 'http://localhost:8788' } });
    expect([since, codes]).toEqual([MAY, []]);
  });

  test('the place holds a snapshot of another party', async () => {
    await build(MAY, { network: { party_id: 'OTH' } });
    const { since, codes } = await build(JUNE);
    expect([since, codes]).toEqual([JUNE, ['previous-foreign']]);
  });

  test('what stands in the place is no snapshot: it is left alone', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'ten years of work');
    await expect(build(MAY)).rejects.toThrow('already exists and is not a snapshot');
    expect(filesIn(out).get('thesis.txt')?.toString()).toBe('ten years of work');
  });
});

/** The real directory behind dist/. */
function behind(): string {
  return join(directory, readlinkSync(out));
}

/** The files of a first build, at a place that is as new. It is built once in a test, and laid there again after that. */
async function firstBuild(): Promise<Map<string, Buffer>> {
  const kept = join(directory, 'kept');
  rmSync(join(directory, '.dist'), { recursive: true, force: true });
  rmSync(out, { force: true });
  if (existsSync(kept)) cpSync(kept, directory, { recursive: true, verbatimSymlinks: true });
  else {
    await build(MAY, WHOLE);
    for (const name of ['.dist', 'dist'])
      cpSync(join(directory, name), join(kept, name), { recursive: true, verbatimSymlinks: true });
  }
  return filesIn(out);
}

const DAMAGES: [name: string, damage: (bytes: Buffer, others: readonly Buffer[]) => Buffer | undefined][] = [
  ['cut by one byte', (bytes) => bytes.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  ['deleted', () => undefined],
  ['longer than it was', (bytes) => Buffer.concat([bytes, Buffer.of(0)])],
  ['swapped for another', (bytes, others) => others.find((other) => !other.equals(bytes))],
];

describe('each file of the snapshot in place, one after the other,', () => {
  test.for(DAMAGES)('%s: the build ends well, and what it writes is whole', async ([name, damage], { signal }) => {
    const expected = await expectedAfterRepair();
    const paths = [...(await firstBuild()).keys()];
    expect(paths.length).toBeGreaterThan(15);
    for (const path of sampled(name, paths, 4, (one) => one === MANIFEST)) {
      // Nothing is written after a time-out, when the next test has begun.
      signal.throwIfAborted();
      const files = await firstBuild();
      const bytes = damage(files.get(path) ?? Buffer.alloc(0), [...files.values()]);
      rmSync(join(behind(), path));
      if (bytes) writeFileSync(join(behind(), path), bytes);
      const { since, codes, again } = await build(JUNE, WHOLE);
      // Either the history could be read and was gone on from, or it is said that it could not.
      const outcome = since === MAY ? 'kept' : `${codes}`;
      expect(['kept', 'previous-damaged']).toContain(outcome);
      const repaired = outcome === 'kept' ? expected.kept : expected.rebuilt;
      expect(differences(path, repaired)).toEqual([]);
      if (again) expect(again).toMatch(/^without the files of earlier builds: .+/);
    }
  });

  /** The tree of June with the history of May, and with none; apart from the findings, which the manifest contains. */
  async function expectedAfterRepair() {
    await build(MAY, WHOLE);
    await build(JUNE, WHOLE);
    const kept = filesIn(out);
    await build(JUNE, { ...WHOLE, previous: { kind: 'none' } });
    return { kept, rebuilt: filesIn(out) };
  }

  function differences(damaged: string, expected: ReadonlyMap<string, Buffer>): string[] {
    const withoutFindings = (bytes: Buffer | undefined) =>
      bytes?.toString().replace(/"findings":\{[^}]*\}/, '"findings":{}') ?? '';
    const found = filesIn(out);
    const paths = new Set([...found.keys(), ...expected.keys()]);
    // What else says since when a status is shown?
    const lost = damaged === 'status.json' ? ['status.json', '_site/statuses.json', MANIFEST] : [];
    return [...paths]
      .filter((path) => !lost.includes(path))
      .filter((path) =>
        path === MANIFEST
          ? withoutFindings(found.get(path)) !== withoutFindings(expected.get(path))
          : !found.get(path)?.equals(expected.get(path) ?? Buffer.from('not there')),
      )
      .map((path) => `${path} after ${damaged}`);
  }
});

/** The stored files that history is read from, as the manifest names them. */
function filesOfHistory(files: ReadonlyMap<string, Buffer>): string[] {
  const { by_version } = JSON.parse(files.get(MANIFEST)?.toString() ?? '') as Manifest;
  const lists = Object.values(by_version).flatMap(({ locations, tariffs }) => [locations, tariffs]);
  const filled = lists.filter(({ total }) => total > 0);
  const paths = filled.flatMap(({ index, ids, gzip }) => [index, ids, ...gzip.map(({ path }) => path)]);
  return [...new Set(paths)];
}

test('one byte of a file that history is read from: it is noticed, and the file is rewritten', async ({ signal }) => {
  for (const path of sampled('history', filesOfHistory(await firstBuild()), 3)) {
    signal.throwIfAborted();
    const whole = (await firstBuild()).get(path.slice(1)) ?? Buffer.alloc(0);
    const damaged = Buffer.from(whole);
    damaged[0] = (damaged[0] ?? 0) ^ 1;
    rmSync(join(behind(), path));
    writeFileSync(join(behind(), path), damaged);
    expect((await build(JUNE, WHOLE)).codes, path).toEqual(['previous-damaged']);
    const found = filesIn(out).get(path.slice(1));
    expect(found?.equals(damaged), path).not.toBe(true);
  }
});

const FOREIGN: [name: string, manifest: (manifest: string) => string][] = [
  ['not JSON', () => '{'],
  ['null', () => 'null'],
  ['a text', () => '"manifest"'],
  ['of another format', (manifest) => manifest.replace(/"format":\d+/, '"format":1')],
  ['without versions', (manifest) => manifest.replace('"by_version"', '"by_venison"')],
  ['with null for versions', (manifest) => JSON.stringify({ ...JSON.parse(manifest), by_version: null })],
  ['with empty versions', (manifest) => JSON.stringify({ ...JSON.parse(manifest), by_version: { '2.2': {} } })],
  ['with null for lists', (manifest) => JSON.stringify({ ...JSON.parse(manifest), by_version: { '2.2': null } })],
  ['with texts for lists', (manifest) => JSON.stringify({ ...JSON.parse(manifest), by_version: { '2.2': 'here' } })],
  ['without a time', (manifest) => manifest.replace('"moment"', '"monument"')],
  ['with an invalid time', (manifest) => manifest.replace(MAY, 'in May')],
  ['of a list that is elsewhere', (manifest) => manifest.replaceAll(/"index":"[^"]*"/g, '"index":"/../../../secret"')],
  ['with no recent list that is one', (manifest) => manifest.replaceAll(/"recent":\[[^\]]*\]/g, '"recent":[null]')],
  ['with a text for recent lists', (manifest) => manifest.replaceAll(/"recent":\[[^\]]*\]/g, '"recent":"x"')],
  ['not UTF-8', () => '\u{dc00}'],
];

describe('a manifest that is', () => {
  test.each(FOREIGN)('%s', async (_, change) => {
    await build(MAY);
    const path = join(behind(), MANIFEST);
    writeFileSync(path, Buffer.from(change(filesIn(out).get(MANIFEST)?.toString() ?? ''), 'latin1'));
    const { since, codes, built } = await build(JUNE);
    expect([since, codes]).toEqual([JUNE, ['previous-damaged']]);
    expect(built.findings[0]?.message).toMatch(/^The snapshot in .+ cannot be read: .+\.$/);
  });

  test('a directory, or missing while all the rest is there', async () => {
    await build(MAY);
    rmSync(join(behind(), MANIFEST));
    expect((await build(JUNE)).codes).toEqual(['previous-damaged']);
    rmSync(join(behind(), MANIFEST));
    mkdirSync(join(behind(), MANIFEST));
    expect((await build(JULY)).codes).toEqual(['previous-damaged']);
  });
});

/** What a live site may do, and what is said of it. */
const SITES: [name: string, answer: () => Response | Promise<Response>, why: RegExp][] = [
  ['answers 500', () => new Response('oops', { status: 500 }), /manifest\.json answers 500/],
  ['answers 403', () => new Response('no', { status: 403 }), /answers 403/],
  [
    'cannot be reached',
    () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: new Error('refused') })),
    /does not respond \(refused\)/,
  ],
  ['sends HTML with 200', () => new Response('<!doctype html><title>Parked</title>'), /its manifest is not JSON/],
  ['sends a redirect', () => new Response(null, { status: 302, headers: { location: '/' } }), /answers 302/],
  ['breaks off in the middle', () => new Response(broken()), /does not respond/],
];

function broken(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new Error('connection reset')) });
}

describe('a live site that', () => {
  test.each(SITES)('%s: a build to look at goes on and warns, one to publish stops', async (_, answer, why) => {
    const fetch = siteOf(new Map(), { [MANIFEST]: answer });
    const { since, codes, history } = await build(MAY, { ...PUBLIC, fetch });
    expect(since).toBe(MAY);
    expect(codes).toEqual([expect.stringMatching(/^previous-(unreachable|damaged)$/)]);
    expect(history).toMatch(why);

    const before = filesIn(out);
    const publishing = build(JUNE, { ...PUBLIC, fetch, isForPublishing: true });
    await expect(publishing).rejects.toThrow(NoHistory);
    await expect(publishing).rejects.toThrow(/Nothing was written\. Try again later, or pass --previous none/);
    expect(filesIn(out)).toEqual(before);
    expect((await build(JUNE, { ...PUBLIC, fetch, isForPublishing: true, previous: { kind: 'none' } })).since).toBe(
      JUNE,
    );
  });

  test('hangs: it is asked with a time limit, and given up', async () => {
    const fetch = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_done, reject) => {
        expect(signal.aborted).toBe(false);
        // What the clock does after 20 s.
        reject(Object.assign(new Error('The operation was aborted due to timeout'), { name: 'TimeoutError' }));
      });
    const { codes, history } = await build(MAY, { ...PUBLIC, fetch });
    expect([codes, history]).toEqual([
      ['previous-unreachable'],
      `none: ${SITE}${MANIFEST_PATH} does not respond (no response within 20 s)`,
    ]);
  });

  test.each(['index', 'ids', 'gzip'])('sends its .%s file that is cut off, or none', async (ending) => {
    const live = join(directory, 'live');
    await build(MAY, { ...PUBLIC, out: live, fetch: siteOf(new Map()) });
    const files = filesIn(live);
    const path =
      filesOfHistory(files)
        .find((one) => one.endsWith(`.${ending}`))
        ?.slice(1) ?? '';
    const cut = () => new Response(Uint8Array.from(files.get(path)?.subarray(0, -1) ?? []));
    for (const answer of [cut, () => new Response('', { status: 404 })]) {
      const fetch = siteOf(files, { [path]: answer });
      expect((await build(JUNE, { ...PUBLIC, fetch })).codes).toEqual(['previous-damaged']);
      rmSync(out);
      await expect(build(JUNE, { ...PUBLIC, fetch, isForPublishing: true })).rejects.toThrow(NoHistory);
    }
  });
});

describe('what is about to be published', () => {
  test('goes on from the live site, not from what was built here meanwhile', async () => {
    const live = join(directory, 'live');
    await build(MAY, { ...PUBLIC, out: live, fetch: siteOf(new Map()) });
    await build(JUNE, { ...PUBLIC, fetch: siteOf(new Map()) });
    const { since, history } = await build(JULY, { ...PUBLIC, isForPublishing: true, fetch: siteOf(filesIn(live)) });
    expect([since, history]).toEqual([MAY, `${SITE}, built ${MAY}`]);
  });

  test('carries the files over where the live site is what was built here, and fetches the manifest alone', async () => {
    await build(MAY, { ...PUBLIC, fetch: siteOf(new Map()) });
    const files = filesIn(out);
    const asked: string[] = [];
    const fetch = siteOf(files);
    const { since, built } = await build(JUNE, {
      ...PUBLIC,
      isForPublishing: true,
      fetch: (url, init) => {
        asked.push(url);
        return fetch(url, init);
      },
    });
    expect([since, asked]).toEqual([MAY, [SITE + MANIFEST_PATH]]);
    expect([...built.written.changed.keys()]).toEqual([MANIFEST]);
  });

  test('is what is live already, but a file of it is damaged here: that is fetched', async () => {
    await build(MAY, { ...PUBLIC, fetch: siteOf(new Map()) });
    const files = filesIn(out);
    writeFileSync(join(behind(), filesOfHistory(files)[0] ?? ''), 'damaged');
    const { since, codes } = await build(JUNE, { ...PUBLIC, isForPublishing: true, fetch: siteOf(files) });
    expect([since, codes]).toEqual([MAY, []]);
  });

  test('is of another party than what is live: it stops', async () => {
    const live = join(directory, 'live');
    await build(MAY, { network: { ...PUBLIC.network, party_id: 'OTH' }, out: live, fetch: siteOf(new Map()) });
    const publishing = build(JUNE, { ...PUBLIC, isForPublishing: true, fetch: siteOf(filesIn(live)) });
    await expect(publishing).rejects.toThrow(`${SITE} holds a snapshot of NL*OTH, and this network is NL*EXA`);
  });

  test('is the first of all: it goes on', async () => {
    const { history } = await build(MAY, { ...PUBLIC, isForPublishing: true, fetch: siteOf(new Map()) });
    expect(history).toBe(`none: nothing is published at ${SITE} yet`);
  });
});

describe('--previous', () => {
  test('none: everything counts as changed now, and nothing is fetched', async () => {
    await build(MAY);
    const { since, history } = await build(JUNE, { previous: { kind: 'none' } });
    expect([since, history]).toEqual([JUNE, 'none, as asked for']);
  });

  test('DIR: that snapshot, which stays as it is', async () => {
    const elsewhere = join(directory, 'elsewhere');
    await build(MAY, { out: elsewhere });
    const before = filesIn(elsewhere);
    await build(JUNE);
    const { since, history } = await build(JULY, { previous: { kind: 'directory', place: elsewhere } });
    expect([since, history]).toEqual([MAY, `${elsewhere}, built ${MAY}`]);
    expect(filesIn(elsewhere)).toEqual(before);
  });

  test('URL: that site', async () => {
    await build(MAY, { out: join(directory, 'live') });
    const previous = { kind: 'url', place: 'https://mirror.example-charging.nl' } as const;
    const { since } = await build(JUNE, { previous, fetch: siteOf(filesIn(join(directory, 'live'))) });
    expect(since).toBe(MAY);
  });

  const gone = (name: string) => ({ kind: 'directory', place: join(directory, name) }) as const;

  test('of a place that holds no snapshot, a damaged one, or that of another party: nothing is written', async () => {
    await build(MAY, { network: { party_id: 'OTH' } });
    renameSync(behind(), join(directory, 'foreign'));
    rmSync(out);
    mkdirSync(join(directory, 'empty'));
    mkdirSync(join(directory, 'damaged', '_snapshot'), { recursive: true });
    writeFileSync(join(directory, 'damaged', MANIFEST), '{}');
    for (const [name, why] of [
      ['nowhere', 'nowhere holds no snapshot, so'],
      ['empty', 'empty holds no snapshot, so'],
      ['damaged', 'damaged cannot be read: it was written by another version, so'],
      ['foreign', 'foreign holds a snapshot of NL*OTH, and this network is NL*EXA'],
    ] as const) {
      const asked = build(JUNE, { previous: gone(name) });
      await expect(asked, name).rejects.toThrow(NoHistory);
      await expect(asked, name).rejects.toThrow(why);
      expect(() => readlinkSync(out)).toThrow('ENOENT');
    }
    expect((await build(JUNE)).since).toBe(JUNE);
  });

  test('of a site that has none: nothing is written', async () => {
    const asked = build(JUNE, { previous: { kind: 'url', place: SITE }, fetch: siteOf(new Map()) });
    await expect(asked).rejects.toThrow(`${SITE} holds no snapshot, so what was published before is unknown`);
  });
});

test.each([
  ['https://ocpi.example-charging.nl', true],
  ['https://ocpi.example-charging.nl/network', true],
  ['http://ocpi.example-charging.nl', false],
  ['http://localhost:8787', false],
  ['https://localhost', false],
  ['https://ocpi.example.com', false],
  ['https://example.org', false],
  ['https://charging.test', false],
  ['https://127.0.0.1:8443', false],
  ['https://[::1]', false],
  ['https://notlocalhost.nl', true],
  ['https://exampleXcom.nl', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
