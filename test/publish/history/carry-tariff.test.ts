/**
 * A tariff that left the tables: it ends, stays for a while, and goes.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import type { Tariff } from '../../../src/ocpi/types.ts';
import { endTariff, isForgotten } from '../../../src/publish/history/carry-tariff.ts';
import { completeTariff } from '../../support/complete-objects.ts';

const NOW = '2026-05-01T00:00:00Z';
const now = Date.parse(NOW);
const [YESTERDAY, TOMORROW, NEXT_WEEK] = ['2026-04-30T00:00:00Z', '2026-05-02T00:00:00Z', '2026-05-08T00:00:00Z'];
const A_DAY_MS = 86_400_000;

function tariff(start: string | undefined, end: string | undefined): Tariff {
  const { start_date_time: _, end_date_time: __, energy_mix, last_updated, ...rest } = completeTariff();
  return {
    ...rest,
    ...(start ? { start_date_time: start } : {}),
    ...(end ? { end_date_time: end } : {}),
    ...(energy_mix ? { energy_mix } : {}),
    last_updated,
  };
}

/** What stays of it: texts, addresses and the energy mix can tell where it was used. */
function remains(start: string | undefined, end: string): Tariff {
  const { tariff_alt_text: _, tariff_alt_url: __, energy_mix: ___, ...rest } = tariff(start, end);
  return rest;
}

const CASES: [name: string, start: string | undefined, end: string | undefined, ends: string][] = [
  ['one without an end ends now', undefined, undefined, NOW],
  ['one that began yesterday ends now', YESTERDAY, undefined, NOW],
  ['one that would end later ends now', YESTERDAY, NEXT_WEEK, NOW],
  ['one that has ended keeps its end', undefined, YESTERDAY, YESTERDAY],
  ['one that has not begun yet ends as it begins', TOMORROW, undefined, TOMORROW],
  ['one that has not begun yet and has an end ends as it begins', TOMORROW, NEXT_WEEK, TOMORROW],
  ['one that ends as it begins stays as it is', TOMORROW, TOMORROW, TOMORROW],
];

describe('a tariff that left the tables', () => {
  test.each(CASES)('%s', (_, start, end, ends) => {
    const ended = endTariff(tariff(start, end), now);
    expect(ended).toEqual(remains(start, ends));
    expect(Object.keys(ended)).toEqual(Object.keys(remains(start, ends)));
  });

  test.each(CASES)('%s, and stays so at the next build', (_, start, end) => {
    const ended = endTariff(tariff(start, end), now);
    expect(endTariff(ended, now + A_DAY_MS)).toBe(ended);
  });

  test('without an energy mix has its end before its last_updated', () => {
    const { energy_mix: _, ...plain } = tariff(undefined, undefined);
    expect(Object.keys(endTariff(plain, now)).slice(-2)).toEqual(['end_date_time', 'last_updated']);
  });
});

describe('how long it stays', () => {
  test.each([
    ['without an end', undefined, A_DAY_MS, false],
    ['until its last ms', YESTERDAY, A_DAY_MS + 1, false],
    ['and no longer', YESTERDAY, A_DAY_MS, true],
    ['if it has not ended yet', TOMORROW, 0, false],
    ['not at all, once it ended', NOW, 0, true],
  ] as const)('%s', (_, end, keptMs, isGone) => {
    const published = { ...tariff(undefined, end), last_updated: YESTERDAY };
    expect(isForgotten(published, now, keptMs)).toBe(isGone);
  });

  test('for as long as its end has been published, however long ago that was', () => {
    const published = { ...tariff(undefined, '2020-01-01T00:00:00Z'), last_updated: YESTERDAY };
    expect(isForgotten(published, now, A_DAY_MS + 1)).toBe(false);
    expect(isForgotten(published, now, A_DAY_MS)).toBe(true);
  });
});
