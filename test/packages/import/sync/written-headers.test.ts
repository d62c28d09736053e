/**
 * A sync leaves the names of columns as a person wrote them.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { editFile } from '../../../../packages/import/sync/edited-file.ts';
import { openTables } from '../../../../packages/import/sync/present-file.ts';

test('a synchronised file keeps them, also with a new column, and gets a mark if it was no UTF-8', () => {
  const bytes = Buffer.from('ID;Straße;Ort\r\nH1;Markt 1;Köln\r\n', 'latin1');
  const [present] = openTables([{ path: 'data/locations.csv', bytes, country: 'DE' }]).present;
  if (present === undefined) throw new Error('It was not read.');
  const file = editFile(present);
  const [row] = file.rows;
  if (row === undefined) throw new Error('It has no row.');
  expect([row.text('id'), row.text('city')]).toEqual(['H1', 'Köln']);
  file.change(
    row,
    new Map([
      ['address', 'Markt 2'],
      ['name', 'Hotel'],
    ]),
  );
  expect(file.text()).toBe('\ufeffID;Straße;Ort;name\r\nH1;Markt 2;Köln;Hotel\r\n');
});
