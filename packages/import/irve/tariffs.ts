/** The file of tariffs (3.0.0-alpha) as rows of tariffs.csv and tariff_elements.csv. */

import { Big } from 'big.js';
import { joinList } from '../../../src/cells/index.ts';
import type { Finding } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { tariffElements } from '../../../src/tables/index.ts';
import { partyOf } from '../irve-schema/ids.ts';
import { TARIFF_FIELDS, type TariffFieldName } from '../irve-schema/tariff-fields.ts';
import { type ImportedCell, type ImportedTables, type Recorder, recorder } from '../rows/imported-tables.ts';
import type { SaidAt } from './finding-codes.ts';
import { cellPointer } from './places.ts';
import { type IrveDocument, type IrveFile, type IrveRow, readIrveFile } from './read-file.ts';
import { isoTime, readTruth } from './values.ts';

export type TariffFile = IrveFile<TariffFieldName>;
type TariffFileRow = IrveRow<TariffFieldName>;

export function readTariffFile(document: IrveDocument, findings: Finding[]): TariffFile | undefined {
  return readIrveFile<TariffFieldName>(document, TARIFF_FIELDS, [['tarif_id'], ['price_components']], findings);
}

/** Adds all tariffs. One of which a price or a condition cannot be read is left out as a whole. */
export function importTariffs(file: TariffFile, draft: ImportedTables): void {
  const record = recorder(draft, file.csv.path);
  const rows = [...file.csv.rows].map((index) => file.row(index));
  for (const group of Map.groupBy(rows, (row) => foldCase(row.text('tarif_id'))).values()) {
    const problem = importTariff(group, record, file);
    if (problem) file.report('object-left-out', problem.row.record, problem.field, problem.said);
  }
}

interface Problem {
  readonly row: TariffFileRow;
  readonly field: TariffFieldName;
  readonly said: SaidAt<'object-left-out'>;
}

/** The name of the tariff that a row is of. */
function nameOf(row: TariffFileRow) {
  return { tariff: row.text('tarif_id').slice(0, 40) };
}

/** All rows of a tariff must say this alike; the time of the last change may differ. */
const TERMS = ['devise', 'start_date_time', 'end_date_time', 'type', 'tax_included', 'min_price', 'max_price'] as const;

function importTariff(rows: readonly TariffFileRow[], record: Recorder, file: TariffFile): Problem | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  for (const field of TERMS) {
    const other = rows.find((row) => row.text(field) !== first.text(field));
    if (other !== undefined) return { row: other, field, said: { says: 'different rows', params: nameOf(first) } };
  }
  const tax = first.text('tax_included');
  const includesTax = tax === '' ? true : readTruth(tax);
  if (includesTax === undefined) {
    const params = { ...nameOf(first), written: tax.slice(0, 40) };
    return { row: first, field: 'tax_included', said: { says: 'tax', params } };
  }
  const elements = rows.map((row, i) => readElement(row, i));
  const indexes = elements.map((element) => ('said' in element ? '' : element.index));
  for (const [i, element] of elements.entries()) {
    if ('said' in element) return element;
    if (indexes.indexOf(element.index) < i) {
      const params = { ...nameOf(first), index: element.index };
      return { row: element.row, field: 'element_index', said: { says: 'repeated element', params } };
    }
  }
  const pointer = `/${first.record}`;
  record.addRow('tariffs', pointer, tariffCells(rows, first, pointer, includesTax));
  for (const element of elements) if (!('said' in element)) addElement(element, pointer, first, record);
  if (includesTax) file.reportColumn('assumed', 'tax_included', { says: 'VAT' });
  return undefined;
}

type Cells = [string, ImportedCell | undefined][];

function tariffCellsAt(pointer: string) {
  return (field: TariffFieldName, text: string | undefined): ImportedCell | undefined =>
    text === undefined || text === '' ? undefined : { text, pointer: cellPointer(pointer, field) };
}

function tariffCells(
  rows: readonly TariffFileRow[],
  first: TariffFileRow,
  pointer: string,
  includesTax: boolean,
): Cells {
  const at = tariffCellsAt(pointer);
  const same = (field: TariffFieldName) => at(field, first.text(field));
  const party = partyOf(/^[A-Z]{2}[A-Z0-9]{3}/.test(first.text('tarif_id')) ? first.text('tarif_id') : undefined);
  const times = rows.map((row) => isoTime(row.text('horodatage_maj_tarif'))).sort();
  return [
    ['id', same('tarif_id')],
    ['country_code', at('tarif_id', party?.country_code)],
    ['party_id', at('tarif_id', party?.party_id)],
    ['currency', at('devise', first.text('devise') || 'EUR')],
    ['type', same('type')],
    ['start_date_time', at('start_date_time', isoTime(first.text('start_date_time')))],
    ['end_date_time', at('end_date_time', isoTime(first.text('end_date_time')))],
    ['min_price', at('min_price', rounded(first.text('min_price')))],
    ['max_price', at('max_price', rounded(first.text('max_price')))],
    ['prices_include_vat', at('tax_included', String(includesTax))],
    ['vat', at('tax_included', '20')],
    ['last_updated', at('horodatage_maj_tarif', times.at(-1))],
  ];
}

/** A number with OCPI's four decimals. */
function rounded(text: string): string {
  return /^\d+\.\d{5,}$/.test(text) ? new Big(text).round(4, Big.roundHalfUp).toFixed() : text;
}

interface TariffElement {
  readonly row: TariffFileRow;
  readonly index: string;
  readonly restrictions: { readonly [name: string]: unknown };
  readonly components: readonly { readonly [name: string]: unknown }[];
}

const RESTRICTIONS = Object.entries(tariffElements.columns)
  .filter(([, { fields }]: [string, { fields?: readonly string[] }]) => fields?.includes('TariffElement.restrictions'))
  .map(([name]) => name);

const COMPONENT = ['type', 'price', 'step_size', 'vat'];

function readElement(row: TariffFileRow, position: number): TariffElement | Problem {
  const restrictions = parsed(row.text('restrictions') || '{}');
  const components = parsed(row.text('price_components'));
  if (!isRecord(restrictions))
    return { row, field: 'restrictions', said: { says: 'restrictions', params: nameOf(row) } };
  const unknown = Object.keys(restrictions).find((name) => !RESTRICTIONS.includes(name));
  if (unknown !== undefined) {
    const params = { ...nameOf(row), restriction: unknown.slice(0, 40) };
    return { row, field: 'restrictions', said: { says: 'unknown restriction', params } };
  }
  if (!Array.isArray(components) || components.length === 0 || !components.every(isComponent))
    return { row, field: 'price_components', said: { says: 'components', params: nameOf(row) } };
  return { row, index: row.text('element_index') || String(position), restrictions, components };
}

function isComponent(value: unknown): value is { readonly [name: string]: unknown } {
  return (
    isRecord(value) &&
    'type' in value &&
    'price' in value &&
    Object.keys(value).every((name) => COMPONENT.includes(name))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addElement(
  { row, index, restrictions, components }: TariffElement,
  tariff: string,
  first: TariffFileRow,
  record: Recorder,
): void {
  for (const [i, component] of components.entries()) {
    const pointer = `${tariff}/elements/${row.record}/${i}`;
    const at = tariffCellsAt(pointer);
    record.addRow('tariff_elements', pointer, [
      ['tariff_id', at('tarif_id', first.text('tarif_id'))],
      ['element', at('element_index', index)],
      ['type', at('price_components', toText(component.type))],
      ['price', at('price_components', rounded(toText(component.price)))],
      ['vat', at('price_components', toText(component.vat))],
      ['step_size', at('price_components', toText(component.step_size) || '1')],
      ...Object.entries(restrictions).map(([name, value]): Cells[number] => [name, at('restrictions', toText(value))]),
    ]);
  }
}

/** A value of JSON as the text of a cell. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return joinList([...new Set(value.map(toText))]);
  if (typeof value === 'number') return new Big(value).toFixed();
  return typeof value === 'string'
    ? value.trim()
    : typeof value === 'boolean'
      ? String(value)
      : value === null || value === undefined
        ? ''
        : JSON.stringify(value);
}
