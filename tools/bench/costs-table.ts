/** The table of docs/publishing.md: what each kind of request costs in workerd, from what was measured. */

import type { AllMeasured } from './measured.ts';

/** What is asked, and where its figure is: benchmark, table, and row. */
const ROWS: readonly (readonly [what: string, benchmark: string, table: RegExp, row: readonly string[]])[] = [
  ['versions', 'answers', /^Small/, ['versions']],
  ['one location', 'answers', /^Small/, ['one location']],
  ['a page of 100', 'pages', /3\.2 kB, changes scattered/, ['page of 100']],
  ['a page of 1,000', 'pages', /3\.2 kB, changes scattered/, ['page of 1000']],
  ['12 changed locations', 'pages', /3\.2 kB, changes scattered/, ['delta of 12']],
  ['1,000 changed locations, all over the list', 'pages', /3\.2 kB, changes scattered/, ['delta of 1,000']],
  ['all 3,000 locations, in gzip', 'lists', /^Whole/, ['3,000', 'gzip']],
  ['all 3,000 locations, uncompressed', 'lists', /^Whole/, ['3,000', 'identity']],
  ['all 50,000 locations, in gzip', 'lists', /^Whole/, ['50,000', 'gzip']],
];

const COLUMN = 'CPU ms, workerd';

/** As Markdown. A request that was not measured is left out. */
export function costsTable(measured: AllMeasured): string {
  const lines = ROWS.flatMap(([what, benchmark, table, row]) => {
    const found = measured[benchmark]?.tables.find(({ title }) => table.test(title));
    const cells = found?.rows.find((own) => row.every((cell, i) => own[i] === cell));
    const cell = found && cells?.[found.columns.indexOf(COLUMN)];
    return cell === undefined ? [] : [`| ${what} | ${cell} |`];
  });
  return ['| answer | CPU, ms |', '|---|--:|', ...lines].join('\n');
}
