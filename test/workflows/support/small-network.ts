/** A network's own repository: two files of data, and the project's workflows with the action by its name. No package.json. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION, readWorkflowText } from './workflow.ts';

const SETTINGS = {
  country_code: 'NL',
  party_id: 'EXA',
  base_url: 'https://ocpi.canal-charging.nl',
  operator: { name: 'Example Charging' },
  country: 'NLD',
  time_zone: 'Europe/Amsterdam',
  currency: 'EUR',
};

export const CHARGERS = `location_id,name,address,city,latitude,longitude,opening_times,evse_uid,standard,format,power_kw,price_per_kwh,vat,prices_include_vat
AMS-01,Market Square,Market Square 1,Amsterdam,52.373169,4.893379,24/7,AMS-01-A,Type 2,socket,22,0.60,21,yes
UTR-01,Canal Street,Canal Street 9,Utrecht,52.090737,5.121420,Mo-Fr 07:00-22:00,UTR-01-A,Type 2,socket,11,0.60,21,yes
`;

/** @param data where network.json and the sheet are, from the root of the repository */
export function writeNetwork(repository: string, data: string, settings: object = {}): void {
  mkdirSync(join(repository, data), { recursive: true });
  writeFileSync(join(repository, data, 'network.json'), JSON.stringify({ ...SETTINGS, ...settings }, null, 2));
  writeFileSync(join(repository, data, 'chargers.csv'), CHARGERS);
}

/** The workflows, without the checkout that comment.yml needs only where the action is. */
export function writeWorkflows(repository: string, data: string): void {
  const place = join(repository, '.github/workflows');
  mkdirSync(place, { recursive: true });
  for (const file of ['check.yml', 'comment.yml', 'publish.yml']) {
    const text = readWorkflowText(file)
      .replace('uses: ./\n        with:\n', `uses: ${ACTION}@v0.2.0\n        with:\n          data: ${data}\n`)
      .replace(file === 'comment.yml' ? / {6}# For the action(?:.*\n){4}/ : '', '');
    writeFileSync(join(place, file), text);
  }
}
