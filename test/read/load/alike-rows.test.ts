import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/csv/read-csv.ts';
import { readTable } from '../../../src/read/load/read-table.ts';
import { expectedColumns } from '../../../src/read/load/read-tables.ts';
import { TABLES } from '../../../src/tables/tables.ts';

const HEADER = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';
const REST = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1|T-2';

/** What is read of connectors.csv with these lines: the values of rows, or the findings with their columns. */
function readLines(lines: readonly string[], header = HEADER) {
  const bytes = new TextEncoder().encode(`${header}\n${lines.join('\n')}\n`);
  const { file } = readCsv('connectors.csv', bytes, expectedColumns(TABLES.connectors));
  if (file === undefined) throw new Error('The file was not read.');
  const { rows, findings } = readTable(TABLES.connectors, file, {});
  return {
    rows,
    values: rows.map(({ values }) => values),
    findings: findings.map(({ line: _, cell: __, ...found }) => found),
  };
}

const IDS = [
  'E-1',
  ' E-2',
  'E-3 ',
  '"E-4"',
  "'=E-5",
  '=E-6',
  '#REF!',
  'E…',
  'é',
  '.',
  '-',
  'x'.repeat(37),
  'e-8',
  'E*9',
];

describe('rows that are alike', () => {
  it('are read as each of them alone', () => {
    const lines = ['E-0', ...IDS, 'E-0'].flatMap((id) => [`${id},1,${REST}`, `${id},2,${REST}`, `${id},1,${REST}x,`]);
    const alone = lines.map((line) => readLines([line]));
    const together = readLines(lines);
    expect(together.values).toEqual(alone.flatMap(({ values }) => values));
    expect(together.findings).toEqual(alone.flatMap(({ findings }) => findings));
    expect(together.rows.filter(({ kind, values }) => kind !== values).length).toBeGreaterThan(10);
  });

  it('are of one kind', () => {
    const { rows } = readLines([`E-1,1,${REST}`, `E-2,1,${REST}`, `E-2,2,${REST}`, `E-3,1,${REST}`]);
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds.map((kind) => kinds.indexOf(kind))).toEqual([0, 0, 2, 0]);
  });

  it('are not told by another first cell than that of the key', () => {
    const { rows, values } = readLines(
      [`IEC_62196_T2,E-1,1,SOCKET,AC_3_PHASE,230,32`, `IEC_62196_T1,E-1,1,SOCKET,AC_3_PHASE,230,32`],
      'standard,evse_uid,id,format,power_type,max_voltage,max_amperage',
    );
    expect(rows.every(({ kind }) => kind === undefined)).toBe(true);
    expect(values.map(({ standard }) => standard)).toEqual(['IEC_62196_T2', 'IEC_62196_T1']);
  });
});
