/** What the summary of an import counts as changed. */

import { expect, test } from 'vitest';
import { staticRow } from '../../../support/irve-rows.ts';
import { importRows } from './support.ts';

test('a value that is left out from any row of a station changes the location, and no charging point', () => {
  const { summary } = importRows([
    staticRow({ implantation_station: '' }),
    staticRow({ id_pdc_itinerance: 'FRABCE2', implantation_station: 'Quelque part' }),
  ]);
  expect([summary.locations.changed, summary.evses.changed]).toEqual([1, 0]);
});

test('a value that is left out from a charging point changes it, and not its location', () => {
  const { summary } = importRows([staticRow({ date_maj: 'hier' })]);
  expect([summary.locations.changed, summary.evses.changed]).toEqual([0, 1]);
});

test('what is in the files is counted: stations, charging points, and their plugs', () => {
  const { summary } = importRows([
    staticRow({ prise_type_combo_ccs: 'true' }),
    staticRow({ id_pdc_itinerance: 'FRABCE2', prise_type_combo_ccs: 'false' }),
  ]);
  const counts = Object.entries(summary).map(([what, { imported, inFeed }]) => [what, imported, inFeed]);
  expect(counts).toEqual([
    ['locations', 1, 1],
    ['evses', 2, 2],
    ['connectors', 3, 3],
    ['tariffs', 0, 0],
  ]);
});
