/** The network of network.ts with every column of OCPI 2.3.0 and of AFIR filled, and a parking place for each EVSE. */

import type { OcpiVersion } from '../../src/ocpi/enums.ts';
import { benchNetwork } from './network.ts';

/** The text of each file by its name. */
export function completeNetwork(connectors: number, versions: readonly OcpiVersion[]): Map<string, string> {
  const files = benchNetwork(connectors);
  const add = (name: string, header: string, cells: (row: string, index: number) => string) => {
    const [first = '', ...rows] = (files.get(name) ?? '').trimEnd().split('\n');
    const lines = rows.map((row, index) => `${row},${cells(row, index)}`);
    files.set(name, `${[`${first},${header}`, ...lines].join('\n')}\n`);
    return rows.map((row) => row.split(',')[0] ?? '');
  };
  const sites = add(
    'locations.csv',
    'help_phone,services,roofed,lit,catering,toilets,rest_area,site_max_power',
    (_, n) => {
      const staffed = n % 3 === 0 ? 'STAFFED' : 'UNATTENDED';
      return `+31 20 ${1_000_000 + ((n * 37) % 8_999_999)},${staffed},${n % 2 === 0},true,false,true,false,600000`;
    },
  );
  add('evses.csv', 'parking,accepted_service_providers,payment_brands,payment_means,smart_charging,station', (_, n) => {
    return `P${(n % 4) + 1}:LEFT,Example Mobility|Example Roaming,VISA|MASTERCARD,QR_CODE,true,north`;
  });
  add('connectors.csv', 'capabilities', (row) => (row.includes('COMBO') ? 'ISO_15118_2_PLUG_AND_CHARGE' : 'NONE'));
  files.set('parking_places.csv', parkingPlaces(sites));
  const network = JSON.parse(files.get('network.json') ?? '{}') as { operator: object };
  const operator = { ...network.operator, phone: '+31 20 123 4567', legal_name: 'Bench B.V.', operator_id: 'NL*BEN' };
  files.set('network.json', JSON.stringify({ ...network, operator, versions }));
  return files;
}

const PARKING_COLUMNS = [
  ...['location_id', 'id', 'vehicle_types', 'restricted_to_type', 'reservation_required', 'physical_reference'],
  ...['max_vehicle_weight', 'max_vehicle_height', 'max_vehicle_length', 'max_vehicle_width'],
  ...['parking_space_length', 'parking_space_width', 'dangerous_goods_allowed', 'direction', 'drive_through'],
  ...['time_limit', 'roofed', 'lighting', 'refrigeration_outlet', 'standards', 'apds_reference'],
];

function parkingPlaces(sites: readonly string[]): string {
  const rows = sites.flatMap((site, n) =>
    [1, 2, 3, 4].map((place) => {
      const types = place === 1 ? 'PERSONAL_VEHICLE|VAN|DISABLED' : 'PERSONAL_VEHICLE|VAN';
      const sizes = `3500,${210 + (n % 3) * 10},600,240,620,250`;
      const rest = 'false,PERPENDICULAR,false,240,true,true,false,PAS 1899';
      return `${site},P${place},${types},false,false,${place},${sizes},${rest},AP-${site}-${place}`;
    }),
  );
  return `${[PARKING_COLUMNS.join(','), ...rows].join('\n')}\n`;
}
