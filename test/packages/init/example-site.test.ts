/**
 * The check knows the coordinates of the example again that init writes, in any country.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { followsFrom } from '../../../packages/init/repository/country.ts';
import { exampleValues, repositoryWords } from '../../../packages/init/repository/example-network.ts';
import { checkFor, csv, networkOf } from '../../support/network-of.ts';

const check = checkFor('example-coordinates');

/** North and south of the equator, west and east of Greenwich. */
test.each(['NL', 'GB', 'BR', 'AU', 'IS'])('the coordinates of %s are known again', async (country) => {
  const { latitude = '', longitude = '' } = exampleValues(followsFrom(country, 'UTC'), await repositoryWords('en'));
  const row = `AMS-01,Square,Main Street 1,Amsterdam,${latitude},${longitude}`;
  const locations = csv('id,name,address,city,latitude,longitude', row);
  const { findings } = check(networkOf({ locations, evses: csv('uid,location_id', 'E-1,AMS-01') }));
  const found = findings.filter(({ code }) => code.startsWith('example-'));
  expect(found.map(({ severity, code, field }) => `${severity} ${code} ${field}`)).toEqual([
    'doubt example-coordinates latitude',
  ]);
});
