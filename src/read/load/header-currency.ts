/** A currency in the name of a column, such as `Preis pro kWh (€)`, must be that of the rows. */

import { sizeOf } from '../../cells/numbers/units.ts';
import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding } from '../../findings/finding.ts';
import { factsOf } from '../../tables/cell-types/column-type.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Defaults, Table } from '../../tables/table.ts';
import type { HeaderReading } from './header-reading.ts';

/** A finding for the first column whose name has another currency than a row. */
export function checkCurrency(table: Table, file: CsvFile, defaults: Defaults, { meanings }: HeaderReading): Finding[] {
  if (file.header.every((name, at) => name === file.written[at])) return [];
  for (const [at, meaning] of meanings.entries()) {
    if (meaning.kind !== 'column' || meaning.unit === undefined) continue;
    const unit = factsOf(table.columns[meaning.column]?.type)?.unit;
    const isIn = unit && sizeOf(meaning.unit, unit)?.isInCurrency;
    const other =
      isIn &&
      currenciesOf(file, defaults).find((currency) => !isIn({ cell: () => currency, setting: () => undefined }));
    if (other === undefined) continue;
    return [
      finding('unknown-column', placeOfHeader(file, at), {
        field: file.written[at] ?? '',
        ...{ says: 'currency', params: { unit: meaning.unit, other, column: meaning.column } },
      }),
    ];
  }
  return [];
}

/** The currencies of the rows, as they are written. */
function currenciesOf(file: CsvFile, { currency = '' }: Defaults): readonly string[] {
  const at = file.header.indexOf('currency');
  if (at < 0) return [currency];
  const written = new Set<string>();
  for (const record of file.rows) written.add(cellsOf(file, record)[at] || currency);
  return [...written].filter((text) => text !== '');
}
