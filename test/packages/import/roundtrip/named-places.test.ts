/** Only what findings name is left out of the comparison of a round trip. */

import { expect, test } from 'vitest';
import { smallConnector, smallEvse, smallLocation, smallTariff } from '../support.ts';
import { restOf } from './named-places.ts';

const site = smallLocation({
  evses: [smallEvse(), smallEvse({ uid: 'e-2', connectors: [smallConnector(), smallConnector({ id: '2' })] })],
});
/** A copy of the site in which the value at a path is another one. */
function changed(path: string, value: unknown): typeof site {
  const copy = structuredClone(site) as { [name: string]: unknown };
  const names = path.split('/');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>((at, name) => (at as { [name: string]: unknown })[name], copy);
  (holder as { [name: string]: unknown })[last] = value;
  return copy;
}
const rest = (code: string, path: string) => restOf(site, [{ code, path: path.split('/') }]);

test.each([
  ['left-out', 'address', 'address', 'city'],
  ['assumed', 'evses/1/status', 'evses/1/status', 'evses/0/status'],
  [
    'repaired',
    'evses/1/connectors/1/max_voltage',
    'evses/1/connectors/1/max_voltage',
    'evses/1/connectors/0/max_voltage',
  ],
  ['to-fill-in', 'evses/1/connectors/1/format', 'evses/1/connectors/1/standard', 'evses/1/connectors/0/standard'],
  ['object-left-out', 'evses/1/uid', 'evses/1/status', 'evses/0/status'],
  ['object-left-out', 'operator/name', 'operator/website', 'name'],
  ['duplicate-object', 'evses/1/connectors/1/id', 'evses/1/connectors/0/format', 'evses/1/physical_reference'],
])('%s at %s: a difference at %s is told, one at %s is not', (code, path, told, untold) => {
  const { feed, trim } = rest(code, path);
  expect(trim(changed(told, 'other'))).toEqual(feed);
  expect(trim(changed(untold, 'other'))).not.toEqual(feed);
});

test('what is left out as a whole is not published', () => {
  expect(rest('object-left-out', 'id').feed).toBeUndefined();
  expect(rest('to-fill-in', 'city').feed).toBeUndefined();
  const tariff = restOf(smallTariff(), [{ code: 'object-left-out', path: ['elements', '0', 'price_components', '0'] }]);
  expect(tariff.feed).toBeUndefined();
});

test('members under another name are compared under that of OCPI 2.2', () => {
  const { max_voltage, ...connector } = smallConnector({ voltage: 230 });
  const old = smallLocation({ evses: [smallEvse({ connectors: [connector] })] });
  const path = ['evses', '0', 'connectors', '0', 'voltage'];
  expect(restOf(old, [{ code: 'renamed', path }]).feed).toEqual(smallLocation());
  expect(max_voltage).toBe(230);
});
