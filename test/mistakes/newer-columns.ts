/** Columns of OCPI 2.3.0 for the demo network: parking places, names of providers and help lines. */

import { parse } from 'csv-parse/sync';
import type { Mistake, Texts } from './mistake.ts';

const PLACES = `location_id,id,vehicle_types,max_vehicle_weight,max_vehicle_height,max_vehicle_length,max_vehicle_width,parking_space_length,parking_space_width,dangerous_goods_allowed,time_limit,standards
AMS-02,P1,PERSONAL_VEHICLE,,190,,,500,240,,,
AMS-02,P2,PERSONAL_VEHICLE,3500,190,500,220,500,350,false,,
BRK-01,T1,RIGID|TRUCK_WITH_TRAILER|BUS,44000,420,1875,260,2000,450,false,60,
RTM-01,P1,PERSONAL_VEHICLE|VAN,3500,400,600,230,600,280,false,45,PAS 1899
UTR-01,P1,PERSONAL_VEHICLE|MOTORCYCLE,,200,,,,,,,
`;

const CELLS: { readonly [file: string]: { readonly [column: string]: { readonly [key: string]: string } } } = {
  'locations.csv': { help_phone: { 'ANR-01': '+32 3 123 45 67' } },
  'evses.csv': {
    parking: { 'AMS-02-1': 'P1|P2', 'BRK-01-1': 'T1', 'RTM-01-1': 'P1', 'UTR-01-1': 'P1' },
    accepted_service_providers: { 'AMS-01-1': 'Example Mobility|Example, Inc.', 'AMS-01-2': 'NONE' },
  },
};

/** The network with these columns behind its own, so that no other cell stands elsewhere. */
export function withNewerColumns(texts: Texts): Texts {
  const changed = new Map(texts).set('parking_places.csv', PLACES);
  for (const [file, columns] of Object.entries(CELLS)) {
    const rows: string[][] = parse(texts.get(file) ?? '');
    for (const [name, cells] of Object.entries(columns)) {
      for (const [i, row] of rows.entries()) row.push(i === 0 ? name : (cells[row[0] ?? ''] ?? ''));
    }
    changed.set(
      file,
      rows.map((cells) => `${cells.map((cell) => (/[",;]/.test(cell) ? `"${cell}"` : cell)).join()}\n`).join(''),
    );
  }
  return changed;
}

/** The same mistakes in the network that has these columns. */
export function inNewerColumns(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.map((mistake) => ({ ...mistake, make: (texts) => mistake.make(withNewerColumns(texts)) }));
}
