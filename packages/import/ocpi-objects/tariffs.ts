/** Imports Tariffs of a feed: rows of tariffs.csv, and of tariff_elements.csv if a tariff is not simple. */

import { PRICE_COLUMNS, tariffElements } from '../../../src/tables/index.ts';
import { type ImportedCell, type Recorder, SILENT_RECORDER } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { checkFields } from './check-fields.ts';
import {
  at,
  cell,
  isObject,
  lastUpdatedCell,
  member,
  objects,
  part,
  type Source,
  sourceOf,
  urlCell,
} from './feed-values.ts';
import { type Cells, cellsOf } from './from-columns.ts';
import { displayTextsCell } from './lists.ts';
import { amountCell } from './numbers.ts';
import type { SharedRows } from './shared-rows.ts';
import { inclusionCell, taxedPrices, taxesOf } from './taxes.ts';

/** Adds the rows of one Tariff. If one of its prices or conditions cannot be read, the whole tariff is left out. */
export function importTariff(source: Source, shared: SharedRows): void {
  const { source: strict, rows, hasLosses } = withoutLosses(source);
  const taxes = taxesOf(strict);
  checkFields('Tariff', source);
  const elements = objects(strict, 'elements');
  const simple = simplePrices(elements);
  const cells = cellsOf('tariffs', 'Tariff', strict, {
    // The tariff costs the same without these.
    last_updated: lastUpdatedCell(source),
    tariff_alt_text: displayTextsCell(source, 'tariff_alt_text'),
    tariff_alt_url: urlCell(source, 'tariff_alt_url'),
    energy_mix: shared.energyMix(source, 'energy_mix'),
    prices_include_vat: inclusionCell(strict, elements, taxes),
    ...(taxes === 'YES'
      ? taxedPrices(strict, elements)
      : { ...boundCells(strict, 'min_price'), ...boundCells(strict, 'max_price') }),
    ...simple,
  });
  strict.record.addRow('tariffs', source.pointer, cells);
  const owner = { id: cell(source, 'id'), currency: cell(source, 'currency')?.text };
  if (!simple) for (const [i, element] of elements.entries()) importElement(element, i + 1, owner);
  if (hasLosses()) source.record.report('object-left-out', source.pointer, { says: 'price' });
  else for (const add of rows) add();
}

/** The same object with a recorder that holds back its rows, and notices whether anything was left out. */
function withoutLosses(source: Source): { source: Source; rows: (() => void)[]; hasLosses: () => boolean } {
  const { record } = source;
  const rows: (() => void)[] = [];
  let losses = 0;
  const waiting: Recorder = {
    document: record.document,
    spellings: record.spellings,
    repaired: (...repair) => record.repaired(...repair),
    addRow: (...row) => void rows.push(() => record.addRow(...row)),
    report(code, pointer, said) {
      if (code === 'left-out' || (code === 'not-carried' && /\/restrictions\b/i.test(pointer))) losses++;
      record.report(code, pointer, said);
    },
  };
  return { source: { ...source, record: waiting }, rows, hasLosses: () => losses > 0 };
}

function boundCells(source: Source, name: string): Cells {
  const price = part(source, name);
  if (price === undefined) return {};
  checkFields('Price', price);
  return { [name]: amountCell(price, 'excl_vat'), [`${name}_incl_vat`]: amountCell(price, 'incl_vat') };
}

const PRICE_COLUMN: ReadonlyMap<string, string> = new Map(
  Object.entries(PRICE_COLUMNS).map(([column, type]) => [type, column]),
);

/**
 * Cells of tariffs.csv for a simple tariff: one element without restrictions, each type of price at most once, one VAT
 * rate, step_size 1. Undefined for other tariffs.
 */
function simplePrices(elements: readonly Source[]): Cells | undefined {
  const [element, second] = elements;
  if (element === undefined || second !== undefined || hasRestrictions(element)) return undefined;
  const components = objects({ ...element, record: SILENT_RECORDER }, 'price_components');
  const types = components.map(({ object }) => (typeof object.type === 'string' ? object.type : ''));
  const vats = new Set(components.map(({ object }) => object.vat ?? undefined));
  const isSimple =
    components.length > 0 &&
    new Set(types).size === types.length &&
    types.every((type) => PRICE_COLUMN.has(type)) &&
    vats.size === 1 &&
    components.every(({ object }) => object.step_size === 1 && typeof object.price === 'number');
  if (!isSimple) return undefined;
  const own = objects(element, 'price_components');
  checkElement(element, own, undefined);
  const [first] = own;
  const prices = own.map((component) => [
    PRICE_COLUMN.get(String(component.object.type)) ?? '',
    amountCell(component, 'price'),
  ]);
  return { ...Object.fromEntries(prices), vat: first && amountCell(first, 'vat') };
}

function hasRestrictions(element: Source): boolean {
  const { value } = member(element, 'restrictions');
  return (Array.isArray(value) ? value : [value]).some(restrictsAnything);
}

/** Whether an object has anything in it. What is no object cannot be read, and is none that may be left out. */
function restrictsAnything(restrictions: unknown): boolean {
  if (restrictions === null || restrictions === undefined) return false;
  if (!isObject(restrictions)) return true;
  return Object.values(restrictions).some((value) => value !== null && !(Array.isArray(value) && value.length === 0));
}

/** The restrictions of an element. Some feeds have a list there, with one object in it or nothing. */
function restrictionsOf(element: Source): Source | undefined {
  const { value, place } = member(element, 'restrictions');
  if (!Array.isArray(value)) return part(element, 'restrictions');
  const [only, second] = value.filter(restrictsAnything);
  if (only === undefined) return undefined;
  if (!isObject(only) || second !== undefined) return part(element, 'restrictions');
  element.record.report('repaired', place, { says: 'no object', params: { member: 'restrictions' } });
  return sourceOf(only, at(place, value.indexOf(only)), element.record);
}

/** The tariff of an element. */
interface Owner {
  readonly id: ImportedCell | undefined;
  readonly currency: string | undefined;
}

function importElement(element: Source, number: number, { id, currency }: Owner): void {
  const components = objects(element, 'price_components');
  const restrictions = restrictionsOf(element);
  checkElement(element, components, restrictions);
  const conditions =
    restrictions &&
    cellsOf('tariff_elements', 'TariffRestrictions', restrictions, { end_time: endTimeCell(restrictions) });
  for (const component of components) {
    const cells = cellsOf('tariff_elements', 'PriceComponent', component, {
      tariff_id: id,
      element: { text: String(number), pointer: element.pointer },
      price: priceCell(component, currency),
    });
    component.record.addRow('tariff_elements', component.pointer, { ...cells, ...conditions });
  }
}

/** An end as databases write it: `19:59:59` is 20:00, since OCPI does not count the end in (11.4.6, end_time). */
function endTimeCell(restrictions: Source): ImportedCell | undefined {
  const filled = cell(restrictions, 'end_time');
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d):59(?:\.\d+)?$/.exec(filled?.text ?? '') ?? [];
  if (filled === undefined || hours === undefined) return filled;
  const end = 60 * Number(hours) + Number(minutes) + 1;
  const text = [(end / 60) % 24, end % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  restrictions.record.repaired(filled.pointer, {
    says: 'last second',
    member: 'end_time',
    from: filled.text,
    to: text,
  });
  return { text, pointer: filled.pointer };
}

/** A price. Written with a currency or as cents, it is certain if that is the currency of the tariff. */
function priceCell(component: Source, currency: string | undefined): ImportedCell | undefined {
  const filled = amountCell(component, 'price');
  if (filled === undefined) return undefined;
  const row = { cell: (name: string) => (name === 'currency' ? currency : undefined), setting: () => undefined };
  const repair = repairOf(tariffElements.columns.price.type, 'price', filled.text, row);
  if (repair === undefined) return filled;
  component.record.repaired(filled.pointer, repair);
  return { text: repair.to, pointer: filled.pointer };
}

function checkElement(element: Source, components: readonly Source[], restrictions: Source | undefined): void {
  checkFields('TariffElement', element);
  for (const component of components) checkFields('PriceComponent', component);
  if (restrictions) checkFields('TariffRestrictions', restrictions);
}
