/** Mistakes in evses.csv, status.csv and status_schedules.csv. */

import { type Mistake, moreRows, wrongCells, wrongFile } from './mistake.ts';
import { inNewerColumns } from './newer-columns.ts';

const EVSES = wrongCells(
  'evses.csv',
  ['uid'],
  [
    ['AMS-01-2', 'uid', 'AMS-01-1', 'duplicate-key'],
    ['AMS-01-2', 'uid', 'ams-01-1', 'duplicate-key'],
    ['AMS-01-2', 'uid', 'AMS_01-2', 'unknown-evse', { at: 'connectors.csv:3:1' }],
    ['AMS-01-2', 'uid', '', 'missing-value'],
    ['AMS-01-2', 'uid', 'AMS 01 2', 'unknown-evse', { at: 'connectors.csv:3:1' }],
    ['AMS-01-2', 'uid', '1E+10', 'mangled-id'],
    ['AMS-01-2', 'uid', '2-Jan', 'mangled-id'],
    ['AMS-01-2', 'evse_id', 'NL*EXA*EAMS011', 'duplicate-evse-id'],
    ['AMS-01-2', 'evse_id', 'nl*exa*eams011', 'duplicate-evse-id'],
    ['AMS-01-2', 'evse_id', 'NLEXAEAMS011', 'duplicate-evse-id'],
    ['AMS-01-2', 'evse_id', 'NL*EXB*EAMS012', 'evse-id-of-other-party'],
    ['AMS-01-2', 'evse_id', 'DE*EXA*EAMS012', 'evse-id-of-other-party'],
    ['AMS-01-2', 'evse_id', 'EAMS012', 'evse-id-form'],
    ['AMS-01-2', 'evse_id', 'NL-EXA-EAMS012', 'evse-id-form'],
    ['AMS-01-2', 'evse_id', 'NL*EXA*AMS012', 'evse-id-form'],
    ['AMS-01-2', 'evse_id', 'unknown', 'evse-id-form'],
    ['AMS-01-2', 'location_id', 'AMS-1', 'unknown-location'],
    ['AMS-01-2', 'location_id', 'ANS-01', 'unknown-location'],
    ['AMS-01-2', 'location_id', '', 'missing-value'],
    [
      'AMS-01-2',
      'location_id',
      'AMS-02',
      '',
      { undecidable: 'an EVSE may have any uid; only a person knows where it stands' },
    ],
    ['MST-01-1', 'location_id', 'UTR-01', 'location-without-evses', { at: 'locations.csv:11:1' }],
    ['AMS-01-2', 'status', 'AVAILIBLE', 'unknown-value'],
    ['AMS-01-2', 'status', 'ok', 'unknown-value'],
    ['AMS-01-2', 'status', 'kaputt?', 'unknown-value'],
    ['AMS-01-2', 'capabilities', 'RFID_READER|RFID_READER', 'not-a-list'],
    ['AMS-01-2', 'capabilities', 'RFID, App, Kreditkarte', 'unknown-value'],
    ['UTR-01-1', 'capabilities', 'RFID_READER', 'not-reservable', { at: 'tariff_elements.csv:17:51' }],
    ['AMS-01-2', 'floor_level', 'basement', 'too-long'],
    ['AMS-01-2', 'directions', 'fr-FR: À droite', 'not-a-list'],
    ['AMS-01-2', 'directions', 'tbd', 'placeholder'],
    ['AMS-01-2', 'directions', '<p>Right</p>', 'markup'],
    ['AMS-01-2', 'directions', 'gegen\u00c3\u00bcber', 'misread-letters'],
    ['AMS-01-2', 'physical_reference', '#DIV/0!', 'spreadsheet-error'],
    ['AMS-01-2', 'physical_reference', '17 characters long', 'too-long'],
  ],
);

const PROVIDERS = inNewerColumns(
  wrongCells(
    'evses.csv',
    ['uid'],
    [
      ['AMS-01-2', 'accepted_service_providers', 'NONE|Eco', 'not-a-list'],
      ['AMS-01-2', 'accepted_service_providers', 'none, Eco', 'not-a-list'],
      ['AMS-01-2', 'accepted_service_providers', '-', 'not-a-list'],
      ['AMS-01-2', 'accepted_service_providers', 'Eco|-', 'not-a-list'],
      ['AMS-01-2', 'accepted_service_providers', 'alle', 'not-a-list'],
      ['AMS-01-2', 'accepted_service_providers', 'true', 'not-a-list'],
      ['AMS-01-2', 'accepted_service_providers', 'tbd', 'placeholder'],
    ],
  ),
);

const DANISH = wrongCells(
  'denmark/evses.csv',
  ['uid'],
  [
    ['AAR-01-1', 'latitude', '55,157250', 'far-from-site'],
    ['AAR-01-1', 'latitude', '10,209500', 'far-from-site'],
    ['AAR-01-1', 'latitude', '', 'missing-value'],
    ['AAR-01-1', 'longitude', '102,095', 'far-from-site', { at: 'denmark/evses.csv:2:80' }],
  ],
);

const STATUSES: readonly Mistake[] = [
  ...wrongCells(
    'status.csv',
    ['evse_uid'],
    [
      ['AMS-01-1', 'status', 'CHARGNG', 'status-source-row'],
      ['AMS-01-1', 'status', 'yes', 'status-source-row'],
      ['AMS-01-1', 'status', '', 'status-source-row'],
      ['AMS-01-1', 'evse_uid', 'AMS-01-9', 'unknown-status-evse'],
      ['AMS-01-1', 'evse_uid', 'AMS-01', 'unknown-status-evse'],
      ['AMS-01-1', 'evse_uid', 'AMS-01-2', 'duplicate-status'],
    ],
  ),
  wrongFile(
    'another status of an EVSE',
    'status.csv',
    (text) => `${text}UTR-01-2,CHARGING\n`,
    'status.csv:17:1',
    'duplicate-status',
  ),
  wrongFile(
    'a status of three years ago',
    'status.csv',
    (text) =>
      text
        .replace('evse_uid,status', 'evse_uid,status,last_updated')
        .replaceAll(/^([A-Z].*)$/gm, '$1,2023-01-01T00:00:00Z'),
    'status.csv:2:',
    'old-status',
  ),
  ...wrongCells(
    'status_schedules.csv',
    ['evse_uid', 'period_begin'],
    [
      ['CGN-01-2/2026-11-02T07:00:00Z', 'period_end', '2026-10-01T07:00:00Z', 'period-reversed'],
      [
        'CGN-01-2/2026-11-02T07:00:00Z',
        'period_end',
        '2027-06-10T05:00:00Z',
        'overlapping-schedules',
        { at: 'status_schedules.csv:3:' },
      ],
      ['CGN-01-2/2026-11-02T07:00:00Z', 'period_end', 'June 2027', 'not-a-timestamp'],
      ['CGN-01-2/2026-11-02T07:00:00Z', 'evse_uid', 'CGN-01-7', 'unknown-evse'],
    ],
  ),
  moreRows(
    'a schedule that has passed',
    'status_schedules.csv',
    ['CGN-01-1,2024-01-01T00:00:00Z,2024-02-01T00:00:00Z,INOPERATIVE'],
    'period_end',
    'period-over',
  ),
  wrongFile(
    'every EVSE of a site is removed',
    'evses.csv',
    (text) =>
      text
        .replace('AMS-02-1,AMS-02,NL*EXA*EAMS021,AVAILABLE', 'AMS-02-1,AMS-02,NL*EXA*EAMS021,REMOVED')
        .replace('AMS-02-2,AMS-02,NL*EXA*EAMS022,AVAILABLE', 'AMS-02-2,AMS-02,NL*EXA*EAMS022,REMOVED'),
    'locations.csv:3:',
    'only-removed-evses',
  ),
];

export const IN_EVSES: readonly Mistake[] = [...EVSES, ...PROVIDERS, ...DANISH, ...STATUSES];
