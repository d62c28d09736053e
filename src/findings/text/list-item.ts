/** How an item stands in a cell with several, which `|` separates (cells/list.ts reads and writes them). */

/** An item as it is written in a list. A backslash stays single where it is read as one: `A\, B` in a name. */
export function escapeItem(item: string): string {
  return item.replace(/\\(?=[\\|]|$)|\|/g, '\\$&');
}
