import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Intent, parseQuery, toIntent } from '../../src/edge/rule/intent.ts';

const at = (path: string): URL => new URL(`https://ocpi.example.com${path}`);
const NOWHERE: Intent = { kind: 'nowhere' };
const NO_QUERY = parseQuery(new URLSearchParams());

describe('what a path means', () => {
  test.each<[string, Intent]>([
    ['/api/ocpi/versions', { kind: 'versions' }],
    ['/api/ocpi/2.2', { kind: 'details', version: '2.2' }],
    ['/api/ocpi/constructor', { kind: 'details', version: 'constructor' }],
    ['/api/ocpi/2.2/locations', { kind: 'list', version: '2.2', module: 'locations', query: NO_QUERY }],
    ['/api/ocpi/2.2/tariffs', { kind: 'list', version: '2.2', module: 'tariffs', query: NO_QUERY }],
    ['/api/ocpi/2.2/l%6fcations', { kind: 'list', version: '2.2', module: 'locations', query: NO_QUERY }],
    ['/api/ocpi/2.2/locations/LOC%2F1', { kind: 'object', version: '2.2', module: 'locations', ids: ['LOC/1'] }],
    ['/api/ocpi/2.2/locations/a/b/c', { kind: 'object', version: '2.2', module: 'locations', ids: ['a', 'b', 'c'] }],
    ['/api/ocpi/2.2/sessions', { kind: 'nowhere', version: '2.2' }],
    ['/api/ocpi/versions/2.2', { kind: 'nowhere', version: 'versions' }],
    ['/api/ocpi', NOWHERE],
    ['/api', NOWHERE],
    ['/', NOWHERE],
    ['/api/OCPI/versions', NOWHERE],
    ['/api//ocpi/versions', NOWHERE],
    ['/api/ocpi/versions%', NOWHERE],
    ['/api/ocpi/%FF', NOWHERE],
  ])('%s, with and without a slash at its end', (path, intent) => {
    expect(toIntent('GET', at(path))).toEqual(intent);
    if (path !== '/') expect(toIntent('HEAD', at(`${path}/`))).toEqual(intent);
  });

  test('two slashes at the end are a path of their own', () => {
    expect(toIntent('GET', at('/api/ocpi/versions//'))).toEqual(NOWHERE);
  });

  test('any path has an intent', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, rest) => {
        expect(toIntent('GET', at(`/api/ocpi${path}/${rest}`))).toHaveProperty('kind');
      }),
    );
  });
});

describe('what a method means', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'get'])('%s is refused on any path', (method) => {
    expect(toIntent(method, at('/api/ocpi/versions'))).toEqual({ kind: 'refused-method' });
  });

  test('OPTIONS is a preflight on any path', () => {
    expect(toIntent('OPTIONS', at('/api/unheard/of'))).toEqual({ kind: 'preflight' });
  });
});
