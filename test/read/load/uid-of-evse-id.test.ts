/** Sheets and tables with a column for EVSE ids, such as EVSE-ID, and none for uids. */

import { expect, test } from 'vitest';
import { checkFor, csv, onlyEvse, onlyLocation, render, sourcesOf } from '../../support/network-of.ts';

const check = checkFor('missing-value uid-of-evse-id');

const SITE = 'AMS-01,Main Street 1,Amsterdam,52.373169,4.893379';

/** A sheet with this name above its ids. */
const sheet = (name: string, ...ids: readonly string[]) =>
  sourcesOf({
    chargers: csv(
      `location_id,address,city,latitude,longitude,${name},standard,format,power_kw`,
      ...ids.map((id) => `${SITE},${id},Type 2,socket,22`),
    ),
  });

test.each(['EVSE-ID', 'evse_id', 'EVSE ID', 'Identifiant EVSE'])('%s is the uid and the evse_id', async (name) => {
  const network = sheet(name, 'NL*EXA*E1');
  const { uid, evse_id } = onlyEvse(onlyLocation(await render(network)));
  expect({ uid, evse_id }).toEqual({ uid: 'NL*EXA*E1', evse_id: 'NL*EXA*E1' });
  const { findings } = check(network);
  expect(findings).toMatchObject([
    {
      ...{ code: 'uid-of-evse-id', severity: 'warning', file: 'data/chargers.csv', line: 1, cell: 'F1' },
      message: `There is no column evse_uid, so "${name}" is read as both, evse_uid and evse_id.`,
    },
  ]);
});

test('with other separators, the evse_id has the usual ones', async () => {
  const network = sheet('EVSE-ID', 'NL-EXA-E1');
  const { uid, evse_id } = onlyEvse(onlyLocation(await render(network)));
  expect({ uid, evse_id }).toEqual({ uid: 'NL-EXA-E1', evse_id: 'NL*EXA*E1' });
  expect(check(network).findings.map(({ code }) => code)).toEqual(['uid-of-evse-id']);
});

test('in evses.csv, too', async () => {
  const network = sourcesOf({
    locations: csv('id,address,city,latitude,longitude', SITE),
    evses: csv('EVSE-ID,location_id', 'NL*EXA*E1,AMS-01'),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      'NL*EXA*E1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
    ),
  });
  expect(onlyEvse(onlyLocation(await render(network)))).toMatchObject({ uid: 'NL*EXA*E1', evse_id: 'NL*EXA*E1' });
});

test('it is the uid alone where no cell is an EVSE id', async () => {
  const network = sheet('EVSE-ID', 'AMS-01-A');
  expect(onlyEvse(onlyLocation(await render(network)))).not.toHaveProperty('evse_id');
  expect(check(network).findings).toMatchObject([{ code: 'uid-of-evse-id', hint: 'Rename it evse_uid.' }]);
});

test('a cell that is none has a uid alone', async () => {
  const { evses = [] } = onlyLocation(await render(sheet('EVSE-ID', 'NL*EXA*E1', 'AMS-01-B')));
  expect(evses.map(({ uid, evse_id }) => [uid, evse_id])).toEqual([
    ['AMS-01-B', undefined],
    ['NL*EXA*E1', 'NL*EXA*E1'],
  ]);
});

test('an empty cell is a missing value there', () => {
  const { findings } = check(sheet('EVSE-ID', 'NL*EXA*E1', ''));
  expect(findings.map(({ code, line, cell }) => `${code} ${line} ${cell}`)).toEqual([
    'uid-of-evse-id 1 F1',
    'missing-value 3 F3',
  ]);
});

test('nothing is said where there are uids', () => {
  const network = sheet('EVSE-ID,evse_uid', 'NL*EXA*E1,AMS-01-A');
  expect(check(network).findings).toEqual([]);
});
