/** The tables of docs/irve.md, from the declarations of the columns, plugs, statuses and words. `npm run generate` finds this file by its name. */

import { DYNAMIC_FIELDS, WORDS_OF_STATUS } from './irve-schema/dynamic-fields.ts';
import { STATIC_ENTRIES } from './irve-schema/editions.ts';
import type { IrveField } from './irve-schema/field.ts';
import { IRVE_PLUGS, ratingsOf } from './irve-schema/plugs.ts';
import { TERRITORIES } from './irve-schema/territories.ts';
import { PLACEMENTS } from './irve-schema/words.ts';

interface DocumentTable {
  readonly headings: readonly string[];
  /** Cells are Markdown. */
  readonly rows: readonly (readonly string[])[];
}

function staticTable(): DocumentTable {
  const rows = STATIC_ENTRIES.map(([name, field]) => [
    code(name) + otherNamesOf(field),
    columnsOf(field),
    field.imported ?? '',
    field.exported ?? '(not written)',
  ]);
  return { headings: ['Column', 'Our columns', 'Import', 'Export'], rows };
}

function dynamicTable(): DocumentTable {
  const rows = Object.entries(DYNAMIC_FIELDS).map(([name, field]) => [code(name), columnsOf(field), field.exported]);
  return { headings: ['Column', 'Our columns', 'Export'], rows };
}

const code = (text: string) => `\`${text}\``;

function otherNamesOf({ otherNames = [] }: IrveField<never>): string {
  return otherNames.length === 0 ? '' : `, also ${otherNames.map(code).join(', ')}`;
}

function columnsOf({ columns }: IrveField<never>): string {
  return columns.length === 0 ? '–' : columns.map(code).join(', ');
}

/** The powers for which the table shows what is assumed, in W. */
const EXAMPLES = [3700, 7400, 22_000, 50_000, 150_000, 300_000];

function plugTable(): DocumentTable {
  const rows = IRVE_PLUGS.map((plug) => {
    const most = plug.mostPowerOfCable === undefined ? '' : `, ${plug.mostPowerOfCable / 1000} kW with a cable`;
    const examples = EXAMPLES.map((watts) => {
      const { power_type, max_voltage, max_amperage, max_electric_power = 0 } = ratingsOf(plug, plug.format, watts);
      return max_electric_power < watts * 0.99 ? '–' : `${power_type}, ${max_voltage} V, ${max_amperage} A`;
    });
    return [code(plug.field), plug.standard, plug.format, `${plug.mostPower / 1000} kW${most}`, ...examples];
  });
  return {
    headings: ['Column', 'Standard', 'Format', 'At most', ...EXAMPLES.map((watts) => `${watts / 1000} kW`)],
    rows,
  };
}

function placementTable(): DocumentTable {
  const rows = Object.entries(PLACEMENTS).map(([word, { parking, isForCustomers }]) => [
    word,
    parking ?? '(none: it can be several)',
    isForCustomers ? 'CUSTOMERS' : '',
  ]);
  return { headings: ['Word', '`parking_type`', '`parking_restrictions`'], rows };
}

function zoneTable(): DocumentTable {
  const rows = Object.entries(TERRITORIES).map(([prefix, { name, country, timeZone }]) => [
    prefix || 'anything else',
    name,
    country,
    timeZone,
  ]);
  return { headings: ['Begins with', 'Territory', 'Country', 'Time zone'], rows };
}

function exportedStatuses(): DocumentTable {
  const rows = Object.entries(WORDS_OF_STATUS).map(([status, words]) => [
    status,
    words?.join(', ') ?? '(the EVSE is not in the files)',
  ]);
  return { headings: ['Status', 'Exported as'], rows };
}

export const documents: { readonly [path: string]: { readonly [part: string]: DocumentTable } } = {
  'docs/irve.md': {
    'static file': staticTable(),
    plugs: plugTable(),
    placements: placementTable(),
    'time zones': zoneTable(),
    'dynamic file': dynamicTable(),
    'exported statuses': exportedStatuses(),
  },
};
