/** Makes packages/import/reference/communes.txt: the communes of France by their INSEE codes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list is a package for development only: its 13 MB are of no use to those who import. */
const LIST = 'node_modules/@etalab/decoupage-administratif';

/** The text of the file. */
export function communes(): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(LIST, path), 'utf8'));
  const { version } = read('package.json') as { readonly version: string };
  return communesTable(read('data/communes.json') as ListedCommune[], [
    'The communes of France: INSEE code and name. Written by `npm run generate`.',
    `Source: INSEE, Code officiel géographique, by way of @etalab/decoupage-administratif ${version} (its code: MIT).`,
    'Licence of the data: Licence Ouverte / Open Licence 2.0 (Etalab).',
  ]);
}

/** A commune in @etalab/decoupage-administratif, as far as the table needs it. */
export interface ListedCommune {
  readonly code: string;
  readonly nom: string;
  readonly type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  /** The commune of an arrondissement. */
  readonly commune?: string;
  /** Codes of communes that were merged into it. */
  readonly anciensCodes?: readonly string[];
}

/**
 * The text of the table. A code that a commune has today names that commune. An arrondissement has the name of its city,
 * because addresses say Paris. A merged commune has its own name if it still has one, otherwise that of the new commune.
 *
 * @param about where the list comes from, one line each
 */
export function communesTable(listed: readonly ListedCommune[], about: readonly string[]): string {
  const today = new Map(listed.filter(({ type }) => type === 'commune-actuelle').map(({ code, nom }) => [code, nom]));
  const names = new Map(today);
  const add = (code: string, name: string) => {
    if (!names.has(code)) names.set(code, name);
  };
  for (const { code, nom, commune } of listed) add(code, today.get(commune ?? '') ?? nom);
  for (const { nom, anciensCodes = [] } of listed) for (const code of anciensCodes) add(code, nom);
  const rows = [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, name]) => `${code} ${name}`);
  return `${[...about.map((line) => `# ${line}`), ...rows].join('\n')}\n`;
}
