/** Imports businesses and energy mixes: a feed repeats them in every object, our tables have one row for each. */

import { ENERGY_SOURCE_WORDS, Vocabulary } from '../../../src/cells/index.ts';
import { escapeItem } from '../../../src/findings/index.ts';
import { ENVIRONMENTAL_IMPACT_CATEGORY } from '../../../src/ocpi/index.ts';
import { type ColumnType, oneOf } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { freeId, slug } from '../rows/short-ids.ts';
import { cell, member, objects, part, repairedText, type Source } from './feed-values.ts';
import { type Cells, cellsOf } from './from-columns.ts';
import { imageCells } from './images.ts';
import { amountCell } from './numbers.ts';

/** Gives equal parts one row, with a short id. */
export interface SharedRows {
  /** The cell that refers to the business in this member; undefined if there is none. */
  business(source: Source, name: string): ImportedCell | undefined;
  energyMix(source: Source, name: string): ImportedCell | undefined;
}

/** Rows that several objects of a feed share, before any was read. */
export function sharedRows(): SharedRows {
  const shareBusiness = sharedTable('businesses');
  const shareMix = sharedTable('energy_mixes');
  return {
    business(source, name) {
      const business = part(source, name, 'BusinessDetails');
      if (business === undefined) return undefined;
      const content = { ...cellsOf('businesses', 'BusinessDetails', business), ...logoCells(business) };
      const title = content.name?.text;
      if (title !== undefined) return shareBusiness(business, content, slug(title) || 'business');
      const params = { member: name, part: 'name' };
      if (isFilled(content))
        source.record.report('left-out', business.pointer, { says: 'incomplete', advises: 'name', params });
      return undefined;
    },
    energyMix(source, name) {
      const mix = part(source, name, 'EnergyMix');
      if (mix === undefined) return undefined;
      const content = energyMixCells(mix);
      if (!isFilled(content)) return undefined;
      return shareMix(mix, content, slug(content.energy_product_name?.text ?? '') || 'mix');
    },
  };
}

function sharedTable(table: 'businesses' | 'energy_mixes') {
  const taken = new Set<string>();
  const idOf = new Map<string, string>();
  return ({ pointer, record }: Source, content: Cells, name: string): ImportedCell => {
    const texts = JSON.stringify(Object.entries(content).map(([column, filled]) => [column, filled?.text]));
    let text = idOf.get(texts);
    if (text === undefined) {
      text = freeId(taken, name);
      taken.add(text);
      idOf.set(texts, text);
      record.addRow(table, pointer, { id: { text, pointer }, ...content });
    }
    return { text, pointer };
  };
}

function isFilled(content: Cells): boolean {
  return Object.values(content).some((filled) => filled !== undefined);
}

function logoCells(business: Source): Cells {
  const logo = part(business, 'logo', 'Image');
  if (logo === undefined || cell(logo, 'url') !== undefined)
    return logo === undefined ? {} : imageCells('businesses', logo);
  business.record.report('left-out', logo.pointer, { says: 'incomplete', params: { member: 'logo', part: 'url' } });
  return {};
}

function energyMixCells(mix: Source): Cells {
  return cellsOf('energy_mixes', 'EnergyMix', mix, {
    energy_sources: sharesCell(mix, 'energy_sources', 'EnergySource', ['source', SOURCES], 'percentage'),
    environ_impact: sharesCell(mix, 'environ_impact', 'EnvironmentalImpact', ['category', IMPACTS], 'amount'),
  });
}

const SOURCES = oneOf(ENERGY_SOURCE_WORDS);
const IMPACTS = oneOf(new Vocabulary('EnvironmentalImpact', ENVIRONMENTAL_IMPACT_CATEGORY, []));

function sharesCell(
  mix: Source,
  list: string,
  object: string,
  [name, type]: readonly [string, ColumnType<unknown>],
  amount: string,
): ImportedCell | undefined {
  const items = objects(mix, list, object).map((item) => {
    const word = cell(item, name);
    const text = word && repairedText(item, name, word, type);
    return escapeItem(`${text ?? ''}:${amountCell(item, amount)?.text ?? ''}`);
  });
  return items.length === 0 ? undefined : { text: items.join('|'), pointer: member(mix, list).place };
}
