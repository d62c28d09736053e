/** A sheet that comes alone: its country is asked of the reader, and nothing else of network.json is demanded. */

import { ALPHA_2, alpha3Of } from '../../../src/cells/index.ts';
import type { Finding } from '../../../src/findings/index.ts';
import { SETTINGS_FILE } from '../../../src/read/index.ts';
import { columnCalled, TABLE_NAMES, TABLES, tableOfFile } from '../../../src/tables/index.ts';
import type { Files } from '../messages.ts';
import { splitFile } from './dropped-files.ts';

/** Its path, if there is nothing else but what a reader accepted in it, and no folder, which would be that of a network. */
export function sheetAlone(dropped: Files): string | undefined {
  const [path = '', ...others] = [...dropped.keys()].filter((one) => one !== 'waivers.csv');
  return others.length === 0 && /^[^/]*\.csv$/i.test(path) ? path : undefined;
}

/**
 * With a network.json that says the country. What is null is refused, so nobody knows what it is, and no cell is missed for it.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function withCountry(dropped: Files, country: string): Files {
  const countries = { country_code: country, country: alpha3Of(country) };
  const settings = { ...countries, party_id: null, operator: null, time_zone: null, currency: null };
  return new Map([...dropped, [SETTINGS_FILE, new TextEncoder().encode(JSON.stringify(settings))]]);
}

/** Without what is wrong with that network.json, but for a country that the rows contradict: that is told of the sheet. */
export function aboutSheet(findings: readonly Finding[], sheet: string): readonly Finding[] {
  return findings.flatMap((finding) => {
    const { line: _, column: __, cell: ___, pointer: ____, replacement: _____, ...said } = finding;
    if (said.file !== SETTINGS_FILE) return [finding];
    return said.field === 'country' ? [{ ...said, file: sheet }] : [];
  });
}

/** Countries to choose from, ISO 3166-1 alpha-2; without two that are reserved for what is in others. */
export const COUNTRIES: readonly string[] = [...ALPHA_2].filter((code) => !['EU', 'FX'].includes(code));

/** A sheet with a name of its own, as the table that has most of its columns; undefined if it has the name of a table. */
export function namedByColumns(files: Files, sheet: string, country: string): Files | undefined {
  const bytes = files.get(sheet);
  if (bytes === undefined || tableOfFile(sheet) !== undefined) return undefined;
  const header = splitFile({ path: 'chargers.csv', bytes, country })?.header ?? [];
  const known = (table: (typeof TABLE_NAMES)[number]) => {
    const { columns } = TABLES[table];
    return header.filter((name) => Object.hasOwn(columns, name) || columnCalled(name, TABLES[table]) !== undefined)
      .length;
  };
  const best = TABLE_NAMES.reduce((one, other) => (known(other) > known(one) ? other : one), 'chargers');
  return new Map([...files].map(([path, own]) => [path === sheet ? `${best}.csv` : path, own]));
}
