/** A site with everything that a charger's page can show, and the page of it as text. */

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { ChargerPage } from '../../../../packages/page/charger/page.ts';
import type { ChargerView } from '../../../../packages/page/charger/view.ts';
import type { Language } from '../../../../packages/page/locales/languages.ts';
import type { PageSettings } from '../../../../packages/page/records/page-settings.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import type { DetailedEvse, DetailedLocation } from '../../../../src/ocpi/detailed.ts';
import type { HeldEvse } from '../../../../src/ocpi/held.ts';
import { completeHeld } from '../../../support/complete-held.ts';

/** A Sunday, four o'clock in the morning in Amsterdam. */
export const NOW = Date.parse('2026-11-22T03:00:00Z');

export const EVSES: readonly [DetailedEvse, DetailedEvse] = [
  {
    uid: 'AMS-01-1',
    evse_id: 'NL*EXA*EAMS011',
    physical_reference: '1',
    floor_level: '-2',
    capabilities: ['RFID_READER', 'REMOTE_START_STOP_CAPABLE', 'CONTACTLESS_CARD_SUPPORT'],
    parking_restrictions: ['EV_ONLY', 'CUSTOMERS'],
    directions: [
      { language: 'nl', text: 'Naast de lift.' },
      { language: 'en', text: 'Beside the lift.' },
    ],
    images: [
      { url: 'https://charge.example.org/images/one.jpg', category: 'CHARGER', type: 'jpeg', width: 640, height: 480 },
    ],
    connectors: [
      {
        id: '1',
        standard: 'IEC_62196_T2',
        format: 'SOCKET',
        power_type: 'AC_3_PHASE',
        max_voltage: 230,
        max_amperage: 32,
        max_electric_power: 22_000,
        tariff_ids: ['DAY'],
        terms_and_conditions: 'https://terms.example.org/',
      },
    ],
  },
  {
    uid: 'AMS-01-2',
    evse_id: 'NL*EXA*EAMS012',
    capabilities: ['RFID_READER'],
    status_schedule: [
      { period_begin: '2026-11-20T23:00:00Z', period_end: '2026-11-21T23:00:00Z', status: 'BLOCKED' },
      { period_begin: '2026-11-30T23:00:00Z', period_end: '2026-12-02T23:00:00Z', status: 'INOPERATIVE' },
    ],
    coordinates: { latitude: '52.357950', longitude: '4.881250' },
    connectors: [
      {
        id: '1',
        standard: 'IEC_62196_T2_COMBO',
        format: 'CABLE',
        power_type: 'DC',
        max_voltage: 400,
        max_amperage: 375,
        max_electric_power: 150_000,
      },
    ],
  },
];

/** What is held of the first EVSE; nothing is known of the other. */
export const HELD_OF_EVSE: HeldEvse = {
  ...completeHeld().evses?.E1,
  payment_means: ['QR_CODE', 'WEBSITE'],
};

export const LOCATION: DetailedLocation = {
  country_code: 'NL',
  party_id: 'EXA',
  id: 'AMS-01',
  publish: true,
  name: 'Museum Square',
  address: 'Museumplein 1',
  city: 'Amsterdam',
  postal_code: '1071 DJ',
  country: 'NLD',
  coordinates: { latitude: '52.357900', longitude: '4.881200' },
  related_locations: [
    { latitude: '52.357000', longitude: '4.881000', name: { language: 'nl', text: 'Ingang' } },
    { latitude: '52.356000', longitude: '4.882000' },
  ],
  parking_type: 'UNDERGROUND_GARAGE',
  evses: EVSES,
  directions: [{ language: 'nl', text: 'Volg de borden.' }],
  operator: { name: 'Example Charging', website: 'https://www.example.com/charging' },
  suboperator: { name: 'Hands BV' },
  owner: { name: 'Stones NV', website: 'https://stones.example.net' },
  facilities: ['MUSEUM', 'TRAM_STOP'],
  time_zone: 'Europe/Amsterdam',
  opening_times: {
    twentyfourseven: false,
    regular_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, period_begin: '08:00', period_end: '22:00' })),
    exceptional_closings: [{ period_begin: '2026-12-24T23:00:00Z', period_end: '2026-12-25T23:00:00Z' }],
  },
  charging_when_closed: false,
  images: [{ url: 'https://photos.example.net/a.jpg', category: 'ENTRANCE', type: 'jpeg' }],
  energy_mix: {
    is_green_energy: true,
    energy_sources: [
      { source: 'SOLAR', percentage: 37.5 },
      { source: 'WIND', percentage: 62.5 },
    ],
    environ_impact: [{ category: 'CARBON_DIOXIDE', amount: 12 }],
    supplier_name: 'Zon & Wind',
    energy_product_name: 'Puur',
  },
  held: { ...completeHeld(), help_phone: '+31 (20) 123 45 67', evses: { 'AMS-01-1': HELD_OF_EVSE } },
};

export const TARIFFS: readonly [ChargerView['tariffs'][number]] = [
  {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'DAY',
    currency: 'EUR',
    type: 'AD_HOC_PAYMENT',
    tariff_alt_text: [{ language: 'en', text: 'Half price at night.' }],
    tariff_alt_url: 'https://prices.example.org/day',
    elements: [
      { price_components: [{ type: 'ENERGY', price: 0.5, vat: 20, step_size: 1 }] },
      {
        price_components: [{ type: 'TIME', price: 5, vat: 20, step_size: 60 }],
        restrictions: { min_duration: 14_400 },
      },
    ],
  },
];

export const SETTINGS: PageSettings = {
  name: 'Example Charging',
  language: 'en',
  base_url: 'https://charge.example.org',
  versions: ['2.2', '2.2.1'],
  detail_files: 1,
  files: [],
  operator: { name: 'Example Charging' },
  contact: { email: 'data@example.org', url: 'https://example.org/contact' },
};

/** Everything that the page of the site is given, with other values for some of it. */
export function viewOf(other: Partial<ChargerView> = {}, language: Language = 'en'): ChargerView {
  return {
    location: LOCATION,
    tariffs: TARIFFS,
    statusOf: (uid) => (uid === 'AMS-01-1' ? { status: 'AVAILABLE', since: '2026-11-22T02:55:00Z' } : undefined),
    now: NOW,
    words: pageWordsOf(language),
    settings: SETTINGS,
    ...other,
  };
}

/** The page as HTML. */
export function pageOf(other: Partial<ChargerView> = {}, language: Language = 'en'): string {
  return render(h(ChargerPage, viewOf(other, language)));
}

/** What people read of it: a line for each block, without tags. */
export function textOf(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|dt|dd|tr|div|th)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (code) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[code] ?? code)
    .replaceAll('\u00a0', ' ');
}
