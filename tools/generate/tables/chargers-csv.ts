/** The table of docs/copies.md: the columns of /chargers.csv. */

import { CHARGER_COLUMNS } from '../../../packages/copies/charger-columns.ts';
import { code, table } from '../markdown.ts';

export function chargerColumns(): string {
  const rows = CHARGER_COLUMNS.map(({ name, type, doc, required }) => [
    code(name),
    type,
    required ? 'always' : '',
    doc,
  ]);
  return table(['column', 'type', 'filled', 'what it says'], rows);
}
