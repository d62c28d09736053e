/** Files are read row by row while they are imported. Nobody is to read them as a whole again. */

import { expect, test } from 'vitest';
import { importIrve } from '../../../src/import/irve/import.ts';
import { sourceInMemory } from '../../../src/source/csv/byte-source.ts';
import { csvOf, staticRow } from '../../support/irve-rows.ts';
import { SURROUNDINGS } from './support.ts';

test('the import never asks for more than a part of the file', () => {
  const stations = Array.from({ length: 900 }, (_, i) => `FRABCP${i}`);
  const rows = stations.map((id, i) =>
    staticRow({ id_station_itinerance: id, id_pdc_itinerance: `FRABCE${i}`, observations: 'x'.repeat(1000) }),
  );
  const { size, read } = sourceInMemory(Buffer.from(csvOf(rows)));
  let most = 0;
  const watched = (position: number, length: number) => {
    most = Math.max(most, Math.min(length, size));
    return read(position, length);
  };
  const { counts } = importIrve({ static: { path: 'static.csv', source: { size, read: watched } } }, SURROUNDINGS);
  expect(counts.get('evses')).toBe(900);
  expect(most).toBeLessThan(size / 3);
});
