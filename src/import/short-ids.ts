/** Short ids for rows that have none in a feed. */

/** The name, with a number behind it if it is taken. */
export function freeId(taken: Pick<ReadonlySet<string>, 'has'>, name: string): string {
  if (!taken.has(name)) return name;
  let n = 2;
  while (taken.has(`${name}-${n}`)) n++;
  return `${name}-${n}`;
}

/** A text as a short id: letters of ASCII, digits and hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 28);
}
