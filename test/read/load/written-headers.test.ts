/** Whoever writes a table leaves the names of its columns as a person wrote them. */

import { expect, test } from 'vitest';
import { withWaivers } from '../../../src/publish/validate/draft-waivers.ts';
import { formatTable } from '../../../src/read/load/format-table.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { brief, checkFor, SETTINGS, sourcesOf } from '../../support/network-of.ts';

const check = checkFor('missing-header title-row total-row');

const HEADER = 'Standort-ID;Straße;Ort;Breitengrad;Längengrad;Ladepunkt;Stecker;Anschlussart;Leistung (kW)';
const ROW = 'H1;Markt 1;Amsterdam;52,373169;4,893379;LP1;Typ 2;Buchse;22 kW';
const LATIN = Buffer.from(`${HEADER}\r\n${ROW}\r\n`, 'latin1');

test('format-data keeps them, and writes UTF-8', () => {
  const { text = '' } = formatTable(TABLES.chargers, { path: 'chargers.csv', bytes: LATIN, country: 'DE' }, SETTINGS);
  const [header, row] = text.split('\n');
  expect(header).toBe(HEADER.replaceAll(';', ','));
  expect(row).toBe('H1,Markt 1,Amsterdam,52.373169,4.893379,LP1,IEC_62196_T2,SOCKET,22');
  expect(check(sourcesOf({ chargers: text })).findings).toEqual([]);
});

test('format-data keeps names of network.json, and columns that are not read', () => {
  const naming = { columns: { Säule: 'uid', Hof: 'location_id' }, ignore_columns: ['Notiz'] };
  const bytes = Buffer.from('Säule;Hof;Notiz;_x\nE-1;L-1;neu;1\n');
  const { text } = formatTable(TABLES.evses, { path: 'evses.csv', bytes, naming }, SETTINGS);
  expect(text).toBe('Säule,Hof,Notiz,_x\nE-1,L-1,neu,1\n');
});

test('waivers that are added leave the names and letters of the file', () => {
  const bytes = Buffer.from('Code;File;Key;Grund;bis\r\nlong-address;locations.csv;L-1;Köln;\r\n', 'latin1');
  const draft = { code: 'far-apart', file: 'locations.csv', key: 'L-2', reason: 'so', until: '' };
  expect(withWaivers({ path: 'data/waivers.csv', bytes, country: 'DE' }, [draft])).toBe(
    'Code;File;Key;Grund;bis\r\nlong-address;locations.csv;L-1;Köln;\r\nfar-apart;locations.csv;L-2;so;\r\n',
  );
});

test.each([
  ['in one cell each, as Excel shows it', `"${HEADER}"\n"${ROW}"\n`, 'missing-header data/chargers.csv:1:1'],
  ['separated by bars', `${HEADER}\n${ROW}\n`.replaceAll(';', '|'), 'missing-header data/chargers.csv:1:1'],
  ['with a total that has a unit', `${HEADER}\n${ROW}\nSumme;;;;;;;;22 kW\n`, 'total-row data/chargers.csv:3:1'],
  ['with a title', `Ladestationen 2026;;;;;;;;\n${HEADER}\n${ROW}\n`, 'title-row data/chargers.csv:1:1'],
])('a sheet %s is one finding', (_, chargers, expected) => {
  expect(brief(check(sourcesOf({ chargers })).findings)).toEqual([expected]);
});
