/** Where a status source may lead: never to plain http, and to a private network only if network.json itself says so. */

import { describe, expect, test } from 'vitest';
import { ask, names, OPEN_WORLD, serve, WORLD } from './servers.ts';

const ROWS = 'evse_uid,status\nE-1,AVAILABLE\n';

/** A server that redirects /1 to /2 and so on, and has the content at /content. */
function chain(last: number) {
  return serve((response, { url = '' }) => {
    const step = Number(url.slice(1));
    if (url === '/content') return void response.end(ROWS);
    response.writeHead(302, { Location: step === last ? '/content' : `/${step + 1}` }).end();
  });
}

/** Every request is answered with a redirect to this address. */
const redirecting = (location: string) =>
  serve((response) => response.writeHead(302, { Location: location }).end('moved'));

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('HTTP %i is followed, also to another name', async (status) => {
    const target = await serve((response) => response.end(ROWS));
    const { lookup, asked } = names({ 'other.test': ['127.0.0.1'] });
    const location = target.replace('127.0.0.1', 'other.test');
    const url = await serve((response) => response.writeHead(status, { Location: location }).end());
    expect(await ask(url, {}, { ...OPEN_WORLD, lookup })).toMatchObject({ kind: 'content' });
    expect(asked).toEqual(['other.test']);
  });

  test('three are followed, a fourth is not', async () => {
    expect(await ask(`${await chain(3)}/1`, {}, OPEN_WORLD)).toMatchObject({ kind: 'content' });
    const tooLong = await ask(`${await chain(4)}/1`, {}, OPEN_WORLD);
    expect(tooLong).toMatchObject({ kind: 'failed', message: 'It redirects more than 3 times.' });
  });

  test('in circles end too', async () => {
    const url = await redirecting('/');
    expect(await ask(url, {}, OPEN_WORLD)).toMatchObject({ message: 'It redirects more than 3 times.' });
  });

  test('take part in the one deadline', async () => {
    const url = await serve((response) => {
      const later = setTimeout(() => response.writeHead(302, { Location: '/' }).end(), 80);
      response.on('close', () => clearTimeout(later));
    });
    const answer = await ask(url, { timeout: 150 }, OPEN_WORLD);
    expect(answer).toMatchObject({ message: 'There was no complete answer within 0.15 s.' });
  });

  test.each([
    [
      'to plain http',
      'http://status.test/key',
      'It redirects to http on "status.test"; only https redirects are followed.',
    ],
    ['to a file', 'file:///etc/passwd', 'It redirects to file on ""; only https redirects are followed.'],
    ['with a password', 'https://me:secret@status.test/', 'It redirects to "status.test" with a user name or password'],
    ['with a user name', 'https://me@status.test/', 'It redirects to "status.test" with a user name or password'],
    ['with nothing but a password', 'https://:secret@status.test/', 'with a user name or password'],
    ['to nowhere', 'https://', 'It redirects without a valid target.'],
  ])('%s are not followed', async (_, location, message) => {
    const { lookup, asked } = names({ 'status.test': ['127.0.0.1'] });
    const answer = await ask(await redirecting(location), {}, { ...OPEN_WORLD, lookup });
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining(message) });
    expect(asked).toEqual([]);
  });

  test('to a blob, whose origin is that of the source, are not followed', async () => {
    const url = await serve((response, { headers }) =>
      response.writeHead(302, { Location: `blob:https://${headers.host}/x` }).end(),
    );
    expect(await ask(url, {}, OPEN_WORLD)).toMatchObject({
      kind: 'failed',
      message: 'It redirects to blob on ""; only https redirects are followed.',
    });
  });

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['169.254.169.254', '169.254.169.254'],
    ['[::1]', '::1'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['private.test', 'private.test" (192.168.1.7)'],
    ['half.test', 'half.test" (10.0.0.2)'],
    ['localhost', 'localhost" (::1)'],
  ])('to %s are not followed, although the source itself may be there', async (host, reported) => {
    const { lookup } = names({
      'private.test': ['192.168.1.7'],
      'half.test': ['93.184.216.34', '10.0.0.2'],
      localhost: ['::1', '127.0.0.1'],
    });
    const answer = await ask(await redirecting(`https://${host}/latest/meta-data`), {}, { ...WORLD, lookup });
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('inside a private network') });
    expect(answer).toMatchObject({ message: expect.stringContaining(reported) });
  });
});

describe('the address of the source itself', () => {
  test('may be private only if network.json allows it', async () => {
    const url = await serve((response) => response.end(ROWS));
    expect(await ask(url)).toMatchObject({ kind: 'content' });
    expect(await ask(url, { allowPrivate: false })).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('is an address inside a private network.'),
      hint: expect.stringContaining('"allow_private_address": true'),
    });
  });

  test('is judged by what its name leads to', async () => {
    const { lookup } = names({ 'status.test': ['127.0.0.1'] });
    const answer = await ask('https://status.test/', { allowPrivate: false }, { ...WORLD, lookup });
    expect(answer).toMatchObject({ message: '"status.test" (127.0.0.1) is an address inside a private network.' });
  });

  test('is looked up once, so that it cannot change between check and use', async () => {
    const url = await serve((response) => response.end(ROWS));
    const { lookup, asked } = names({ 'status.test': ['127.0.0.1'] });
    const answer = await ask(
      url.replace('127.0.0.1', 'status.test'),
      { allowPrivate: false },
      { ...OPEN_WORLD, lookup },
    );
    expect(answer).toMatchObject({ kind: 'content' });
    expect(asked).toEqual(['status.test']);
  });
});
