/** Whom drivers call: the help line of a site, in OCPI and in the French schema. */

import { expect, test } from 'vitest';
import { csv, networkOf, renderVersions } from '../../support/network-of.ts';

const OPERATOR = { name: 'Example Charging', phone: '+31 20 123 4567' };
const SITE = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';

/** The help line of a site. @param cells of operator and help_phone */
async function helpLine(cells: string): Promise<string | undefined> {
  const versions = await renderVersions(
    networkOf(
      {
        locations: csv('id,address,city,latitude,longitude,operator,help_phone', `${SITE},${cells}`),
        businesses: csv('id,name', 'own,Example Charging', 'other,Somebody Else'),
      },
      { versions: ['2.3.0'], operator: OPERATOR },
    ),
  );
  return versions.get('2.3.0')?.locations[0]?.help_phone;
}

test.each([
  ['the own operator runs it', ',', '+31 20 123 4567'],
  ['the own operator is in businesses.csv too', 'own,', '+31 20 123 4567'],
  ['somebody else runs it', 'other,', undefined],
  ['the site has one of its own', 'other,+49 30 901820', '+49 30 901820'],
])('where %s', async (_, cells, expected) => {
  expect(await helpLine(cells)).toBe(expected);
});
