/** The page at /afir/ and the badge: what they show of a scorecard, and that ids of the data are texts there. */

import { expect, test } from 'vitest';
import { scorecardBadge } from '../../../packages/afir/page/badge.ts';
import { type NetworkScorecard, scorecardPage } from '../../../packages/afir/page/scorecard-page.ts';
import { demandsOnTime } from '../../../packages/afir/report/on-time.ts';
import { escapeHtml } from '../../../src/findings/text/escape-html.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { readSettings, SETTINGS } from '../../support/network-of.ts';
import { scorecardOf } from './scorecard-of.ts';

const HOSTILE = `"><script>alert('1')</script>`;

const { settings } = readSettings(
  JSON.stringify({ ...SETTINGS, base_url: 'https://ocpi.charging.nl', profiles: ['afir'] }),
) as { settings: Settings };

const on_time = demandsOnTime({
  ...{ cache_seconds: 30, upload_seconds: 20, status_sources: [], table_sources: [] },
});

/** Sites with a point each; the first has a help line. */
function scorecard(...ids: readonly string[]): NetworkScorecard {
  const sites = ids.map((id, i) => ({
    location: { id, ...(i === 0 && { help_phone: '1' }), evses: [{ uid: `${id}-E`, status: 'AVAILABLE' }] },
  }));
  return { ...scorecardOf(sites, [], 0), on_time };
}

function page(...ids: readonly string[]): string {
  const locations = ids.map((id) => ({ id, ownUids: [`${id}-E`] }));
  return scorecardPage(scorecard(...ids), { settings, locations });
}

test('every item has its shares, its rule and its article, and a place to link to', () => {
  const html = page('L-1', 'L-2');
  for (const { item, title, counts, article } of scorecard('L-1', 'L-2').items) {
    expect(html).toContain(`<h3>${item} ${title}</h3></summary>\n<div id="${item}">`);
    expect(html).toContain(`href="#${item}"`);
    expect(html).toContain(article);
    expect(html).toContain(escapeHtml(counts));
  }
  expect(html).toMatch(/<a href="#A5">A5<\/a> Help line<\/th>\s*<td class="share">50 %<\/td>/);
});

test('what lacks an item leads to the page of its site, be it a site or a point', () => {
  const html = page('L-1', 'L-2');
  expect(html).toContain('Unknown of 1 site: <a href="/#/L-2"><bdi>L-2</bdi></a>.');
  expect(html).toContain('Unknown of 2 points: <a href="/#/L-1"><bdi>L-1-E</bdi></a>, <a href="/#/L-2">');
});

test('of many, some are named', () => {
  const html = page(...Array.from({ length: 50 }, (_, i) => `L-${i}`));
  expect(html).toMatch(/Unknown of 49 sites: .*<bdi>L-20<\/bdi><\/a> and 29 more\./);
});

test('demands on time are answered with yes, no or why it depends', () => {
  const html = page('L-1');
  for (const { demand } of on_time) expect(html).toContain(`<h3>${demand}</h3>`);
  expect(html).toContain('<strong>No.</strong> There is no status source');
});

test('an id is a text, whatever it is', () => {
  const html = page('L-1', HOSTILE);
  expect(html).not.toContain('<script');
  expect(html).toContain(escapeHtml(HOSTILE));
  expect(html).toContain(`href="/#/%22%3E%3Cscript%3E`);
});

test('it needs no script and no other host', () => {
  const html = page('L-1');
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].filter(([, url = '']) => !/^[/#]/.test(url))).toEqual([]);
});

test('the badge says how many items are stated of every point, for eyes and for screen readers', () => {
  const items = scorecard('L-1').items.map((item, i) => ({ ...item, stated_share: i < 7 ? 1 : 0.9999 }));
  const svg = scorecardBadge({ items });
  expect(svg).toContain('role="img" aria-label="AFIR: 7 of 37 items stated"');
  expect(svg).toContain('<title>AFIR: 7 of 37 items stated</title>');
  expect(svg).toContain('>7 of 37 items stated</text>');
  expect(svg).not.toMatch(/href|style=|<script|url\(/);
  const whole = scorecardBadge({ items: items.map((item) => ({ ...item, stated_share: 1 })) });
  expect(whole).toContain('37 of 37');
  expect(whole.match(/fill="#0a6847"/)).not.toBeNull();
  expect(svg).not.toContain('#0a6847');
});
