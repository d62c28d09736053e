/** The plain pages of sites: what readers without scripts, search engines and those who are sent a link are told. */

import { expect, test } from 'vitest';
import { sitePath } from '../../../packages/page/facts/site-path.ts';
import { type SitePageSettings, sitePagesWith } from '../../../packages/page/files/site-pages.ts';
import type { DetailedLocation } from '../../../src/ocpi/detailed.ts';
import { LOCATION as CHARGER, SETTINGS, TARIFFS } from './page/a-charger.ts';

const AT = Date.parse('2026-05-01T12:00:00Z');

function pageOf(location: DetailedLocation, settings: Partial<SitePageSettings> = {}): string {
  return sitePagesWith({ ...SETTINGS, ...settings }, undefined, AT)(location, TARIFFS);
}

const tag = (page: string, name: string) =>
  new RegExp(`<(?:meta (?:name="description" )?(?:property|name)|link rel)="${name}" (?:content|href)="([^"]*)"`).exec(
    page,
  )?.[1];

const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null') as {
    readonly [name: string]: unknown;
  };

const photo = (url: string) => ({ url, category: 'CHARGER' as const, type: 'jpeg' });

test('a page has one address, and says what a link to it shows', () => {
  const page = pageOf(CHARGER);
  const url = `https://charge.example.org${sitePath(CHARGER.id)}`;
  expect([tag(page, 'canonical'), tag(page, 'og:url')]).toEqual([url, url]);
  expect(tag(page, 'og:title')).toBe(`${CHARGER.name} · Example Charging`);
  expect(tag(page, 'og:description')).toContain(CHARGER.address);
  expect(tag(page, 'og:description')).toMatch(/\d × .*kW/);
});

test('a link shows a photo of the site, else the logo, else the sign of the page; never the picture of another host', () => {
  const own = 'https://charge.example.org/images/a.jpg';
  const elsewhere = 'https://pictures.example.com/a.jpg';
  const imageOf = (page: string) => [tag(page, 'og:image'), tag(page, 'twitter:card')];
  expect(imageOf(pageOf({ ...CHARGER, images: [photo(elsewhere), photo(own)] }))).toEqual([own, 'summary_large_image']);
  expect(imageOf(pageOf({ ...CHARGER, images: [photo(elsewhere)] }, { logo: '/images/logo.png' }))).toEqual([
    'https://charge.example.org/images/logo.png',
    undefined,
  ]);
  expect(imageOf(pageOf({ ...CHARGER, images: [] }))).toEqual(['https://charge.example.org/icon-512.png', undefined]);
});

test('it says nothing that changes with a status or with the time of day', () => {
  const page = pageOf(CHARGER);
  const later = sitePagesWith(SETTINGS, undefined, AT + 8 * 3_600_000)(CHARGER, TARIFFS);
  expect(later).toBe(page);
  expect(page).not.toMatch(/No status|Free|In use|Open until|Closed until/);
});

test('schema.org is told of the address, the place, the hours and the plugs', () => {
  const data = dataOf(
    pageOf({
      ...CHARGER,
      opening_times: {
        twentyfourseven: false,
        regular_hours: [{ weekday: 6, period_begin: '22:00', period_end: '02:00' }],
      },
    }),
  );
  expect(data).toMatchObject({ '@type': 'Place', name: CHARGER.name, address: { streetAddress: CHARGER.address } });
  expect(data).toMatchObject({ address: { addressCountry: 'NL' } });
  expect(data.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '22:00', closes: '23:59' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '02:00' },
  ]);
});

test.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(2)>', '<!--<script>', ']]>&amp;'])(
  '%s is text wherever it stands',
  (text) => {
    const page = pageOf({ ...CHARGER, name: text, address: text, city: text }, { name: text });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img src=x|<!--/);
    expect(dataOf(page)).toMatchObject({ name: text, address: { streetAddress: text, addressLocality: text } });
    expect(tag(page, 'og:title')).not.toMatch(/[<>]/);
  },
);

test('the settings are not repeated on the page of each site', () => {
  const page = pageOf(CHARGER);
  expect(page).toContain(`<div id="page" data-site="${CHARGER.id}">`);
  expect(page).not.toContain('data-settings');
});

test('it speaks the language of the network', () => {
  expect(pageOf(CHARGER, { language: 'de' })).toContain('<html lang="de">');
  expect(pageOf(CHARGER, { language: 'de' })).toContain('Öffnungszeiten');
});
