import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODINGS, chooseCoding } from '../../src/edge/rule/negotiation.ts';

describe('chooseCoding', () => {
  test.each([
    // Nothing said, or nothing known.
    [null, 'identity'],
    ['', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    // What browsers and clients send.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    // Weights.
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br ; q=0.001 , gzip ; Q=0.002', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip, identity', 'gzip'],
    ['gzip;q=1.000', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip, *;q=0.1', 'gzip'],
    ['*;q=0.1, identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    // Nothing is acceptable: what was not ruled out by name.
    ['identity;q=0', 'gzip'],
    ['identity;q=0, gzip;q=0', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, gzip;q=0, identity;q=0', 'identity'],
    // Members that are written wrongly count as absent.
    ['br;q=2, gzip', 'gzip'],
    ['br;q=0.1234, gzip;q=0.1', 'gzip'],
    ['br;q=, gzip;q=0.1', 'gzip'],
    ['br;level=5, gzip', 'gzip'],
    ['br;q=1;q=1, gzip', 'gzip'],
    [',, ;q=1,gzip,', 'gzip'],
  ] as const)('%j -> %s', (header, coding) => {
    expect(chooseCoding(header, CODINGS)).toBe(coding);
  });

  test('no coding that was ruled out, as long as another one is acceptable; the order says nothing', () => {
    const weights = fc.record({ br: fc.nat(3), gzip: fc.nat(3), identity: fc.nat(3) });
    fc.assert(
      fc.property(weights, fc.shuffledSubarray([...CODINGS], { minLength: 3 }), (weight, order) => {
        const chosen = chooseCoding(order.map((coding) => `${coding};q=0.${weight[coding]}`).join(', '), CODINGS);
        expect(weight[chosen]).toBe(Math.max(...Object.values(weight)));
        expect(chosen).toBe(
          Math.max(...Object.values(weight)) === 0
            ? 'identity'
            : CODINGS.find((coding) => weight[coding] === weight[chosen]),
        );
      }),
    );
  });

  test('any text gives a coding', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(CODINGS).toContain(chooseCoding(header, CODINGS));
      }),
    );
  });
});
