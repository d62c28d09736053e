/** Control characters between 128 and 159, which nobody types: signs of Windows-1252 that somebody read as Latin-1. None vanishes. */

import { describe, expect, test } from 'vitest';
import { staticRow } from '../../support/irve-rows.ts';
import { importRows, table } from './irve/support.ts';
import { outcome, smallEvse, smallLocation } from './support.ts';

describe('in a feed', () => {
  test.each([
    ['Parking de l\u0092Église', 'Parking de l’Église'],
    ['Gare \u0096 Sud', 'Gare – Sud'],
    ['\u0093Chez Paul\u0094', '“Chez Paul”'],
    ['Sacr\u00e9-C\u009cur', 'Sacré-Cœur'],
    ['\u008amarje', 'Šmarje'],
    ['D\u00e9p\u00f4t\u0085', 'Dépôt…'],
    // UTF-8 that was read as Latin-1.
    ['ENTR\u00c3\u0089E', 'ENTRÉE'],
    ['l\u00e2\u0080\u0099Entr\u00c3\u00a9e', 'l’Entrée'],
  ])('%j is %s, and that is said', async (name, meant) => {
    const { locations, findings } = await outcome([smallLocation({ name })]);
    expect(locations).toMatchObject([{ name: meant }]);
    expect(findings).toEqual([expect.objectContaining({ code: 'repaired', pointer: '/0/name' })]);
    expect(findings[0]?.message).toContain(`became ${meant})`);
  });

  test.each([
    ['no sign of Windows', 'Saint-\u0081lie', 'Saint-\ufffdlie'],
    ['a letter of MS-DOS', 'K\u0094ln', 'K\ufffdln'],
    ['a letter of MS-DOS at the end', 'Caf\u0082', 'Caf\ufffd'],
    ['a letter of an old Mac', 'Caf\u008e', 'Caf\ufffd'],
    ['one of both', 'l\u0092\u0090glise', 'l\ufffd\ufffdglise'],
  ])('%s is lost, and that is said here and in the check', async (_, name, left) => {
    const { files, findings } = await outcome([smallLocation({ name })]);
    expect(files.get('locations.csv')).toContain(`,${left},`);
    expect(findings).toEqual([expect.objectContaining({ code: 'left-out', pointer: '/0/name' })]);
    expect(findings[0]?.message).toContain('letter');
  });

  test('everywhere, once for a place', async () => {
    const { locations, findings } = await outcome([
      smallLocation({
        operator: { name: 'L\u0092op\u00e9rateur' },
        directions: [{ language: 'fr', text: 'Derri\u00e8re l\u0092h\u00f4tel' }],
        evses: [smallEvse({ physical_reference: 'B\u00960' })],
      }),
    ]);
    expect(locations).toMatchObject([
      {
        operator: { name: 'L’opérateur' },
        directions: [{ text: 'Derrière l’hôtel' }],
        evses: [{ physical_reference: 'B–0' }],
      },
    ]);
    expect(findings.map(({ pointer, message }) => [pointer, message.includes('Also in')])).toEqual([
      ['/0/directions/0/text', false],
      ['/0/evses/0/physical_reference', false],
      ['/0/operator/name', false],
    ]);
  });

  test('line breaks, tabs and other control characters become one space', async () => {
    const { locations, findings } = await outcome([smallLocation({ name: 'North\r\n\tentrance\u0007' })]);
    expect(locations).toMatchObject([{ name: 'North entrance' }]);
    expect(findings).toEqual([]);
  });
});

describe('in an IRVE file', () => {
  const one = (cells: { readonly [name: string]: string }) => importRows([staticRow(cells)]);

  test('signs are read, and that is said once', () => {
    const imported = one({ nom_station: 'L\u0092Étoile', adresse_station: '1 rue de l\u0092Église, 69002 Lyon' });
    expect(table(imported, 'locations')).toMatchObject([{ name: 'L’Étoile', address: '1 rue de l’Église' }]);
    expect(
      imported.findings.filter(({ code }) => code === 'repaired').map(({ field, message }) => [field, message]),
    ).toEqual([
      ['nom_station', expect.stringContaining('nom_station was decoded wrongly')],
      ['adresse_station', expect.stringContaining('adresse_station was decoded wrongly')],
    ]);
  });

  test('a letter that is lost is said', () => {
    const imported = one({ nom_operateur: '\u0090tincelle' });
    expect(JSON.parse(imported.files.get('network.json') ?? '')).toMatchObject({
      operator: { name: '\ufffdtincelle' },
    });
    expect(imported.findings).toContainEqual(expect.objectContaining({ code: 'left-out', field: 'nom_operateur' }));
  });
});
