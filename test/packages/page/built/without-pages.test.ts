/** What a build says of plain pages that a large network has not. */

import { expect, test } from 'vitest';
import { MOST_SITE_PAGES } from '../../../../packages/page/records/page-settings.ts';
import { buildInMemory } from '../../../support/build-in-memory.ts';
import { OPENED } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { csv, networkOf } from '../../../support/network-of.ts';

/** What is said of the site by a build of so many sites. */
async function saidOf(count: number): Promise<readonly string[]> {
  const numbers = Array.from({ length: count }, (_, i) => i);
  const at = (i: number) =>
    `${(52.10137 + (i % 100) / 1000).toFixed(5)},${(5.30138 + Math.floor(i / 100) / 1000).toFixed(5)}`;
  const plug = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
  const network = networkOf({
    locations: csv(
      'id,address,city,latitude,longitude',
      ...numbers.map((i) => `L-${i},Main Street ${i},Amsterdam,${at(i)}`),
    ),
    evses: csv('uid,location_id', ...numbers.map((i) => `E-${i},L-${i}`)),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...numbers.map((i) => `E-${i},${plug}`),
    ),
  });
  const said: string[] = [];
  const stage = (name: string, what: string) => void (name === 'site' && said.push(what));
  const built = await buildInMemory(network, { companions: OPENED, now: NOW, stage });
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings.slice(0, 3)));
  return said;
}

test('a build says that no site has a page where there are more sites than pages', { tags: ['slow'] }, async () => {
  expect(await saidOf(MOST_SITE_PAGES)).toEqual([]);
  expect(await saidOf(MOST_SITE_PAGES + 1)).toEqual(['no site has a plain page: there are more than 10,000 sites']);
});
