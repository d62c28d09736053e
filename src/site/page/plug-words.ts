/** The plugs of a site, grouped: 2 × 150 kW CCS. */

import { h } from 'preact';
import type { SiteIndex, SiteRecord } from '../records/site-index.ts';
import type { Words } from '../words/words.ts';

export function plugWords(site: SiteRecord, { standards }: SiteIndex, words: Words) {
  const groups = new Map<string, number>();
  for (const { plugs } of site.evses) {
    for (const plug of plugs) groups.set(plug.join(), (groups.get(plug.join()) ?? 0) + 1);
  }
  return [...groups].map(([plug, count]) => {
    const [standard = 0, watts = 0] = plug.split(',').map(Number);
    const power = watts === 0 ? '' : ` ${words.number(watts / 1000, 1)} kW`;
    return h('li', { key: plug }, `${words.number(count)} ×${power} ${standards[standard]}`);
  });
}
