/** How cells name pictures of data/images/, and where these are published. */

import { describe, expect, test } from 'vitest';
import { staticDataKey } from '../../src/publish/build-memory.ts';
import { openSettings } from '../../src/publish/validate/check-static.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import { jsonText } from '../../src/stored-format/stored-body.ts';
import { reading } from '../../src/tables/cell-types/column-type.ts';
import { pictureAddress } from '../../src/tables/cell-types/pictures.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('missing-picture');

const PICTURES = [{ path: 'data/images/front.svg', name: 'front.svg', bytes: Buffer.from('<svg/>') }];

function networkWith(url: string, settings = {}) {
  const images = csv('location_id,url,category', `L-1,${url},LOCATION`);
  return { ...networkOf({ images }, { base_url: 'https://ocpi.charging.nl', ...settings }), pictures: PICTURES };
}

function urlsBelow(baseUrl?: string) {
  const operator = { name: 'A', logo: { url: 'images/front.svg', type: 'svg' } };
  const result = validate(networkWith('images/front.svg', { operator }), {
    companions: COMPANIONS,
    now: NOW,
    ...(baseUrl && { baseUrl }),
  });
  const published = (result.data?.staticData().versions ?? []).flatMap(({ locations }) =>
    locations.map((one) => jsonText(one.template)),
  );
  return [...published.join().matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);
}

describe('images/NAME in a cell or setting', () => {
  test('is published below base_url', () => {
    expect(urlsBelow()).toEqual(Array(2).fill('https://ocpi.charging.nl/images/front.svg'));
  });

  test('moves along with --base-url, so start shows it', () => {
    expect(urlsBelow('http://localhost:8787')).toEqual(Array(2).fill('http://localhost:8787/images/front.svg'));
  });

  test('is kept for one address only', () => {
    const dataFiles = networkWith('images/front.svg');
    const keys = [undefined, 'http://localhost:8787'].map((baseUrl) =>
      staticDataKey(openSettings(dataFiles, COMPANIONS, baseUrl), NOW),
    );
    expect(new Set([...keys, staticDataKey(openSettings({ ...dataFiles, pictures: [] }, COMPANIONS), NOW)]).size).toBe(
      3,
    );
  });

  test.each([
    ['data/images/front.svg', 'images/front.svg'],
    ['/images/front.svg', 'images/front.svg'],
    ['./images/front.svg', 'images/front.svg'],
    ['images/Foto 1 (kopie).JPG', undefined],
    ['images/2026/front.svg', undefined],
    ['front.svg', 'images/front.svg'],
  ])('%s is not it', (written, meant) => {
    const cell = reading(pictureAddress(), written);
    expect(cell.ok ? 'ok' : cell.meant?.values[0]).toBe(meant);
  });
});

describe('a picture that is not there', () => {
  test.each([
    ['images/back.svg', ['missing-picture']],
    ['images/Front.svg', ['missing-picture']],
    ['https://ocpi.charging.nl/images/back.svg', ['missing-picture']],
    ['https://ocpi.charging.nl/images/front.svg', []],
    ['https://ocpi.charging.nl/elsewhere/back.svg', []],
    ['https://www.charging.nl/images/back.svg', []],
  ])('%s: %s', (url, codes) => {
    expect(check(networkWith(url)).findings.map(({ code }) => code)).toEqual(codes);
  });

  test('is found as the logo of network.json', () => {
    const operator = { name: 'A', logo: { url: 'images/logo.svg', type: 'svg' } };
    const { findings } = check(networkWith('images/front.svg', { operator }));
    expect(findings.map(({ code, field }) => [code, field])).toEqual([['missing-picture', 'operator.logo.url']]);
  });
});
