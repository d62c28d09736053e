/** "Did you mean": near enough to be meant, and nothing rather than a wild guess. */

import { expect, test } from 'vitest';
import { didYouMean, nearest, nearestId, ONE_SLIP } from '../../../src/findings/text/suggestion.ts';

test.each([
  ['adress', ['address', 'city'], 'address'],
  ['LOC-9', ['LOC-09', 'LOC-19'], 'LOC-09'],
  ['longitdue', ['latitude', 'longitude'], 'longitude'],
  ['available', ['AVAILABLE', 'CHARGING'], 'AVAILABLE'],
  [' id ', ['id'], 'id'],
  ['T-9', ['T-1'], undefined],
  ['AMS-01-1', ['AMS-01-2'], undefined],
  ['AMS-1-B', ['AMS-1-A'], undefined],
  ['AMS-1', ['AMS-01'], 'AMS-01'],
  ['EVSE1', ['EVSE-1'], 'EVSE-1'],
  ['IEC_62196_T3', ['IEC_62196_T1', 'IEC_62196_T2'], undefined],
  ['exa-sorth', ['exa-north', 'exa-south'], undefined],
  ['AC', ['DC'], undefined],
  ['ID', ['id'], 'id'],
  ['manager', ['address', 'name'], undefined],
  ['', ['a'], undefined],
  ['x'.repeat(101), ['x'.repeat(101)], undefined],
])('%s among %j is %s', (written, candidates, expected) => {
  expect(nearest(written, candidates)).toBe(expected);
});

test('the suggestion is a sentence, or nothing', () => {
  expect(didYouMean('adress', ['address'])).toBe('Did you mean "address"?');
  expect(didYouMean('x', ['address'])).toBeUndefined();
});

test('two slips in an id may be another id', () => {
  expect(nearest('AMS-01-1', ['AAR-01-1'])).toBe('AAR-01-1');
  expect(nearest('AMS-01-1', ['AAR-01-1'], ONE_SLIP)).toBeUndefined();
  expect(nearest('AMZ-01-1', ['AMS-01-1'], ONE_SLIP)).toBe('AMS-01-1');
});

test.each([
  ['T-NIHGT', ['T-NIGHT'], 'T-NIGHT'],
  ['AMZ-01-1', ['AMS-01-1'], 'AMS-01-1'],
  ['AMS-01-1', ['AAR-01-1'], undefined],
  ['T-AC', ['T-DC'], undefined],
  ['T-DE-ADHOC', ['T-DC-ADHOC'], undefined],
  ['T-DE-AC', ['T-DK-AC', 'T-DE-DC'], undefined],
  ['HOTEL-A', ['HOTEL-B'], undefined],
])('the id meant by %s among %j is %s', (written, ids, expected) => {
  expect(nearestId(written, ids)).toBe(expected);
});
