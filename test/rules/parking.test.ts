/** Parking places: links that lead nowhere, and what is not said because rows are missing. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor('missing-column unknown-parking-place unknown-value');

const EVSES = csv('uid,location_id,parking', 'E-1,L-1,P1|P2');

const found = (tables: Tables) => check(networkOf({ evses: EVSES, ...tables })).findings;

describe('links to parking places', () => {
  test('without the table are one finding', () => {
    const evses = csv('uid,location_id,parking', 'E-1,L-1,P1', 'E-2,L-1,P2');
    const connectors = csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
      'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
    );
    const findings = found({ evses, connectors });
    expect(brief(findings)).toEqual(['unknown-parking-place data/evses.csv:2:9']);
    expect(findings[0]?.message).toContain('filled in 2 rows, but parking_places.csv is missing');
  });

  test('of a picture, without the table', () => {
    const images = csv('location_id,parking_place,url,category', 'L-1,P1,https://www.charging.nl/p1.png,LOCATION');
    const findings = found({ evses: csv('uid,location_id', 'E-1,L-1'), images });
    expect(brief(findings)).toEqual(['unknown-parking-place data/images.csv:2:5']);
  });

  test('to a row that cannot be read are no second finding', () => {
    const places = csv('location_id,id,vehicle_types', 'L-1,P1,PKW', 'L-1,p2,spaceship');
    expect(brief(found({ parking_places: places }))).toEqual(['unknown-value data/parking_places.csv:3:8']);
  });

  test('to a table of which nothing can be read are no second finding', () => {
    const places = csv('location_id,id,vehicles_of_all_kinds_whatsoever', 'L-1,P1,PKW');
    expect(found({ parking_places: places }).map(({ code }) => code)).toEqual(['missing-column']);
  });

  test('of pictures are checked too', () => {
    const [one, ...others] = found({
      parking_places: csv('location_id,id,vehicle_types', 'L-1,P1,PKW', 'L-1,P2,PKW'),
      images: csv('location_id,parking_place,url,category', 'L-1,P02,https://www.charging.nl/p2.png,LOCATION'),
    });
    expect(others).toEqual([]);
    expect(one).toMatchObject({ code: 'unknown-parking-place', hint: 'Did you mean "P2"?', replacement: 'P2' });
  });
});
