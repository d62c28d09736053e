/** For tests: IRVE files, made of rows that are complete, and the rules of the schema, written by hand. */

import { writeCsv } from '../../src/csv/write-csv.ts';

export type Cells = { readonly [column: string]: string };

/** A row of the static file; tests add what they are about. */
export function staticRow(cells: Cells = {}): Cells {
  return {
    nom_amenageur: 'Ville de Lyon',
    nom_operateur: 'Bornes du Rhône',
    nom_enseigne: 'Réseau Rhône',
    id_station_itinerance: 'FRABCP0001',
    nom_station: 'Place Bellecour',
    implantation_station: 'Voirie',
    adresse_station: '12 Place Bellecour, 69002 Lyon',
    coordonneesXY: '[4.832, 45.757]',
    id_pdc_itinerance: 'FRABCE00011',
    puissance_nominale: '22',
    prise_type_ef: 'false',
    prise_type_2: 'true',
    prise_type_combo_ccs: 'false',
    prise_type_chademo: 'false',
    prise_type_autre: 'false',
    reservation: 'false',
    horaires: '24/7',
    accessibilite_pmr: 'Accessibilité inconnue',
    station_deux_roues: 'false',
    date_maj: '2025-07-17',
    ...cells,
  };
}

/** The text of a file with the columns of all rows. */
export function csvOf(rows: readonly Cells[]): string {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return writeCsv(
    header,
    rows.map((row) => header.map((name) => row[name] ?? '')),
  );
}

type Rule = RegExp | readonly string[] | ((text: string) => boolean);

interface FieldRule {
  readonly name: string;
  readonly isRequired?: true;
  readonly rule?: Rule;
}

const TRUTH = ['true', 'false'] as const;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const ID = /(?:(?:^|,)(^[A-Z]{2}[A-Z0-9]{4,33}$|Non concerné))+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const notNegative = (text: string) => text !== '' && Number(text) >= 0;

function isPoint(text: string): boolean {
  const point: unknown = JSON.parse(text);
  return Array.isArray(point) && point.length === 2 && point.every((one) => typeof one === 'number');
}

const required = (name: string, rule?: Rule): FieldRule => ({ name, isRequired: true, ...(rule ? { rule } : {}) });
const optional = (name: string, rule?: Rule): FieldRule => ({ name, ...(rule ? { rule } : {}) });

/** schema-irve-statique 2.3.0. */
export const STATIC_RULES: readonly FieldRule[] = [
  optional('nom_amenageur'),
  optional('siren_amenageur', /^\d{9}$/),
  optional('contact_amenageur', EMAIL),
  optional('nom_operateur'),
  required('contact_operateur', EMAIL),
  optional('telephone_operateur'),
  required('nom_enseigne'),
  required('id_station_itinerance', ID),
  optional('id_station_local'),
  required('nom_station'),
  required('implantation_station', [
    'Voirie',
    'Parking public',
    'Parking privé à usage public',
    'Parking privé réservé à la clientèle',
    'Station dédiée à la recharge rapide',
  ]),
  required('adresse_station'),
  optional('code_insee_commune', /^([013-9]\d|2[AB1-9])\d{3}$/),
  required('coordonneesXY', isPoint),
  required('nbre_pdc', /^\d+$/),
  required('id_pdc_itinerance', ID),
  optional('id_pdc_local'),
  required('puissance_nominale', notNegative),
  required('prise_type_ef', TRUTH),
  required('prise_type_2', TRUTH),
  required('prise_type_combo_ccs', TRUTH),
  required('prise_type_chademo', TRUTH),
  required('prise_type_autre', TRUTH),
  optional('gratuit', TRUTH),
  required('paiement_acte', TRUTH),
  optional('paiement_cb', TRUTH),
  optional('paiement_autre', TRUTH),
  optional('tarification'),
  required('condition_acces', ['Accès libre', 'Accès réservé']),
  required('reservation', TRUTH),
  required('horaires', /(.*?)((\d{1,2}:\d{2})-(\d{1,2}:\d{2})|24\/7)/),
  required('accessibilite_pmr', [
    'Réservé PMR',
    'Accessible mais non réservé PMR',
    'Non accessible',
    'Accessibilité inconnue',
  ]),
  required('restriction_gabarit'),
  required('station_deux_roues', TRUTH),
  optional('raccordement', ['Direct', 'Indirect']),
  optional('num_pdl'),
  optional('date_mise_en_service', DAY),
  optional('observations'),
  required('date_maj', DAY),
  optional('cable_t2_attache', TRUTH),
];

const PLUG_STATE = ['fonctionnel', 'hors_service', 'inconnu'] as const;

/** schema-irve-dynamique 2.3.0. */
export const DYNAMIC_RULES: readonly FieldRule[] = [
  required('id_pdc_itinerance', /^[A-Z]{2}[A-Z0-9]{4,33}$/),
  required('etat_pdc', ['en_service', 'hors_service', 'inconnu']),
  required('occupation_pdc', ['libre', 'occupe', 'reserve', 'inconnu']),
  required('horodatage', TIME),
  optional('etat_prise_type_2', PLUG_STATE),
  optional('etat_prise_type_combo_ccs', PLUG_STATE),
  optional('etat_prise_type_chademo', PLUG_STATE),
  optional('etat_prise_type_ef', PLUG_STATE),
];

/** What is wrong with rows by the rules of a schema, as `row column: value`. */
export function schemaMistakes(rules: readonly FieldRule[], rows: readonly Cells[]): string[] {
  return rows.flatMap((row, i) =>
    rules.flatMap(({ name, isRequired, rule }) => {
      const text = row[name] ?? '';
      const isRight = text === '' ? isRequired !== true : rule === undefined || fits(rule, text);
      return isRight ? [] : [`${i + 1} ${name}: ${text}`];
    }),
  );
}

function fits(rule: Rule, text: string): boolean {
  if (typeof rule === 'function') return rule(text);
  return rule instanceof RegExp ? rule.test(text) : rule.includes(text);
}
