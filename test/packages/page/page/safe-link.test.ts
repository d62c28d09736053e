/** Links of data lead to websites, and to nothing else. */

import { expect, test } from 'vitest';
import { hostOfLink, mailLink, ownPicture, phoneLink, safeLink } from '../../../../packages/page/parts/safe-link.ts';

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  'https://user:secret@example.com/',
  'https://example.com@evil.example/',
  '//example.com',
  '/path',
  'example.com',
  'https://',
  '',
])('%j is no link', (url) => {
  expect(safeLink(url)).toBeUndefined();
});

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['HTTP://Example.com', 'http://example.com/'],
  ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
])('%j leads to %s', (url, href) => {
  expect(safeLink(url)).toBe(href);
});

test('a link says which host it leads to, in letters that cannot be mistaken', () => {
  expect(hostOfLink('https://www.example.com/a')).toBe('example.com');
  expect(hostOfLink('https://example.com:8443/')).toBe('example.com:8443');
  expect(hostOfLink('https://аpple.example/')).toBe('xn--pple-43d.example');
  expect(hostOfLink('nothing')).toBe('');
});

test('a picture is shown only if it lies below base_url', () => {
  const base = 'https://charge.example.org';
  expect(ownPicture('https://charge.example.org/images/a.jpg?v=2#x', base)).toBe('/images/a.jpg?v=2');
  expect(ownPicture('https://CHARGE.example.org:443/a.jpg', base)).toBe('/a.jpg');
  expect(ownPicture('https://charge.example.org//evil.example/a.jpg', base)).toBeUndefined();
  for (const url of ['https://photos.example.net/a.jpg', 'http://charge.example.org/a.jpg', 'data:image/png,', 'a.jpg'])
    expect(ownPicture(url, base)).toBeUndefined();
});

test('what is dialled and written to', () => {
  expect(phoneLink('+31 (20) 123.45-67')).toBe('tel:+31201234567');
  expect(mailLink('a&b?c@example.org', 'Mistake & more')).toBe(
    'mailto:a%26b%3Fc@example.org?subject=Mistake%20%26%20more',
  );
});
