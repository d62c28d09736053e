/** Imports Tariffs of a feed: rows of tariffs.csv, and of tariff_elements.csv if a tariff is not simple. */

import type { TaxIncluded } from '../../../src/ocpi/index.ts';
import { PRICE_COLUMNS } from '../../../src/tables/index.ts';
import { type ImportedCell, type Recorder, SILENT_RECORDER } from '../rows/imported-tables.ts';
import { checkFields } from './check-fields.ts';
import { cell, isObject, lastUpdatedCell, member, objects, part, type Source, urlCell } from './feed-values.ts';
import { addRow, type Cells, cellsOf } from './from-columns.ts';
import { displayTextsCell } from './lists.ts';
import { amountCell, priceCell } from './numbers.ts';
import type { SharedRows } from './shared-rows.ts';

/** Adds the rows of one Tariff. If one of its prices or conditions cannot be read, the whole tariff is left out. */
export function importTariff(source: Source, shared: SharedRows): void {
  const { source: strict, rows, hasLosses } = withoutLosses(source);
  const taxes = taxesOf(strict);
  checkFields('Tariff', source);
  const elements = objects(strict, 'elements', 'TariffElement');
  const simple = simplePrices(elements);
  addRow('tariffs', 'Tariff', strict, {
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
  if (!simple) for (const [i, element] of elements.entries()) importElement(element, i + 1, source);
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
  const price = part(source, name, 'Price');
  if (price === undefined) return {};
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
  if (element === undefined || second !== undefined || restrictionsIn(element).length > 0) return undefined;
  const components = objects({ ...element, record: SILENT_RECORDER }, 'price_components', 'PriceComponent');
  const types = components.map(({ object }) => (typeof object.type === 'string' ? object.type : ''));
  const vats = new Set(components.map(({ object }) => object.vat ?? undefined));
  const isSimple =
    components.length > 0 &&
    new Set(types).size === types.length &&
    types.every((type) => PRICE_COLUMN.has(type)) &&
    vats.size === 1 &&
    components.every(({ object }) => object.step_size === 1 && typeof object.price === 'number');
  if (!isSimple) return undefined;
  const own = objects(element, 'price_components', 'PriceComponent');
  const [first] = own;
  const prices = own.map((component) => [
    PRICE_COLUMN.get(String(component.object.type)) ?? '',
    amountCell(component, 'price'),
  ]);
  return { ...Object.fromEntries(prices), vat: first && amountCell(first, 'vat') };
}

/** Those that are not empty. What is no object cannot be read, and is none that may be left out. */
function restrictionsIn(element: Source): unknown[] {
  return [member(element, 'restrictions').value].flat().filter((one) => {
    if (one === null || one === undefined) return false;
    if (!isObject(one)) return true;
    return Object.values(one).some((value) => value !== null && !(Array.isArray(value) && value.length === 0));
  });
}

/** The restrictions of an element. Some feeds have a list there, with one object in it or nothing. */
function restrictionsOf(element: Source): Source | undefined {
  const { value, place } = member(element, 'restrictions');
  const [only, second] = restrictionsIn(element);
  if (only === undefined) return undefined;
  if (!Array.isArray(value) || !isObject(only) || second !== undefined)
    return part(element, 'restrictions', 'TariffRestrictions');
  element.record.report('repaired', place, { says: 'no object', params: { member: 'restrictions' } });
  const list = { ...element, object: { ...value }, pointer: place };
  return part(list, String(value.indexOf(only)), 'TariffRestrictions');
}

function importElement(element: Source, number: number, tariff: Source): void {
  const restrictions = restrictionsOf(element);
  const conditions =
    restrictions &&
    cellsOf('tariff_elements', 'TariffRestrictions', restrictions, { end_time: endTimeCell(restrictions) });
  const tariff_id = cell(tariff, 'id');
  for (const component of objects(element, 'price_components', 'PriceComponent')) {
    const price = priceCell(component, tariff);
    const byHand = { tariff_id, element: { text: String(number), pointer: element.pointer }, price };
    const cells = cellsOf('tariff_elements', 'PriceComponent', component, byHand);
    component.record.addRow('tariff_elements', component.pointer, { ...cells, ...conditions });
  }
}

/** An end as databases write it: `19:59:59` is 20:00, since OCPI does not count the end in (11.4.6, end_time). */
function endTimeCell(restrictions: Source): ImportedCell | undefined {
  const filled = cell(restrictions, 'end_time');
  const { text: from = '', pointer = '' } = filled ?? {};
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d):59(?:\.\d+)?$/.exec(from) ?? [];
  if (hours === undefined) return filled;
  const to = new Date(Date.UTC(1970, 0, 1, Number(hours), Number(minutes) + 1)).toISOString().slice(11, 16);
  restrictions.record.repaired(pointer, { says: 'last second', member: 'end_time', from, to });
  return { text: to, pointer };
}

/** Whether the prices of a tariff include taxes. What cannot be read is reported as lost, since prices depend on it. */
function taxesOf(tariff: Source): TaxIncluded {
  const filled = cell(tariff, 'tax_included');
  const word = filled?.text.toUpperCase() ?? 'NO';
  if (word === 'YES' || word === 'TRUE') return 'YES';
  if (word === 'N/A') return 'N/A';
  if (filled !== undefined && word !== 'NO' && word !== 'FALSE') {
    tariff.record.report('left-out', filled.pointer, { says: 'taxes' });
  }
  return 'NO';
}

/**
 * Whether prices include VAT, where that has to be said: beside a rate, and where the feed says that taxes are added without
 * saying how much. Prices of OCPI 2.2 never include them; without a rate, none apply (11.4.2).
 */
function inclusionCell(tariff: Source, elements: readonly Source[], taxes: TaxIncluded): ImportedCell | undefined {
  const { place: pointer, value } = member(tariff, 'tax_included');
  if (taxes === 'YES') return { text: 'true', pointer };
  const isSaid = taxes === 'NO' && value !== undefined && value !== null && value !== '';
  const isTaxed = ratesOf(elements).some((rate) => rate !== undefined && !/^0*\.?0*$/.test(rate.text));
  return isSaid || isTaxed ? { text: 'false', pointer } : undefined;
}

/** The cells of tariffs.csv that differ if the prices include taxes. */
function taxedPrices(tariff: Source, elements: readonly Source[]): Cells {
  const [min_price, max_price] = [taxedBound(tariff, 'min_price'), taxedBound(tariff, 'max_price')];
  return { min_price, max_price, ...((min_price ?? max_price) && { vat: commonRate(elements) }) };
}

/** The bound with taxes. One that is only known without them cannot stand beside prices that include them. */
function taxedBound(tariff: Source, name: string): ImportedCell | undefined {
  const bound = part(tariff, name, 'Price');
  if (bound === undefined) return undefined;
  const taxed = amountCell(bound, 'incl_vat');
  if (taxed === undefined)
    tariff.record.report('left-out', bound.pointer, {
      says: 'incomplete',
      params: { member: name, part: 'amount with taxes' },
    });
  return taxed;
}

/** The VAT rate of all price components, which is then that of the bounds too; nothing if they differ. */
function commonRate(elements: readonly Source[]): ImportedCell | undefined {
  const rates = ratesOf(elements);
  const [first] = rates;
  return rates.every((rate) => rate?.text === first?.text) ? first : undefined;
}

function ratesOf(elements: readonly Source[]): (ImportedCell | undefined)[] {
  return elements
    .flatMap((element) => objects({ ...element, record: SILENT_RECORDER }, 'price_components', 'PriceComponent'))
    .map((component) => amountCell(component, 'vat'));
}
