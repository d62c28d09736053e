/** For tests: one sheet of chargers as people keep it, a source that has it, and a table made of it. */

import type { Finding } from '../../../src/findings/finding.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { TableSource } from '../../../src/settings/table-sources.ts';
import { asTable, type TableBytes } from '../../../src/sources/tables/as-table.ts';
import { pathOfTable } from '../../../src/sources/tables/asked-table.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { SETTINGS } from '../../support/network-of.ts';

export const URL_OF_SHEET = 'https://docs.example.org/spreadsheets/d/e/2PACX-key/pub?output=csv';

/** Our names. */
export const HEADER =
  'location_id,address,city,latitude,longitude,evse_uid,evse_id,standard,format,power_kw,price_per_kwh,vat,prices_include_vat';

/** One site with so many chargers. */
export function rows(count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0
      ? 'AMS-1,Market Square 1,Amsterdam,52.373169,4.893379,AMS-1-1,NL*EXA*E1,Type 2,socket,22,0.60,21,yes'
      : `AMS-1,,,,,AMS-1-${i + 1},NL*EXA*E${i + 1},Type 2,socket,22,0.60,21,yes`,
  );
}

export function sheetOf(count: number): string {
  return lines(HEADER, ...rows(count));
}

export function lines(...texts: readonly string[]): string {
  return `${texts.join('\r\n')}\r\n`;
}

/** Settings of network.json with one table source. */
export function settingsWith(source: object): object {
  return { ...SETTINGS, table_sources: [{ name: 'sheet', table: 'chargers', url: URL_OF_SHEET, ...source }] };
}

export function sourceOf(source: object): TableSource {
  const { settings, findings } = readSettings(
    'network.json',
    Buffer.from(JSON.stringify(settingsWith(source))),
    COMPANIONS,
  );
  const [only] = settings?.table_sources ?? [];
  if (only === undefined) throw new Error(JSON.stringify(findings));
  return only;
}

/** What the text of a sheet becomes. */
export function read(text: string | Uint8Array, source: object = {}) {
  const one = sourceOf(source);
  return asTable(one, pathOfTable(one), Buffer.from(text as string), SETTINGS);
}

/** @throws if it is refused */
export function table(text: string, source: object = {}): TableBytes & { readonly text: string } {
  const result = read(text, source);
  if (result.kind === 'failed') throw new Error(result.message);
  return { ...result, text: Buffer.from(result.bytes).toString() };
}

/** The place in the sheet and the words. */
export function said(notes: readonly Finding[]): string[] {
  return notes.map(({ code, cell, message, hint }) => [code, cell, message, hint].filter(Boolean).join(' | '));
}
