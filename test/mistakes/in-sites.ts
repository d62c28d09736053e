/** Mistakes in locations.csv and the tables beside it. */

import { type Mistake, moreRows, wrongCells, wrongRow } from './mistake.ts';
import { inNewerColumns } from './newer-columns.ts';

const LOCATIONS = wrongCells(
  'locations.csv',
  ['id'],
  [
    ['AMS-01', 'latitude', '4.881900', 'equal-coordinates'],
    ['AMS-01', 'latitude', '5.235750', 'outside-country'],
    ['AMS-01', 'latitude', '52357500', 'out-of-range'],
    ['AMS-01', 'latitude', '52.357.500', 'not-a-number'],
    ['AMS-01', 'latitude', '523.575', 'out-of-range'],
    ['AMS-01', 'latitude', '-52.3575', 'outside-country'],
    ['AMS-01', 'latitude', '52', 'whole-degrees'],
    ['AMS-01', 'latitude', '', 'missing-value'],
    ['AMS-01', 'latitude', '53.357500', 'far-from-site', { at: 'related_locations.csv:2:8' }],
    ['AMS-01', 'longitude', '-4.881900', 'outside-country'],
    ['AMS-01', 'longitude', '48.819', 'outside-country', { at: 'locations.csv:2:68' }],
    ['AMS-01', 'longitude', '4881900', 'out-of-range'],
    ['AMS-01', 'longitude', '3.9', 'far-from-site', { at: 'related_locations.csv:2:8' }],
    ['BER-01', 'longitude', '13.4133 W', 'outside-country'],
    ['CGN-01', 'latitude', '0', 'whole-degrees'],
    ['AMS-01', 'country', 'XYZ', 'not-a-country'],
    ['AMS-01', 'country', 'Holand', 'not-a-country'],
    ['AMS-01', 'country', 'DEU', 'outside-country'],
    ['BER-01', 'country', 'NLD', 'outside-country'],
    ['BER-01', 'time_zone', 'Berlin', 'not-a-time-zone'],
    ['BER-01', 'time_zone', 'CET', 'not-a-time-zone'],
    ['BER-01', 'time_zone', 'Europe/Moscow', 'other-time-zone'],
    ['BER-01', 'time_zone', 'Europe/London', 'other-time-zone'],
    ['BER-01', 'time_zone', 'UTC+1', 'not-a-time-zone'],
    ['AMS-01', 'opening_times', 'Mo-Fr 18:00-08:00-12:00', 'not-opening-hours'],
    ['AMS-01', 'opening_times', 'on request', 'not-opening-hours'],
    [
      'AMS-01',
      'opening_times',
      'Mo-Fr 08:00-18:00; Mo 10:00-20:00',
      'overlapping-hours',
      { undecidable: 'the usual way to give one day other hours' },
    ],
    ['AMS-01', 'opening_times', 'sunrise-sunset', 'not-opening-hours'],
    ['AMS-01', 'opening_times', '08:00', 'not-opening-hours'],
    ['AMS-01', 'charging_when_closed', 'maybe', 'not-a-boolean'],
    ['AMS-01', 'charging_when_closed', '2', 'not-a-boolean'],
    ['AMS-01', 'parking_type', 'GARAGE', 'unknown-value'],
    ['AMS-01', 'parking_type', 'ON STRET', 'unknown-value'],
    ['AMS-01', 'facilities', 'MUSEUM+SAUNA', 'unknown-value'],
    ['AMS-01', 'directions', 'eng: Level 1', 'not-a-list'],
    ['AMS-01', 'directions', 'Level <b>-1</b>', 'markup'],
    ['AMS-01', 'directions', 'Level -1 &amp; -2', 'markup'],
    ['AMS-01', 'directions', 'TODO', 'placeholder'],
    ['AMS-01', 'name', 'Caf\u00c3\u00a9 Museum', 'misread-letters'],
    ['AMS-01', 'name', 'M\ufffdnchen', 'lost-letters'],
    ['AMS-01', 'name', 'test', 'placeholder'],
    ['AMS-01', 'name', 'n/a', 'placeholder'],
    ['AMS-01', 'name', '#NAME?', 'spreadsheet-error'],
    ['AMS-01', 'name', '=VLOOKUP(A2;B:C;2)', 'formula'],
    ['AMS-01', 'name', 'x'.repeat(256), 'too-long'],
    ['AMS-01', 'address', '', 'missing-value'],
    ['AMS-01', 'address', 'TBD', 'placeholder'],
    ['AMS-01', 'address', '<br>Museumplein', 'markup'],
    ['AMS-01', 'address', 'Museumplein\u200b', 'unseen-character'],
    ['AMS-01', 'address', '#WERT!', 'spreadsheet-error'],
    ['AMS-01', 'city', '', 'missing-value'],
    ['AMS-01', 'city', '1071 DJ', 'city-is-postal-code'],
    ['BER-01', 'city', '10178', 'city-is-postal-code'],
    ['BER-01', 'city', 'xxx', 'placeholder'],
    ['BER-01', 'city', '10178 Berlin', 'postal-code-in-city'],
    ['BER-01', 'postal_code', 'Berlin', 'postal-code-form'],
    ['BER-01', 'postal_code', '1178', 'postal-code-zeros'],
    ['BER-01', 'postal_code', '10178.0', 'postal-code-form'],
    ['AMS-01', 'suboperator', 'praking', 'unknown-business'],
    ['AMS-01', 'energy_mix', 'windsun', 'unknown-energy-mix'],
    ['AMS-01', 'publish', 'perhaps', 'not-a-boolean'],
    ['AMS-01', 'id', 'AMS 01', 'unknown-location', { at: 'evses.csv:2:10' }],
    ['AMS-01', 'id', 'AMS-02', 'duplicate-key', { at: 'locations.csv:3:1' }],
    ['AMS-01', 'id', '', 'missing-value'],
    ['AMS-01', 'id', '1,00E+05', 'mangled-id'],
    ['AMS-01', 'id', '03. Apr', 'mangled-id'],
    [
      'AMS-02',
      'latitude',
      '52.357500',
      'far-from-site',
      { undecidable: 'a site without coordinates at its EVSEs can be anywhere in the city' },
    ],
    ['AMS-02', 'name', 'West Prak Street', '', { undecidable: 'a misspelt proper name is a name' }],
  ],
);

const KEY = ['id'];

const SITES: readonly Mistake[] = [
  wrongRow('locations.csv', [KEY, 'AMS-01'], { latitude: '0', longitude: '0' }, 'null-island'),
  wrongRow('locations.csv', [KEY, 'AMS-01'], { latitude: '52.0', longitude: '5.0' }, 'whole-degrees'),
  wrongRow('locations.csv', [KEY, 'AMS-01'], { latitude: '52.000000', longitude: '5.000000' }, 'whole-degrees'),
  wrongRow('locations.csv', [KEY, 'AMS-02'], { latitude: '52.357500', longitude: '4.881900' }, 'sites-at-one-point'),
  wrongRow('locations.csv', [KEY, 'AMS-02'], { latitude: '50.85', longitude: '5.69' }, 'coarse-coordinates'),
  wrongRow(
    'locations.csv',
    [KEY, 'BER-02'],
    { opening_times: 'Mo-Fr 08:00-12:00; Mo-Fr 11:00-18:00' },
    'overlapping-hours',
  ),
];

const EXCEPTIONS: readonly Mistake[] = [
  ...wrongCells(
    'exceptional_hours.csv',
    ['location_id', 'period_begin'],
    [
      ['CGN-01/2026-12-25', 'period_end', '2026-12-24', 'period-reversed'],
      ['CGN-01/2026-12-25', 'period_end', '2026-12-25', 'period-reversed'],
      ['CGN-01/2026-12-25', 'period_begin', '25/13/2026', 'not-a-timestamp'],
      ['CGN-01/2026-12-25', 'period_begin', '05/06/2026', 'not-a-timestamp'],
      ['CGN-01/2026-12-25', 'period_begin', '2026-02-30', 'not-a-timestamp'],
      ['CGN-01/2026-12-25', 'type', 'CLOSD', 'unknown-value'],
      ['CGN-01/2026-12-25', 'location_id', 'CGN-1', 'unknown-location'],
      [
        'CGN-01/2026-12-25',
        'location_id',
        'BER-01',
        'hours-missing',
        { undecidable: 'closed on a holiday is right for a site that is open 24/7' },
      ],
    ],
  ),
  moreRows(
    'an exception inside another',
    'exceptional_hours.csv',
    ['CGN-01,CLOSING,2026-12-26,2026-12-27,'],
    'period_begin',
    'overlapping-hours',
  ),
  moreRows(
    'open and closed at once',
    'exceptional_hours.csv',
    ['CGN-01,OPENING,2026-12-25,2026-12-27,'],
    'period_begin',
    'overlapping-hours',
  ),
  moreRows(
    'an exception of last year',
    'exceptional_hours.csv',
    ['CGN-01,CLOSING,2025-12-25,2025-12-27,'],
    'period_end',
    'period-over',
  ),
];

const OTHERS: readonly Mistake[] = [
  ...wrongCells(
    'related_locations.csv',
    ['location_id', 'name'],
    [
      ['AMS-01/en: Entrance for cars', 'latitude', '52.9', 'far-from-site'],
      ['AMS-01/en: Entrance for cars', 'location_id', 'AMS-1', 'unknown-location'],
      ['AMS-01/en: Entrance for cars', 'name', 'EN Entrance: cars', '', { undecidable: 'a colon belongs to the text' }],
    ],
  ),
  ...wrongCells(
    'images.csv',
    ['url'],
    [
      ['https://example.com/demo/ams-01.jpeg', 'url', 'ams-01.jpeg', 'not-a-url'],
      ['https://example.com/demo/ams-01.jpeg', 'url', 'http://example.com/demo/ams-01.jpeg', 'unencrypted-link'],
      ['https://example.com/demo/ams-01.jpeg', 'url', 'https://localhost/ams-01.jpeg', 'local-link'],
      ['https://example.com/demo/ams-01.jpeg', 'url', 'C:\\photos\\ams.jpeg', 'not-a-url'],
      ['https://example.com/demo/ams-01.jpeg', 'category', 'PHOTO', 'unknown-value'],
      ['https://example.com/demo/ams-01.jpeg', 'width', '1200px x 800', 'not-a-number'],
      ['https://example.com/demo/ams-01.jpeg', 'location_id', 'AMS-001', 'unknown-location'],
      ['https://example.com/demo/ams-01.jpeg', 'location_id', '', 'image-owner'],
      ['https://example.com/demo/ams-01.jpeg', 'evse_uid', 'AMS-01-1', 'image-owner', { at: 'images.csv:2:1' }],
    ],
  ),
  ...wrongCells(
    'businesses.csv',
    ['id'],
    [
      ['cinema', 'website', 'www.example.com', 'not-a-url'],
      ['cinema', 'website', 'http://example.com/cinema', 'unencrypted-link'],
      ['cinema', 'website', 'https://192.168.1.10/', 'local-link'],
      ['cinema', 'name', '', 'missing-value'],
      ['cinema', 'name', '???', 'placeholder'],
      ['cinema', 'id', 'cinema2', 'unknown-business', { at: 'locations.csv:9:161' }],
    ],
  ),
  ...wrongCells(
    'energy_mixes.csv',
    ['id'],
    [
      ['grid', 'energy_sources', 'GAS:38|WIND:27|SOLAR:21', 'energy-sources-sum'],
      ['grid', 'energy_sources', 'GAS:0.38|WIND:0.27|SOLAR:0.21|NUCLEAR:0.08|COAL:0.06', 'energy-sources-sum'],
      ['grid', 'energy_sources', 'GAS 38, WIND', 'not-a-list'],
      ['grid', 'is_green_energy', 'true', 'green-energy'],
      ['wind-sun', 'energy_sources', 'COAL:100', 'green-energy', { at: 'energy_mixes.csv:3:10' }],
      ['wind-sun', 'id', 'wind-sun2', 'unknown-energy-mix', { at: 'locations.csv:2:268' }],
    ],
  ),
];

const HELP_LINES = inNewerColumns(
  wrongCells(
    'locations.csv',
    ['id'],
    [
      ['ANR-01', 'help_phone', '+31 (0)20 123 4567', 'not-a-phone-number'],
      ['ANR-01', 'help_phone', '+31 020 123 4567', 'not-a-phone-number'],
      ['ANR-01', 'help_phone', '+310201234567', 'not-a-phone-number'],
      ['ANR-01', 'help_phone', '+31-(0)20-1234567', 'not-a-phone-number'],
      ['ANR-01', 'help_phone', '+44 (020) 7123 4567', 'not-a-phone-number'],
      ['ANR-01', 'help_phone', '020 123 4567', 'not-a-phone-number'],
    ],
  ),
);

export const IN_SITES: readonly Mistake[] = [...LOCATIONS, ...HELP_LINES, ...SITES, ...EXCEPTIONS, ...OTHERS];
