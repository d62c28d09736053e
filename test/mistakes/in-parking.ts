/** Mistakes in parking_places.csv: sizes, weights and times in other units, and in the column beside. */

import { type Mistake, wrongCells, wrongRow } from './mistake.ts';
import { inNewerColumns } from './newer-columns.ts';

const KEY = ['location_id', 'id'];

const CELLS = wrongCells('parking_places.csv', KEY, [
  ['AMS-02/P2', 'max_vehicle_weight', '3.5', 'not-a-number'],
  ['AMS-02/P2', 'max_vehicle_weight', '4', 'parking-size'],
  ['AMS-02/P2', 'max_vehicle_weight', '35000', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_weight', '44', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_weight', '4400', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_weight', '440000', 'parking-size'],
  ['UTR-01/P1', 'max_vehicle_weight', '2', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_height', '190', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_height', '42', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_height', '4200', 'parking-size'],
  ['AMS-02/P1', 'max_vehicle_height', '2', 'parking-size'],
  ['AMS-02/P1', 'max_vehicle_height', '1900', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_length', '500', 'parking-size'],
  ['BRK-01/T1', 'max_vehicle_length', '2500', 'parking-size'],
  ['RTM-01/P1', 'time_limit', '2', 'parking-time'],
  ['RTM-01/P1', 'time_limit', '1.5', 'not-a-number'],
  ['RTM-01/P1', 'time_limit', '24', 'parking-time'],
  ['RTM-01/P1', 'time_limit', '2700', 'parking-time'],
  ['BRK-01/T1', 'time_limit', '3600', 'parking-time'],
  ['BRK-01/T1', 'time_limit', '100000', 'parking-time'],
  ['RTM-01/P1', 'standards', '-', 'not-a-list'],
]);

const place = (key: string, cells: { readonly [column: string]: string }) =>
  wrongRow('parking_places.csv', [KEY, key], cells, 'parking-size');

export const IN_PARKING: readonly Mistake[] = inNewerColumns([
  ...CELLS,
  place('AMS-02/P1', { parking_space_width: '500', parking_space_length: '240' }),
  place('RTM-01/P1', { max_vehicle_width: '600', max_vehicle_length: '230' }),
  place('BRK-01/T1', { max_vehicle_weight: '420', max_vehicle_height: '44000' }),
]);
