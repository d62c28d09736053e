/** Mistakes in the tables of tariffs. */

import { type Mistake, moreRows, wrongCells, wrongFile, wrongRow } from './mistake.ts';

const SIMPLE = wrongCells(
  'tariffs.csv',
  ['id'],
  [
    ['T-AC', 'price_per_kwh', '39', 'price-implausible'],
    ['T-AC', 'price_per_kwh', '3.9', 'price-implausible'],
    ['T-AC', 'price_per_kwh', '0.0039', 'price-implausible'],
    ['T-AC', 'price_per_kwh', '390', 'price-implausible'],
    ['T-AC', 'price_per_kwh', '-0.39', 'out-of-range'],
    ['T-AC', 'price_per_kwh', '0.39/kWh + 0.10', 'not-a-number'],
    ['T-AC', 'price_per_kwh', 'gratis', 'not-a-number'],
    ['T-AC', 'price_per_kwh', '0', 'zero-price'],
    ['T-AC', 'price_per_kwh', '', 'tariff-without-price', { at: 'tariffs.csv:2:1' }],
    ['T-AC', 'price_per_kwh', '$0.39', 'not-a-number'],
    ['T-AC', 'price_per_kwh', '0.39123', 'not-a-number'],
    ['T-AC', 'vat', '0.21', 'vat-as-fraction'],
    ['T-AC', 'vat', '1.21', 'vat-as-factor'],
    ['T-AC', 'vat', '', 'vat-on-some'],
    ['T-AC', 'vat', '121', 'out-of-range'],
    ['T-AC', 'vat', '-21', 'out-of-range'],
    ['T-AC', 'vat', '79', 'vat-implausible'],
    ['T-DE-AC', 'vat', '', 'vat-missing', { at: 'tariffs.csv:3:30' }],
    ['T-DE-AC', 'prices_include_vat', 'ture', 'not-a-boolean'],
    ['T-HOUR', 'price_per_hour', '72', 'price-per-minute'],
    ['T-HOUR', 'price_per_hour', '0.02', 'price-implausible'],
    ['T-PARK', 'parking_price_per_hour', '180', 'price-implausible'],
    ['T-FLAT', 'price_per_session', '250', 'price-implausible'],
    ['T-FLAT', 'id', 'T-FLATT', 'unknown-tariff', { at: 'connectors.csv:10:53' }],
    ['T-FLAT', 'id', 'T-AC', 'duplicate-key'],
    ['T-FLAT', 'id', '', 'missing-value'],
    ['T-DE-ADHOC', 'type', 'AD-HOC PAY', 'unknown-value'],
    ['T-DE-FAST', 'type', 'REGULAR', 'overlapping-tariffs', { at: 'connectors.csv:13:55' }],
    ['T-AC', 'price_per_kwh', '0.93', '', { undecidable: 'two digits swapped give a price that some networks ask' }],
  ],
);

const SPECIAL = wrongCells(
  'tariffs-special.csv',
  ['id'],
  [
    ['T-COMBI', 'min_price', '100', 'bounds-reversed', { at: 'tariffs-special.csv:2:136' }],
    ['T-COMBI', 'max_price', '0.60', 'bounds-reversed'],
    ['T-COMBI', 'min_price', '-1', 'out-of-range'],
    ['T-COMBI', 'tariff_alt_url', 'example.com/prices', 'not-a-url'],
    ['T-COMBI', 'tariff_alt_url', 'http://example.com/prices', 'unencrypted-link'],
    ['T-DC', 'end_date_time', '2025-12-31T23:00:00Z', 'tariff-gap', { at: 'tariffs-special.csv:4:74' }],
    ['T-DC', 'end_date_time', '2029-12-01T23:00:00Z', 'tariff-gap', { at: 'tariffs-special.csv:4:74' }],
    ['T-DC', 'end_date_time', '31.12.2029 24:30', 'not-a-timestamp'],
    ['T-DC-2030', 'start_date_time', '2030-03-01T00:00:00Z', 'tariff-gap'],
    ['T-DC-2030', 'start_date_time', '2029-06-01T00:00:00Z', 'overlapping-tariffs', { at: 'connectors.csv:25:55' }],
    ['T-DE-GREEN', 'energy_mix', 'wind', 'unknown-energy-mix'],
    [
      'T-DE-GREEN',
      'energy_mix',
      'grid',
      'green-tariff',
      { undecidable: 'a profile "green" is the driver\'s wish, not a promise of the mix' },
    ],
    ['T-FREE', 'price_per_session', '', 'tariff-without-price', { at: 'tariffs-special.csv:7:1' }],
    ['T-FREE', 'tariff_alt_text', 'en: Free | eng: Gratis', 'not-a-list'],
    ['T-FREE', 'tariff_alt_text', 'en: <a href="https://example.com">Free</a>', 'markup'],
    ['T-FREE', 'tariff_alt_text', 'en: f\u00c3\u00bcr Kunden', 'misread-letters'],
  ],
);

const ELEMENT_KEY = ['tariff_id', 'element', 'type'];

const ELEMENTS = wrongCells('tariff_elements.csv', ELEMENT_KEY, [
  ['T-NIGHT/1/ENERGY', 'price', '29', 'price-implausible'],
  ['T-NIGHT/1/ENERGY', 'price', '', 'missing-value'],
  ['T-NIGHT/1/ENERGY', 'type', 'KWH?', 'unknown-value'],
  ['T-NIGHT/1/ENERGY', 'element', 'first', 'not-a-number'],
  ['T-NIGHT/1/ENERGY', 'tariff_id', 'T-NIHGT', 'unknown-tariff'],
  ['T-NIGHT/1/ENERGY', 'tariff_id', 'T-AC', 'tariff-priced-twice', { at: 'tariffs.csv:2:20' }],
  ['T-NIGHT/1/ENERGY', 'day_of_week', 'MONDAY-FRYDAY', 'unknown-value'],
  ['T-NIGHT/1/ENERGY', 'start_time', '24:30', 'not-a-time'],
  ['T-NIGHT/1/ENERGY', 'start_time', '00:00', 'hidden-element', { at: 'tariff_elements.csv:13:9' }],
  ['T-NIGHT/2/ENERGY', 'start_time', '06:00', 'same-times', { at: 'tariff_elements.csv:11:110' }],
  ['T-FIRST-10/2/ENERGY', 'max_kwh', '20', 'unpriced-charging', { at: 'tariff_elements.csv:9:12' }],
  ['T-FIRST-10/1/ENERGY', 'max_kwh', '', 'hidden-element', { at: 'tariff_elements.csv:9:12' }],
  ['T-FIRST-10/1/ENERGY', 'max_kwh', '0', 'zero-limit'],
  ['T-NIGHT/4/ENERGY', 'element', '0', 'hidden-element', { at: 'tariff_elements.csv:10:9' }],
  ['T-RESERVE/1/TIME', 'type', 'ENERGY', 'reservation-dimension'],
  ['T-RESERVE/1/TIME', 'step_size', '0', 'odd-step-size'],
  ['T-DE-BLOCK/1/TIME', 'step_size', '864000', 'odd-step-size'],
  ['T-DE-BLOCK/1/TIME', 'step_size', '0.5', 'not-a-number'],
  ['T-DE-BLOCK/1/TIME', 'price', '600', 'price-implausible'],
  ['T-DE-BLOCK/1/TIME', 'min_duration', '3600', 'element-restrictions-differ', { at: 'tariff_elements.csv:5:12' }],
  ['T-POWER/2/ENERGY', 'min_power', '150000', 'power-in-watts'],
  ['T-POWER/2/ENERGY', 'max_power', '100', 'period-reversed'],
  ['T-WINTER/1/ENERGY', 'end_date', '2027-11-01', 'period-reversed'],
  ['T-WINTER/1/ENERGY', 'end_date', '2027-12-01', 'period-reversed'],
  ['T-WINTER/1/ENERGY', 'start_date', '2027-31-12', 'not-a-date'],
  ['T-CURRENT/1/TIME', 'max_current', '-48', 'out-of-range'],
  ['T-RESERVE/3/ENERGY', 'reservation', 'RESERVATON', 'unknown-value'],
]);

const OTHERS: readonly Mistake[] = [
  ...wrongCells(
    'united-kingdom/tariffs.csv',
    ['id'],
    [
      ['T-GB-AC', 'currency', 'EUR', 'currency-of-country'],
      ['T-GB-AC', 'currency', 'UKP', 'not-a-currency'],
      ['T-GB-AC', 'price_per_kwh', '52', 'price-implausible'],
      ['T-GB-AC', 'price_per_kwh', '52p?', 'not-a-number'],
      ['T-GB-AC', 'vat', '1.2', 'vat-as-factor'],
      ['T-GB-DC', 'parking_price_per_hour', '600', 'price-implausible'],
    ],
  ),
  ...wrongCells(
    'denmark/tariffs.csv',
    ['id'],
    [
      ['T-DK-AC', 'price_per_kwh', '295', 'price-implausible'],
      ['T-DK-AC', 'currency', 'EUR', 'currency-of-country'],
      ['T-DK-AC', 'currency', 'kroner', 'not-a-currency'],
    ],
  ),
  wrongRow('tariffs.csv', [['id'], 'T-AC'], { price_per_hour: '0.39', price_per_kwh: '' }, 'price-per-minute'),
  moreRows(
    'an element twice',
    'tariff_elements.csv',
    ['T-WINTER,4,,ENERGY,0.41,,,,,,,,,,,,'],
    'element',
    'repeated-element',
  ),
  moreRows('a tariff that nothing uses', 'tariffs.csv', ['T-NEW,,,0.39,,,,21,'], 'id', 'unused-tariff'),
  wrongFile(
    'the night has a hole in the week',
    'tariff_elements.csv',
    (text) => text.replace(/^T-NIGHT,4.*\n/m, ''),
    'tariff_elements.csv:',
    'unpriced-charging',
  ),
];

export const IN_TARIFFS: readonly Mistake[] = [...SIMPLE, ...SPECIAL, ...ELEMENTS, ...OTHERS];
