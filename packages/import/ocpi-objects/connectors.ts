/** Imports connectors of a feed: rows of connectors.csv. */

import { Big } from 'big.js';
import { CONNECTOR_TYPE_WORDS, quoted } from '../../../src/cells/index.ts';
import { asHint, clause } from '../../../src/findings/index.ts';
import { CONNECTOR_TYPE, type ConnectorType, PLUGS } from '../../../src/ocpi/index.ts';
import { connectors, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { checkFields } from './check-fields.ts';
import { assumedCell, cell, derive, lastUpdatedCell, member, type Source, toText, urlCell } from './feed-values.ts';
import { type InlineTariffs, inlineTariffNames } from './inline-tariffs.ts';
import { listOrNoneCell } from './lists.ts';

/** The site of a connector, as far as it is known. */
export interface SiteOfPlug {
  readonly tariffs: InlineTariffs;
  /** As the feed writes it. */
  readonly country: string | undefined;
}

const RATINGS = ['max_voltage', 'max_amperage', 'max_electric_power'] as const;

const FIELDS = [
  ...RATINGS,
  'format',
  'power_type',
  'id',
  'standard',
  'terms_and_conditions',
  'tariff_ids',
  'capabilities',
  'last_updated',
] as const;

/** The EVSE of a connector, as far as it is known. */
interface EvseOfPlug {
  readonly uid: ImportedCell | undefined;
  /** The ids of its tariffs. */
  readonly tariffIds: ImportedCell | undefined;
}

/** Adds a connector to the draft. */
export function importConnector(source: Source, evse: EvseOfPlug, { tariffs, country }: SiteOfPlug): void {
  checkFields('Connector', source, [...FIELDS, ...inlineTariffNames(source)]);
  const standard = standardCell(source, country);
  const known = CONNECTOR_TYPE.find((one) => one === standard?.text);
  source.record.addRow('connectors', source.pointer, [
    ['evse_uid', evse.uid],
    ['id', assumedCell(source, 'id', '1')],
    ['standard', standard],
    ['format', cellOfPlug(source, 'format', known)],
    ['power_type', cellOfPlug(source, 'power_type', known)],
    ...ratingCells(source),
    ['terms_and_conditions', urlCell(source, 'terms_and_conditions')],
    ['tariff_ids', tariffs.ofConnector(source, evse.tariffIds)],
    ['capabilities', listOrNoneCell(source, 'capabilities', connectors.columns.capabilities)],
    ['last_updated', lastUpdatedCell(source)],
  ]);
}

/** The standard. What people call CCS is another plug in America than in Europe. */
function standardCell(source: Source, country: string | undefined): ImportedCell | undefined {
  const filled = cell(source, 'standard');
  if (filled === undefined) return undefined;
  const powerType = toText(member(source, 'power_type').value);
  const known: { readonly [name: string]: string | undefined } = { country, power_type: powerType };
  const row = { cell: (name: string) => known[name], setting: () => undefined };
  const repair = repairOf(connectors.columns.standard.type, 'standard', filled.text, row);
  if (repair === undefined) return nearestStandard(source, filled);
  source.record.repaired(filled.pointer, repair);
  return { text: repair.to, pointer: filled.pointer };
}

/** What became SAE J3400 was called NACS. Without a plug, the EVSE would be lost. */
function nearestStandard({ record }: Source, filled: ImportedCell): ImportedCell {
  if (reading(connectors.columns.standard.type, filled.text).ok) return filled;
  const { values: [first, ...others] = [], note } = CONNECTOR_TYPE_WORDS.meant(filled.text) ?? {};
  if (first !== 'SAE_J3400' || others.some((other) => other !== 'TESLA_S')) return filled;
  const params = { given: quoted(filled.text), written: first };
  record.report('assumed', filled.pointer, { says: 'plug', params, advice: asHint(note) });
  return { text: first, pointer: filled.pointer };
}

/** The cell as every plug of the standard has it, if the feed does not say it: CCS always hangs on a cable and carries DC. */
function cellOfPlug(
  source: Source,
  name: 'format' | 'power_type',
  standard: ConnectorType | undefined,
): ImportedCell | undefined {
  const filled = cell(source, name);
  const { type } = connectors.columns[name];
  if (standard === undefined || (filled && (reading(type, filled.text).ok || repairOf(type, name, filled.text)))) {
    return filled;
  }
  const { format, current } = PLUGS[standard];
  const certain = name === 'format' ? format : current === 'DC' ? current : undefined;
  if (certain === undefined) return filled;
  return derive(source, name, filled, certain, clause`as every ${{ standard }} has it`);
}

/** Voltage, current and power of a connector, under their columns. Powers that may be in kW stay as they are (powers.ts). */
function ratingCells(source: Source): [string, ImportedCell | undefined][] {
  return RATINGS.map((name) => {
    const filled = cell(source, name);
    return [name, filled && wholeNumber(source, name, filled)];
  });
}

/** A fraction of less than this would change the number by more than a tenth. A power below 1,000 may be in kW. */
const LEAST_ROUNDED = { max_voltage: 5, max_amperage: 5, max_electric_power: 1000 } as const;

/** Not with three digits behind it, where it may separate thousands, nor with zeros, which need no rounding. */
const DECIMAL_COMMA = /^(\d{1,9}),(?!0+$)(\d{1,2}|\d{4,20})$/;

/** A number with decimals as the nearest whole one, also if it has a decimal comma. */
function wholeNumber({ record }: Source, name: keyof typeof LEAST_ROUNDED, filled: ImportedCell): ImportedCell {
  const { pointer } = filled;
  const text = filled.text.replace(DECIMAL_COMMA, '$1.$2');
  if (!/^\d{1,9}\.\d{1,20}$/.test(text)) return filled;
  if (Number(text) < LEAST_ROUNDED[name]) return name === 'max_electric_power' ? { text, pointer } : filled;
  const rounded = new Big(text).round(0, Big.roundHalfUp).toFixed();
  if (!/\.0+$/.test(text)) record.repaired(pointer, { says: 'fraction', member: name, from: filled.text, to: rounded });
  return { text: rounded, pointer };
}
