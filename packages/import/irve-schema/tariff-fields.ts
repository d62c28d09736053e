/** The columns of the file of tariffs (schema-irve-tarifs 3.0.0-alpha): a row is one element of an OCPI Tariff. */

import type { IrveFields } from './field.ts';

const COPIED = { imported: 'the same', exported: 'the same' } as const;

export const TARIFF_FIELDS = {
  tarif_id: {
    columns: ['tariffs.id', 'tariffs.country_code', 'tariffs.party_id'],
    imported: 'the id; its first five characters are the party',
    exported: 'the id, behind the party and a T unless it begins so',
  },
  element_index: {
    columns: ['tariff_elements.element'],
    imported: 'the number of the element',
    exported: 'the number of the element; 0 for prices of tariffs.csv',
  },
  devise: { columns: ['tariffs.currency'], ...COPIED },
  horodatage_maj_tarif: {
    columns: ['tariffs.last_updated'],
    imported: 'last_updated',
    exported: 'last_updated in full seconds, otherwise the time of the export',
  },
  start_date_time: { columns: ['tariffs.start_date_time'], ...COPIED },
  end_date_time: { columns: ['tariffs.end_date_time'], ...COPIED },
  type: {
    columns: ['tariffs.type'],
    imported: 'the same',
    exported: 'AD_HOC_PAYMENT; tariffs of another type are left out',
  },
  tax_included: {
    columns: ['tariffs.prices_include_vat', 'tariffs.vat'],
    imported: 'YES: prices_include_vat, with the vat of metropolitan France, 20',
    exported: 'YES',
  },
  min_price: { columns: ['tariffs.min_price'], ...COPIED },
  max_price: { columns: ['tariffs.max_price'], ...COPIED },
  restrictions: {
    columns: ['tariff_elements.start_time …'],
    imported: 'the restrictions, by their names in OCPI',
    exported: 'the restrictions',
  },
  price_components: {
    columns: ['tariff_elements.type', 'tariff_elements.price', 'tariff_elements.step_size'],
    imported: 'a row each; prices are rounded to four decimals',
    exported: 'the prices, VAT included',
  },
} as const satisfies IrveFields;

export type TariffFieldName = keyof typeof TARIFF_FIELDS;
