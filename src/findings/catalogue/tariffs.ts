/** Findings about prices. */

import type { Entries } from './entry.ts';

export const TARIFFS = {
  'tariff-without-price': {
    severity: 'error',
    wrong: 'A tariff has no price: no price column is filled and tariff_elements.csv has no row for it.',
    why: 'OCPI requires at least one price. No price is not the same as free of charge.',
    fix: 'Fill price_per_kwh or another price column; for free charging write 0 into price_per_session alone.',
    bad: 'T-1,EUR,',
    good: 'T-1,EUR,0.45',
  },
  'tariff-priced-twice': {
    severity: 'error',
    wrong: 'A tariff has prices in tariffs.csv and rows in tariff_elements.csv.',
    why: 'The order of price elements decides what is charged, and two sources give no order.',
    fix: 'Empty the price columns in tariffs.csv, or delete the rows in tariff_elements.csv.',
    bad: 'price_per_kwh: 0.45 and an ENERGY row',
    good: 'price_per_kwh: (empty) and an ENERGY row',
  },
  'element-restrictions-differ': {
    severity: 'error',
    wrong: 'Two rows of one tariff element have different restrictions.',
    why: 'The restrictions belong to the element, so all its price components share them.',
    fix: 'Make them equal, or give one of the rows another element number.',
    bad: 'T-1,1,ENERGY,…,08:00 and T-1,1,TIME,…,(empty)',
    good: 'T-1,1,ENERGY,…,08:00 and T-1,2,TIME,…,(empty)',
  },
  'reservation-dimension': {
    severity: 'error',
    wrong: 'A price for reservations is given per kWh or for parking.',
    why: 'A reservation has no energy; OCPI allows only FLAT and TIME there.',
    fix: 'Use the type FLAT or TIME, or empty the column reservation.',
    bad: 'ENERGY,…,RESERVATION',
    good: 'TIME,…,RESERVATION',
  },
  'hidden-element': {
    severity: 'warning',
    wrong: 'A price can never apply, because an earlier element of the same kind has no restriction.',
    why: 'The first element that matches wins, for each kind of price.',
    fix: 'Give the element without restrictions the highest number.',
    bad: 'element 1: ENERGY always; element 2: ENERGY at night',
    good: 'element 1: ENERGY at night; element 2: ENERGY always',
  },
  'vat-missing': {
    severity: 'error',
    wrong: 'Prices are said to include VAT, but the rate is missing.',
    why: 'OCPI publishes prices without VAT, and without the rate they cannot be converted.',
    fix: 'Fill the column vat, or write the prices without VAT.',
    bad: 'prices_include_vat: true, vat: (empty)',
    good: 'prices_include_vat: true, vat: 21',
  },
  'vat-inexact': {
    severity: 'warning',
    wrong: 'A price with VAT has no price without VAT of four decimals that leads back to it.',
    why: 'Readers that add the VAT again show a price that differs in the last digit.',
    fix: 'Use a price with at most two decimals, or write prices without VAT.',
    bad: 'price_per_kwh: 0.1236, vat: 21',
    good: 'price_per_kwh: 0.12, vat: 21',
  },
  'vat-as-fraction': {
    severity: 'warning',
    wrong: 'A VAT rate is between 0 and 1 per cent.',
    why: 'Rates are percentages in OCPI: 0.21 is read as a fifth of one per cent.',
    fix: 'Write 21 for 21 %.',
    bad: 'vat: 0.21',
    good: 'vat: 21',
  },
  'unused-tariff': {
    severity: 'warning',
    wrong: 'No connector uses a tariff.',
    why: 'It is published although nobody can pay by it; perhaps a connector has the wrong id.',
    fix: 'Name it in tariff_ids of its connectors, or delete it.',
    bad: 'T-7 in tariffs.csv only',
    good: 'tariff_ids: T-7',
  },
} as const satisfies Entries;
