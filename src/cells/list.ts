/**
 * Reads and writes cells with several items: `RFID_READER | CREDIT_CARD_PAYABLE`. A `|` inside an item is written `\|`. A
 * backslash before a `|` or another backslash is written twice; any other backslash is a plain backslash.
 */

import { escapeItem } from '../findings/text/list-item.ts';
import { clause } from '../findings/words.ts';
import { aboutText, type Cell, cited, read, unreadable } from './cell.ts';

/** The items, without spaces around them, in the order of the cell. An empty cell is an empty list. */
export function splitList(text: string): Cell<string[]> {
  return aboutText(text, readList(text));
}

function readList(text: string): Cell<string[]> {
  if (text.trim() === '') return read([]);
  const items = splitAtBars(text);
  if (items.includes('')) {
    return unreadable(clause`has an empty item: two | in a row, or one at the beginning or end`, 'Delete the extra |.');
  }
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item)) return unreadable(clause`has the item ${cited({ item })} twice`, 'Keep one of the two.');
    seen.add(item);
  }
  return read(items);
}

/** Writes items as one cell. They must be different, not empty, and without spaces around them. */
export function joinList(items: readonly string[]): string {
  return items.map(escapeItem).join('|');
}

function splitAtBars(text: string): string[] {
  const items: string[] = [];
  let item = '';
  for (const [piece] of text.matchAll(/\\[\\|]|[^\\|]+|[\\|]/g)) {
    if (piece === '|') {
      items.push(item.trim());
      item = '';
    } else {
      item += piece === '\\\\' || piece === '\\|' ? piece.slice(1) : piece;
    }
  }
  return [...items, item.trim()];
}
