/** A table that is missing, or has lost its rows or its header, is one finding at that table, and not one at each row that needs it. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import {
  besideVat,
  brief,
  checkFor,
  csv,
  networkOf,
  SMALLEST,
  sourcesOf,
  type Tables,
} from '../../support/network-of.ts';

const check = checkFor(
  'comment-row evse-without-connectors location-without-evses merged-header missing-column missing-header ' +
    'missing-table no-rows tariff-without-price unknown-column unknown-evse unknown-file unknown-status-evse unknown-tariff ' +
    'unnamed-column',
);

const SITES = 'id,address,city,latitude,longitude';
const CONNECTORS = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';
const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

const CONNECTORS_OF_ALL = csv(CONNECTORS, ...[1, 2, 3, 4].map((i) => `E-${i},1,${PLUG},T-${i}`));

/** Four EVSEs at a site, with a plug and a tariff each. */
const NETWORK: Tables = {
  locations: csv(SITES, 'L-1,Main Street 1,Amsterdam,52.373169,4.893379'),
  evses: csv('uid,location_id', ...[1, 2, 3, 4].map((i) => `E-${i},L-1`)),
  connectors: CONNECTORS_OF_ALL,
  tariffs: csv('id,price_per_kwh', ...[1, 2, 3, 4].map((i) => `T-${i},0.${i}`)),
};

function without(table: string, tables: Tables = NETWORK): Tables {
  return Object.fromEntries(Object.entries(tables).filter(([name]) => name !== table));
}

const found = (tables: Tables): readonly Finding[] => besideVat(check(sourcesOf(tables)).findings);

test('there is nothing to say about the whole network', () => {
  expect(found(NETWORK)).toEqual([]);
});

describe('a table that is missing', () => {
  test.each([
    ['evses', '4 cells of connectors.csv should lead to it'],
    ['connectors', '4 EVSEs should have a row in it'],
    ['tariffs', '4 cells of connectors.csv should lead to it'],
  ])('%s', (table, need) => {
    const findings = found(without(table));
    expect(brief(findings)).toEqual([`missing-table data/${table}.csv`]);
    expect(findings[0]?.message).toBe(`There is no ${table}.csv, but ${need}.`);
  });

  test('is one finding even if a single row needs it', () => {
    const tables = { ...SMALLEST, connectors: csv(CONNECTORS, `E-1,1,${PLUG},T-1`) };
    expect(brief(found(tables))).toEqual(['missing-table data/tariffs.csv']);
  });

  test.each(['conectors', 'connector', 'connectors (1)'])('is one finding if it is named %s.csv', (name) => {
    const findings = found({ ...without('connectors'), [name]: CONNECTORS_OF_ALL });
    expect(brief(findings)).toEqual(['missing-table data/connectors.csv']);
    expect(findings[0]?.hint).toBe(`Rename ${name}.csv to connectors.csv.`);
  });

  test('is not the one that a file in another directory is named after', () => {
    const findings = found({ ...without('connectors'), 'old/conectors': CONNECTORS_OF_ALL });
    expect(brief(findings)).toEqual(['missing-table data/connectors.csv', 'unknown-file data/old/conectors.csv']);
  });

  test('tariff_elements, which tariffs without prices need', () => {
    const tables = { ...NETWORK, tariffs: csv('id', 'T-1', 'T-2', 'T-3', 'T-4') };
    expect(brief(found(tables))).toEqual(['missing-table data/tariff_elements.csv']);
  });

  test('in one directory of several is told at each row that needs it', () => {
    const north = {
      'north/locations': csv(SITES, 'N-1,Main Street 1,Amsterdam,52.373169,4.893379'),
      'north/evses': csv('uid,location_id', ...[5, 6, 7].map((i) => `E-${i},N-1`)),
      'north/connectors': csv(CONNECTORS, ...[5, 6, 7].map((i) => `E-${i},1,${PLUG},T-1`)),
    };
    const all = { ...NETWORK, ...north };
    expect(found(all)).toEqual([]);
    const codes = (table: string) => found(without(`north/${table}`, all)).map(({ code }) => code);
    expect(codes('connectors')).toEqual(Array(3).fill('evse-without-connectors'));
    expect(codes('evses')).toEqual([...Array(3).fill('unknown-evse'), 'location-without-evses']);
  });

  test('or is left with its header in one directory of several, is one finding there', () => {
    const north = {
      'north/evses': csv('uid,location_id'),
      'north/connectors': csv(CONNECTORS, ...[5, 6, 7].map((i) => `E-${i},1,${PLUG},T-1`)),
    };
    const findings = found({ ...NETWORK, ...north });
    expect(brief(findings)).toEqual(['missing-table data/north/evses.csv:1:1']);
    expect(findings[0]?.message).toBe('The file has no rows, but 3 cells of connectors.csv should lead to it.');
  });

  test('in all directories is one finding, in the one that is nearest to network.json', () => {
    const north = { 'north/evses': csv('uid,location_id', 'E-5,L-1') };
    expect(brief(found({ ...without('connectors'), ...north }))).toEqual(['missing-table data/connectors.csv']);
  });
});

describe('one of several files of a table', () => {
  const parts = {
    ...without('tariffs'),
    'tariffs-a': csv('id,price_per_kwh', ...[1, 2, 3].map((i) => `T-NIGHT-${i},0.3`)),
    'tariffs-b': csv('id,price_per_kwh', ...[1, 2, 3].map((i) => `T-DAY-${i},0.4`)),
    tariffs: csv('id,price_per_kwh', ...[1, 2, 3].map((i) => `T-${i},0.5`)),
    evses: csv('uid,location_id', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `E-${i},L-1`)),
    connectors: csv(
      CONNECTORS,
      ...[1, 2, 3].map((i) => `E-${i},1,${PLUG},T-NIGHT-${i}`),
      ...[4, 5, 6].map((i) => `E-${i},1,${PLUG},T-${i - 3}`),
      ...[7, 8, 9].map((i) => `E-${i},1,${PLUG},T-DAY-${i - 6}`),
    ),
  };

  test('is all there', () => expect(found(parts)).toEqual([]));

  test('that is gone is one finding', () => {
    expect(brief(found(without('tariffs', parts)))).toEqual(['missing-table data/tariffs.csv']);
    const findings = found(without('tariffs-a', parts));
    expect(brief(findings)).toEqual(['missing-table data/tariffs.csv']);
    expect(findings[0]?.message).toBe(
      '3 references are to 3 ids that are not in tariffs-b.csv, tariffs.csv, such as "T-NIGHT-1", "T-NIGHT-2", "T-NIGHT-3".',
    );
  });
});

test('what rows of another table say of the same ids follows from it', () => {
  const status = csv('evse_uid,status', 'E-1,AVAILABLE');
  expect(brief(found({ ...without('evses'), status }))).toEqual(['missing-table data/evses.csv']);
});

test.each(['locations', 'evses', 'connectors', 'tariffs'])('a table with nothing but its header: %s', (table) => {
  const header = `${NETWORK[table]?.split('\n')[0]}\n`;
  const findings = found({ ...NETWORK, [table]: header });
  expect(brief(findings)).toEqual([`missing-table data/${table}.csv:1:1`]);
  expect(findings[0]?.message).toMatch(/^The file has no rows, but 4 /);
});

describe('is still said at each row', () => {
  test('an unknown id like another tariff: its key is never suggested', () => {
    const tables = {
      ...SMALLEST,
      connectors: csv(CONNECTORS, `E-1,1,${PLUG},T-AC`),
      tariffs: csv('id,price_per_kwh', 'T-DC,0.79'),
    };
    const [{ code, hint, replacement } = {}] = found(tables);
    expect({ code, hint, replacement }).toEqual({
      code: 'unknown-tariff',
      hint: 'Correct it here, or add it to tariffs.csv.',
      replacement: undefined,
    });
  });

  test('an unknown id, if the table has rows', () => {
    const tables = { ...NETWORK, evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1', 'E-3,L-1') };
    expect(brief(found(tables))).toEqual(['unknown-evse data/connectors.csv:5:1']);
  });

  test('many unknown ids, if the table has rows in that directory', () => {
    const tables = { ...NETWORK, tariffs: csv('id,price_per_kwh', 'T-9,0.45') };
    expect(found(tables).map(({ code }) => code)).toEqual(Array(4).fill('unknown-tariff'));
  });

  test('three unknown ids of one cell, where a table has several files', () => {
    const tables = {
      ...SMALLEST,
      connectors: csv(CONNECTORS, `E-1,1,${PLUG},XX|YY|ZZ`),
      tariffs: csv('id,price_per_kwh', 'T-1,0.79'),
      'tariffs-more': csv('id,price_per_kwh', 'T-2,0.79'),
    };
    const codes = found(tables).map(({ code }) => code);
    expect(codes.filter((code) => code === 'unknown-tariff')).toHaveLength(3);
    expect(codes).not.toContain('missing-table');
  });

  test('an EVSE without a connector, if others have one', () => {
    const tables = {
      ...NETWORK,
      connectors: csv(CONNECTORS, `E-1,1,${PLUG},T-1`),
      tariffs: csv('id,price_per_kwh', 'T-1,0.1'),
    };
    expect(found(tables).map(({ code }) => code)).toEqual(Array(3).fill('evse-without-connectors'));
  });

  test('one tariff without a price', () => {
    const tables = { ...NETWORK, tariffs: csv('id,price_per_kwh', 'T-1,', 'T-2,0.2', 'T-3,0.3', 'T-4,0.4') };
    expect(brief(found(tables))).toEqual(['tariff-without-price data/tariffs.csv:2:1']);
  });
});

test('a table without rows that nobody needs is a warning only', () => {
  expect(brief(found({ ...NETWORK, businesses: csv('id,name') }))).toEqual(['no-rows data/businesses.csv:1:1']);
});

test('sites without any EVSE are one finding', () => {
  const locations = csv(SITES, ...[1, 2, 3].map((i) => `L-${i},Main Street ${i},Amsterdam,52.37${i},4.89`));
  expect(brief(found({ locations }))).toEqual(['location-without-evses data/locations.csv:2:1']);
});

test('a row that was made a comment is not missed', () => {
  const evses = csv('uid,location_id', 'E-1,L-1', '#E-2,L-1', 'E-3,L-1', 'E-4,L-1');
  expect(brief(found({ ...NETWORK, evses }))).toEqual(['comment-row data/evses.csv:3:1']);
});

describe('a copy', () => {
  test.each(['chargers (1)', 'chargers - Kopie', 'Kopie van chargers', 'Chargers.csv', 'chargers (1) - Kopie'])(
    '"%s.csv" is not read, and has advice that is right beside chargers.csv and without it',
    (name) => {
      const [finding, ...more] = found({ ...NETWORK, [name]: 'x\n' });
      expect(more).toEqual([]);
      expect(finding).toMatchObject({
        code: 'unknown-file',
        hint: 'If it is newer than chargers.csv, or that is missing, name it chargers.csv. If not, delete it.',
      });
    },
  );
});

describe('a header', () => {
  test.each([
    ['that was deleted', 'E-1,L-1\nE-2,L-1\n', 1],
    ['that was sorted into the rows', 'E-1,L-1\nE-2,L-1\nuid,location_id\n', 3],
    ['that was sorted in far below', `${'E-1,L-1\n'.repeat(500)}uid,location_id\n`, 501],
    ['that was sorted below a cell with a comma', '"E-1, left",L-1\nuid,location_id\nE-2,L-1\n', 2],
    [
      'that was sorted below a row with a mistake',
      'E-1,L-1,wrong,1A\nuid,location_id,status,physical_reference\nE-2,L-1,,\n',
      2,
    ],
    ['of ids without digits', 'west,main\neast,main\n', 1],
    ['in a language of which we have no words', 'Latauspiste,Paikka\nE-1,L-1\n', 1],
  ])('%s is one finding', (_, evses, line) => {
    const findings = found({ ...NETWORK, evses });
    expect(findings.map(({ code }) => code)).toEqual(['missing-header']);
    expect(findings[0]).toMatchObject({ file: 'data/evses.csv', line });
    expect(findings[0]?.hint).not.toContain('Did you mean');
  });

  test('that is one cell, as Excel shows commas in Germany', () => {
    const [one, ...more] = found({ ...NETWORK, evses: '"uid,location_id"\n"E-1,L-1"\n' });
    expect(more).toEqual([]);
    expect(one).toMatchObject({ code: 'missing-header', line: 1 });
    expect(one?.message).toBe('Each line is a single cell: the file was saved without having been split into columns.');
  });

  test('that was deleted, where a value is the name of a column', () => {
    const sites = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379,,,city';
    expect(brief(found({ ...NETWORK, locations: csv(sites) }))).toEqual(['missing-header data/locations.csv:1:1']);
  });

  test('with misspelt names is not missing', () => {
    const { findings } = check(networkOf({ evses: csv('uidd,locationidd', 'E-1,L-1') }));
    expect(findings).toMatchObject([{ code: 'unknown-column', line: 1, column: 1, related: [{ column: 6 }] }]);
    expect(findings[0]?.hint).toBe('Perhaps "uidd" is uid and "locationidd" is location_id: name them so.');
  });

  test('with a merged cell is one finding, but a nameless column beside a known one is another', () => {
    const rows = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';
    const about = (header: string) => brief(found({ ...NETWORK, locations: csv(header, rows) }));
    expect(about('id,address,city,coordinates,')).toEqual(['merged-header data/locations.csv:1:17']);
    expect(about('id,address,city,latitude,')).toEqual([
      'missing-column data/locations.csv:1:1',
      'unnamed-column data/locations.csv:1:26',
    ]);
  });
});
