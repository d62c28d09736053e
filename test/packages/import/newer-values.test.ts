/** What a feed has and the published versions have no place for is told, and published with the line that the hint names. */

import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import type { OcpiVersion } from '../../../src/ocpi/enums.ts';
import { NOW } from '../../support/data-directory.ts';
import { documentOf, feed, smallConnector, smallEvse, smallLocation } from './support.ts';

const withPlugs = (...standards: readonly string[]) =>
  smallLocation({
    evses: standards.map((standard, i) => smallEvse({ uid: `E-${i}`, connectors: [smallConnector({ standard })] })),
  });

function imported(locations: readonly JsonObject[], versions?: readonly OcpiVersion[]) {
  const { files, findings } = importFeeds(documentOf(locations), undefined, NOW, { versions });
  const told = findings.find(({ code }) => code === 'newer-version-needed');
  return { settings: JSON.parse(files.get('network.json') ?? '{}'), told };
}

test('a feed of which 2.2 leaves out nothing publishes 2.2, without a word', () => {
  expect(imported([smallLocation()])).toMatchObject({ settings: { versions: ['2.2'] }, told: undefined });
  expect(imported(feed('complete-locations')).settings.versions).toEqual(['2.2']);
});

test.each([
  [['A, B', 'Foo', 'NONE'], 'A\\, B|Foo'],
  [['none', 'NONE'], 'NONE'],
])('of the providers %j, NONE beside names is dropped, and the EVSE stays', (providers, cell) => {
  const location = smallLocation({ evses: [smallEvse({ accepted_service_providers: providers })] });
  const { files, findings } = importFeeds(documentOf([location]), undefined, NOW, {});
  expect(files.get('evses.csv')).toContain(cell);
  expect(findings.map(({ code }) => code)).not.toContain('object-left-out');
  expect(findings.find(({ code }) => code === 'repaired')?.message).toContain('has "NONE" in a list');
});

describe('what 2.2 leaves out is counted', () => {
  test.each<[string, JsonObject, string, readonly OcpiVersion[]]>([
    ['a plug', withPlugs('GBT_DC', 'GBT_DC', 'IEC_62196_T2'), 'connectors with GBT_DC (2)', ['2.2', '2.2.1']],
    ['a newer plug', withPlugs('MCS', 'CHAOJI'), 'MCS (1), connectors with CHAOJI (1)', ['2.2', '2.2.1', '2.3.0']],
    [
      'a kind of current',
      smallLocation({ evses: [smallEvse({ connectors: [smallConnector({ power_type: 'AC_2_PHASE' })] })] }),
      'connectors with AC_2_PHASE (1)',
      ['2.2', '2.2.1'],
    ],
    [
      'a capability',
      smallLocation({ evses: [smallEvse({ capabilities: ['RFID_READER', 'START_SESSION_CONNECTOR_REQUIRED'] })] }),
      'START_SESSION_CONNECTOR_REQUIRED (1)',
      ['2.2', '2.2.1'],
    ],
    [
      'a restriction',
      smallLocation({ evses: [smallEvse({ parking_restrictions: ['TAXIS'] })] }),
      'TAXIS (1)',
      ['2.2', '2.2.1', '2.3.0'],
    ],
    [
      'a help line',
      smallLocation({ help_phone: '+31201234567' }),
      'Location.help_phone (1)',
      ['2.2', '2.2.1', '2.3.0'],
    ],
    [
      'that there are no other providers',
      smallLocation({ evses: [smallEvse({ accepted_service_providers: [] })] }),
      'EVSE.accepted_service_providers (1)',
      ['2.2', '2.2.1', '2.3.0'],
    ],
  ])('%s', (_, location, words, versions) => {
    const { settings, told } = imported([location]);
    expect(settings.versions).toEqual(['2.2']);
    expect(told?.message).toContain(words);
    expect(told?.hint).toContain(`"versions": ${JSON.stringify(versions).replaceAll(',', ', ')}`);
    // The hint is obeyed.
    expect(imported([location], versions)).toMatchObject({ settings: { versions }, told: undefined });
  });

  test('all that 2.3.0 brought', () => {
    const { told } = imported(feed('newest-locations'));
    for (const name of ['Location.parking_places', 'EVSE.parking (', 'Connector.capabilities', 'connectors with MCS'])
      expect(told?.message).toContain(name);
  });
});

test('versions that are published already stay in the line', () => {
  const { told } = imported([withPlugs('MCS')], ['2.2.1']);
  expect(told?.message).toMatch(/^OCPI 2\.2\.1 has no place/);
  expect(told?.hint).toContain('"versions": ["2.2.1", "2.3.0"]');
});

test('what one of the versions has is not told', () => {
  expect(imported([withPlugs('MCS')], ['2.2', '2.3.0']).told).toBeUndefined();
});

test('a sync judges by the versions of the tables', () => {
  const known = { country_code: 'NL', party_id: 'EXA' };
  const codes = (versions: OcpiVersion[]) =>
    importFeeds(documentOf([withPlugs('MCS')]), undefined, NOW, { known: { ...known, versions } }).findings.map(
      ({ code }) => code,
    );
  expect(codes(['2.2.1'])).toContain('newer-version-needed');
  expect(codes(['2.3.0'])).not.toContain('newer-version-needed');
});
