/** Operator ids that two companies have. */

import { expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('duplicate-evse-id evse-id-of-other-party operator-id-of-other');

/** The lines with an operator id of another company. */
function found(...rows: readonly string[]) {
  const businesses = csv('id,name,legal_name,operator_id', ...rows);
  const operator = { name: 'Example', legal_name: 'Example B.V.', operator_id: 'NL*EXA' };
  const { findings } = check(networkOf({ businesses }, { operator }));
  return findings.flatMap(({ code, line, severity }) =>
    code === 'operator-id-of-other' ? [`${severity} ${line}`] : [],
  );
}

test.each([
  ['of the row above', ['dk,DK,Example ApS,DK*EXA', 'uk,UK,Example Ltd,DK*EXA']],
  ['in another case', ['dk,DK,Example ApS,DK*EXA', 'uk,UK,Example Ltd,dk*exa']],
  ['of network.json', ['be,BE,Example NV,BE*EXA', 'uk,UK,Example Ltd,NL*EXA']],
])('the id %s is found', (_, rows) => {
  expect(found(...rows)).toEqual(['warning 3']);
});

test.each([
  ['two ids', ['dk,DK,Example ApS,DK*EXA', 'uk,UK,Example Ltd,GB*EXA']],
  ['one company twice', ['dk,DK,Example ApS,DK*EXA', 'dk-2,DK,Example Aps,DK*EXA']],
  ['the company of network.json', ['exa,Example,Example BV,NL*EXA']],
  ['names that nobody wrote', ['dk,DK,,DK*EXA', 'uk,UK,Example Ltd,DK*EXA', 'x,X,,NL*EXA']],
  ['an id that nobody wrote', ['dk,DK,Example ApS,', 'uk,UK,Example Ltd,']],
])('nothing is said of %s', (_, rows) => {
  expect(found(...rows)).toEqual([]);
});
