/** A charging point that is planned is not there yet: it counts in nobody's "free now", and every page says that it is planned. */

import { type ComponentChild, h } from 'preact';
import { render } from 'preact-render-to-string';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChargerPage } from '../../../packages/page/charger/page.ts';
import { Freshness } from '../../../packages/page/components/freshness.ts';
import { SiteCard } from '../../../packages/page/components/site-card.ts';
import { countAvailability } from '../../../packages/page/facts/availability.ts';
import { writeRoute } from '../../../packages/page/facts/route.ts';
import { sitePath } from '../../../packages/page/facts/site-path.ts';
import { LANGUAGES, type Language } from '../../../packages/page/locales/languages.ts';
import { detailFileOf } from '../../../packages/page/records/live-statuses.ts';
import { type DetailsFile, detailPath, readDetails } from '../../../packages/page/records/site-details.ts';
import { pageWordsOf } from '../../../packages/page/words/every-language.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { SETTINGS } from './page/a-charger.ts';
import { openPage, serveFiles } from './support/load-published.ts';

afterEach(() => vi.unstubAllGlobals());

const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

/** `mixed` has one that is free and two that are planned; `new` has planned ones alone. Where nobody says any status, none is known. */
const networkIn = (language: Language, says: 'statuses' | 'nothing') =>
  networkOf(
    {
      locations: csv(
        'id,name,address,city,latitude,longitude',
        'mixed,Mixed,Main Street 1,Amsterdam,52.373169,4.893379',
        'new,New,Main Street 99,Amsterdam,52.363169,4.883379',
      ),
      evses: csv(
        'uid,location_id,status',
        `m-1,mixed,${says === 'statuses' ? 'AVAILABLE' : ''}`,
        ...['m-2,mixed', 'm-3,mixed', 'n-1,new', 'n-2,new'].map((evse) => `${evse},PLANNED`),
      ),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...['m-1', 'm-2', 'm-3', 'n-1', 'n-2'].map((uid) => `${uid},${PLUG}`),
      ),
    },
    { language },
  );

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '|');
const textOf = (shown: ComponentChild) => plain(render(h('div', null, shown)));

/** What a page shows of both sites. */
async function shownIn(language: Language, says: 'statuses' | 'nothing') {
  const words = pageWordsOf(language);
  const files = await snapshotOf(networkIn(language, says));
  const read = (path: string) => Buffer.from(files.get(path) as Uint8Array).toString();
  serveFiles(() => files as ReadonlyMap<string, Uint8Array>);
  const page = await openPage();
  const { list } = await page.poll();
  const index = page.list()?.index;
  if (index === undefined) throw new Error('there is no list');
  const now = says === 'statuses' ? (uid: string) => list?.byUid.get(uid) : undefined;
  const site = (id: string) => {
    const record = index.sites.find((one) => one.id === id);
    const file = detailFileOf(id, index.detail_files);
    const { locations } = readDetails(JSON.parse(read(detailPath(file).slice(1))) as DetailsFile);
    const location = locations.find((one) => one.id === id);
    if (record === undefined || location === undefined) throw new Error(`there is no ${id}`);
    const status = (uid: string) => (uid === 'm-1' ? 'AVAILABLE' : 'PLANNED');
    const statusOf = now && ((uid: string) => ({ status: status(uid), since: '2026-01-01T00:00:00Z' }) as const);
    const view = { location, tariffs: [], words, settings: SETTINGS, now: NOW, statusOf };
    const html = read(`${sitePath(id).slice(1)}.html`);
    const first = read('index.html').split(`id="${writeRoute({ kind: 'site', id, map: false }).slice(1)}"`)[1] ?? '';
    return {
      card: textOf(
        h(SiteCard, { selected: { site: record, matching: record.evses }, index, words, availabilityOf: now }),
      ),
      firstCard: plain(first.split('</li>').slice(0, 2).join('')),
      charger: textOf(ChargerPage(view)),
      plainPage: plain(html.slice(html.indexOf('<body'))),
      preview: /property="og:description" content="([^"]*)"/.exec(html)?.[1],
    };
  };
  const counts = countAvailability(index.sites, now ?? (() => undefined));
  const freshness = textOf(h(Freshness, { words, counts, asOf: 0, isStale: false, hasFailed: false, now: 0 }));
  return { mixed: site('mixed'), all: site('new'), counts, freshness };
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { say } = pageWordsOf(language);
  const planned = say('status.PLANNED');
  const [two, four] = [2, 4].map((count) => say('now.part_planned', { count }));
  test.each(['statuses', 'nothing'] as const)('every page says so, where the others say %s', async (says) => {
    const { mixed, all } = await shownIn(language, says);
    for (const said of Object.values(all)) expect(said).toContain(planned);
    for (const said of Object.values(mixed)) expect(said).toContain(two);
  });

  test('they are not counted with what is free', async () => {
    const { mixed, all, counts, freshness } = await shownIn(language, 'statuses');
    expect(counts).toEqual({ free: 1, taken: 0, out: 0, unknown: 0, planned: 4 });
    expect(freshness).toContain(four);
    expect(freshness).toContain(say('now.free', { free: 1, count: 1 }));
    expect(mixed.card).toContain(say('site.free', { free: 1, count: 1 }));
    expect(mixed.charger).not.toContain(say('charger.free', { free: 1, count: 3 }));
    expect(all.card).not.toContain(say('status.INOPERATIVE'));
    expect(all.charger).not.toContain(say('charger.free', { free: 0, count: 2 }));
  });
});

test('a status that is newer than the page counts: what is opened is free', async () => {
  const files = await snapshotOf(networkIn('en', 'statuses'));
  serveFiles(() => files as ReadonlyMap<string, Uint8Array>);
  const { sites } = (await openPage()).list()?.index ?? { sites: [] };
  expect(countAvailability(sites, (uid) => (uid === 'n-1' ? 'free' : undefined))).toMatchObject({
    free: 1,
    planned: 3,
  });
});
