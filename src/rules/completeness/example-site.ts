/** Rule: the example with which a network begins is not published. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { isLocalAddress } from '../../source/cells/links.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'example-site': {
    severity: 'doubt',
    wrong: 'The tables still have the example site that init wrote, and base_url is where the network is published.',
    why: 'Drivers would be sent to a charger that does not exist.',
    fix: 'Delete its rows, and write those of your own sites.',
    bad: 'EXAMPLE-1,Example site (delete these rows)',
    good: 'AMS-01,Market Square',
  },
});

/** The id of the site that `init` writes. A deployment refuses it (commands/command/unpublished.ts). */
export const EXAMPLE_SITE = 'EXAMPLE-1';

/** Its name (template/). Some people write an id of their own beside it. */
const EXAMPLE_NAME = /^example site \(delete (?:this row|these rows)\)$/i;

/** At an address that only this machine can reach, the example shows what the program does. */
function* check({ dataset, settings }: RuleInput): Findings {
  const { base_url } = settings;
  if (base_url === undefined || isLocalAddress(base_url)) return;
  for (const row of dataset.contents.locations.rows) {
    const { id, name = '' } = row.values;
    const isId = foldCase(id) === foldCase(EXAMPLE_SITE);
    if (!isId && !EXAMPLE_NAME.test(name)) continue;
    const field = isId ? 'id' : 'name';
    yield rule.finding('example-site', 'locations', row, field, {
      message: `${field} "${row.values[field]}" is that of the example site, which would be published at ${base_url}.`,
      hint: 'Delete its rows, and write those of your own sites.',
    });
  }
}
