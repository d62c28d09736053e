/** What the summary of an import counts. */

import { expect, test } from 'vitest';
import { staticRow } from '../../../support/irve-rows.ts';
import { importRows } from './support.ts';

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
