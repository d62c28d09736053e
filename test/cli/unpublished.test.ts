/**
 * The example with which a network begins is found in whatever its table was saved.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { exampleObstacle } from '../../src/cli/publish/unpublished.ts';
import { EXAMPLE_PARTY } from '../../src/settings/example-party.ts';

const table = (bytes: Uint8Array) =>
  exampleObstacle({ tables: [{ path: 'data/chargers.csv', bytes }] }, { party_id: 'EXA' })?.file;

test.each<[string, string, BufferEncoding]>([
  ['UTF-8', 'id,city\nEXAMPLE-1,Köln\n', 'utf8'],
  ['a code page', 'id,city\nEXAMPLE-1,Köln\n', 'latin1'],
  ['quotation marks and semicolons, behind a byte order mark', '\ufeff"id";"city"\n"EXAMPLE-1";"Köln"\n', 'utf8'],
])('the example in %s', (_, text, encoding) => {
  expect(table(Buffer.from(text, encoding))).toBe('data/chargers.csv');
});

test.each(['id,city\nEXAMPLE-10,Köln\n', 'id,city\nK1,near EXAMPLE-1\n', 'id,city\nK1,Köln\n'])(
  'no example: %j',
  (text) => {
    expect(table(Buffer.from(text))).toBeUndefined();
  },
);

test('the party_id of nobody is told once the example is gone', () => {
  const tables = [{ path: 'data/chargers.csv', bytes: Buffer.from('id,city\nK1,Köln\n') }];
  const found = exampleObstacle({ tables }, { party_id: EXAMPLE_PARTY });
  expect(found).toMatchObject({ file: 'network.json', why: expect.stringContaining('its party_id is XXX') });
});
