/** tariffs.csv: a row is a tariff. One price column is enough for a simple one. */

import type { Per } from '../../cells/numbers/units.ts';
import { TARIFF_TYPE_WORDS } from '../../cells/words/vocabularies.ts';
import { boolean, oneOf } from '../cell-types/choices.ts';
import { displayTexts } from '../cell-types/geography.ts';
import { decimal } from '../cell-types/numbers.ts';
import { currency, url } from '../cell-types/standard-codes.ts';
import { id } from '../cell-types/text.ts';
import { plannedTime } from '../cell-types/times.ts';
import { defineTable, fromSetting, optional, required } from '../table.ts';
import { countryCodeColumn, energyMixColumn, lastUpdatedColumn, partyIdColumn } from './shared-columns.ts';

const PRICE_FIELDS = [
  'Tariff.elements',
  'TariffElement.price_components',
  'PriceComponent.type',
  'PriceComponent.price',
];

export const price = (per?: Per | 'type') =>
  decimal({ min: 0, max: 1_000_000, decimals: 4, unit: 'money', ...(per === undefined ? {} : { per }) });
export const percentage = () => decimal({ min: 0, max: 100, decimals: 4, unit: '%', leastPlausible: 1 });

export const tariffs = defineTable({
  name: 'tariffs',
  object: 'Tariff',
  row: 'a tariff',
  doc: 'What charging costs. vat and prices_include_vat belong together: the rate, and whether prices have it in them. For prices that depend on time, duration or power, leave the price columns empty and use tariff_elements.csv.',
  key: ['id'],
  columns: {
    id: required(id(36), { doc: 'Your id of the tariff.', example: 'T-DC' }),
    currency: fromSetting(currency(), 'currency', { doc: 'Currency of all its prices.', example: 'EUR' }),
    price_per_kwh: optional(price('kWh'), { doc: 'Price of one kWh.', example: '0.45', fields: PRICE_FIELDS }),
    price_per_hour: optional(price('h'), {
      doc: 'Price of one hour of charging.',
      example: '1.20',
      fields: PRICE_FIELDS,
    }),
    parking_price_per_hour: optional(price('h'), {
      doc: 'Price of one hour in which the car is plugged in but does not charge.',
      example: '3',
      fields: PRICE_FIELDS,
    }),
    price_per_session: optional(price('session'), {
      doc: 'Price of starting a session. 0 here and no other price means free of charge.',
      example: '0.35',
      fields: PRICE_FIELDS,
    }),
    vat: optional(percentage(), {
      doc: 'VAT rate of these prices, in per cent. Empty means that no VAT applies, which is not the same as 0.',
      example: '21',
      fields: ['PriceComponent.vat'],
    }),
    prices_include_vat: optional(boolean(), {
      doc: 'true if the prices of this tariff include VAT, also those in tariff_elements.csv; they are published without VAT, with four decimals. false if VAT is added to them. Needed beside a vat other than 0.',
      example: 'false',
      fields: [],
    }),
    min_price: optional(price(), {
      doc: 'Lowest price of a session.',
      example: '1',
      fields: ['Tariff.min_price', 'Price.excl_vat'],
    }),
    min_price_incl_vat: optional(price(), {
      doc: 'The same with VAT, if you want to publish it too.',
      example: '1.21',
      fields: ['Tariff.min_price', 'Price.incl_vat'],
    }),
    max_price: optional(price(), {
      doc: 'Highest price of a session.',
      example: '60',
      fields: ['Tariff.max_price', 'Price.excl_vat'],
    }),
    max_price_incl_vat: optional(price(), {
      doc: 'The same with VAT, if you want to publish it too.',
      example: '72.60',
      fields: ['Tariff.max_price', 'Price.incl_vat'],
    }),
    type: optional(oneOf(TARIFF_TYPE_WORDS), {
      doc: 'Whom the tariff is for: AD_HOC_PAYMENT at a terminal, REGULAR with a card or app. Empty means everybody.',
      example: 'AD_HOC_PAYMENT',
    }),
    tariff_alt_text: optional(displayTexts(512), {
      doc: 'A note for drivers. It must not repeat the prices.',
      example: 'en: Free for customers of the hotel',
      fields: ['Tariff.tariff_alt_text', 'DisplayText.language', 'DisplayText.text'],
    }),
    tariff_alt_url: optional(url(), { doc: 'Web page about the tariff.', example: 'https://example.com/prices' }),
    start_date_time: optional(plannedTime(), { doc: 'Start of validity, in UTC.', example: '2027-01-01T00:00:00Z' }),
    end_date_time: optional(plannedTime(), { doc: 'End of validity, in UTC.', example: '2027-12-31T23:00:00Z' }),
    energy_mix: energyMixColumn,
    country_code: countryCodeColumn,
    party_id: partyIdColumn,
    last_updated: lastUpdatedColumn('the tariff'),
  },
});

/** The price columns, with the dimension of each (OCPI 11.4.7). */
export const PRICE_COLUMNS = {
  price_per_kwh: 'ENERGY',
  price_per_session: 'FLAT',
  parking_price_per_hour: 'PARKING_TIME',
  price_per_hour: 'TIME',
} as const;
