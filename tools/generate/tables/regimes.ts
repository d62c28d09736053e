/** docs/regimes/: what to set for each country, from the profiles and from what `init` says; and the items that AFIR asks for. */

import { ITEMS } from '../../../packages/afir/items/items.ts';
import { typedInWords } from '../../../packages/afir/measure/item.ts';
import { PROFILES } from '../../../packages/afir/profiles/profiles.ts';
import { MOBILITHEK } from '../../../packages/datex2/profile/mobilithek.ts';
import { ACCESS_POINTS } from '../../../packages/init/repository/write-repository.ts';
import { alpha3Of } from '../../../src/cells/places/country-codes.ts';
import { code, table } from '../markdown.ts';
import type { Parts } from '../marks.ts';

/** The page of each country (alpha-2), and whether AFIR is law there. */
const PAGES: readonly (readonly [page: string, country: string, isUnderAfir: boolean])[] = [
  ['austria', 'AT', true],
  ['belgium', 'BE', true],
  ['denmark', 'DK', true],
  ['finland', 'FI', true],
  ['france', 'FR', true],
  ['germany', 'DE', true],
  ['ireland', 'IE', true],
  ['netherlands', 'NL', true],
  ['norway', 'NO', false],
  ['spain', 'ES', true],
  ['sweden', 'SE', true],
  ['united-kingdom', 'GB', false],
];

/** By path. */
export function regimeParts(): { readonly [path: string]: Parts } {
  const pages = PAGES.map(
    ([page, ...about]) => [`docs/regimes/${page}.md`, { 'what to set': whatToSet(...about) }] as const,
  );
  return { ...Object.fromEntries(pages), 'docs/regimes/README.md': { 'items of AFIR': items() } };
}

function whatToSet(country: string, isUnderAfir: boolean): string {
  const own = Object.entries({ ...PROFILES, mobilithek: MOBILITHEK }).filter(
    ([, profile]) => profile.country === alpha3Of(country),
  );
  const profiles = [...own.map(([name]) => name), ...(isUnderAfir ? ['afir'] : [])];
  const [, , versions] = ACCESS_POINTS[country] ?? [];
  const lines = [
    ...(versions ? [`"versions": ${listOf(versions)}`] : []),
    ...(profiles.length > 0 ? [`"profiles": ${listOf(profiles)}`] : []),
  ];
  const first = `**Set** ${lines.map(code).join(' and ') || 'nothing but `base_url`'} in network.json.`;
  const demands = own.flatMap(([, { demands }]) => demands.map(({ asks, typedIn }) => [asks, typedInWords(typedIn)]));
  return demands.length === 0
    ? first
    : `${first} \`check\` then asks for:\n\n${table(['what', 'type it in'], demands)}`;
}

function items(): string {
  return table(
    ['', 'what', 'type it in'],
    ITEMS.map((item) => [item.id, item.title, typedInWords(item.typedIn)]),
  );
}

function listOf(values: readonly string[]): string {
  return `[${values.map((value) => `"${value}"`).join(', ')}]`;
}
