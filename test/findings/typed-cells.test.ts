/**
 * Obeys the hints about what people type, and compares what is published then with what they meant. A hint that is obeyed
 * leaves no finding at the cell.
 */

import { expect, test } from 'vitest';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { csv, onlyConnector, onlyEvse, onlyLocation, type Rendered, render } from '../support/network-of.ts';
import { obeyed } from '../support/obeyed.ts';
import { networkWith, saidAbout } from '../support/one-cell.ts';
import { TYPED_CELLS, type TypedCell, UNCERTAIN_CELLS } from './typed-cells.ts';

/** A row of images.csv belongs to a site, and its column type follows from the address. */
const OF_TABLE: { readonly [table: string]: { readonly [column: string]: string } } = {
  images: { 'images.location_id': 'L-1', 'images.category': 'LOCATION' },
  'tariff_elements-others': { 'tariff_elements-others.element': '2' },
};

function networkTyped({ column, typed, beside = {} }: Pick<TypedCell, 'column' | 'typed' | 'beside'>): DataFiles {
  const [table = ''] = column.split('.');
  const files = networkWith({ ...OF_TABLE[table], ...beside, [column]: typed });
  if (table !== 'tariff_elements-others') return files;
  // What has conditions is tried first, and something has to apply otherwise.
  const last = {
    path: 'data/tariff_elements-last.csv',
    bytes: Buffer.from(csv('tariff_id,element,type,price', 'T-2,3,ENERGY,0.49')),
  };
  return { ...files, tables: [...files.tables, last] };
}

const MOST_STEPS = 3;

/** Obeys what is said about the cell, and about the other cell that it was typed with. */
function obeyAll(files: DataFiles, column: string): DataFiles {
  let now = files;
  for (let step = 0; step < MOST_STEPS; step++) {
    const [found] = saidAbout(now, column).here;
    if (found === undefined) return now;
    expect(found.replacement, `${found.message} ${found.hint}`).toBeDefined();
    now = obeyed(now, found, found.replacement ?? '');
  }
  expect(saidAbout(now, column).here).toEqual([]);
  return now;
}

test.each(TYPED_CELLS.map((cell) => [cell.column, cell.typed, cell] as const))('%s: %s', async (column, _, cell) => {
  const files = obeyAll(networkTyped(cell), column);
  expect(published(await render(files), column)).toEqual(cell.meant);
});

test.each(UNCERTAIN_CELLS)('%s: %s is for a person to decide', (column, typed, hint) => {
  const [found] = saidAbout(networkTyped({ column, typed }), column).here;
  expect(found?.hint).toMatch(hint);
  expect(found?.replacement).toBeUndefined();
});

/** The field that a column of the network of one cell fills. */
function published(rendered: Rendered, column: string): unknown {
  const location = onlyLocation(rendered);
  const [table = '', name = ''] = column.split('.');
  const tariff = (id: string) => rendered.tariffs.find((one) => one.id === id);
  switch (table) {
    case 'locations':
      return { ...location, ...location.coordinates, facilities: location.facilities }[name as 'country'];
    case 'evses':
      return onlyEvse(location)[name as 'evse_id'];
    case 'connectors':
      return onlyConnector(onlyEvse(location))[name as 'max_voltage'];
    case 'images':
      return location.images?.[0]?.[name as 'url'];
    case 'exceptional_hours':
      return location.opening_times?.exceptional_closings?.[0]?.[name as 'period_begin'];
    case 'tariffs':
      return ofTariff(tariff('T-1'), name);
    default:
      return tariff('T-2')?.elements[1]?.restrictions?.[name as 'start_time'];
  }
}

function ofTariff(tariff: Rendered['tariffs'][number] | undefined, name: string): unknown {
  const components = tariff?.elements.flatMap(({ price_components }) => price_components) ?? [];
  if (name === 'vat') return components[0]?.vat;
  if (name === 'price_per_session') return components.find(({ type }) => type === 'FLAT')?.price;
  return tariff?.[name as 'currency'];
}
