/** Times under odd clocks: none goes back, none is from before a wait, and findings about them do not depend on what is kept. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBuild } from '../../src/cli/publish/build.ts';
import type { BuildOptions } from '../../src/command/options.ts';
import type { Terminal } from '../../src/command/terminal.ts';
import type { Tariff } from '../../src/ocpi/types.ts';
import { buildDirectory } from '../../src/publish/build-directory.ts';
import { withLock } from '../../src/publish/disk/lock.ts';
import { readIn, readManifest } from '../../src/snapshot/read-snapshot.ts';
import { COMPANIONS } from '../support/companions.ts';
import { csv, networkOf, SETTINGS, SMALLEST } from '../support/network-of.ts';
import { buildInto, differences, filesIn, noFetch, siteOf } from './history/support/disk-builds.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-times-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a tariff that leaves keeps a time in the future', async () => {
  const future = '2026-12-01T00:00:00Z';
  const tariffs = csv(
    'id,price_per_kwh,vat,last_updated,prices_include_vat',
    `T-1,0.5,21,${future},no`,
    'T-2,0.5,21,,no',
  );
  await buildInto(out, networkOf({ tariffs }), NOON);
  await buildInto(out, networkOf({ tariffs: tariffs.replace(/T-1.*\n/, '') }), NOON + 60_000);
  const { data } = JSON.parse(filesIn(out).get('api/ocpi/2.2/tariffs')?.toString() ?? '') as { data: Tariff[] };
  const gone = data.find(({ id }) => id === 'T-1');
  expect(gone).toMatchObject({ end_date_time: '2026-05-01T12:01:00Z', last_updated: future });
});

test('with a memory, a clock that was set back finds what it finds without', async () => {
  const evses = csv('uid,location_id,last_updated', 'E-1,L-1,2026-05-01T11:59:00Z');
  const memory = {};
  const alone = join(directory, 'alone');
  for (const now of [NOON, NOON - 3_600_000, NOON + 1000]) {
    const one = await buildInto(out, networkOf({ evses }), now, { memory });
    const other = await buildInto(alone, networkOf({ evses }), now);
    const codes = (build: typeof one) => build.built.findings.map(({ code }) => code);
    expect(codes(one)).toEqual(codes(other));
    expect(codes(one).includes('future-timestamp')).toBe(now < NOON);
    expect(differences(filesIn(out), filesIn(alone))).toEqual([]);
  }
});

/** The time of a snapshot that is in place at once: when the edge has forgotten the previous one, and a second of work later. */
const AFTER_THE_WAIT = '2026-05-01T12:01:32Z';

test('a build that waited for another one has a time after the wait', async () => {
  for (const [table, text] of Object.entries(SMALLEST)) writeFileSync(join(directory, `${table}.csv`), text);
  writeFileSync(join(directory, 'network.json'), JSON.stringify(SETTINGS));
  const terminal: Terminal = {
    out: () => {},
    note: () => {},
    colour: false,
    callOf: (name: string) => name,
    summaryFile: undefined,
  };
  let time = NOON;
  const request: BuildOptions = {
    companions: COMPANIONS,
    data: directory,
    out,
    format: 'text',
    baseUrl: undefined,
    now: time,
    clock: () => time,
    previous: { kind: 'default' },
    asksStatusSources: false,
    allowsRemovals: false,
    cache: undefined,
  };
  let build: ReturnType<typeof runBuild> | undefined;
  await withLock(out, async () => {
    await new Promise<void>((waits) => {
      build = runBuild(request, { ...terminal, note: (text) => text.startsWith('wait') && waits() });
    });
    time += 90_000;
  });
  expect((await build)?.kind).toBe('built');
  expect(readManifest(readIn(out)('/_snapshot/manifest.json')).moment).toBe(AFTER_THE_WAIT);
});

test('a build that waited for a status source has a time after the wait', async () => {
  let time = NOON;
  await buildDirectory(
    {
      companions: COMPANIONS,
      dataFiles: networkOf({}),
      out,
      baseUrl: undefined,
      now: time,
      previous: { kind: 'default' },
      isForPublishing: false,
      allowsRemovals: false,
    },
    {
      fetch: noFetch,
      clock: () => time,
      readStatuses: async () => {
        time += 90_000;
        return [];
      },
      stage: () => {},
    },
  );
  expect(readManifest(readIn(out)('/_snapshot/manifest.json')).moment).toBe(AFTER_THE_WAIT);
});

describe('a machine that has other work to do', () => {
  const DAMAGED = siteOf(new Map([['_snapshot/manifest.json', Buffer.from('?')]]));
  const OPTIONS = { previous: { kind: 'default' as const }, fetch: siteOf(new Map()) };

  /** Builds for a public address. @param takes how long a stage takes the first time, in ms. @returns the stages, and publishedAt */
  async function build(takes: { readonly [stage: string]: number }, options: Partial<typeof OPTIONS> | object = {}) {
    let time = NOON;
    const stages: string[] = [];
    const { fetch, ...request } = { ...OPTIONS, isForPublishing: false, ...options };
    const pass = (name: string) => {
      if (!stages.includes(name)) time += takes[name] ?? 0;
      stages.push(name);
    };
    const dataFiles = networkOf({}, { base_url: 'https://ocpi.example-charging.nl' });
    const slow = {
      ...dataFiles,
      tables: dataFiles.tables.map((table) => ({
        path: table.path,
        get bytes() {
          pass('read');
          return table.bytes;
        },
      })),
    };
    const built = await buildDirectory(
      {
        companions: COMPANIONS,
        dataFiles: slow,
        out,
        baseUrl: undefined,
        now: time,
        allowsRemovals: false,
        ...request,
      },
      { fetch, clock: () => time, readStatuses: async () => [], stage: pass },
    );
    if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
    return { stages, publishedAt: built.publishedAt };
  }

  const SLOW = { pack: 60_000 };

  test.each([
    ['the address says that nothing was published yet', {}],
    ['history is declined, and there is none in the directory', { previous: { kind: 'none' } }],
  ])('packs once if %s', async (_, options) => {
    const { stages, publishedAt } = await build(SLOW, options);
    expect(stages).not.toContain('again');
    expect(publishedAt).toBe(NOON + 2000);
  });

  test.each([
    [
      'history is declined for an address at which others may have asked',
      { previous: { kind: 'none' }, isForPublishing: true },
    ],
    ['the address does not answer', { fetch: noFetch }],
    ['there is something at the address', { fetch: DAMAGED }],
  ])('packs again where %s: somebody may have asked meanwhile', async (_, options) => {
    const { stages, publishedAt } = await build(SLOW, options);
    expect(stages).toContain('again');
    expect(publishedAt).toBeGreaterThan(NOON + 60_000);
  });

  test.each([
    ['', {}],
    [', and history is declined', { previous: { kind: 'none' } }],
  ])('packs again where a damaged snapshot is in the place, which may have been served%s', async (_, options) => {
    mkdirSync(join(out, '_snapshot'), { recursive: true });
    writeFileSync(join(out, '_snapshot', 'manifest.json'), '?');
    expect((await build(SLOW, options)).stages).toContain('again');
  });

  test('packs once if it took as long to check: then it will take as long to pack', async () => {
    const { stages } = await build({ read: 60_000, ...SLOW }, { fetch: noFetch });
    expect(stages).not.toContain('again');
  });
});
