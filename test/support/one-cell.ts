/** For tests: a small network in which one cell is written in a certain way, and what the check says about that cell. */

import type { Finding } from '../../src/findings/finding.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { check, csv, sourcesOf } from './network-of.ts';

/** A network that has a row of every table with numbers, times or places, and about which there is nothing to say. */
const ROWS: { readonly [table: string]: { readonly [column: string]: string } } = {
  locations: {
    ...{ id: 'L-1', address: 'Main Street 1', city: 'Amsterdam', latitude: '52.373169', longitude: '4.893379' },
    opening_times: '24/7',
  },
  evses: { uid: 'E-1', location_id: 'L-1' },
  connectors: {
    ...{ evse_uid: 'E-1', standard: 'IEC_62196_T2', format: 'SOCKET', power_type: 'AC_3_PHASE' },
    ...{ max_voltage: '230', max_amperage: '32', max_electric_power: '22000', tariff_ids: 'T-1|T-2' },
  },
  tariffs: { id: 'T-1', type: 'AD_HOC_PAYMENT', price_per_kwh: '0.45', vat: '21', prices_include_vat: 'false' },
  'tariffs-elements': { id: 'T-2', type: 'REGULAR' },
  tariff_elements: { tariff_id: 'T-2', type: 'ENERGY', price: '0.45', max_kwh: '50' },
  'tariff_elements-others': { tariff_id: 'T-2', element: '2', type: 'ENERGY', price: '0.49' },
  exceptional_hours: {
    ...{ location_id: 'L-1', period_begin: '2027-03-01 08:00', period_end: '2027-11-01 18:00', type: 'CLOSING' },
  },
  status_schedules: { evse_uid: 'E-1', period_begin: '2027-03-01T07:00:00Z', status: 'INOPERATIVE' },
};

/** The network with these cells in place of its own, `{ 'tariffs.price_per_kwh': '49 ct' }`, and these settings. */
export function networkWith(cells: { readonly [column: string]: string }, settings: object = {}): DataFiles {
  const rows = Object.fromEntries(Object.entries(ROWS).map(([table, row]) => [table, { ...row }]));
  for (const [name, text] of Object.entries(cells)) {
    const [table = '', column = ''] = name.split('.');
    rows[table] = { ...rows[table], [column]: text };
  }
  return sourcesOf(
    Object.fromEntries(
      Object.entries(rows).map(([table, row]) => [
        table,
        csv(Object.keys(row).join(','), Object.values(row).map(quoted).join(',')),
      ]),
    ),
    settings,
  );
}

/** What is said of the network itself, and so of every spelling. It is nothing, as test/findings/spellings.test.ts holds. */
const OF_ALL = new Set(check(networkWith({})).findings.map(({ code }) => code));

/** What is said about one cell, and about the network otherwise. */
export function saidAbout(files: DataFiles, name: string): { here: Finding[]; elsewhere: Finding[] } {
  const [table, column] = name.split('.');
  const isHere = ({ file, field }: Finding) => file === `data/${table}.csv` && field === column;
  const findings = check(files).findings.filter(({ code }) => !OF_ALL.has(code));
  return { here: findings.filter(isHere), elsewhere: findings.filter((found) => !isHere(found)) };
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
