/** The pages of the site without JavaScript: what they show. */

import { expect, test } from 'vitest';
import { ALL_COPIES } from '../../../src/people/copies/feeds.ts';
import type { ListedFile } from '../../../src/people/site/records/page-settings.ts';
import type { SiteIndex } from '../../../src/people/site/records/site-index.ts';
import { renderSite } from '../../../src/people/site/site-files.ts';
import { settingsSchema } from '../../../src/source/settings/settings.ts';

const EXAMPLE = { country_code: 'NL', party_id: 'EXA', name: 'Example <Charging>', base_url: 'https://example.com' };

const MARKET: SiteIndex['sites'][number] = {
  id: 'L-1',
  name: 'Market',
  address: 'Market Square 1',
  city: 'Amsterdam',
  latitude: 52.373169,
  longitude: 4.893379,
  time_zone: 0,
  evses: [
    { uid: 'E-1', plugs: [[0, 11_000, 0]] },
    { uid: 'E-2', plugs: [[0, 22_000]] },
  ],
};

const HOURS: SiteIndex['hours'] = [
  { twentyfourseven: false, regular_hours: [{ weekday: 1, period_begin: '08:00', period_end: '20:00' }] },
];

const ASSETS = {
  files: new Map(),
  script: '_site/main-1.js',
  styles: ['_site/main-1.css'],
  docs: { script: '_site/docs-1.js', styles: [] },
};

interface Around {
  readonly listed?: readonly ListedFile[];
  /** Whether there are scripts and styles. */
  readonly isBundled?: boolean;
}

function siteOf(
  sites: SiteIndex['sites'],
  network: object = {},
  { listed = ALL_COPIES, isBundled = true }: Around = {},
) {
  const index = {
    detail_files: 1,
    standards: ['IEC_62196_T2'],
    time_zones: ['Europe/Amsterdam'],
    hours: HOURS,
    prices: [{ currency: 'EUR', from: 0.29, to: 0.5 }],
    sites,
  } as const;
  const settings = settingsSchema.parse({ ...EXAMPLE, ...network });
  const files = renderSite(settings, { index, files: listed }, isBundled ? ASSETS : undefined);
  return { page: files.get('index.html') ?? '', missing: files.get('404.html') ?? '' };
}

/** What a reader sees of HTML. */
const textOf = (page: string) =>
  page
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...MARKET, id: `L-${i}` }));

test('a site is listed with its address, plugs and price', () => {
  const text = textOf(siteOf([MARKET]).page);
  expect(text).toContain('Market Market Square 1 , Amsterdam 1 × 22 kW Type 2 1 × 11 kW Type 2 2 charging points');
  expect(text).toContain('from 0.29 €/kWh');
});

test('the hours of the week are listed without a script, and nothing is said of unknown ones', () => {
  expect(textOf(siteOf([{ ...MARKET, hours: 0 }]).page)).toContain('Mon 08:00–20:00; Tue–Sun closed 2 charging points');
  expect(textOf(siteOf([MARKET]).page)).not.toContain('Mon');
});

test('without a script, a link to a site leads to its card', () => {
  const { page } = siteOf([{ ...MARKET, id: 'A/B 1' }]);
  expect(page).toContain('href="#/A%2FB%201"');
  expect(page).toContain('id="/A%2FB%201"');
});

test('it lists all of some hundred sites, and the first of more, and says so', () => {
  const listed = (count: number) => [...siteOf(many(count)).page.matchAll(/<li class="site"/g)].length;
  expect([listed(1), listed(500), listed(501)]).toEqual([1, 500, 100]);
  expect(textOf(siteOf(many(501)).page)).toContain('These are the first 100 of 501 sites.');
  expect(textOf(siteOf(many(500)).page)).not.toContain('These are the first');
});

test('it speaks the language of the network', () => {
  const { page, missing } = siteOf([MARKET], { language: 'uk' });
  expect(page).toContain('<html lang="uk">');
  expect(textOf(page)).toContain('Використати ці дані');
  expect(missing).toContain('<html lang="uk">');
  expect(siteOf([MARKET], { language: 'sv' }).page).toContain('<html lang="en">');
});

test('it leads to the API, the copies and the freshness of the data', () => {
  const { page } = siteOf([]);
  const paths = ['/docs/', '/openapi.json', '/api/ocpi/versions', '/api/ocpi/2.2/locations', '/status.json'];
  for (const path of [...paths, '/chargers.csv', '/locations.geojson', '/_health.json']) {
    expect(page).toContain(`<a href="${path}">`);
  }
});

test('what the data says is text, and neither markup nor a script', () => {
  const { page, missing } = siteOf([{ ...MARKET, name: '<script>alert(1)</script>', address: '"><img src=x>' }]);
  expect(page).not.toMatch(/<script>|<img src=x>|<Charging>/);
  expect(missing).not.toContain('<Charging>');
  // The policy of the page allows no other scripts and styles.
  expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="module" src="/_site/main-1.js">',
  ]);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

test('a logo on our own host is shown, and none of another host, which would see every reader', () => {
  const withLogo = (url: string) => siteOf([], { operator: { name: 'Example', logo: { url, type: 'png' } } }).page;
  expect(withLogo('https://example.com/images/logo.png')).toContain('src="/images/logo.png"');
  expect(withLogo('images/logo.png')).toContain('src="/images/logo.png"');
  expect(withLogo('https://elsewhere.example/logo.png')).not.toContain('<img');
});

test('leads to the files that there are, in as many parts as they have', () => {
  const parts: readonly ListedFile[] = [
    { path: '/chargers-1.csv', format: 'csv' },
    { path: '/chargers-2.csv', format: 'csv' },
    { path: '/status.json', format: 'json' },
  ];
  const { page } = siteOf([MARKET], {}, { listed: parts });
  const links = [...page.matchAll(/href="(\/[^"]*\.(?:csv|geojson|json))"/g)].map(([, path]) => path);
  expect(links.filter((path) => path !== '/openapi.json' && path !== '/_health.json')).toEqual([
    ...parts.map(({ path }) => path),
    '/.well-known/ocpi-snapshot.json',
  ]);
});

test('where nothing is bundled, the page has no control that nothing answers', () => {
  const controls = (page: string) => page.match(/<[^>]* needs-script"[^>]*>/g) ?? [];
  const bare = controls(siteOf([MARKET], {}, { isBundled: false }).page);
  expect(bare).toHaveLength(4);
  expect(bare.filter((tag) => !tag.includes(' hidden'))).toEqual([]);
  expect(controls(siteOf([MARKET]).page).filter((tag) => tag.includes(' hidden'))).toEqual([]);
});
