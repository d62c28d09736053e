/** What `init` writes into tables in English. */

import type { InitTexts } from '../texts.ts';

export const initTexts: InitTexts = {
  ...{ address: 'Market Square 1', SOCKET: 'socket', CABLE: 'cable', yes: 'yes', type: 'Type' },
  sheet:
    'location_id,name,address,postal_code,city,latitude,longitude,opening_times,evse_uid,standard,format,power_kw,power_type,max_voltage,max_amperage,tariff_id,price_per_kwh,vat,prices_include_vat',
};
