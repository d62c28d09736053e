/** Findings for programs. */

import { expect, test } from 'vitest';
import { printJson } from '../../src/findings/print/print-json.ts';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

test('nothing found is an empty list', () => {
  expect(JSON.parse(printJson([]))).toEqual({ errors: 0, doubts: 0, warnings: 0, findings: [] });
});

test('every member of a finding is there', () => {
  const { findings } = checkFor('duplicate-key evse-id-form status-source-row')(
    networkOf({
      evses: csv('uid,location_id,evse_id', 'E-1,L-1,x', 'e-1,L-1,'),
      status: csv('evse_uid,status', 'E-2,GREEN'),
    }),
  );
  expect(JSON.parse(printJson(findings))).toEqual({
    errors: 1,
    doubts: 0,
    warnings: 2,
    findings: [
      {
        code: 'evse-id-form',
        severity: 'warning',
        file: 'data/evses.csv',
        line: 2,
        column: 9,
        cell: 'C2',
        site: 'L-1',
        field: 'evse_id',
        key: 'E-1',
        value: 'x',
        params: { id: 'x' },
        message: 'evse_id "x" is not in the eMI3 format.',
        hint: 'Write the registered id, such as NL*EXA*E12345, or leave the cell empty.',
      },
      {
        code: 'duplicate-key',
        severity: 'error',
        file: 'data/evses.csv',
        line: 3,
        column: 1,
        cell: 'A3',
        field: 'uid',
        key: 'e-1',
        params: { ids: 'uid "e-1"', place: 'data/evses.csv:2' },
        message: 'uid "e-1" is already used, in data/evses.csv:2.',
        hint: 'Give one of the rows a new id, or delete the one that is out of date.',
        related: [{ file: 'data/evses.csv', line: 2, column: 1, cell: 'A2' }],
      },
      {
        code: 'status-source-row',
        severity: 'warning',
        file: 'data/status.csv',
        line: 2,
        column: 5,
        cell: 'B2',
        field: 'status',
        key: 'E-2',
        value: 'GREEN',
        params: { problem: 'status: "GREEN" is not one of the values in OCPI.' },
        message: 'status: "GREEN" is not one of the values in OCPI. The row is skipped.',
        hint: expect.stringContaining('AVAILABLE'),
      },
    ],
  });
});
