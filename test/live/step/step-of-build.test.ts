/**
 * A live step in memory publishes what a build would. Whole stories, on a disk, are in ../live-step.test.ts.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { headOfBuild } from '../../../src/live/publish/head-of-build.ts';
import { renewedHead, type StatusesNow } from '../../../src/live/step/live-step.ts';
import { countOfData } from '../../../src/publish/history/finding-codes.ts';
import { openPrevious } from '../../../src/publish/previous/open-previous.ts';
import { readFrom } from '../../publish/history/support/builds.ts';
import { STEPS } from '../../support/companions.ts';
import { build, csv, networkOf } from '../../support/network-of.ts';
import { LiveNetwork } from '../support/live-network.ts';

const START = Date.parse('2026-01-01T08:00:00Z');
const MINUTE = 60_000;
const ids = Array.from({ length: 12 }, (_, i) => `${i + 10}`);

/** A network of twelve sites with one EVSE each; these have another status than AVAILABLE. */
function sources(statuses: { readonly [uid: string]: string } = {}) {
  return networkOf(
    {
      locations: csv('id,address,city,latitude,longitude', ...ids.map((id) => `L-${id},A ${id},B,52.${id}3,5.${id}3`)),
      evses: csv('uid,location_id', ...ids.map((id) => `E-${id},L-${id}`)),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...ids.map((id) => `E-${id},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      ),
      status: csv('evse_uid,status', ...ids.map((id) => `E-${id},${statuses[`E-${id}`] ?? 'AVAILABLE'}`)),
    },
    { versions: ['2.2', '2.2.1'] },
  );
}

const first = await build(sources(), { now: START });
const read = readFrom(first.files);
const snapshot = openPrevious(read, undefined, true);

/** The network as it was built first, and what a build and a live step make of these statuses a minute later. */
async function stepped(statuses: { readonly [uid: string]: string }) {
  const network = new LiveNetwork(headOfBuild(first, read, STEPS, START + MINUTE));
  const history = { words: 'of the test', findings: [], ...(snapshot && { snapshot }) };
  const built = await build(sources(statuses), { now: START + MINUTE, history });
  const { data, publishedAt } = built;
  const now: StatusesNow = {
    statuses: data.statuses,
    readings: data.readings,
    findings: countOfData(data.report([])),
  };
  const before = network.snapshot;
  const change = await network.step(now, { publishedAt, builtAt: START + MINUTE });
  return {
    network,
    before,
    built: new LiveNetwork(headOfBuild(built, readFrom(built.files), STEPS, START)),
    now,
    change,
  };
}

async function answers(network: LiveNetwork, paths: readonly string[]): Promise<unknown[]> {
  const ask = network.ask(START + 2 * MINUTE);
  const told = paths.map(async (path) => {
    const answer = await ask(path);
    const { generator: _, expires: __, ...body } = { generator: '', expires: '', ...((await answer.json()) as object) };
    return [path, answer.status, answer.headers.get('X-Total-Count'), answer.headers.get('ETag'), body];
  });
  return Promise.all(told);
}

const LISTS = '/api/ocpi/2.2.1/locations';
const PATHS = [
  ...['/_health.json', '/api/ocpi/2.2/locations', LISTS, `${LISTS}?limit=2&offset=9`],
  ...['2026-01-01T08:00:00Z', '2026-01-01T08:01:00Z', '2026-01-01T08:01:01Z'].flatMap((time) => [
    `${LISTS}?date_from=${time}`,
    `${LISTS}?date_to=${time}`,
  ]),
  ...[`${LISTS}/L-10`, `${LISTS}/L-13/E-13`, `${LISTS}/L-21/E-21`],
];

test.each<[string, { readonly [uid: string]: string }]>([
  ['one status', { 'E-13': 'CHARGING' }],
  ['three statuses', { 'E-10': 'OUTOFORDER', 'E-13': 'CHARGING', 'E-21': 'BLOCKED' }],
])('%s: each answer is that of a build', async (_, statuses) => {
  const { network, built, change } = await stepped(statuses);
  expect(change?.changed).toEqual(Object.keys(statuses));
  expect(await answers(network, PATHS)).toEqual(await answers(built, PATHS));
  const [one, other] = [network.snapshot.head.live.files, built.snapshot.head.live.files];
  const sums = (files: typeof one) => Object.entries(files).map(([path, { size, crc32 }]) => [path, size, crc32]);
  expect(sums(one)).toEqual(sums(other));
  expect(change?.head.plain_files?.status).toEqual(built.snapshot.head.plain_files?.status);
  const lists = ({ snapshot: { head } }: LiveNetwork) =>
    Object.values(head.by_version).map(({ locations: { recent: _, plain: __, ...list } }) => list);
  expect(lists(network)).toEqual(lists(built));
});

test('what did not change keeps its files', async () => {
  const { before, change } = await stepped({ 'E-13': 'CHARGING' });
  const [versions, next] = [before.head.by_version, change?.head.by_version];
  expect(next?.['2.2']?.tariffs).toBe(versions['2.2']?.tariffs);
  expect(next?.['2.2']?.locations.ids).toBe(versions['2.2']?.locations.ids);
  expect(next?.['2.2']?.locations.index).not.toBe(versions['2.2']?.locations.index);
  expect(change?.head.live.base).toBe(before.head.live.base);
});

test('no other status is no change, and a head can be renewed', async () => {
  const { network, before, now, change } = await stepped({});
  expect(change).toBeUndefined();
  const context = { builtAt: START + MINUTE, expires: START + 3 * MINUTE, program: 'test' };
  const head = renewedHead(network.snapshot, now, context);
  expect(head).toMatchObject({ moment: before.head.moment, live: { expires: '2026-01-01T08:03:00Z' } });
  expect(head.health).toMatchObject({ built_at: '2026-01-01T08:01:00Z' });
});
