/** The table of docs/publishing.md: what each kind of request costs in workerd, from what was measured. */

import type { AllMeasured } from './measured.ts';

/** What is asked, how many locations there are, and its row in the tables of `pages`. */
const ROWS: readonly (readonly [what: string, of: string, row: string])[] = [
  ['versions', '3,000', 'versions'],
  ['one location', '3,000', 'one location'],
  ['a page of 100', '3,000', 'page of 100'],
  ['a page of 1,000', '3,000', 'page of 1000'],
  ['12 changed locations', '3,000', 'delta of 12'],
  ['1,000 changed locations, all over the list', '3,000', 'delta of 1,000'],
  ['all 3,000 locations, in gzip', '3,000', 'whole list'],
  ['all 3,000 locations, uncompressed', '3,000', 'whole list, not compressed'],
  ['all 50,000 locations, in gzip', '50,000', 'whole list'],
];

/** As Markdown. A request that was not measured is left out. */
export function costsTable({ pages }: AllMeasured): string {
  const cells = new Map(
    pages?.tables.flatMap(({ title, columns, rows }) => {
      const [, of] = /^Answers of ([\d,]+) /.exec(title) ?? [];
      return rows.map((row) => [`${row[0]} of ${of}`, row[columns.indexOf('CPU ms, workerd')]] as const);
    }),
  );
  const lines = ROWS.flatMap(([what, of, row]) => {
    const cell = cells.get(`${row} of ${of}`);
    return cell === undefined ? [] : [`| ${what} | ${cell} |`];
  });
  return ['| answer | CPU, ms |', '|---|--:|', ...lines].join('\n');
}
