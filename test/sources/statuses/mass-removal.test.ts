/**
 * A charging system that restarts empty, or that is told to call everything REMOVED, must neither close a network nor stop
 * its builds: its content is refused like any other that cannot be trusted, and the last good one stands in.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '../../../src/publish/history/carry-forward.ts';
import { statusOfCode } from '../../../src/publish/render/template.ts';
import { placeOfSetting } from '../../../src/settings/read-settings.ts';
import { type LastGood, lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../../src/sources/statuses/on-machine.ts';
import { readStatusSources } from '../../../src/sources/statuses/read-sources.ts';
import { type Content, type Failed, failed, type Unchanged } from '../../../src/sources/urls/source-answer.ts';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { brief, csv, findingsOf, networkOf, only, type Tables } from '../../support/network-of.ts';
import { content } from './support/read.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UIDS = Array.from({ length: 10 }, (_, i) => `E-${i}`);

let out = '';
let directory = '';
let lastGood: LastGood;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-mass-removal-'));
  out = join(directory, 'dist');
  lastGood = lastGoodInMemory();
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A content that calls some EVSEs REMOVED, and the others of `uids` AVAILABLE. */
const calling = (removed: readonly string[], uids: readonly string[] = UIDS) =>
  csv('evse_uid,status', ...uids.map((uid) => `${uid},${removed.includes(uid) ? 'REMOVED' : 'AVAILABLE'}`));

/** evses.csv with these statuses. */
const evsesOf = (status: (i: number) => string) =>
  csv('uid,location_id,status,evse_id', ...UIDS.map((uid, i) => `${uid},L-1,${status(i)},NL*EXA*E${i}`));

type Answer = string | Content | Unchanged | Failed;

interface Build {
  /** What each source answers, by its name. */
  readonly answers: { readonly [name: string]: Answer };
  readonly at?: number;
  readonly tables?: Tables;
  readonly settings?: object;
  readonly allowsRemovals?: boolean;
}

/** Builds a network of ten EVSEs, and gives the findings and the statuses that are published. */
async function build({ answers, at = 0, tables = {}, settings = {}, allowsRemovals = false }: Build) {
  const named = Object.keys(answers).map((name) => ({ name, url: `https://${name}.test/live.csv` }));
  const plugs = UIDS.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`);
  const sources = networkOf(
    {
      evses: evsesOf(() => 'BLOCKED'),
      connectors: csv('evse_uid,standard,format,power_type,max_voltage,max_amperage', ...plugs),
      ...tables,
    },
    { status_sources: named, ...settings },
  );
  const now = NOON + at;
  const { built } = await buildInto(out, sources, now, {
    allowsRemovals,
    readStatuses: (settings, { settingsFile: read }, known) =>
      readStatusSources(settings, {
        now,
        dataDirectory: 'data',
        ...ON_MACHINE,
        lastGood,
        placeOfSetting: read && ((path) => placeOfSetting(read, path)),
        ...known,
        fetch: async ({ url }) => {
          const answer = answers[new URL(url).hostname.split('.')[0] ?? ''] ?? failed('It does not answer.');
          return typeof answer === 'string' ? content(answer) : answer;
        },
      }),
  });
  const { kind } = built;
  const findings = findingsOf('status-source-removals status-source-stale too-many-removals', built.findings);
  return { kind, findings, ...(built.kind === 'built' ? { statuses: published(built.publication) } : {}) };
}

/** How many EVSEs of a publication have each status. */
function published({ versions }: Publication): { [status: string]: number } {
  const codes = versions.flatMap(({ locations }) => locations.flatMap(({ statuses }) => [...statuses]));
  const counts = Map.groupBy(codes, (code) => statusOfCode(code));
  return Object.fromEntries([...counts].map(([status, list]) => [status, list.length]));
}

describe('a source that calls more than max_removal_share of the EVSEs REMOVED', () => {
  test('does not stop the build; its last good content stands in', async () => {
    await build({ answers: { hub: calling([]) } });
    const { kind, findings, statuses } = await build({ answers: { hub: calling(UIDS) }, at: MINUTE });
    expect({ kind, statuses }).toEqual({ kind: 'built', statuses: { AVAILABLE: 10 } });
    expect(brief(findings)).toEqual(['status-source-removals data/network.json:11:5']);
    expect(only(findings)).toMatchObject({ severity: 'warning', key: 'hub' });
    expect(only(findings).message).toBe(
      'The status source "hub" (https://hub.test/live.csv) reports 10 of 10 EVSEs as REMOVED, which is more than 20 %: "E-0", "E-1", "E-2" and 7 more. Its content from 2026-05-01T12:00:00Z is used instead.',
    );
  });

  test('becomes stale like any other that fails, until it tells something better', async () => {
    await build({ answers: { hub: calling([]) } });
    const stale = await build({ answers: { hub: calling(UIDS) }, at: HOUR + MINUTE });
    expect(stale.statuses).toEqual({ UNKNOWN: 10 });
    expect(stale.findings.map(({ code }) => code)).toEqual(['status-source-removals', 'status-source-stale']);
    const mended = await build({ answers: { hub: calling([]) }, at: 2 * HOUR });
    expect(mended).toMatchObject({ statuses: { AVAILABLE: 10 }, findings: [] });
  });

  test('without a last good copy is not believed: its EVSEs are UNKNOWN, and it says so', async () => {
    const { kind, findings, statuses } = await build({ answers: { hub: calling(UIDS) } });
    expect({ kind, statuses }).toEqual({ kind: 'built', statuses: { UNKNOWN: 10 } });
    expect(only(findings).message).toMatch(
      /There is no earlier content to use instead, so all its statuses \(10\) count as UNKNOWN\.$/,
    );
  });

  test('without a last good copy brings nothing back that the tables call REMOVED', async () => {
    const evses = csv('uid,location_id,status', ...UIDS.map((uid, i) => `${uid},L-1,${i === 0 ? 'REMOVED' : ''}`));
    const { statuses } = await build({ answers: { hub: calling(UIDS) }, tables: { evses } });
    expect(statuses).toEqual({ REMOVED: 1, UNKNOWN: 9 });
  });

  test('is not kept as the last good one', async () => {
    await build({ answers: { hub: calling([]) } });
    await build({ answers: { hub: calling(UIDS) }, at: MINUTE });
    const { statuses } = await build({ answers: { hub: failed('It is down.') }, at: 2 * MINUTE });
    expect(statuses).toEqual({ AVAILABLE: 10 });
  });

  test('that was kept before is refused too, also where it has not changed since (HTTP 304)', async () => {
    await build({ answers: { hub: calling(UIDS) }, settings: { max_removal_share: 1 }, allowsRemovals: true });
    for (const answer of [failed('It is down.'), { kind: 'unchanged' as const }]) {
      const { statuses, findings } = await build({ answers: { hub: answer }, at: MINUTE });
      expect(statuses).toEqual({ UNKNOWN: 10 });
      expect(findings.map(({ code }) => code)).toContain('status-source-removals');
    }
  });

  test('and a good one that has not changed (HTTP 304) is believed', async () => {
    await build({ answers: { hub: content(calling(['E-1']), { etag: '"1"' }) } });
    await build({ answers: { hub: content(calling(UIDS), { etag: '"2"' }) }, at: MINUTE });
    const { statuses, findings } = await build({ answers: { hub: { kind: 'unchanged' } }, at: 2 * HOUR });
    expect({ statuses, findings }).toEqual({ statuses: { AVAILABLE: 9, REMOVED: 1 }, findings: [] });
  });

  test.each([
    [
      'the same EVSE twice, the later time as AVAILABLE',
      `${calling(UIDS)}${UIDS.map((uid) => `${uid},AVAILABLE\n`).join('')}`,
    ],
    ['EVSEs that the tables do not have', `${calling([])}${UIDS.map((uid) => `X${uid},REMOVED\n`).join('')}`],
  ])('is not one that tells of %s', async (_, text) => {
    const { statuses, findings } = await build({ answers: { hub: text } });
    expect(statuses).toEqual({ AVAILABLE: 10 });
    expect(findings.filter(({ code }) => code === 'status-source-removals')).toEqual([]);
  });
});

describe('a source may call REMOVED', () => {
  test('a few', async () => {
    await build({ answers: { hub: calling([]) } });
    const { statuses, findings } = await build({ answers: { hub: calling(['E-0', 'E-1']) }, at: MINUTE });
    expect({ statuses, findings }).toEqual({ statuses: { AVAILABLE: 8, REMOVED: 2 }, findings: [] });
  });

  test('a few more later, but no more than that in all: else they would all be gone step by step', async () => {
    await build({ answers: { hub: calling(['E-0', 'E-1']) } });
    const { statuses } = await build({ answers: { hub: calling(['E-0', 'E-1', 'E-2']) }, at: MINUTE });
    expect(statuses).toEqual({ AVAILABLE: 8, REMOVED: 2 });
  });

  test('whatever evses.csv or status.csv call so too', async () => {
    const removed = UIDS.slice(0, 4);
    const evses = evsesOf((i) => (i < 2 ? 'REMOVED' : ''));
    const status = csv('evse_uid,status', 'E-2,REMOVED', 'E-3,REMOVED');
    const { statuses, findings } = await build({ answers: { hub: calling(removed) }, tables: { evses, status } });
    expect({ statuses, findings }).toEqual({ statuses: { AVAILABLE: 6, REMOVED: 4 }, findings: [] });
  });

  test('all, where max_removal_share is 1', async () => {
    await build({ answers: { hub: calling([]) } });
    const { statuses } = await build({
      answers: { hub: calling(UIDS) },
      at: MINUTE,
      settings: { max_removal_share: 1 },
    });
    expect(statuses).toEqual({ REMOVED: 10 });
  });
});

describe('several sources together', () => {
  const halves = { north: UIDS.slice(0, 5), south: UIDS.slice(5) };

  test('may not call more REMOVED than one: the one that calls the most is refused', async () => {
    const first = { north: calling([], halves.north), south: calling(['E-9'], halves.south) };
    await build({ answers: first });
    const north = calling(['E-0', 'E-1'], halves.north);
    const { statuses, findings } = await build({ answers: { ...first, north }, at: MINUTE });
    expect(statuses).toEqual({ AVAILABLE: 9, REMOVED: 1 });
    expect(only(findings)).toMatchObject({ code: 'status-source-removals', key: 'north' });
    expect(only(findings).message).toContain(
      'reports 2 of 10 EVSEs as REMOVED, and with the other sources 3, which is more than 20 %: "E-0", "E-1".',
    );
  });

  test('that all call everything REMOVED are all refused', async () => {
    await build({ answers: { north: calling([], halves.north), south: calling([], halves.south) } });
    const answers = { north: calling(UIDS), south: calling(UIDS) };
    const { statuses, findings } = await build({ answers, at: MINUTE });
    expect(statuses).toEqual({ AVAILABLE: 10 });
    expect(findings.map(({ key }) => key)).toEqual(['north', 'south']);
  });

  test('call an EVSE REMOVED that counts once', async () => {
    const { statuses } = await build({ answers: { north: calling(['E-0', 'E-1']), south: calling(['E-0', 'E-1']) } });
    expect(statuses).toEqual({ AVAILABLE: 8, REMOVED: 2 });
  });
});

describe('what the maintainer calls REMOVED', () => {
  const status = csv('evse_uid,status', 'E-0,AVAILABLE', ...UIDS.slice(1, 4).map((uid) => `${uid},REMOVED`));

  test('in status.csv stops the build, at the line that says so', async () => {
    await build({ answers: {} });
    const { kind, findings } = await build({ answers: {}, at: MINUTE, tables: { status } });
    expect(kind).toBe('invalid');
    expect(brief(findings)).toEqual(['too-many-removals data/status.csv:3:5']);
    expect(only(findings).message).toBe(
      '3 of 10 EVSEs would disappear at once, more than 20 %: "E-1", "E-2", "E-3". status.csv calls 3 of them REMOVED.',
    );
  });

  test('in evses.csv stops the build, at the line that says so', async () => {
    await build({ answers: {} });
    const evses = evsesOf((i) => (i > 5 ? 'REMOVED' : ''));
    const { findings } = await build({ answers: {}, at: MINUTE, tables: { evses } });
    expect(brief(findings)).toEqual(['too-many-removals data/evses.csv:8:9']);
  });

  test('does not stop the build for what the sources call REMOVED besides', async () => {
    await build({ answers: { hub: calling([]) } });
    const some = csv(
      'evse_uid,status,last_updated',
      ...['E-8', 'E-9'].map((uid) => `${uid},REMOVED,2026-05-01T12:01:00Z`),
    );
    const answers = { hub: content(calling(['E-0']), { modified: NOON }) };
    const { kind, statuses } = await build({ answers, at: MINUTE, tables: { status: some } });
    expect({ kind, statuses }).toEqual({ kind: 'built', statuses: { AVAILABLE: 7, REMOVED: 3 } });
  });
});
