/**
 * Leaves out what has a cell that a person would have to fill in (gaps.ts): the plug or the whole site. A program that imports
 * a feed every hour has nobody to ask, and one site without a city must not keep all others from being published. The object
 * comes back by itself when the feed has the value.
 */

import type { Finding } from '../findings/finding.ts';
import { quoted } from '../source/cells/cell.ts';
import { finding } from './finding-codes.ts';
import { dropGone, type GoneObjects, NAMES_IN_FEED } from './gone-objects.ts';
import type { Gap, ImportedRow, ImportedTables } from './imported-tables.ts';
import { keyInWords } from './row-keys.ts';
import { ownPlace } from './row-places.ts';

/** Leaves out what is incomplete, with a finding for each, if that is asked for. Returns whether anything was. */
export function leaveOutIncomplete(draft: ImportedTables): boolean {
  if (draft.incomplete === undefined || draft.gaps.size === 0) return false;
  const { isFilledIn = () => false } = draft.incomplete;
  const gone: GoneObjects = new Map();
  for (const row of draft.rows) {
    const gaps = draft.gaps.get(row);
    if (gaps === undefined) continue;
    const key = keyInWords(row.table, (column) => row.cells.textOf(column));
    const lacking = [...gaps].filter(([column]) => !isFilledIn(row.table, key, column));
    const [first] = lacking;
    if (first === undefined) continue;
    gone.set(ownPlace(row), { cause: `no ${first[0]}`, isIncomplete: true });
    for (const [column, gap] of lacking) draft.findings.push(leftOut(row, key, column, gap));
  }
  dropGone(draft, gone);
  return gone.size > 0;
}

const COMES_BACK = 'It comes back when the feed has the value. To fill it in, import without --leave-out-incomplete.';

function leftOut({ table, document }: ImportedRow, key: string, field: string, { problem, pointer }: Gap): Finding {
  const message = `${problem} So ${NAMES_IN_FEED[table]} ${quoted(key)} was left out.`;
  return finding('object-left-out', { file: document, pointer }, { field, key, message, hint: COMES_BACK });
}
