/** What a reviewer reads of Locations, EVSEs and connectors that come, go and move. */

import type { Location } from '../../src/ocpi/types.ts';
import { connector, evse, evses, location, published, testReports } from './support.ts';

const sites = (...locations: Location[]) => published(locations);
const closed = { status: 'REMOVED' } as const;

testReports([
  [
    'EVSEs added',
    sites(location('AMS-01')),
    sites(location('AMS-01', { evses: evses('AMS-01', 'ABCDE') })),
    '3 EVSEs added',
    '3 EVSEs added at AMS-01 Dam Square: AMS-01-C, AMS-01-D, AMS-01-E',
  ],
  [
    'many EVSEs added',
    sites(location('AMS-01')),
    sites(location('AMS-01', { evses: evses('AMS-01', 'ABCDEFGHIJ') })),
    '8 EVSEs added',
    '8 EVSEs added at AMS-01 Dam Square: AMS-01-C, AMS-01-D, AMS-01-E, AMS-01-F, AMS-01-G and 3 more',
  ],
  [
    'an EVSE that is REMOVED now',
    sites(location('AMS-01')),
    sites(location('AMS-01', { evses: [evse('AMS-01-A'), evse('AMS-01-B', closed)] })),
    '1 EVSE removed',
    '1 EVSE removed at AMS-01 Dam Square (now REMOVED): AMS-01-B',
  ],
  [
    'an EVSE that is not published any more',
    sites(location('AMS-01')),
    sites(location('AMS-01', { evses: evses('AMS-01', 'A') })),
    '1 EVSE removed',
    '1 EVSE removed at AMS-01 Dam Square (no longer published, not even as REMOVED): AMS-01-B',
  ],
  [
    'an EVSE that was and is REMOVED is not spoken of, whatever it is like',
    sites(location('AMS-01', { evses: [evse('A'), evse('B', closed)] })),
    sites(location('AMS-01', { evses: [evse('A'), evse('B', { ...closed, floor_level: '2' })] })),
    'Nothing changed in the published data.',
  ],
  [
    'an EVSE that was REMOVED and comes back',
    sites(location('AMS-01', { evses: [evse('A'), evse('B', closed)] })),
    sites(location('AMS-01', { evses: [evse('A'), evse('B')] })),
    '1 EVSE added',
    '1 EVSE back at AMS-01 Dam Square: B',
  ],
  [
    'an EVSE that moves, and leaves a REMOVED one behind',
    sites(location('AMS-01'), location('UTR-02', { name: 'Jaarbeurs' })),
    sites(
      location('AMS-01', { evses: evses('AMS-01', 'A') }),
      location('UTR-02', { name: 'Jaarbeurs', evses: [...evses('UTR-02', 'AB'), evse('AMS-01-B')] }),
    ),
    '1 EVSE moved to another location',
    '1 EVSE moved from AMS-01 Dam Square to UTR-02 Jaarbeurs: AMS-01-B',
  ],
  [
    'a location added',
    sites(),
    sites(location('UTR-02', { name: 'Jaarbeurs', city: 'Utrecht', evses: evses('UTR-02', 'ABCD') })),
    '1 location added, 4 EVSEs added',
    'Location UTR-02 added: Jaarbeurs, Utrecht, 4 EVSEs, up to 50 kW',
  ],
  [
    'a location that leaves, with its EVSEs REMOVED',
    sites(location('AMS-01')),
    sites(location('AMS-01', { evses: evses('AMS-01', 'AB', closed) })),
    '1 location removed, 2 EVSEs removed',
    'Location AMS-01 removed: "Dam Square", Amsterdam, 2 EVSEs (now REMOVED)',
  ],
  [
    'a location that is not published any more',
    sites(location('AMS-01')),
    sites(),
    '1 location removed, 2 EVSEs removed',
    'Location AMS-01 removed: "Dam Square", Amsterdam, 2 EVSEs (no longer published, not even as REMOVED)',
  ],
  [
    'a connector added, another removed',
    sites(location('AMS-01', { evses: [evse('A', { connectors: [connector('1')] })] })),
    sites(
      location('AMS-01', {
        evses: [evse('A', { connectors: [connector('2', { standard: 'CHADEMO', max_electric_power: 62_500 })] })],
      }),
    ),
    '1 connector added, 1 connector removed',
    'connector A/1 removed: IEC_62196_T2_COMBO 50 kW',
    'connector A/2 added: CHADEMO 62.5 kW',
  ],
  [
    'ids in another case are the same ids',
    sites(location('ams-01')),
    sites(location('AMS-01')),
    '1 location changed, 2 EVSEs changed',
    'id of Location AMS-01: ams-01 -> AMS-01',
    'uid of EVSE AMS-01-A: ams-01-A -> AMS-01-A',
    'uid of EVSE AMS-01-B: ams-01-B -> AMS-01-B',
  ],
]);
