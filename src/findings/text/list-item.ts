/** How an item stands in a cell with several, which `|` separates (source/cells/list.ts reads and writes them). */

/** An item as it is written in a list. */
export function escapeItem(item: string): string {
  return item.replace(/[\\|]/g, '\\$&');
}
