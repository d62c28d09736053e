/** Tariff objects of a feed -> rows of tariffs.csv, and of tariff_elements.csv where a tariff is not a simple one. */

import { Big } from 'big.js';
import { tariffElements } from '../../tables/tariff-elements.ts';
import type { DraftCell } from '../draft.ts';
import { checkFields } from './check-fields.ts';
import { cell, cells, inUtc, objects, part, type Source } from './json.ts';
import { displayTextsCell, listCell } from './lists.ts';
import type { SharedRows } from './shared-rows.ts';

const TARIFF_SCALARS = [
  'country_code',
  'party_id',
  'id',
  'currency',
  'type',
  'tariff_alt_url',
  'last_updated',
] as const;
const TARIFF_MOMENTS = ['start_date_time', 'end_date_time'] as const;
const TARIFF_PARTS = ['tariff_alt_text', 'min_price', 'max_price', 'elements', 'energy_mix'] as const;

/** Adds the rows of one Tariff. */
export function importTariff(source: Source, shared: SharedRows): void {
  checkFields('Tariff', source, [...TARIFF_SCALARS, ...TARIFF_MOMENTS, ...TARIFF_PARTS]);
  const elements = objects(source, 'elements');
  const simple = simplePrices(elements);
  source.record.addRow('tariffs', source.pointer, [
    ...cells(source, TARIFF_SCALARS),
    ...cells(source, TARIFF_MOMENTS).map(inUtc),
    ['tariff_alt_text', displayTextsCell(source, 'tariff_alt_text')],
    ...priceCells(source, 'min_price'),
    ...priceCells(source, 'max_price'),
    ['energy_mix', shared.energyMix(source, 'energy_mix')],
    ...(simple ?? []),
  ]);
  if (simple) return;
  for (const [i, element] of elements.entries()) importElement(element, i + 1, cell(source, 'id'));
}

function priceCells(source: Source, name: string): [string, DraftCell | undefined][] {
  const price = part(source, name);
  if (price === undefined) return [];
  checkFields('Price', price, ['excl_vat', 'incl_vat']);
  return [
    [name, amount(price, 'excl_vat')],
    [`${name}_incl_vat`, amount(price, 'incl_vat')],
  ];
}

/** OCPI numbers have four decimals; some feeds compute prices and give sixteen. */
function amount(source: Source, name: string): DraftCell | undefined {
  const filled = cell(source, name);
  if (filled === undefined || !/^-?\d+\.\d{5,}$/.test(filled.text)) return filled;
  return { ...filled, text: new Big(filled.text).round(4, Big.roundHalfUp).toFixed() };
}

const COMPONENT_FIELDS = ['type', 'price', 'vat', 'step_size'] as const;

const PRICE_COLUMN: { readonly [type: string]: string } = {
  ENERGY: 'price_per_kwh',
  FLAT: 'price_per_session',
  PARKING_TIME: 'parking_price_per_hour',
  TIME: 'price_per_hour',
};

/** Cells of tariffs.csv for one element without restrictions, each kind of price once, one VAT rate, billed exactly. */
function simplePrices(elements: readonly Source[]): [string, DraftCell | undefined][] | undefined {
  const [element, second] = elements;
  if (element === undefined || second !== undefined || hasRestrictions(element)) return undefined;
  const components = objects({ ...element, record: SILENT }, 'price_components');
  const types = components.map(({ object }) => String(object.type));
  const vats = new Set(components.map(({ object }) => object.vat ?? undefined));
  const isSimple =
    components.length > 0 &&
    new Set(types).size === types.length &&
    types.every((type) => Object.hasOwn(PRICE_COLUMN, type)) &&
    vats.size === 1 &&
    components.every(({ object }) => object.step_size === 1);
  if (!isSimple) return undefined;
  const own = objects(element, 'price_components');
  checkElement(element, own);
  const [first] = own;
  return [
    ...own.map((component): [string, DraftCell | undefined] => [
      PRICE_COLUMN[String(component.object.type)] ?? '',
      amount(component, 'price'),
    ]),
    ['vat', first && amount(first, 'vat')],
  ];
}

const SILENT = { document: '', addRow: () => {}, report: () => {} };

function hasRestrictions({ object: { restrictions } }: Source): boolean {
  if (typeof restrictions !== 'object' || restrictions === null) return false;
  return Object.values(restrictions).some((value) => value !== null && !(Array.isArray(value) && value.length === 0));
}

const RESTRICTION_SCALARS = [
  'start_time',
  'end_time',
  'start_date',
  'end_date',
  'min_kwh',
  'max_kwh',
  'min_current',
  'max_current',
  'min_power',
  'max_power',
  'min_duration',
  'max_duration',
  'reservation',
] as const;

function importElement(element: Source, number: number, id: DraftCell | undefined): void {
  const components = objects(element, 'price_components');
  checkElement(element, components);
  const restrictions = part(element, 'restrictions');
  const restrictionCells: [string, DraftCell | undefined][] = restrictions
    ? [
        ...RESTRICTION_SCALARS.map((name): [string, DraftCell | undefined] => [name, amount(restrictions, name)]),
        ['day_of_week', listCell(restrictions, 'day_of_week', tariffElements.columns.day_of_week)],
      ]
    : [];
  for (const component of components) {
    component.record.addRow('tariff_elements', component.pointer, [
      ['tariff_id', id],
      ['element', { text: String(number), pointer: element.pointer }],
      ...COMPONENT_FIELDS.map((name): [string, DraftCell | undefined] => [name, amount(component, name)]),
      ...restrictionCells,
    ]);
  }
}

function checkElement(element: Source, components: readonly Source[]): void {
  checkFields('TariffElement', element, ['price_components', 'restrictions']);
  for (const component of components) checkFields('PriceComponent', component, COMPONENT_FIELDS);
  const restrictions = part(element, 'restrictions');
  if (restrictions) checkFields('TariffRestrictions', restrictions, [...RESTRICTION_SCALARS, 'day_of_week']);
}
