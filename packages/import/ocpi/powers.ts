/**
 * Finds out whether powers without a unit are in watts, as OCPI has them, or in kilowatts. No plug has less than 1,000 W, but for
 * those whose voltage and current allow no more. So a smaller number is in kW where voltage and current allow that, or where
 * all other powers of the feed are. Where neither says it, the power is left out. What it means is known before it is rounded.
 */

import { Big } from 'big.js';
import { POWER_TYPE, ratedPower } from '../../../src/ocpi/index.ts';
import { finding } from '../rows/finding-codes.ts';
import { cellOf, type ImportedCell, type ImportedRow } from '../rows/imported-row.ts';
import { type ImportedTables, recorder } from '../rows/imported-tables.ts';
import type { Repair } from '../rows/repairs.ts';

const FIELD = 'max_electric_power';

/** In W. Less is only plausible for a plug whose voltage and current allow less than twice as much. */
const LEAST_POWER = 1000;

/** Limits of a power as shares of voltage times current; the lower one where these allow little. */
const [LEAST_SHARE, LARGEST_SHARE] = [0.25, 1.1];

type Unit = 'W' | 'kW' | 'unclear';

/** To be called when all connectors are in the draft, as the feed has them. */
export function settlePowers(draft: ImportedTables): void {
  const small: { readonly row: ImportedRow; readonly filled: ImportedCell; readonly unit: Unit }[] = [];
  let hasWatts = false;
  for (const row of draft.rows) {
    const text = row.table === 'connectors' ? row.cells[FIELD] : undefined;
    if (text === undefined || !NUMBER.test(text) || Number(text) === 0) continue;
    const unit = unitOf(row, Number(text));
    const filled = cellOf(row, FIELD);
    if (unit === 'W') hasWatts = true;
    else if (filled !== undefined) small.push({ row, filled, unit });
  }
  const isFeedInKilowatts = !hasWatts && small.some(({ unit }) => unit === 'kW');
  for (const { row, filled, unit } of small) {
    if (unit === 'kW') convert(draft, row, filled, 'kilowatts');
    else if (isFeedInKilowatts && Number(filled.text) >= 1) convert(draft, row, filled, 'kilowatts of feed');
    else leaveOut(draft, row, filled);
  }
}

const NUMBER = /^\d{1,9}(?:\.\d{1,20})?$/;

function unitOf({ cells }: ImportedRow, power: number): Unit {
  if (power >= LEAST_POWER) return 'W';
  const power_type = POWER_TYPE.find((known) => known === cells.power_type);
  const [max_voltage, max_amperage] = [Number(cells.max_voltage), Number(cells.max_amperage)];
  const possible = power_type === undefined ? 0 : ratedPower({ power_type, max_voltage, max_amperage });
  if (!(possible > 0)) return 'unclear';
  const share = (1000 * power) / possible;
  if (share <= LARGEST_SHARE && possible >= LEAST_POWER) {
    if (share >= LEAST_SHARE || (possible >= 2 * LEAST_POWER && power >= 1)) return 'kW';
  }
  const isOfSmallPlug =
    possible < 2 * LEAST_POWER && power >= possible * LEAST_SHARE && power <= possible * LARGEST_SHARE;
  return isOfSmallPlug ? 'W' : 'unclear';
}

function convert(draft: ImportedTables, row: ImportedRow, { text, pointer }: ImportedCell, says: Repair['says']): void {
  const watts = new Big(text).times(1000).round(0, Big.roundHalfUp).toFixed();
  recorder(draft, row.document).repaired(pointer, { says, member: FIELD, from: text, to: watts });
  row.cells[FIELD] = watts;
}

function leaveOut(draft: ImportedTables, row: ImportedRow, { pointer }: ImportedCell): void {
  draft.findings.push(finding('left-out', { file: row.document, pointer }, { field: FIELD, says: 'power' }));
  row.cells[FIELD] = undefined;
}
