/** The tables of docs/irve.md, from the declarations of the columns, plugs, statuses and words. */

import { DYNAMIC_FIELDS } from '../../../packages/import/irve-schema/dynamic-fields.ts';
import type { IrveField, IrveFields } from '../../../packages/import/irve-schema/field.ts';
import { IRVE_PLUGS, ratingsOf } from '../../../packages/import/irve-schema/plugs.ts';
import { STATIC_FIELDS } from '../../../packages/import/irve-schema/static-fields.ts';
import { OCCUPATIONS, STATES, statusOf, WORDS_OF_STATUS } from '../../../packages/import/irve-schema/statuses.ts';
import { TARIFF_FIELDS } from '../../../packages/import/irve-schema/tariff-fields.ts';
import { TERRITORIES } from '../../../packages/import/irve-schema/territories.ts';
import { PLACEMENTS } from '../../../packages/import/irve-schema/words.ts';
import { code, table } from '../markdown.ts';
import type { Parts } from '../marks.ts';

export function irveTables(): Parts {
  return {
    'static file': fieldTable(STATIC_FIELDS),
    plugs: plugTable(),
    placements: placementTable(),
    'time zones': zoneTable(),
    'dynamic file': fieldTable(DYNAMIC_FIELDS),
    'imported statuses': importedStatuses(),
    'exported statuses': exportedStatuses(),
    'file of tariffs': fieldTable(TARIFF_FIELDS),
  };
}

function fieldTable(fields: IrveFields): string {
  const rows = Object.entries(fields).map(([name, field]) => [
    code(name) + otherNamesOf(field),
    columnsOf(field),
    field.imported,
    field.exported ?? '(not written)',
  ]);
  return table(['Column', 'Our columns', 'Import', 'Export'], rows);
}

function otherNamesOf({ otherNames = [] }: IrveField): string {
  return otherNames.length === 0 ? '' : `, also ${otherNames.map(code).join(', ')}`;
}

function columnsOf({ columns }: IrveField): string {
  return columns.length === 0 ? '–' : columns.map(code).join(', ');
}

/** The powers for which the table shows what is assumed, in W. */
const EXAMPLES = [3700, 7400, 22_000, 50_000, 150_000, 300_000];

function plugTable(): string {
  const rows = IRVE_PLUGS.map((plug) => {
    const most = plug.mostPowerOfCable === undefined ? '' : `, ${plug.mostPowerOfCable / 1000} kW with a cable`;
    const examples = EXAMPLES.map((watts) => {
      const { power_type, max_voltage, max_amperage, max_electric_power = 0 } = ratingsOf(plug, plug.format, watts);
      return max_electric_power < watts * 0.99 ? '–' : `${power_type}, ${max_voltage} V, ${max_amperage} A`;
    });
    return [code(plug.field), plug.standard, plug.format, `${plug.mostPower / 1000} kW${most}`, ...examples];
  });
  return table(['Column', 'Standard', 'Format', 'At most', ...EXAMPLES.map((watts) => `${watts / 1000} kW`)], rows);
}

function placementTable(): string {
  const rows = Object.entries(PLACEMENTS).map(([word, { parking, isForCustomers }]) => [
    word,
    parking ?? '(none: it can be several)',
    isForCustomers ? 'CUSTOMERS' : '',
  ]);
  return table(['Word', '`parking_type`', '`parking_restrictions`'], rows);
}

function zoneTable(): string {
  const rows = Object.entries(TERRITORIES).map(([prefix, { name, country, timeZone }]) => [
    prefix || 'anything else',
    name,
    country,
    timeZone,
  ]);
  return table(['Begins with', 'Territory', 'Country', 'Time zone'], rows);
}

function importedStatuses(): string {
  const rows = STATES.flatMap((state) =>
    OCCUPATIONS.map((occupation) => [state, occupation, statusOf(state, occupation) ?? '']),
  );
  return table(['etat_pdc', 'occupation_pdc', 'Imported as'], rows);
}

function exportedStatuses(): string {
  const rows = Object.entries(WORDS_OF_STATUS).map(([status, words]) => [
    status,
    words?.join(', ') ?? '(the EVSE is not in the files)',
  ]);
  return table(['Status', 'Exported as'], rows);
}
