/** In Markdown our own words are plain text, and texts of the data are code, whatever changed. */

import { expect, test } from 'vitest';
import type { PublishedNetwork } from '../../src/diff/compare/change.ts';
import { diffNetworks } from '../../src/diff/compare/compare.ts';
import type { Phrase } from '../../src/diff/describe/phrase.ts';
import { toReport } from '../../src/diff/print.ts';
import { renderMarkdown } from '../../src/diff/report-markdown.ts';
import type { Location, Tariff } from '../../src/ocpi/types.ts';
import { edited, everything } from '../contract/support/pointer.ts';
import { completeLocation, completeTariff } from '../support/complete-objects.ts';
import { toHtml } from '../workflows/support/live-markup.ts';
import { energy, evses, location, published, tariff } from './support.ts';

const [site, price] = [completeLocation() as Location, completeTariff() as Tariff];

/** Each value of each field changed, what may be absent left out and added, and whole objects that come and go. */
function* comparisons(): Iterable<readonly [PublishedNetwork, PublishedNetwork]> {
  for (const [pointer, value] of everything(site)) {
    if (typeof value === 'object') continue;
    const other = published([edited(site, pointer, another(value)) as Location]);
    yield [published([site]), other];
    yield [other, published([site])];
  }
  for (const [pointer, value] of everything(price)) {
    if (typeof value === 'object') continue;
    const other = published([], [edited(price, pointer, another(value)) as Tariff]);
    yield [published([], [price]), other];
    yield [other, published([], [price])];
  }
  const many = Array.from({ length: 12 }, (_, i) => location(`L-${i}`, { evses: evses(`L-${i}`, 'ABCDEFGH') }));
  const tariffs = many.map((_, i) => tariff(`T-${i}`, { elements: [{ price_components: [energy(0.1 + i)] }] }));
  for (const [little, much] of [
    [published([location(site.id)]), published([site])],
    [published([], [tariff(price.id)]), published([], [price])],
    [published([]), published([site], [price])],
  ] as const) {
    yield [little, much];
    yield [much, little];
  }
  yield [published([]), published(many, tariffs)];
  yield [published(many, tariffs), published([])];
  yield [
    published(many),
    published(many.map((one) => ({ ...one, evses: evses(one.id, 'AZ', { status: 'BLOCKED' }) }))),
  ];
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 0.125;
  if (typeof value === 'boolean') return !value;
  return `${value}x`;
}

/** A sentence with a mark for each part of the data, or for neighbours of them. */
function marked(phrase: Phrase): string {
  const text = phrase.map((piece) => (typeof piece === 'string' ? piece : '☐')).join('');
  return text.replaceAll(/☐+/g, '☐').trim();
}

test('every sentence that a comparison can make', () => {
  const seen = new Set<string>();
  for (const [before, after] of comparisons()) {
    const report = toReport(diffNetworks(before, after), 1000);
    const html = toHtml(renderMarkdown(report, { all: 'x' })).replaceAll(/<code>[^<]*<\/code>/g, '☐');
    const [summary] = /(?<=<p>).*(?=<\/p>)/.exec(html) ?? [];
    const lines = [...html.matchAll(/<li>(.*)<\/li>/g)].map(([, line = '']) => line.replaceAll('&gt;', '>'));
    expect([summary, ...lines]).toEqual([report.summary, ...report.changes].map(marked));
    for (const line of lines) seen.add(line.replaceAll(/[\d.,]+/g, '0'));
  }
  expect(seen.size).toBeGreaterThan(60);
});
