/** Formats numbers for people. */

/** `1.2 s`, `35 ms`. */
export function formatDuration(milliseconds: number): string {
  return milliseconds >= 1000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds)} ms`;
}

/** `1.2 MB`, `35 kB`. */
export function formatSize(bytes: number): string {
  if (bytes >= 1000000) return `${(bytes / 1000000).toFixed(1)} MB`;
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} kB` : `${bytes} bytes`;
}

/** `12,000`, for a whole number. `toLocaleString` takes 15 ms when it is first called in a process. */
export function formatWhole(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 location`, `2 locations`, `12,000 locations`. */
export function formatCount(count: number, one: string): string {
  return `${formatWhole(count)} ${count === 1 ? one : `${one}s`}`;
}

/** `20 %`, `12.5 %`, for a share. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** `A`, `A and B`, `A, B and C`. */
export function inSeries(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The first of a list that may be long, and how many more there are: `A`, `B`, `7 more`. @param count if some are not in the list */
export function firstFew(items: readonly string[], most: number, count = items.length): readonly string[] {
  return count > most ? [...items.slice(0, most), `${formatWhole(count - most)} more`] : items;
}

/** `A, B, C`, or `A, B and 7 more`. */
export function listed(items: readonly string[], most: number, count = items.length): string {
  const few = firstFew(items, most, count);
  return count > most ? inSeries(few) : few.join(', ');
}
