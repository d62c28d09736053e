/** The plugs of a site at a glance, grouped and the strongest first: 2 × 150 kW CCS. */

import { h } from 'preact';
import { groupPlugs } from '../../facts/plug-groups.ts';
import type { SiteIndex, SiteRecord } from '../../records/site-index.ts';
import { plugsInWords } from '../../words/plug-words.ts';
import type { PageWords } from '../../words/words.ts';

export function plugItems({ evses }: SiteRecord, { standards }: SiteIndex, words: PageWords) {
  const plugs = evses.flatMap(({ plugs }) =>
    plugs.flatMap(([number, watts]) => {
      const standard = standards[number];
      return standard === undefined ? [] : [{ standard, watts }];
    }),
  );
  return groupPlugs(plugs).map((group) => {
    const text = plugsInWords(group.plugs.length, group, words);
    return h('li', { key: text }, text);
  });
}
