/** The help line of the operator is where the page finds it. */

import { expect, test } from 'vitest';
import { readDetails } from '../../../../packages/page/records/site-details.ts';
import { build, networkOf, SETTINGS } from '../../../support/network-of.ts';
import { bytesOf } from '../../../support/tree-bytes.ts';

test('the help line is in the details of each site', async () => {
  const operator = { name: 'Example Charging', phone: '+31 20 123 4567' };
  const { files } = await build(networkOf({}, { ...SETTINGS, operator }));
  const details = JSON.parse(Buffer.from(bytesOf(files.get('_site/details-0.json'), 'details')).toString());
  expect(readDetails(details)).toMatchObject({ locations: [{ held: { help_phone: '+31 20 123 4567' } }] });
});
