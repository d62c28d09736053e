/** For tests: a network of which only a part counts. */

import { csv, type Tables } from '../../support/network-of.ts';

const row = (uid: string, location: string, status = '') => `${uid},${location},${status}`;
const plug = (uid: string, id = '1') => `${uid},${id},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1`;

/** Two public sites and one that is not. E-3 is REMOVED by evses.csv, and two Connectors go with it. */
export const TABLES = {
  locations: csv(
    'id,address,city,latitude,longitude,publish',
    ...['L-1', 'L-2', 'L-3'].map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379,${id !== 'L-3'}`),
  ),
  evses: csv(
    'uid,location_id,status',
    row('E-1', 'L-1'),
    row('E-2', 'L-1'),
    row('E-3', 'L-2', 'REMOVED'),
    row('E-4', 'L-3'),
  ),
  connectors: csv(
    'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    ...[plug('E-1'), plug('E-2'), plug('E-2', '2'), plug('E-3'), plug('E-3', '2'), plug('E-4').replace('T-1', 'T-2')],
  ),
  tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.6,21,false', 'T-2,0.6,21,false'),
} satisfies Tables;
