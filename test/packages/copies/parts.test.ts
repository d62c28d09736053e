/** Copies of large networks come in parts, each complete in itself, and nothing is lost between them. */

import { check } from '@placemarkio/check-geojson';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startParts } from '../../../packages/copies/parts.ts';
import { completeEvse, completeLocation } from '../../support/complete-objects.ts';
import { copiesOf, madeCopies, textAt } from './support/made-copies.ts';

const SITES = Array.from({ length: 40 }, (_, i) => ({
  ...completeLocation(),
  id: `L-${i}`,
  coordinates: { latitude: '52.000000', longitude: `${i}.000000` },
  evses: [{ ...completeEvse(), uid: `E-${i}` }],
}));
const ONE = copiesOf(SITES);
const sizeOf = (path: string) => ONE.get(path)?.length ?? 0;

describe.each([
  ['/chargers.csv', 'csv'],
  ['/locations.geojson', 'geojson'],
])('%s', (path, extension) => {
  const numbered = (files: ReadonlyMap<string, Uint8Array>) =>
    [...files.keys()].filter((name) => name.endsWith(`.${extension}`));

  test('of the largest size is one file', () => {
    // GeoJSON keeps room for the longest numbers of its box.
    const largest = sizeOf(path) + (extension === 'csv' ? 0 : 40);
    expect(numbered(copiesOf(SITES, { largest }))).toEqual([path]);
  });

  test('that is a byte larger is two files, none of them of the plain name', () => {
    const { files, missing } = madeCopies(SITES, { largest: sizeOf(path) - 1 });
    expect(numbered(files)).toEqual([path.replace('.', '-1.'), path.replace('.', '-2.')]);
    expect(missing).toEqual([]);
  });

  test('is given up where it would be more than four', () => {
    const largest = Math.floor(sizeOf(path) / 5);
    const { files, missing } = madeCopies(SITES, { largest });
    expect(numbered(files)).toEqual([]);
    expect(missing).toContain(path);
  });
});

test('the parts together are the network, and the files that describe them name them all', () => {
  const largest = Math.ceil(sizeOf('/locations.geojson') / 3) + 1000;
  const { files, listed } = madeCopies(SITES, { largest });
  const paths = [...files.keys()];
  const parts = paths.filter((path) => /-\d\./.test(path));
  expect(parts.length).toBeGreaterThan(4);
  for (const path of parts) expect(files.get(path)?.length).toBeLessThanOrEqual(largest);
  const sites = paths
    .filter((path) => path.endsWith('.geojson'))
    .flatMap((path) => {
      const collection = check(textAt(files, path));
      if (collection.type !== 'FeatureCollection') throw new Error(`${path} is no FeatureCollection.`);
      const longitudes = collection.features.map(({ id }) => Number(String(id).slice(2)));
      expect(collection.bbox).toEqual([Math.min(...longitudes), 52, Math.max(...longitudes), 52]);
      return collection.features.map(({ id }) => id);
    });
  expect(sites).toEqual(SITES.map(({ id }) => id));
  const rows = paths
    .filter((path) => path.endsWith('.csv'))
    .flatMap((path): { evse_uid: string }[] => parse(textAt(files, path), { bom: true, columns: true }));
  expect(rows.map(({ evse_uid }) => evse_uid)).toEqual(SITES.map(({ evses: [evse] }) => evse?.uid));
  const { resources } = JSON.parse(textAt(files, '/datapackage.json')) as { resources: { path: string }[] };
  const { feeds } = JSON.parse(textAt(files, '/.well-known/ocpi-snapshot.json')) as { feeds: { url: string }[] };
  expect(resources.map(({ path }) => `/${path}`)).toEqual([...parts, '/status.json']);
  expect(feeds.map(({ url }) => url.replace('https://ocpi.example.com', ''))).toEqual(expect.arrayContaining(parts));
  expect(listed.map(({ path }) => path)).toEqual([...parts, '/status.json', '/datapackage.json']);
});

test('any pieces come back in their order, in parts that are neither too long nor too many', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 30 })),
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom('', ',\n'),
      (pieces, room, separator) => {
        const frame = Buffer.byteLength('<é>');
        const made = startParts({ largest: room + frame, frame, most: 1000, separator });
        for (const piece of pieces) made.add(piece);
        const counts: number[] = [];
        const parts = made.end((count) => {
          counts.push(count);
          return { head: '<é', tail: '>' };
        });
        const isTooLong = pieces.some((piece) => Buffer.byteLength(piece) > room);
        expect(parts === undefined).toBe(isTooLong);
        expect(made.isOver()).toBe(isTooLong);
        let at = 0;
        for (const [i, part] of (parts ?? []).entries()) {
          const until = at + (counts[i] ?? 0);
          expect(part.length).toBeLessThanOrEqual(room + frame);
          expect(Buffer.from(part).equals(Buffer.from(`<é${pieces.slice(at, until).join(separator)}>`))).toBe(true);
          at = until;
        }
        if (!isTooLong) expect(at).toBe(pieces.length);
      },
    ),
  );
});

test('a body that outgrows its first piece of memory is whole', () => {
  const pieces = Array.from({ length: 7 }, (_, i) => `${i}é`.repeat(30_000 * (i + 1)));
  const made = startParts({ largest: 1 << 20, frame: 2, most: 4, separator: '|' });
  for (const piece of pieces) made.add(piece);
  const parts = made.end(() => ({ head: '[', tail: ']' })) ?? [];
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.length <= 1 << 20)).toBe(true);
  expect(parts.map((part) => Buffer.from(part).toString().slice(1, -1)).join('|')).toBe(pieces.join('|'));
});
