/** Which changes are shown when there are too many: the most important, and some of every sort. */

import { describe, expect, test } from 'vitest';
import { diffNetworks } from '../../src/diff/compare/compare.ts';
import { printDiffJson, printMarkdown } from '../../src/diff/print.ts';
import { energy, evse, evses, location, published, report, tariff } from './support.ts';

const sites = Array.from({ length: 100 }, (_, i) => location(`L-${i}`, { evses: evses(`L-${i}`, 'A') }));
const before = published([...sites, location('B'), location('C')], [tariff('T-1')]);
const after = published(
  [
    ...sites.map((site) => ({ ...site, evses: evses(site.id, 'AB') })),
    location('B', { address: 'Dam 2', evses: [evse('B-A', { status: 'CHARGING' }), evse('B-B')] }),
  ],
  [tariff('T-1', { elements: [{ price_components: [energy(0.45)] }] })],
);
const MORE = 'npm run diff -- A B --limit 0 shows all';

describe('a hundred new EVSEs', () => {
  test('do not hide one new price and one new status', () => {
    const [summary, ...lines] = report(before, after, 6);
    expect(summary).toBe(
      '1 location removed, 100 EVSEs added, 2 EVSEs removed, 1 tariff changed, 1 location changed, 1 status changed',
    );
    expect(lines).toEqual([
      expect.stringMatching(/^Location C removed/),
      expect.stringMatching(/^1 EVSE added at L-0 /),
      expect.stringMatching(/^1 EVSE added at L-1 /),
      'tariff T-1 now 0.45 EUR/kWh (was 0.39)',
      expect.stringMatching(/^address of Location B/),
      'status: B-A AVAILABLE -> CHARGING',
      `and 98 more changes; ${MORE}`,
    ]);
  });

  test('are shown where there is room', () => {
    expect(report(before, after)).toHaveLength(1 + 104);
    expect(report(before, after, 103).at(-1)).toBe(`and 1 more change; ${MORE}`);
  });
});

test('markdown has the same lines as a list', () => {
  const comment = printMarkdown(diffNetworks(before, after), { limit: 3, all: 'npm run diff -- A B --limit 0' });
  expect(comment.split('\n').filter((line) => line.startsWith('* '))).toEqual([
    '* Location `C` removed: `"Dam Square"`, `Amsterdam`, 2 EVSEs (no longer published, not even as REMOVED)',
    '* 1 EVSE added at `L-0` `Dam Square`: `L-0-B`',
    '* tariff `T-1` now 0.45 EUR/kWh (was 0.39)',
    '* and 101 more changes; `npm run diff -- A B --limit 0` shows all',
  ]);
});

test('no changes have no list', () => {
  expect(printMarkdown(diffNetworks(before, before), { limit: 3, all: '' })).toBe(
    '### Changes in the published data\n\nNothing changed in the published data.\n',
  );
});

test('JSON has the changes as data, with the counts of all', () => {
  const parsed = JSON.parse(printDiffJson(diffNetworks(before, after), { limit: 2 }));
  expect(parsed).toMatchObject({
    summary: expect.stringContaining('100 EVSEs added'),
    counts: { 'EVSE added': 100, 'EVSE removed': 2, 'tariff changed': 1, 'location changed': 1 },
    changes: [
      {
        kind: 'removed',
        class: 'Location',
        ids: ['C'],
        evses: 2,
        words: expect.stringMatching(/^Location C removed: /),
      },
      { kind: 'added', class: 'EVSE', ids: ['L-0-B'], after: { id: 'L-0' } },
    ],
    more: 102,
  });
});
