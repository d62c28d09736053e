import { describe, expect, test } from 'vitest';
import { cacheControl, commonHeaders } from '../../src/edge/rule/headers.ts';
import type { AnswerHeaders } from '../../src/edge/rule/host.ts';

const withIds = (ids: Record<string, string>): AnswerHeaders => commonHeaders(new Headers(ids));

describe('request ids', () => {
  test('are echoed as they are', () => {
    const headers = withIds({ 'x-request-id': 'a b;c="d"', 'X-CORRELATION-ID': 'x'.repeat(256) });
    expect(headers.get('X-Request-ID')).toBe('a b;c="d"');
    expect(headers.get('X-Correlation-ID')).toBe('x'.repeat(256));
  });

  test.each([
    ['empty', ''],
    ['longer than 256 characters', 'x'.repeat(257)],
    ['outside printable ASCII', 'caf\u00e9'],
    ['with a tab', 'a\tb'],
  ])('%s: not echoed', (_, id) => {
    expect(withIds({ 'X-Request-ID': id }).has('X-Request-ID')).toBe(false);
  });
});

describe('Cache-Control', () => {
  test('an answer to anyone may be kept by anyone', () => {
    expect(cacheControl(withIds({}), 30)).toBe('public, max-age=30, stale-while-revalidate=30, stale-if-error=3600');
  });

  test.each(['X-Request-ID', 'X-Correlation-ID'])('an answer with %s may be kept by its client alone', (name) => {
    expect(cacheControl(withIds({ [name]: '1' }), 30)).toBe('private, max-age=30');
  });
});
