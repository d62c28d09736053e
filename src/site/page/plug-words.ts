/** The plugs of a site, grouped and the strongest first: 2 × 150 kW CCS. */

import { h } from 'preact';
import type { ConnectorType } from '../../ocpi/enums.ts';
import type { SiteIndex, SiteRecord } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';

/** What people call the plugs that cars have. Others keep the name that OCPI gives them. */
const NAMES: { readonly [T in ConnectorType]?: string } = {
  IEC_62196_T2_COMBO: 'CCS',
  IEC_62196_T1_COMBO: 'CCS 1',
  IEC_62196_T2: 'Type 2',
  CHADEMO: 'CHAdeMO',
};

export function plugName(standard: ConnectorType): string {
  return NAMES[standard] ?? standard;
}

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
      const name = plugName(standards[standard] ?? 'IEC_62196_T2');
      const power = watts === 0 ? '' : `${words.number(watts / 1000, 1)} kW `;
      return h('li', { key: `${standard} ${watts}` }, `${words.number(count)} × ${power}${name}`);
    });
}
