/** Tables that documents show, for tests that hold the code to them. */

import { readFileSync } from 'node:fs';

/**
 * The cells of each row of the first table whose first heading is this one. Cells of hand-written tables have no vertical bars.
 *
 * @throws Error if the document has no such table
 */
export function rowsUnder(path: string, heading: string): readonly (readonly string[])[] {
  const [, behind] = readFileSync(path, 'utf8').split(`\n| ${heading} |`);
  if (behind === undefined) throw new Error(`${path} has no table that begins with "${heading}"`);
  const [, , ...lines] = behind.split('\n\n', 1).join('').split('\n');
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
