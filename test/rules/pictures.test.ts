/** Pictures by their addresses and sizes: pages, other types than the address says, and sizes that no picture has. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('not-a-picture picture-size picture-type');

const BASE = { base_url: 'https://ocpi.charging.nl' };

/** Code, column and replacement of what is found about one picture of a site. */
function found(url: string, type = '', size = ',') {
  const images = csv('location_id,url,category,type,width,height', `L-1,${url},LOCATION,${type},${size}`);
  const { findings } = check(networkOf({ images }, BASE));
  return findings.map(({ code, field, replacement }) => [code, field, ...(replacement ? [replacement] : [])].join(' '));
}

describe('an address', () => {
  test.each([
    'https://www.charging.nl/ams-01.html',
    'https://www.charging.nl/ams-01.htm?lang=nl',
    'https://www.charging.nl/show.php?id=5',
    'https://www.charging.nl/site.pdf',
    'https://www.charging.nl/',
    'https://www.charging.nl',
  ])('%s is that of a page', (url) => {
    expect(found(url, 'jpeg')).toEqual(['not-a-picture url']);
  });

  test.each([
    ['https://www.charging.nl/ams-01.jpg', 'jpeg'],
    ['https://www.charging.nl/ams-01.JPG', 'jpg'],
    ['https://www.charging.nl/ams-01.png?v=2', 'png'],
    ['https://www.charging.nl/image.php/ams-01.png', 'png'],
    ['https://cdn.charging.nl/7f3a9c1b', 'jpeg'],
    ['https://cdn.charging.nl/picture?id=5&fm=jpeg', 'jpeg'],
    ['https://www.charging.nl/ams-01.png', ''],
  ])('%s (%s) may be that of a picture', (url, type) => {
    expect(found(url, type)).toEqual([]);
  });

  test('says another type than the column', () => {
    expect(found('https://www.charging.nl/ams-01.png', 'jpeg')).toEqual(['picture-type type png']);
  });
});

describe('a size', () => {
  test.each([
    ['1,99999', 'height'],
    ['99999,1', 'width'],
    ['1,1', 'width'],
    ['800,6', 'height'],
    ['800,60000', 'height'],
    ['4000,100', 'width'],
  ])('%s is that of no picture', (size, field) => {
    expect(found('https://www.charging.nl/a.png', '', size)).toEqual([`picture-size ${field}`]);
  });

  test.each(['800,600', '512,512', '1200,', ',600', '128,32', '16,16', '12000,9000', '600,60'])('%s is', (size) => {
    expect(found('https://www.charging.nl/a.png', '', size)).toEqual([]);
  });
});

test('logos of companies are looked at, too', () => {
  const locations = csv(
    'id,address,city,latitude,longitude,owner',
    'L-1,Main Street 1,Amsterdam,52.373169,4.893379,city',
  );
  const businesses = csv(
    'id,name,logo_url,logo_thumbnail,logo_type,logo_width,logo_height',
    'city,City,https://www.charging.nl/logo.php,https://www.charging.nl/small.html,png,1,99999',
  );
  const { findings } = check(networkOf({ locations, businesses }, BASE));
  expect(findings.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'not-a-picture logo_url',
    'not-a-picture logo_thumbnail',
    'picture-size logo_height',
  ]);
});

test('the logo in network.json is looked at, too', () => {
  const logo = { url: 'https://www.charging.nl/logo.html', type: 'png', width: 1, height: 99_999 };
  const { findings } = check(networkOf({}, { ...BASE, operator: { name: 'Charging', logo } }));
  expect(findings.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'not-a-picture operator.logo.url',
    'picture-size operator.logo.height',
  ]);
});
