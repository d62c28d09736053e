/** What was imported, exported and imported again is the same: in the tables, and in what is published. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importIrve } from '../../../../../packages/import/irve/import.ts';
import { type Cells, STATIC_RULES, schemaMistakes, staticRow } from '../../../../support/irve-rows.ts';
import { runs } from '../../../../support/sampled.ts';
import { document, importRows, SURROUNDINGS, table } from '../support.ts';
import { exportTexts, rowsOf } from './support.ts';

const truth = fc.constantFrom('true', 'false', 'True', 'FALSE', '1', '0', 'oui', 'non', '');
/** The schema demands a name, so one of spaces would not stay empty. */
const text = fc.string({ maxLength: 30, unit: 'grapheme' }).map((one) => `Borne ${one}`);

const station = fc.record({
  nom_amenageur: fc.constantFrom('', 'Ville de Lyon', 'Métropole'),
  nom_operateur: fc.constantFrom('Bornes', 'Izivia', 'Ünïque'),
  nom_enseigne: fc.constantFrom('Bornes', 'Réseau', 'Belle "Borne", la'),
  nom_station: fc.oneof(fc.constantFrom('Gare', '=1+1', 'a;b', "l'été"), text),
  implantation_station: fc.constantFrom(
    'Voirie',
    'Parking public',
    'Parking privé à usage public',
    'Parking privé réservé à la clientèle',
    'Station dédiée à la recharge rapide',
    'ailleurs',
    '',
  ),
  adresse_station: fc.constantFrom(
    '1 rue X, 69002 Lyon',
    'Quai Perrière',
    'Quai, Lyon, France',
    '69002 Lyon',
    '2 rue "Y" 75012 Paris 12e Arrondissement',
    'Zac, 69003',
  ),
  code_insee_commune: fc.constantFrom('', '69382', '2A004'),
  coordonneesXY: fc.constantFrom('[4.832, 45.757]', '[4.8320001,45.75]', '[45.757, 4.832]', '[2.35,48.85]'),
  horaires: fc.constantFrom('24/7', 'Mo-Fr 08:00-12:00,Mo-Fr 14:00-18:00', '24h/24', 'Fr 20:00-24:00'),
});

const point = fc.record({
  puissance_nominale: fc.constantFrom('22', '7.4', '3,7', '50.0', '150', '22000', '43'),
  prise_type_ef: truth,
  prise_type_2: truth,
  prise_type_combo_ccs: truth,
  prise_type_chademo: truth,
  prise_type_autre: truth,
  gratuit: truth,
  paiement_cb: truth,
  reservation: truth,
  station_deux_roues: truth,
  cable_t2_attache: truth,
  accessibilite_pmr: fc.constantFrom('Réservé PMR', 'Non accessible', ''),
  date_maj: fc.constantFrom('2025-07-17', '2024-01-01', '17/07/2023'),
  tarification: fc.constantFrom('', 'https://example.com/prix', '0,40 €/kWh'),
});

const network = fc.array(fc.tuple(station, fc.array(point, { minLength: 1, maxLength: 3 })), {
  minLength: 1,
  maxLength: 4,
});

/** Stations with ids in order, because an export is sorted. */
function rowsOfNetwork(stations: readonly (readonly [Cells, readonly Cells[]])[]): Cells[] {
  return stations.flatMap(([ofStation, points], i) =>
    points.map((cells, j) =>
      staticRow({
        ...ofStation,
        ...cells,
        id_station_itinerance: `FRABCP${i}`,
        id_pdc_itinerance: `FRABCE${i}${j}`,
      }),
    ),
  );
}

const NAMES = ['locations', 'evses', 'connectors', 'businesses', 'tariffs'];

function tables(imported: Parameters<typeof table>[0]) {
  const sorted = NAMES.map((name) =>
    table(imported, name)
      .map((row) => JSON.stringify(row))
      .sort(),
  );
  return { settings: imported.files.get('network.json'), tables: sorted };
}

test('a network that was imported', () => {
  fc.assert(
    fc.property(network, (stations) => {
      const first = importRows(rowsOfNetwork(stations));
      // Tables with cells to fill in cannot be exported.
      if (first.files.size === 0 || first.cellsToFillIn > 0) return;
      const exported = exportTexts(first.files);
      expect(schemaMistakes(STATIC_RULES, rowsOf(exported, 'statique'))).toEqual([]);
      const written = exported.files.get('irve-statique.csv') ?? '';
      const again = importIrve(document('irve-statique.csv', written), SURROUNDINGS);
      expect(tables(again)).toEqual(tables(first));
    }),
    runs(20, 200),
  );
});
