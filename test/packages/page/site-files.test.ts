/** The pages of the site without JavaScript: what they show. */

import { expect, test } from 'vitest';
import { ALL_COPIES } from '../../../packages/copies/feeds.ts';
import { ICON_FILES } from '../../../packages/page/files/icons.ts';
import { pageSettingsOf } from '../../../packages/page/files/page-settings-of.ts';
import { renderSite } from '../../../packages/page/files/site-files.ts';
import type { ListedFile } from '../../../packages/page/records/page-settings.ts';
import { MOST_SITE_PAGES } from '../../../packages/page/records/page-settings.ts';
import type { SiteIndex } from '../../../packages/page/records/site-index.ts';
import { withPage } from '../../../packages/page/settings/settings.ts';
import { settingsSchema } from '../../../src/settings/settings.ts';
import { COMPANIONS } from '../../support/companions.ts';

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
  world: Buffer.of(),
  files: new Map(),
  script: '_site/main-1.js',
  styles: ['_site/main-1.css'],
  docs: { script: '_site/docs-1.js', styles: [] },
};

interface Around {
  readonly listed?: readonly ListedFile[];
  /** Whether there are scripts and styles. */
  readonly isBundled?: boolean;
  readonly hasStatuses?: boolean;
}

function siteOf(
  sites: SiteIndex['sites'],
  network: object = {},
  { listed = ALL_COPIES, isBundled = true, hasStatuses = true }: Around = {},
) {
  const index = {
    detail_files: 1,
    standards: ['IEC_62196_T2'],
    time_zones: ['Europe/Amsterdam'],
    hours: HOURS,
    prices: [{ currency: 'EUR', from: 0.29, to: 0.5 }],
    sites,
  } as const;
  const settings = settingsSchema(COMPANIONS).parse({ ...EXAMPLE, ...network });
  const shown = pageSettingsOf(withPage(settings), { index, files: listed, hasStatuses });
  const files = renderSite(shown, index, isBundled ? ASSETS : undefined);
  const file = (path: string) => files.get(path) ?? '';
  return { page: file('index.html'), missing: file('404.html'), file };
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
  const plugs = '1 × 22 kW Type 2 1 × 11 kW Type 2 · 0.29–0.50 €/kWh';
  expect(text).toContain(`Market Market Square 1 , Amsterdam ${plugs}`);
});

test('before its list is there, bank cards and opening hours can be asked for only where there are such', () => {
  const filters = (site: object) => textOf(siteOf([{ ...MARKET, ...site }]).page.split('</form')[0] ?? '');
  expect(filters({})).not.toMatch(/Bank card|Open now/);
  expect(filters({ hours: 0 })).toContain('Open now');
  expect(filters({ evses: [{ uid: 'E-1', plugs: [], card: true }] })).toContain('Bank card');
});

test('where nobody says what is free, there is no word of it', () => {
  const said = (hasStatuses: boolean) => textOf(siteOf([MARKET], {}, { hasStatuses }).page.split('<footer')[0] ?? '');
  expect(said(true)).toMatch(/Free now/);
  expect(said(false).replace(/.*Skip to/, '')).not.toMatch(/\bfree\b|status/i);
});

test('how many charging points there are is said where plugs do not say it', () => {
  const both = { ...MARKET, evses: [{ uid: 'E-1', plugs: [[0, 11_000] as const, [0, 22_000] as const] }] };
  expect(textOf(siteOf([both]).page)).toContain('1 charging point ');
  expect(textOf(siteOf([MARKET]).page)).not.toContain('2 charging points');
});

test('what is for programs is folded, and nothing else leads there', () => {
  const { page } = siteOf([MARKET]);
  const [above = '', below = ''] = page.split('<details><summary>For programs');
  expect(above).not.toMatch(/href="\/(?:api|docs|openapi|_health|\.well-known|chargers|status)/);
  expect(below).toContain('href="/docs/"');
});

test('the hours of the week are listed without a script, and nothing is said of unknown ones', () => {
  expect(textOf(siteOf([{ ...MARKET, hours: 0 }]).page)).toContain('Mon 08:00–20:00; Tue–Sun closed ');
  expect(textOf(siteOf([MARKET]).page)).not.toContain('Mon');
});

test('without a script, a link to a site leads to its page, and an old link to its card', () => {
  const { page } = siteOf([{ ...MARKET, id: 'A/B 1' }]);
  expect(page).toContain('href="/charger/a_2fb_201"');
  expect(page).toContain('id="/A%2FB%201"');
});

test('it lists all of some hundred sites, and the first of more, and says so', () => {
  const listed = (count: number) => [...siteOf(many(count)).page.matchAll(/<li class="site"/g)].length;
  expect([listed(1), listed(500), listed(501)]).toEqual([1, 500, 60]);
  expect(textOf(siteOf(many(501)).page)).toContain('These are the first 60 of 501 sites.');
  expect(textOf(siteOf(many(500)).page)).not.toContain('These are the first');
});

test('it speaks the language of the network', () => {
  const { page, missing } = siteOf([MARKET], { language: 'uk' });
  expect(page).toContain('<html lang="uk">');
  expect(textOf(page)).toContain('Для програм');
  expect(missing).toContain('<html lang="uk">');
  expect(siteOf([MARKET], { language: 'sv' }).page).toContain('<html lang="en">');
});

test('it leads to the API, the copies and the freshness of the data', () => {
  const { page } = siteOf([]);
  // That leads to where OCPI clients begin and to OpenAPI.
  const paths = ['/docs/', '/api/ocpi/2.2/locations', '/status.json'];
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

test('a logo of the page comes before that of the operator', () => {
  const operator = { name: 'Example', logo: { url: 'images/operator.png', type: 'png' } };
  const { page } = siteOf([], { operator, page: { logo: 'images/page.svg' } });
  expect(page).toContain('src="/images/page.svg"');
  expect(page).not.toContain('src="/images/operator.png"');
});

test('a colour of one’s own is a style sheet after those of the page, on every page', () => {
  const { file } = siteOf([], { page: { colour: '#FFB000' } });
  const path = '_site/colour-1-ffb000.css';
  // Dark enough for white letters and light backgrounds; as it is on dark ones.
  expect(file(path)).toContain('--accent: light-dark(#966800, #ffb000);');
  for (const name of ['index.html', '404.html']) {
    expect(file(name)).toMatch(new RegExp(`main-1\\.css">\\n<link rel="stylesheet" href="/${path}">`));
  }
  expect(siteOf([]).page).not.toContain('colour-');
});

test('leads to the files that there are, in as many parts as they have', () => {
  const parts: readonly ListedFile[] = [
    { path: '/chargers-1.csv', format: 'csv' },
    { path: '/chargers-2.csv', format: 'csv' },
    { path: '/status.json', format: 'json' },
  ];
  const { page } = siteOf([MARKET], {}, { listed: parts });
  const links = [...page.matchAll(/href="(\/[^"]*\.(?:csv|geojson|json))"/g)].map(([, path]) => path);
  expect(links.filter((path) => !['/_health.json', '/_site/sites.json'].includes(path ?? ''))).toEqual([
    ...parts.map(({ path }) => path),
    '/.well-known/ocpi-snapshot.json',
  ]);
});

test('where nothing is bundled, the page has no control that nothing answers', () => {
  const controls = (page: string) => page.match(/<[^>]* needs-script"[^>]*>/g) ?? [];
  const bare = controls(siteOf([MARKET], {}, { isBundled: false }).page);
  expect(bare).toHaveLength(3);
  expect(bare.filter((tag) => !tag.includes(' hidden'))).toEqual([]);
  expect(controls(siteOf([MARKET]).page).filter((tag) => tag.includes(' hidden'))).toEqual([]);
});

test('robots are led to every page, and of a network with too many sites to the list alone', () => {
  const listed = (count: number) =>
    [
      ...siteOf(many(count))
        .file('sitemap.xml')
        .matchAll(/<loc>([^<]*)/g),
    ].map(([, url]) => url);
  expect(siteOf([]).file('robots.txt')).toContain('\nSitemap: https://example.com/sitemap.xml\n');
  expect(listed(2)).toEqual(
    ['/', '/docs/', '/charger/l-0', '/charger/l-1'].map((path) => `https://example.com${path}`),
  );
  expect(listed(MOST_SITE_PAGES)).toHaveLength(MOST_SITE_PAGES + 2);
  expect(listed(MOST_SITE_PAGES + 1)).toHaveLength(2);
  // What a map of a site may hold (sitemaps.org).
  expect(MOST_SITE_PAGES + 2).toBeLessThan(50_000);
  expect(siteOf(many(MOST_SITE_PAGES + 1)).page).not.toContain('/charger/');
});

test('the app is called as the network is, by words that fit below an icon', () => {
  const named = (name: string) =>
    JSON.parse(siteOf([], { name, language: 'de' }).file('manifest.webmanifest')) as unknown;
  expect(named('Stadtwerke Musterstadt Lade')).toMatchObject({ short_name: 'Stadtwerke', lang: 'de', start_url: '/' });
  expect(named('E on X')).toMatchObject({ name: 'E on X', short_name: 'E on X' });
  expect(named('Energieversorgungsunternehmen')).toMatchObject({ short_name: 'Energieverso' });
});

test('what is around the page has the colour of the network', () => {
  const { page, file } = siteOf([], { page: { colour: '#c2410c' } });
  expect(page).toContain('<meta name="theme-color" content="#c2410c">');
  expect(file('manifest.webmanifest')).toContain('"theme_color": "#c2410c"');
});

test('a link to the network shows its name, how much there is, and no picture of others', () => {
  const { page } = siteOf([MARKET]);
  expect(page).toContain('<link rel="canonical" href="https://example.com/">');
  expect(page).toContain('<meta name="description" property="og:description" content="1 site · 2 charging points">');
  expect(page).toContain('<meta property="og:image" content="https://example.com/icon-512.png">');
});

test('a logo is the picture of a link, but no SVG, which nobody shows', () => {
  const pictureOf = (logo: string) => /og:image" content="([^"]*)"/.exec(siteOf([], { page: { logo } }).page)?.[1];
  expect(pictureOf('images/logo.png')).toBe('https://example.com/images/logo.png');
  expect(pictureOf('images/logo.svg')).toBe('https://example.com/icon-512.png');
});

test('what is not there may be a charger that is gone', () => {
  expect(textOf(siteOf([]).missing)).toContain('it is no longer in this network');
});

test('the icon of the app is a picture of its size', () => {
  const bytes = Buffer.from(ICON_FILES.get('icon-512.png') ?? '');
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 512, 512]);
});
