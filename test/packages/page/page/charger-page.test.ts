/** A charger's own page: what a driver reads there, and what is never said. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ChargerNotFound } from '../../../../packages/page/charger/page.ts';
import { navigatorOf } from '../../../../packages/page/charger/route-links.ts';
import { LANGUAGES } from '../../../../packages/page/locales/languages.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import type { HeldSite } from '../../../../src/ocpi/held.ts';
import { EVSES, LOCATION, pageOf, SETTINGS, TARIFFS, textOf } from './a-charger.ts';

const read = (...given: Parameters<typeof pageOf>) => textOf(pageOf(...given));

test('all that is known of a site is on its page', () => {
  const text = read();
  const said = [
    ...['Museum Square', 'Museumplein 1, 1071 DJ Amsterdam', '1 × 22 kW Type 2', '1 × 150 kW CCS'],
    ...[
      'Charging card (RFID)',
      'Contactless card',
      'Electric vehicles only, Customers only',
      'NL*EXA*EAMS011',
      '-2',
      '52.357950, 4.881250',
    ],
    ...['Beside the lift.', 'Volg de borden.', 'Underground car park', '52.357900, 4.881200', 'Ingang', '52.356000'],
    ...[
      'Museum',
      'Tram stop',
      'example.com',
      'Hands BV',
      'Stones NV',
      'Wind: 62.5%',
      'Carbon dioxide (CO₂): 12 g per kWh',
    ],
    ...['Zon & Wind', 'Puur', 'Entrance (photos.example.net)', 'Half price at night.', 'prices.example.org'],
    ...['No charging outside of the opening hours.', '+31 (20) 123 45 67'],
  ];
  expect(said.filter((part) => !text.includes(part))).toEqual([]);
});

test('text of another language than the page is marked as such; what has the language of the reader comes first', () => {
  expect(pageOf()).toContain('<bdi lang="nl">Volg de borden.</bdi>');
  expect(pageOf()).not.toContain('Naast de lift.');
  expect(pageOf({}, 'nl')).toContain('Naast de lift.');
  expect(pageOf({}, 'fr')).toContain('<bdi lang="nl">Naast de lift.</bdi>');
});

test('a status comes with its age, and none is not "unavailable"', () => {
  const text = read();
  expect(text).toMatch(/Point 1 Free · for 5 mins/);
  expect(text).toMatch(/NL\*EXA\*EAMS012 Status not known/);
  expect(text).toContain('Free · 1 without status');
  expect(read({ statusOf: () => undefined })).not.toMatch(/unavailable|out of order|0 of 2/i);
});

test('of those whose status is known, it says how many are free', () => {
  const known = ['1', '2', '3'].map((label) => ({ ...EVSES[0], uid: label, physical_reference: label }));
  const since = '2026-11-22T02:55:00Z';
  const statusOf = (uid: string) =>
    uid === '1'
      ? ({ status: 'AVAILABLE', since } as const)
      : uid === '2'
        ? ({ status: 'CHARGING', since } as const)
        : undefined;
  expect(read({ location: { ...LOCATION, evses: known }, statusOf })).toContain('1 of 2 free now · 1 without status');
});

test('charging points are in the order in which people count', () => {
  const evses = ['10', '9', 'B', '2'].map((label) => ({ ...EVSES[0], uid: label, physical_reference: label }));
  const text = read({ location: { ...LOCATION, evses } });
  expect(text.match(/Point \w+ (?=Status not)/g)).toEqual(['Point 2 ', 'Point 9 ', 'Point 10 ', 'Point B ']);
});

test('a site that never closes has no table of hours, however its data says that', () => {
  const regular_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    period_begin: '00:00',
    period_end: '23:59',
  }));
  const location = { ...LOCATION, opening_times: { twentyfourseven: false, regular_hours } };
  const reader = { navigator: 'none', timeZone: 'Europe/Kyiv' } as const;
  const text = read({ location, reader });
  expect(text).toContain('Open 24 hours a day, every day');
  expect(text).not.toMatch(/24 hours$|outside of the opening hours|local times/m);
});

test('what its status is going to be is said with its days, and what is over is not', () => {
  expect(read()).toContain('Not in operation from 1 Dec 2026, until 2 Dec 2026');
  expect(read()).not.toContain('Blocked');
});

test('one charging point is free or in use, not "1 of 1"', () => {
  const location = { ...LOCATION, evses: [EVSES[0]] };
  expect(read({ location })).not.toContain('1 of 1');
});

test('a price is that of the plugs that have it, and none is not free', () => {
  expect(read()).toMatch(/0\.60 €\/kWh incl\. VAT \+ 0\.10 €\/min after 4 h/);
  expect(read()).toContain('Without a contract · 22 kW Type 2');
  expect(read()).toContain('No price given: 150 kW CCS');
  const none = read({ tariffs: [] });
  expect(none).toContain('No price is given here. That does not mean that charging is free.');
  expect(none).not.toMatch(/free of charge/i);
});

test('tariffs that say the same are one, those that are over are none, and what is to come says when', () => {
  const [tariff] = TARIFFS;
  const [first, second] = EVSES;
  const priced = { ...second, connectors: second.connectors.map((one) => ({ ...one, tariff_ids: ['night'] })) };
  const location = { ...LOCATION, evses: [first, priced] };
  const also = (more: object) =>
    read({ location, tariffs: [...TARIFFS, { ...tariff, id: 'NIGHT', ...more } as typeof tariff] });
  expect(also({}).match(/Half price/g)).toHaveLength(1);
  expect(also({})).not.toMatch(/No price given|contract ·/);
  expect(also({ end_date_time: '2026-11-22T03:00:00Z' })).toContain('No price given: 150 kW CCS');
  expect(also({ start_date_time: '2026-11-30T23:00:00Z' })).toContain(
    'Without a contract · from 1 Dec 2026 · 150 kW CCS',
  );
});

test('where plugs that are alike have different prices, it says at which charging points', () => {
  const [tariff] = TARIFFS;
  const [first] = EVSES;
  const priced = (label: string, tariff_id: string) => ({
    ...first,
    uid: label,
    physical_reference: label,
    connectors: first.connectors.map((one) => ({ ...one, tariff_ids: [tariff_id] })),
  });
  const location = { ...LOCATION, evses: [priced('A', 'DAY'), priced('B', 'CHEAP'), priced('C', 'CHEAP')] };
  const cheap = { ...tariff, id: 'CHEAP', elements: tariff.elements.slice(0, 1) };
  const text = read({ location, tariffs: [tariff, cheap] });
  expect(text).toMatch(/22 kW Type 2\nPoint A\n0\.60 €\/kWh incl\. VAT \+/);
  expect(text).toMatch(/22 kW Type 2\nPoint B, Point C\n0\.60 €\/kWh incl\. VAT\n/);
});

test('what only some charging points have is said of them', () => {
  const text = read();
  const [forAll = '', ...forSome] = text.slice(text.indexOf('Payment')).split('only at: Point 1');
  expect(forSome).toHaveLength(1);
  expect(forAll).toContain('RFID');
  expect(forAll).not.toContain('Contactless card');
  expect(forSome[0]).toContain('Contactless card');
});

test('the help line is that of the site', () => {
  expect(pageOf()).toContain('href="tel:+31201234567"');
  const { held, ...silent } = LOCATION;
  expect(held?.help_phone).toBeDefined();
  expect(pageOf({ location: silent })).not.toContain('tel:');
});

const { held: _, ...NOTHING_HELD } = LOCATION;

/** The text of the page with this and nothing else held of the site. */
const readHeld = (held: HeldSite) => read({ location: { ...NOTHING_HELD, held } });

test('of what a site has nothing is said unless somebody knows, and "no" is said too', () => {
  const text = readHeld({ roofed: true, lit: false, services: [], toilets: false });
  expect(text).toContain('At the site');
  expect(text).toMatch(/Under a roof\nLit at night: no\nStaff on site: no\nToilets: no\n/);
  expect(text).not.toMatch(/food|rest/i);
  expect(readHeld({ services: ['STAFFED'], catering: true, rest_area: false })).toMatch(
    /Staff on site\nFood or drinks\nPlace to rest: no\n/,
  );
  expect(read({ location: NOTHING_HELD })).not.toMatch(
    /At the site|Parking places|Cards and wallets|Accepted contracts|Plug & /,
  );
});

const PLACE = { id: 'P1', vehicle_types: ['VAN'], restricted_to_type: false, reservation_required: false } as const;

test('a parking place says for which vehicles it is, and what is known of it', () => {
  const text = read();
  expect(text).toContain('Car, Car with trailer, Disabled permit holders');
  expect(text).toContain('Place 17');
  expect(text).toContain('Point 1 (charger on the left)');
  const said = ['Only for these vehicles', 'Height up to 2.1 m', 'Length up to 5.5 m', 'Width up to 2.2 m'];
  said.push(
    'Weight up to 3.5 t',
    'Size 6 m × 3.5 m',
    'Parking for at most 4 h',
    'Only with a reservation',
    'Drive-through',
  );
  said.push('Lit at night', 'Dangerous goods allowed: no', 'Power for refrigerated trucks: no', 'PAS 1899');
  expect(said.filter((part) => !text.includes(part))).toEqual([]);
  expect(readHeld({ parking_places: [{ ...PLACE, vehicle_types: ['VAN'] }] })).toMatch(
    /Parking places\nVan\n\n+Getting/,
  );
});

test('a roof over all of a site is said once, one over a single place is said there, and so is none', () => {
  const places = [true, false].map((roofed, i) => ({ ...PLACE, vehicle_types: ['VAN' as const], id: `P${i}`, roofed }));
  const text = readHeld({ roofed: true, parking_places: places });
  expect(text.match(/Under a roof.*/g)).toEqual(['Under a roof: no', 'Under a roof']);
});

test('places of which the same is said are one', () => {
  const places = ['17', '18'].map((label) => ({
    ...PLACE,
    vehicle_types: ['BUS' as const],
    id: label,
    physical_reference: label,
  }));
  const text = readHeld({ parking_places: places });
  expect(text.match(/^Bus$/gm)).toHaveLength(1);
  expect(text).toContain('Place 17, Place 18');
});

test('ways to pay are known, known to be none, or unknown', () => {
  const text = read();
  const [, ofPoint1] = text.split('only at: Point 1\n');
  expect(ofPoint1).toContain('Cards and wallets\nVisa\ngirocard\n');
  expect(ofPoint1).toContain('Other ways to pay\nQR code\n');
  expect(ofPoint1).toContain('Accepted contracts\nExample Mobility\n');
  const none = { payment_brands: [], payment_means: [], accepted_service_providers: [] };
  const said = readHeld({ evses: { 'AMS-01-1': none, 'AMS-01-2': none } });
  expect(said).toMatch(/wallets\nNone\n[\s\S]*ways to pay\nNone\n[\s\S]*contracts\nNone\n/);
});

test('what a car can do by itself is said among the ways to start, and nowhere else', () => {
  const text = read();
  expect(text.match(/Plug & Charge/g)).toHaveLength(1);
  expect(text).toMatch(/only at: Point 1\n[\s\S]*Start with\n[\s\S]*Plug & Charge \(ISO 15118-2\)\n/);
});

test('photos of parking places are among those of the site', () => {
  expect(pageOf()).toContain('<img src="/images/p1.jpg" alt="Parking place"');
});

test('a logo is no photo of a site', () => {
  const images = (['NETWORK', 'OTHER'] as const).map((category) => {
    return { url: `https://photos.example.net/${category}.jpg`, category, type: 'jpeg' };
  });
  const html = pageOf({ location: { ...LOCATION, images } });
  expect(html).toContain('photos.example.net/OTHER.jpg');
  expect(html).not.toContain('NETWORK');
});

test('where nobody says any status, the page has no word of it', () => {
  const text = read({ statusOf: undefined });
  expect(text).not.toMatch(/status|free now|for 5 min/i);
  expect(text).toContain('150 kW CCS');
});

test('no fact stands twice: operator, phone, plugs that are all alike, what all charging points have, and none of nothing', () => {
  const alike = ['1', '2'].map((label) => ({
    ...EVSES[0],
    uid: label,
    evse_id: `NL*EXA*E${label}`,
    physical_reference: label,
  }));
  const nothing = { category: 'NUCLEAR_WASTE', amount: 0 } as const;
  const mix = { is_green_energy: true, environ_impact: [nothing] };
  const text = read({ location: { ...LOCATION, evses: alike, energy_mix: mix } });
  for (const once of [
    'Example Charging',
    '+31 (20) 123 45 67',
    'Type 2',
    'Beside the lift.',
    'Electric vehicles only',
  ]) {
    expect([once, text.split(once).length - 1]).toEqual([once, 1]);
  }
  expect(text).not.toContain('waste');
});

test('one charging point says once that it is free, and since when', () => {
  const text = read({ location: { ...LOCATION, evses: [EVSES[0]] } });
  expect(text.match(/Free · for 5 mins/g)).toHaveLength(1);
  expect(text.match(/\bFree\b/g)).toHaveLength(1);
});

test('a price is rounded as people read it, and exact beside it', () => {
  const [tariff] = TARIFFS;
  const elements = [{ price_components: [{ type: 'ENERGY' as const, price: 0.35, vat: 21, step_size: 1 }] }];
  expect(read({ tariffs: [{ ...tariff, elements }] })).toContain('0.42 €/kWh incl. VAT\nexactly 0.4235 €/kWh\n');
  expect(read()).not.toContain('exactly');
});

test('a name that is the address, and parking that is a car park, are said once', () => {
  const text = read({
    location: { ...LOCATION, name: LOCATION.address, parking_type: 'PARKING_LOT', facilities: ['PARKING_LOT'] },
  });
  expect(text.match(/Museumplein 1/g)).toHaveLength(1);
  expect(text.match(/Car park/g)).toHaveLength(1);
});

test('an operator who is the owner too is named once', () => {
  const { operator } = LOCATION;
  const location = { ...LOCATION, ...(operator && { suboperator: operator, owner: operator }) };
  expect(read({ location })).not.toMatch(/Run by|Owner/);
});

test('photos of this host are shown, those of others are links', () => {
  const html = pageOf();
  expect(html).toContain('<img src="/images/one.jpg" alt="Charger" width="640" height="480"');
  // It is at the top, and there alone.
  expect(html.indexOf('/images/one.jpg')).toBeLessThan(html.indexOf('<h1'));
  expect(html.match(/<img src="\/images\/one.jpg"/g)).toHaveLength(1);
  expect(html).toContain('href="https://photos.example.net/a.jpg"');
  expect(html.match(/<img/g)).toHaveLength(2);
});

test.each([
  [
    'Linux; Android 15; Pixel 8',
    'geo:52.357900,4.881200?q=52.357900,4.881200',
    'Route with my maps app',
    ['Google Maps', 'OpenStreetMap'],
  ],
  [
    'iPhone; CPU iPhone OS 18_0 like Mac OS X',
    'https://maps.apple.com/?daddr=52.357900%2C4.881200',
    'Route: Apple Maps',
    ['Google Maps', 'OpenStreetMap'],
  ],
  [
    'X11; Linux x86_64',
    'https://www.openstreetmap.org/directions?to=52.357900%2C4.881200',
    'Route: OpenStreetMap',
    ['Google Maps', 'Apple Maps'],
  ],
])('the way there as the machine opens it first, then others: %s', (machine, href, first, others) => {
  const navigator = navigatorOf(`Mozilla/5.0 (${machine}) AppleWebKit/605.1.15 (KHTML, like Gecko)`);
  const html = pageOf({ reader: { navigator, timeZone: 'Europe/Amsterdam' } });
  const [, link, text = ''] = /class="action first" href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
  expect([link, textOf(text)]).toEqual([href, first]);
  const [, maps = ''] = /class="charger-maps"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  expect([...maps.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name = '']) => textOf(name))).toEqual(others);
});

test('a button hands on the link where the browser can do that', () => {
  const reader = { navigator: 'none', timeZone: 'Europe/Amsterdam' } as const;
  expect(pageOf({ reader })).not.toContain('<button');
  expect(read({ reader: { ...reader, share: async () => 'copied' } })).toContain('Share this page');
});

test('whom to tell of a mistake', () => {
  const html = pageOf();
  expect(html).toContain('href="mailto:data@example.org?subject=Mistake%20in%20the%20data%20of%20AMS-01"');
  expect(pageOf({ settings: { ...SETTINGS, contact: { url: 'https://example.org/contact' } } })).toContain(
    'href="https://example.org/contact"',
  );
});

test('a reader in another time zone is told whose times these are', () => {
  const there = { navigator: 'none', timeZone: 'Europe/Kyiv' } as const;
  expect(read({ reader: there })).toContain('Times are local times of Europe/Amsterdam.');
  expect(read({ reader: { ...there, timeZone: 'Europe/Amsterdam' } })).not.toContain('local times');
});

test('a site of which almost nothing is known has a page too', () => {
  const { country_code, party_id, id, publish, address, city, country, coordinates, time_zone } = LOCATION;
  const bare = { country_code, party_id, id, publish, address, city, country, coordinates, time_zone };
  const text = read({ location: bare, tariffs: [] });
  expect(text).toContain('AMS-01');
  expect(text).toContain('No charging points');
  expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
});

test.each(LANGUAGES)('in %s, no text is missing and no place is left open', (language) => {
  const html = pageOf({}, language);
  expect(textOf(html)).not.toMatch(/undefined|null|NaN|\{\w+\}|charger\./);
  expect(render(h(ChargerNotFound, { id: 'X', words: pageWordsOf(language) }))).not.toMatch(/undefined|\{\w+\}/);
});

test.each(LANGUAGES)(
  'in %s: its headings, and the directions in the language of the page or else the first ones',
  (language) => {
    const said = language === 'en' ? 'Follow the signs' : 'Volg de borden';
    const heading = pageWordsOf(language).say('charger.points');
    const directions = [
      { language: 'nl', text: 'Volg de borden' },
      { language: 'en', text: 'Follow the signs' },
    ];
    const html = pageOf({ location: { ...LOCATION, directions } }, language);
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => textOf(text))).toContain(heading);
    expect(textOf(html)).toContain(said);
  },
);

test('one who looks for a site that is not here can search for it', () => {
  const html = render(h(ChargerNotFound, { id: 'AMS 99&more', words: pageWordsOf('en') }));
  expect(html).toContain('href="#/?q=AMS+99%26more"');
  expect(textOf(html)).toContain('AMS 99&more');
});

test('headings and tables say what they are', () => {
  const html = pageOf();
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/aria-labelledby="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => !html.includes(`<h2 id="${id}">`))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('statuses that are old are those of their time, and nothing is free now', () => {
  const both = { statusOf: () => ({ status: 'AVAILABLE', since: '2026-11-22T02:55:00Z' }) as const };
  expect(read(both)).toContain('2 of 2 free now');
  const old = read({ ...both, asOf: '15:20' });
  expect(old).toContain('As of 15:20: 2 of 2 free');
  expect(old).toMatch(/Point 1 As of 15:20: Free/);
  expect(old).not.toMatch(/free now|for 5 mins/);
});
