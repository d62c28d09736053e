/** Rule: where the uids of EVSEs begin with the id of their site, none begins with that of another one. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule } from '../rule/rule.ts';

/** Of more EVSEs, moves or another way to make ids are likelier than mistakes. */
const FEW = 0.1;

export const rule = defineRule({
  group: 'relations',
  findings: {
    'evse-of-other-site': {
      severity: 'warning',
      wrong: 'The uid of an EVSE begins with the id of another site, while the others begin with the id of their own.',
      why: 'The wrong site may have been chosen. Drivers would look for the charger where it is not.',
      fix: 'Correct location_id. If the EVSE was moved, accept the warning in waivers.csv.',
      message: 'EVSE "{uid}" is at "{id}", but begins with "{other}", which is another site.',
      hint: 'If it is there, write {other}.',
    },
  },
  network({ dataset: { locations, contents }, tell }) {
    const sites = new Map(locations.map(({ location }) => [foldCase(location.values.id), location]));
    const named = locations.flatMap(({ location, evses }) =>
      evses.flatMap(({ evse }) => {
        const site = sites.get(siteIn(foldCase(evse.values.uid), sites));
        return site === undefined || evse.values.status === 'REMOVED' ? [] : [{ evse, location, site }];
      }),
    );
    const strangers = named.filter(({ location, site }) => location !== site);
    const own = named.length - strangers.length;
    if (own * 2 <= contents.evses.rows.length || strangers.length > Math.max(1, own * FEW)) return;
    for (const { evse, location, site } of strangers) {
      const params = { uid: evse.values.uid, id: location.values.id, other: site.values.id };
      tell('evse-of-other-site', 'evses', evse, 'location_id', { params });
    }
  },
});

/** The longest id of a site with which a uid begins, before a sign that separates; empty if there is none. */
function siteIn(uid: string, sites: ReadonlyMap<string, unknown>): string {
  for (let end = uid.length - 1; end > 0; end--) {
    if (SEPARATOR.test(uid.charAt(end)) && sites.has(uid.slice(0, end))) return uid.slice(0, end);
  }
  return '';
}

const SEPARATOR = /[^A-Z0-9]/;
