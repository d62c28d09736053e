/** The plugs of a site, grouped and the strongest first: 2 × 150 kW CCS. */

import { h } from 'preact';
import type { SiteIndex, SiteRecord } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';

export function plugWords(site: SiteRecord, { standards }: SiteIndex, words: PageWords) {
  const groups = new Map<string, { standard: number; watts: number; count: number }>();
  for (const { plugs } of site.evses) {
    for (const [standard, watts] of plugs) {
      const key = `${standard} ${watts}`;
      const count = (groups.get(key)?.count ?? 0) + 1;
      groups.set(key, { standard, watts, count });
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.watts - a.watts)
    .map(({ standard, watts, count }) => {
      const name = words.say(`connector_type.${standards[standard] ?? 'IEC_62196_T2'}`);
      const power = watts === 0 ? '' : `${words.number(watts / 1000, 1)} kW `;
      return h('li', { key: `${standard} ${watts}` }, `${words.number(count)} × ${power}${name}`);
    });
}
