/** What the page's check says of files; and files that mean harm. */

import { describe, expect, test } from 'vitest';
import { accept } from '../../../packages/check-page/engine/accept.ts';
import type { Files } from '../../../packages/check-page/messages.ts';
import { NOW } from '../../support/data-directory.ts';
import { checkedOn, findingsIn, reportOn, textFiles } from './support/drop.ts';
import { bytesOf, network } from './support/smallest.ts';

const HEADER = 'id,address,city,latitude,longitude';
const ROW = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';

test('tables without network.json hear what the command says, and network.json can be added', async () => {
  const tables = new Map([...network()].filter(([path]) => path !== 'mine/network.json'));
  const found = findingsIn(await checkedOn(tables)).map(({ code, file }) => `${code} ${file}`);
  expect(found).toContain('missing-network mine/network.json');
  expect((await checkedOn(network())).counts.error).toBe(0);
});

describe('a sheet alone', () => {
  const header = 'Standort-ID;Straße;Ort;Breitengrad;Längengrad;Ladepunkt;Steckertyp;Format;Leistung (kW)';
  const alone = (...rows: readonly string[]) => new Map([['chargers.csv', bytesOf([header, ...rows, ''].join('\n'))]]);
  const COLOGNE = 'A;Straße 1;Köln;50,94;6,96;P1;IEC_62196_T2;SOCKET;22';
  const codes = (checked: Awaited<ReturnType<typeof checkedOn>>) =>
    findingsIn(checked).map(({ code, severity, file }) => `${severity} ${code} ${file}`);

  test('asks its country in place of network.json, and is read in the code page of that', async () => {
    const asked = await reportOn(alone(COLOGNE));
    expect(asked).toEqual({ sheet: { country: '', countries: expect.arrayContaining(['DE']) } });
    const second = await checkedOn(alone(COLOGNE), 'DE');
    expect(codes(second).filter((line) => !line.startsWith('warning'))).toEqual([]);
    expect(codes(second)).toContain('warning code-page chargers.csv');
    // Nothing of network.json is asked, such as the operator.
    expect(codes(second).join()).not.toContain('operator');
    expect(second.canPublish).toBe(false);
    expect([...second.tables.keys()]).toEqual(['chargers.csv']);
  });

  test('is held against its country', async () => {
    const utrecht = (id: string, longitude: string) =>
      `${id};Weg 1;Utrecht;52,09;${longitude};${id};IEC_62196_T2;SOCKET;22`;
    const sheet = alone(utrecht('A', '5,11'), utrecht('B', '5,12'), utrecht('C', '5,13'));
    const abroad = async (country: string) =>
      codes(await checkedOn(sheet, country)).filter((line) => line.includes('outside-country'));
    expect(await abroad('DE')).toEqual(['doubt outside-country chargers.csv']);
    expect(await abroad('NL')).toEqual([]);
  });

  test('is still alone with what a reader accepted in it', async () => {
    const files = alone(COLOGNE.replace('50,94;6,96', '0;0'));
    const findings = findingsIn(await checkedOn(files, 'DE')).filter(({ code }) => code === 'null-island');
    expect(findings).toHaveLength(1);
    const accepted = await accept({ files, findings, reason: 'A buoy' }, NOW);
    if (accepted.kind !== 'accepted') throw new Error(accepted.why);
    const checked = await checkedOn(new Map([...files, ...accepted.written]), 'DE');
    expect([...accepted.written.keys()]).toEqual(['waivers.csv']);
    expect(codes(checked).filter((line) => line.includes('null-island'))).toEqual([]);
  });

  test('is a sheet in a network, if anything is beside it', async () => {
    const { sheet, checked } = await reportOn(new Map([...alone(COLOGNE), ...textFiles({ 'images.csv': 'x' })]), 'DE');
    expect(sheet).toBeUndefined();
    expect(checked && codes(checked).join()).toContain('missing-network');
  });

  test.each(['Ladepunkte 2026.csv', 'pasted.csv'])(
    'with a name of its own is the table whose columns it has: %s',
    async (name) => {
      const [[, bytes] = []] = alone(COLOGNE);
      const { made, checked } = await reportOn(new Map([[name, bytes ?? bytesOf('')]]), 'DE');
      expect([...(made?.keys() ?? [])]).toEqual(['chargers.csv']);
      expect(checked?.counts).toEqual((await checkedOn(alone(COLOGNE), 'DE')).counts);
      const evses = new Map([[name, bytesOf('uid;location_id;evse_id\nE-1;L-1;\n')]]);
      expect([...((await reportOn(evses, 'DE')).made?.keys() ?? [])]).toEqual(['evses.csv']);
    },
  );
});

describe('findings that a reader accepts', () => {
  const BUOY = 'L-1,Main Street 1,Amsterdam,0,0';
  const withBuoy = (...others: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]) =>
    network(['mine/locations.csv', bytesOf(`${HEADER}\n${BUOY}\n`)], ...others);
  const acceptIn = async (files: Files) => {
    const findings = findingsIn(await checkedOn(files)).filter(({ code }) => code === 'null-island');
    expect(findings).toHaveLength(1);
    return accept({ files, findings, reason: 'A buoy' }, NOW);
  };

  test('are rows of waivers.csv for a year, beside the tables, and are found no more', async () => {
    const files = withBuoy();
    const accepted = await acceptIn(files);
    if (accepted.kind !== 'accepted') throw new Error(accepted.why);
    const [[path, bytes] = []] = accepted.written;
    expect([path, new TextDecoder().decode(bytes)]).toEqual([
      'mine/waivers.csv',
      'code,file,key,reason,until\nnull-island,locations.csv,L-1,A buoy,2027-01-01\n',
    ]);
    const checked = await checkedOn(new Map([...files, ...accepted.written]));
    expect([checked.counts.doubt, checked.canPublish]).toEqual([0, true]);
  });

  test('are added to the file that is there, as it is written', async () => {
    const written = textFiles({ 'mine/waivers.csv': '\ufeffcode;file;key;reason;until\r\n' });
    const accepted = await acceptIn(withBuoy(...written));
    const [bytes] = accepted.kind === 'accepted' ? [...accepted.written.values()] : [];
    expect(Buffer.from(bytes ?? []).toString()).toBe(
      '\ufeffcode;file;key;reason;until\r\nnull-island;locations.csv;L-1;A buoy;2027-01-01\r\n',
    );
  });

  test('are not, where that file lacks a column', async () => {
    const accepted = await acceptIn(withBuoy(['mine/waivers.csv', bytesOf('code,file\n')]));
    expect(accepted).toEqual({
      kind: 'not accepted',
      why: expect.stringContaining('mine/waivers.csv cannot be added to'),
    });
  });
});

test('a workbook is refused in the words of the command, and hidden and locked files are not seen', async () => {
  const unseen = textFiles({ 'mine/~$chargers.xlsx': 'x', 'mine/.git/x.csv': 'x', 'mine/.x.csv': 'x' });
  const checked = await checkedOn(network(['mine/chargers.xlsx', bytesOf('PK\x03\x04')], ...unseen));
  const others = findingsIn(checked).filter(({ file }) => !network().has(file));
  expect(others.map(({ code, file }) => [code, file])).toEqual([['not-csv', 'mine/chargers.xlsx']]);
});

describe('files that mean harm', () => {
  const HOSTILE: { readonly [what: string]: readonly [path: string, text: string] } = {
    'headers of the prototype': ['mine/locations.csv', '__proto__,constructor,toString\na,b,c\n'],
    'NUL bytes': ['mine/evses.csv', '\0'.repeat(1000)],
    'a huge cell': ['mine/locations.csv', `${HEADER}\n${ROW.replace('Main', 'M'.repeat(5_000_000))}\n`],
    'quotation marks without end': ['mine/locations.csv', `${HEADER}\n"${'x,"'.repeat(200_000)}`],
    'settings as deep as a file can be': ['mine/network.json', '['.repeat(400_000)],
    'settings of the prototype': ['mine/network.json', '{"__proto__":{"party_id":"EXA"},"constructor":1}'],
    'too many settings': ['mine/network.json', `{${'"a":1,'.repeat(200_000)}"b":1}`],
    'a path of the prototype': ['__proto__', 'x'],
    'bytes at random': [
      'mine/tariffs.csv',
      String.fromCharCode(...Array.from({ length: 9999 }, (_, i) => (i * 7919) % 256)),
    ],
  };

  test.each(Object.entries(HOSTILE))(
    '%s: the check ends, and the prototype of objects is as it was',
    async (_, [path, text]) => {
      const names = Object.getOwnPropertyNames(Object.prototype).join();
      const report = await reportOn(network([path, bytesOf(text)]));
      expect(Object.keys(report)).toEqual(['checked']);
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(names);
    },
  );
});
