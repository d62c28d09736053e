/** Imports businesses and energy mixes: a feed repeats them in every object, our tables have one row for each. */

import { ENERGY_SOURCE_WORDS, imageTypeOf, Vocabulary } from '../../../src/cells/index.ts';
import { escapeItem } from '../../../src/findings/index.ts';
import { ENERGY_SOURCE_CATEGORY, ENVIRONMENTAL_IMPACT_CATEGORY } from '../../../src/ocpi/index.ts';
import { type ColumnType, oneOf } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { freeId, slug } from '../rows/short-ids.ts';
import { checkFields } from './check-fields.ts';
import { amountCell, assumedCell, cell, cells, member, objects, part, type Source, urlCell } from './feed-values.ts';

type Cells = readonly (readonly [string, ImportedCell | undefined])[];

/** Gives equal parts one row, with a short id. */
export interface SharedRows {
  /** The cell that refers to the business in this member; undefined if there is none. */
  business(source: Source, name: string): ImportedCell | undefined;
  energyMix(source: Source, name: string): ImportedCell | undefined;
}

/** Rows that several objects of a feed share, before any was read. */
export function sharedRows(): SharedRows {
  const businesses: Known = { ids: new Set(), byContent: new Map() };
  const mixes: Known = { ids: new Set(), byContent: new Map() };
  return {
    business(source, name) {
      const business = part(source, name);
      if (business === undefined) return undefined;
      checkFields('BusinessDetails', business, ['name', 'website', 'logo']);
      const content = businessCells(business);
      const title = new Map(content).get('name')?.text;
      if (title === undefined) {
        if (content.some(([, filled]) => filled)) {
          source.record.report('left-out', business.pointer, {
            says: 'incomplete',
            advises: 'name',
            params: { member: name, part: 'name' },
          });
        }
        return undefined;
      }
      return share(businesses, 'businesses', business, content, slug(title) || 'business');
    },
    energyMix(source, name) {
      const mix = part(source, name);
      if (mix === undefined) return undefined;
      checkFields('EnergyMix', mix, [...MIX_FIELDS, 'energy_sources', 'environ_impact']);
      const content = energyMixCells(mix);
      if (content.every(([, filled]) => filled === undefined)) return undefined;
      const product = new Map(content).get('energy_product_name')?.text ?? '';
      return share(mixes, 'energy_mixes', mix, content, slug(product) || 'mix');
    },
  };
}

interface Known {
  readonly ids: Set<string>;
  /** Ids by the texts of their rows. */
  readonly byContent: Map<string, string>;
}

function share(
  known: Known,
  table: 'businesses' | 'energy_mixes',
  { pointer, record }: Source,
  content: Cells,
  name: string,
): ImportedCell {
  const texts = JSON.stringify(content.map(([column, filled]) => [column, filled?.text]));
  let id = known.byContent.get(texts);
  if (id === undefined) {
    id = freeId(known.ids, name);
    known.ids.add(id);
    known.byContent.set(texts, id);
    record.addRow(table, pointer, [['id', { text: id, pointer }], ...content]);
  }
  return { text: id, pointer };
}

const IMAGE_FIELDS = ['url', 'thumbnail', 'category', 'type', 'width', 'height'] as const;

/** Reports fields of an image that OCPI does not have. */
export function checkImage(image: Source): void {
  checkFields('Image', image, IMAGE_FIELDS);
}

/** The cells of an image. A missing type is taken from the extension of its URL. */
export function imageCells(image: Source): Cells {
  const url = urlCell(image, 'url');
  return [
    ['url', url],
    ['thumbnail', urlCell(image, 'thumbnail')],
    ['type', assumedCell(image, 'type', url && imageTypeOf(url.text))],
    ...cells(image, ['category', 'width', 'height']),
  ];
}

function businessCells(business: Source): Cells {
  return [['name', cell(business, 'name')], ['website', urlCell(business, 'website')], ...logoCells(business)];
}

function logoCells(business: Source): Cells {
  const logo = part(business, 'logo');
  if (logo === undefined) return [];
  checkImage(logo);
  if (cell(logo, 'url') === undefined) {
    business.record.report('left-out', logo.pointer, { says: 'incomplete', params: { member: 'logo', part: 'url' } });
    return [];
  }
  const own = imageCells(logo).filter(([name]) => name !== 'category');
  return [...own, ['category', assumedCell(logo, 'category', 'OPERATOR')] as const].map(([name, filled]) => [
    `logo_${name}`,
    filled,
  ]);
}

const MIX_FIELDS = ['is_green_energy', 'supplier_name', 'energy_product_name'] as const;

function energyMixCells(mix: Source): Cells {
  return [
    ...cells(mix, MIX_FIELDS),
    ['energy_sources', sharesCell(mix, 'energy_sources', ['source', SOURCES], 'percentage')],
    ['environ_impact', sharesCell(mix, 'environ_impact', ['category', IMPACTS], 'amount')],
  ];
}

const SOURCES = oneOf(ENERGY_SOURCE_CATEGORY, ENERGY_SOURCE_WORDS);
const IMPACTS = oneOf(
  ENVIRONMENTAL_IMPACT_CATEGORY,
  new Vocabulary('EnvironmentalImpact', ENVIRONMENTAL_IMPACT_CATEGORY, []),
);

function sharesCell(
  mix: Source,
  list: string,
  [name, type]: readonly [string, ColumnType<unknown>],
  amount: string,
): ImportedCell | undefined {
  const items = objects(mix, list).map((item) => {
    checkFields(list, item, [name, amount]);
    const word = cell(item, name);
    const repair = word && repairOf(type, name, word.text);
    if (word && repair) item.record.repaired(word.pointer, repair);
    return escapeItem(`${repair?.to ?? word?.text ?? ''}:${amountCell(item, amount)?.text ?? ''}`);
  });
  return items.length === 0 ? undefined : { text: items.join('|'), pointer: member(mix, list).place };
}
