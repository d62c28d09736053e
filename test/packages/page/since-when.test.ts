/** What the page is told of statuses: since when each one is, and when the sources last confirmed them. */

import { expect, test } from 'vitest';
import { readSiteStatus } from '../../../packages/page/records/live-statuses.ts';
import type { SnapshotFiles } from '../../../src/snapshot/snapshot.ts';
import type { SourceReading } from '../../../src/sources/statuses/source-life.ts';
import { readFrom } from '../../publish/history/support/builds.ts';
import { at, HUB, hub, MAY, MINUTE, made, network } from '../../publish/support/status-builds.ts';

/** What the page of the site of E-1 is told. */
const since = async (readings: readonly SourceReading[], minutes: number, before?: SnapshotFiles) => {
  const { tree } = await made(network(), minutes, { before, readings });
  const { evses } = JSON.parse(Buffer.from(readFrom(tree)('/_site/statuses-0.json') ?? []).toString());
  return { tree, since: readSiteStatus(evses['E-1'])?.since };
};
const since0 = (minutes: number) =>
  [{ ...HUB.reports[0], last_updated: MAY + minutes * MINUTE }] as SourceReading['reports'];

test('since when is said only where the report has a time', async () => {
  expect((await since([hub(0)], 0)).since).toBeUndefined();
  expect((await since([{ ...hub(5), reports: since0(2) }], 5)).since).toBe(at(2));
});

test('and it stays where a charger only repeats itself', async () => {
  const { tree } = await since([{ ...hub(5), reports: since0(2) }], 5);
  expect((await since([{ ...hub(9), reports: since0(8) }], 9, tree)).since).toBe(at(2));
});

test('it is confirmed when the source said anything that did so longest ago', async () => {
  const other = {
    ...hub(3),
    name: 'other',
    reports: [{ evse_uid: 'E-3', status: 'BLOCKED', source: 'other' }],
  } as const;
  const { tree } = await made(network(), 4, { readings: [hub(1), other] });
  expect(JSON.parse(Buffer.from(readFrom(tree)('/_site/statuses.json') ?? []).toString())).toMatchObject({
    confirmed: at(1),
  });
});
