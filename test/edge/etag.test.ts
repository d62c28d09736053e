import { describe, expect, test } from 'vitest';
import { matchesTag, weakTag } from '../../src/edge/rule/headers.ts';

const HASH = '15e2b0d3c33891ebb0f1ef609ec41942';

test('a tag is weak', () => {
  expect(weakTag(HASH)).toBe(`W/"${HASH}"`);
});

describe('If-None-Match', () => {
  test.each([
    [`W/"${HASH}"`],
    [`"${HASH}"`],
    [`"other", W/"${HASH}"`],
    [`W/"other",W/"${HASH}",  "more"`],
    [`"a,b", "${HASH}"`],
    ['*'],
    [' * '],
  ])('%s: the client has it', (header) => {
    expect(matchesTag(header, HASH)).toBe(true);
  });

  test.each([
    [null],
    [''],
    ['W/"other"'],
    [HASH],
    [`"${HASH.toUpperCase()}"`],
    [`"${HASH}-br"`],
    [`"${HASH}`],
    [`",${HASH},"`],
    ['"*"'],
  ])('%s: the client has something else', (header) => {
    expect(matchesTag(header, HASH)).toBe(false);
  });
});
