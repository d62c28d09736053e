/** Where the map looks: at all sites, or at the reader and the nearest ones, also across 180°. */

import { expect, test } from 'vitest';
import { boundsOf, type MapSite } from '../../../../packages/page/map/map-sites.ts';
import { boundsAround } from '../../../../packages/page/map/map-view.ts';

const siteAt = (latitude: number, longitude: number): MapSite => ({
  site: { id: 'L', name: 'L', address: '', city: '', latitude, longitude, time_zone: 0, evses: [] },
  evses: 0,
});

test('all sites', () => {
  expect(boundsOf([siteAt(50, 4), siteAt(52, -3), siteAt(51, 8)])).toEqual([
    [-3, 50],
    [8, 52],
  ]);
  expect(boundsOf([])).toBeUndefined();
});

test('sites on both sides of 180° are near each other', () => {
  expect(boundsOf([siteAt(-16, 179), siteAt(-18, -179)])).toEqual([
    [179, -18],
    [181, -16],
  ]);
});

test('the reader in the middle, and the three nearest sites', () => {
  const sites = [siteAt(60, 20), siteAt(52, 5.1), siteAt(51.9, 5), siteAt(52.2, 4.9), siteAt(48, 2)];
  const [[west, south], [east, north]] = boundsAround({ latitude: 52, longitude: 5 }, sites);
  const rounded = [west, south, east, north].map((degrees) => Math.round(degrees * 1000) / 1000);
  expect(rounded).toEqual([4.9, 51.8, 5.1, 52.2]);
});

test('the reader beside 180°, and one far from all sites', () => {
  const [[west], [east]] = boundsAround({ latitude: -17, longitude: 179.5 }, [siteAt(-17, -179.5)]);
  expect([west, east]).toEqual([178.5, 180.5]);
  const [[, south], [, north]] = boundsAround({ latitude: 60, longitude: 0 }, [siteAt(-40, 0)]);
  expect([south, north]).toEqual([-40, 85]);
});
