/** The table of docs/costs.md: what each kind of request costs in workerd, from what was measured. */

import type { AllMeasured } from './measured.ts';

/** What is asked, and where its figure is: benchmark, table, row, and column. */
const ROWS: readonly (readonly [
  what: string,
  benchmark: string,
  table: RegExp,
  row: readonly string[],
  column: string,
])[] = [
  ['versions', 'answers', /^Small/, ['versions'], 'CPU ms, workerd'],
  ['one location', 'answers', /^Small/, ['one location'], 'CPU ms, workerd'],
  ['a page of 100', 'pages', /3\.2 kB, changes scattered/, ['page of 100'], 'CPU ms, workerd'],
  ['a page of 1,000', 'pages', /3\.2 kB, changes scattered/, ['page of 1000'], 'CPU ms, workerd'],
  ['12 changed locations', 'pages', /3\.2 kB, changes scattered/, ['delta of 12'], 'CPU ms, workerd'],
  [
    '1,000 changed locations, all over the list',
    'pages',
    /3\.2 kB, changes scattered/,
    ['delta of 1,000'],
    'CPU ms, workerd',
  ],
  ['all 3,000 locations, in gzip', 'lists', /^Whole/, ['3,000', 'gzip'], 'CPU ms, workerd'],
  ['all 3,000 locations, uncompressed', 'lists', /^Whole/, ['3,000', 'identity'], 'CPU ms, workerd'],
  ['all 50,000 locations, in gzip', 'lists', /^Whole/, ['50,000', 'gzip'], 'CPU ms, workerd'],
  ['all 50,000 locations, uncompressed', 'lists', /^Whole/, ['50,000', 'identity'], 'CPU ms, workerd'],
];

/** As Markdown. A request that was not measured is left out. */
export function costsTable(measured: AllMeasured): string {
  const lines = ROWS.flatMap(([what, benchmark, table, row, column]) => {
    const found = measured[benchmark]?.tables.find(({ title }) => table.test(title));
    const cells = found?.rows.find((own) => row.every((cell, i) => own[i] === cell));
    const cell = found && cells?.[found.columns.indexOf(column)];
    return cell === undefined ? [] : [`| ${what} | ${cell} |`];
  });
  return ['| answer | CPU, ms |', '|---|--:|', ...lines].join('\n');
}
