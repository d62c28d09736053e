/** Mistakes in whole files, in their headers, and in network.json. */

import { type Mistake, withoutFile, wrongFile } from './mistake.ts';

const firstLine = (change: (line: string) => string) => (text: string) => text.replace(/^.*/, change);
const after = (line: number, added: string) => (text: string) => {
  const lines = text.split('\n');
  lines.splice(line, 0, added);
  return lines.join('\n');
};

const TABLES: readonly Mistake[] = [
  wrongFile('a Total row', 'evses.csv', (text) => `${text}Total,,,,,,,,\n`, 'evses.csv:30:1', 'total-row'),
  wrongFile(
    'a Summe row',
    'connectors.csv',
    (text) => `${text}Summe: 31,,,,,,,,\n`,
    'connectors.csv:33:1',
    'total-row',
  ),
  wrongFile('a comment row', 'evses.csv', after(3, '# new ones below,,,,,,,,'), 'evses.csv:4:1', 'comment-row'),
  wrongFile('a title row', 'evses.csv', (text) => `Charging points 2026,,,,,,,,\n${text}`, 'evses.csv:1:', 'title-row'),
  wrongFile(
    'the header once more',
    'related_locations.csv',
    after(2, 'location_id,latitude,longitude,name'),
    'related_locations.csv:3:1',
    'repeated-header',
  ),
  wrongFile('the header once more', 'status.csv', after(5, 'evse_uid,status'), 'status.csv:6:1', 'status-source-row'),
  wrongFile('sep= above the header', 'status.csv', (text) => `sep=;\n${text}`, 'status.csv:1:1', 'sep-line'),
  wrongFile(
    'no header',
    'related_locations.csv',
    (text) => text.slice(text.indexOf('\n') + 1),
    'related_locations.csv:1:1',
    'missing-header',
  ),
  wrongFile(
    'no header',
    'status.csv',
    (text) => text.slice(text.indexOf('\n') + 1),
    'status.csv:1:1',
    'status-source-failed',
  ),
  wrongFile(
    'two separators',
    'related_locations.csv',
    (text) => text.replaceAll(',', ';').replace(/^.*/, (line) => line.replaceAll(';', ',')),
    'related_locations.csv:1:',
    'mixed-separators',
  ),
  wrongFile(
    'two separators',
    'status.csv',
    (text) => text.replaceAll(',', ';').replace(';', ','),
    'status.csv:1:',
    'status-source-failed',
  ),
  wrongFile(
    'a misspelt column',
    'evses.csv',
    firstLine((line) => line.replace('location_id', 'locaton_id')),
    'evses.csv:1:5',
    'unknown-column',
  ),
  wrongFile(
    'a column twice',
    'evses.csv',
    firstLine((line) => line.replace('evse_id', 'uid')),
    'evses.csv:1:17',
    'duplicate-column',
  ),
  wrongFile(
    'a column without a name',
    'evses.csv',
    firstLine((line) => line.replace('evse_id', '')),
    'evses.csv:1:17',
    'unnamed-column',
  ),
  wrongFile(
    'a mandatory column is missing',
    'related_locations.csv',
    (text) => text.replaceAll(/,.*/g, ''),
    'related_locations.csv:1:1',
    'missing-column',
  ),
  wrongFile(
    'a mandatory column is missing',
    'status.csv',
    (text) => text.replaceAll(/,.*/g, ''),
    'status.csv:1:1',
    'status-source-failed',
  ),
  wrongFile(
    'a cell too many',
    'evses.csv',
    (text) => text.replace('AVAILABLE,RFID_READER,A', 'AVAILABLE,RFID_READER,,A'),
    'evses.csv:8:',
    'wrong-cell-count',
  ),
  wrongFile(
    'an unquoted comma',
    'locations.csv',
    (text) => text.replace('Museumplein,', 'Museumplein 1, garage,'),
    'locations.csv:2:',
    'wrong-cell-count',
  ),
  wrongFile(
    'a quotation mark that never ends',
    'locations.csv',
    (text) => text.replace('Museumplein', '"Museumplein'),
    'locations.csv:2:',
    'broken-quotes',
  ),
  wrongFile(
    'Windows-1252',
    'locations.csv',
    (text) => `${text.replace('Köln', 'K\udcf6ln')}`,
    'locations.csv:',
    'lost-letters',
  ),
  wrongFile('an empty file', 'status_schedules.csv', () => '', 'status_schedules.csv:1:1', 'empty-file'),
  wrongFile(
    'only a header',
    'tariffs.csv',
    (text) => text.slice(0, text.indexOf('\n') + 1),
    'tariffs.csv',
    'missing-table',
  ),
  wrongFile('a file of an unknown name', 'conectors.csv', () => 'evse_uid,id\n', 'conectors.csv', 'unknown-file'),
  wrongFile(
    'a web page',
    'related_locations.csv',
    () => '<!doctype html><html><body>Sign in</body></html>\n',
    'related_locations.csv',
    'not-a-table',
  ),
  wrongFile(
    'the header of another table',
    'related_locations.csv',
    () => 'uid,website\ncinema,\n',
    'related_locations.csv:1:',
    'missing-header',
  ),
  wrongFile(
    'a NUL character',
    'related_locations.csv',
    (text) => text.replace('Entrance', 'Entr\u0000ance'),
    'related_locations.csv:2:',
    'nul-byte',
  ),
  wrongFile(
    'a NUL character',
    'status.csv',
    (text) => text.replace('CHARGING', 'CHARG\u0000ING'),
    'status.csv:2:',
    'status-source-failed',
  ),
  wrongFile('a merge conflict', 'evses.csv', after(3, '<<<<<<< HEAD'), 'evses.csv:4:', 'merge-conflict'),
  wrongFile('a merge conflict', 'status.csv', after(3, '<<<<<<< HEAD'), 'status.csv:4:', 'status-source-row'),
  wrongFile(
    'header in capitals and with blanks',
    'related_locations.csv',
    firstLine(() => 'Location ID,Latitude,longitude,nam'),
    'related_locations.csv:1:',
    'unknown-column',
  ),
  wrongFile(
    'header in capitals and with blanks',
    'status.csv',
    firstLine(() => 'EVSE UID,Statuss'),
    'status.csv:1:',
    'status-source-failed',
  ),
  // Other folders have connectors, so that the table is there.
  withoutFile('connectors.csv', 'evses.csv:2:1', 'evse-without-connectors'),
  withoutFile('tariffs.csv', 'tariffs.csv', 'missing-table'),
  withoutFile('locations.csv', 'locations.csv', 'missing-table'),
];

const setting = (name: string, from: string, to: string, code: string, place = 'network.json:') =>
  wrongFile(`${name}: ${to}`, 'network.json', (text) => text.replace(from, to), place, code);

const source = (number: string) =>
  setting(
    `a source with ${number}`,
    '"language": "en"',
    `"status_sources": [{ "name": "hub", "url": "https://cpms.charging.nl/status.csv", ${number} }]`,
    'setting-in-other-unit',
  );

const SETTINGS: readonly Mistake[] = [
  setting('a missing comma', '"NL",', '"NL"', 'invalid-json'),
  setting('two commas', '"NL",', '"NL",,', 'invalid-json'),
  setting('a comment of shells', '"party_id"', '# ours\n  "party_id"', 'invalid-json'),
  setting('country_code', '"NL"', '"NLD"', 'not-a-country', 'network.json:4:'),
  setting('country_code', '"NL"', '"XX"', 'not-a-country', 'network.json:4:'),
  setting('party_id', '"EXA"', '"EXAMPLE"', 'not-an-id', 'network.json:5:'),
  setting('a misspelt setting', '"currency"', '"currencey"', 'unknown-setting'),
  setting('base_url', '"http://localhost:8787"', '"http://ocpi.example.org"', 'invalid-setting', 'network.json:6:'),
  setting('base_url', '"http://localhost:8787"', '"ocpi.example.org"', 'not-a-url', 'network.json:6:'),
  setting('country', '"NLD"', '"Nederlands?"', 'not-a-country'),
  setting('time_zone', '"Europe/Amsterdam"', '"Amsterdam"', 'not-a-time-zone'),
  setting('currency', '"EUR"', '"Euros!"', 'not-a-currency'),
  setting(
    'default_limit above max_limit',
    '"country": "NLD"',
    '"default_limit": 500, "max_limit": 100, "country": "NLD"',
    'invalid-setting',
  ),
  setting('a setting twice', '"currency": "EUR"', '"currency": "EUR", "currency": "EUR"', 'duplicate-setting'),
  setting('logo', '"https://example.com/demo/logo.png"', '"logo.png"', 'not-a-url'),
  setting('cache_seconds', '"language": "en"', '"cache_seconds": 86400', 'setting-in-other-unit'),
  source('"max_age_seconds": 15'),
  source('"max_age_seconds": 3600000'),
  setting('phone', '"website"', '"phone": "+31 020 123 4567", "website"', 'not-a-phone-number'),
  setting('website', '"https://example.com"', '"http://example.com"', 'unencrypted-link'),
];

export const IN_FILES: readonly Mistake[] = [...TABLES, ...SETTINGS];
