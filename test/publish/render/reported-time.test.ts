/**
 * When objects changed last, as the tables tell it: a Location is never older than its EVSEs, an EVSE never older than
 * its Connectors, and an unknown time is that of the object around it, or else that of the build.
 */

import { describe, expect, test } from 'vitest';
import { resolveInstant } from '../../../src/publish/render/draft.ts';
import { csv, networkOf, onlyEvse, onlyLocation, render } from '../../support/network-of.ts';

describe('the instant of an object with parts', () => {
  test.each([
    ['nobody tells', undefined, [], undefined, undefined],
    ['its own row tells', 5, [], 9, 5],
    ['a part tells', undefined, [3, undefined], 9, 3],
    ['several parts tell', undefined, [3, 7, 5], undefined, 7],
    ['a part is newer', 5, [7], undefined, 7],
    ['a part is older', 5, [3], undefined, 5],
    ['what is around it tells', undefined, [undefined], 9, 9],
  ])('%s', (_, own, parts, inherited, expected) => {
    expect(resolveInstant(own, parts, inherited)).toBe(expected);
  });
});

/** Days of January 2025, and the day of the build, by names that are short enough for a table. */
const BUILD = '2026-01-01T00:00:00Z';
const day = (number: number | '') => (number === '' ? '' : `2025-01-0${number}T00:00:00Z`);

type Day = number | '';
/** What the rows tell, and what is published; `now` is the build. */
type Case = [
  name: string,
  rows: { location: Day; evse: Day; status: Day; connectors: [Day, Day] },
  published: { location: number | 'now'; evse: number | 'now'; connectors: [number | 'now', number | 'now'] },
];

const CASES: Case[] = [
  [
    'nobody tells',
    { location: '', evse: '', status: '', connectors: ['', ''] },
    { location: 'now', evse: 'now', connectors: ['now', 'now'] },
  ],
  [
    'the location tells',
    { location: 1, evse: '', status: '', connectors: ['', ''] },
    { location: 1, evse: 1, connectors: [1, 1] },
  ],
  [
    'the EVSE tells',
    { location: '', evse: 2, status: '', connectors: ['', ''] },
    { location: 2, evse: 2, connectors: [2, 2] },
  ],
  [
    'one connector tells',
    { location: '', evse: '', status: '', connectors: [3, ''] },
    { location: 3, evse: 3, connectors: [3, 3] },
  ],
  [
    'the status tells',
    { location: '', evse: '', status: 4, connectors: ['', ''] },
    { location: 4, evse: 4, connectors: [4, 4] },
  ],
  [
    'the location is older than its parts',
    { location: 1, evse: 2, status: '', connectors: [3, ''] },
    { location: 3, evse: 3, connectors: [3, 2] },
  ],
  [
    'the location is newer than its parts',
    { location: 5, evse: 2, status: '', connectors: [1, ''] },
    { location: 5, evse: 2, connectors: [1, 2] },
  ],
  [
    'the status is newer than its EVSE',
    { location: 1, evse: 2, status: 4, connectors: [3, ''] },
    { location: 4, evse: 4, connectors: [3, 4] },
  ],
  [
    'the status is older than its EVSE',
    { location: '', evse: 4, status: 2, connectors: ['', ''] },
    { location: 4, evse: 4, connectors: [4, 4] },
  ],
];

describe('what is published if', () => {
  test.each(CASES)('%s', async (_, rows, published) => {
    const [first, second] = rows.connectors;
    const location = onlyLocation(
      await render(
        networkOf({
          locations: csv(
            'id,address,city,latitude,longitude,last_updated',
            `L-1,Main Street 1,Amsterdam,52.373169,4.893379,${day(rows.location)}`,
          ),
          evses: csv('uid,location_id,last_updated', `E-1,L-1,${day(rows.evse)}`),
          status: csv('evse_uid,status,last_updated', `E-1,OUTOFORDER,${day(rows.status)}`),
          connectors: csv(
            'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,last_updated',
            `E-1,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${day(first)}`,
            `E-1,2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${day(second)}`,
          ),
        }),
      ),
    );
    const evse = onlyEvse(location);
    const texts = [location, evse, ...evse.connectors].map(({ last_updated }) => last_updated);
    const expected = [published.location, published.evse, ...published.connectors];
    expect(texts).toEqual(expected.map((reported) => (reported === 'now' ? BUILD : day(reported))));
  });

  test('one EVSE tells and the other one does not', async () => {
    const location = onlyLocation(
      await render(
        networkOf({
          evses: csv('uid,location_id,last_updated', `E-1,L-1,${day(2)}`, 'E-2,L-1,'),
          connectors: csv(
            'evse_uid,standard,format,power_type,max_voltage,max_amperage',
            'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
            'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
          ),
        }),
      ),
    );
    expect(location.last_updated).toBe(day(2));
    expect(location.evses?.map(({ last_updated }) => last_updated)).toEqual([day(2), day(2)]);
  });
});
