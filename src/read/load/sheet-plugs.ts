/** Plugs of a sheet: what their rows leave out because it follows from the rest. */

import { formatSaid } from '../../cells/words/vocabularies.ts';
import { cellsOf } from '../../csv/csv-file.ts';
import type { Finding } from '../../findings/finding.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { AC_RATINGS, acRating, mainsVoltage } from '../../tables/ac-ratings.ts';
import { finding } from '../../tables/finding-codes.ts';
import { keyText, placeInRow } from '../../tables/row-finding.ts';
import { type ChargerRow, TABLES } from '../../tables/tables.ts';

const MUST_BE_KNOWN = ['format', 'power_type', 'max_voltage', 'max_amperage'] as const;

type PlugCells = {
  readonly [C in (typeof MUST_BE_KNOWN)[number]]: NonNullable<ChargerRow['values'][C]>;
};

type CompletedPlug =
  | { readonly cells: PlugCells }
  /** Columns that have to be filled in, or the one thing that is wrong. */
  | { readonly missing: readonly (keyof PlugCells)[] }
  | { readonly problem: () => Finding };

/** @param country alpha-3, of the site */
export function completePlug(row: ChargerRow, country: string): CompletedPlug {
  const { values } = row;
  const plug = PLUGS[values.standard];
  const format = values.format ?? plug.format ?? formatSaid(writtenIn(row, 'standard'));
  const isDirect = values.power_type === 'DC' || (values.power_type === undefined && plug.current === 'DC');
  const isOther = !isDirect && plug.current !== 'AC';
  const volts = values.max_voltage ?? (isDirect || isOther ? undefined : mainsVoltage(country));
  const given = { ...values, format, max_voltage: volts, ...(isDirect ? { power_type: 'DC' as const } : {}) };
  const rating =
    volts === undefined ? undefined : acRating(values.standard, values.power_kw.toNumber(), volts, given.power_type);
  const cells = {
    format,
    max_voltage: volts,
    power_type: given.power_type ?? rating?.power_type,
    max_amperage: values.max_amperage ?? rating?.max_amperage,
  };
  const missing = MUST_BE_KNOWN.filter((column) => cells[column] === undefined);
  if (missing.length === 0) return { cells: cells as PlugCells };
  const isUnusual = !isDirect && !isOther && volts !== undefined && missing.some((column) => column !== 'format');
  return isUnusual ? { problem: () => unclear(row, missing) } : { missing };
}

function writtenIn({ file, record }: ChargerRow, column: string): string {
  return cellsOf(file, record)[file.header.indexOf(column)] ?? '';
}

function unclear(row: ChargerRow, missing: readonly string[]): Finding {
  const columns = missing.filter((column) => column !== 'format');
  const { standard, power_type } = row.values;
  const fitting = AC_RATINGS.filter((rating) => power_type === undefined || rating.power_type === power_type);
  const usual = fitting.map((rating) => `${rating.kilowatts} kW`).join(', ');
  const known = power_type === undefined ? standard : `${standard} and ${power_type}`;
  return finding('rating-unclear', placeInRow(row, 'power_kw'), {
    field: 'power_kw',
    key: keyText(TABLES.chargers, row),
    value: row.values.power_kw.toFixed(),
    ...(usual === ''
      ? { says: 'rare', params: { columns, known } }
      : { says: 'usual', params: { columns, known, usual } }),
  });
}
