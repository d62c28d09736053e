/** The rows of the static file: one for each EVSE. */

import { formatOpeningHours, formatTimestamp } from '../../../src/cells/index.ts';
import { foldCase, ratedPower } from '../../../src/ocpi/index.ts';
import { type EvseData, helpLineOf, type LocationData, type ParkingPlaceData } from '../../../src/read/index.ts';
import type { ConnectorRow, EvseRow, LocationRow } from '../../../src/tables/index.ts';
import type { ExportedCells } from '../irve-schema/field.ts';
import { IRVE_PLUGS } from '../irve-schema/plugs.ts';
import type { STATIC_FIELDS } from '../irve-schema/static-fields.ts';
import { type ACCESSIBILITY, NOT_REGISTERED, placementWord } from '../irve-schema/words.ts';
import { type ExportInput, exportedEvses, pointIdOf, stationIdOf } from './export-input.ts';
import { type PaymentOf, paymentOfConnectors } from './payment.ts';

type StaticCells = ExportedCells<typeof STATIC_FIELDS>;

export function stationRows(input: ExportInput): StaticCells[] {
  const paymentOf = paymentOfConnectors(input.dataset.tariffs);
  return input.dataset.locations.flatMap((data) => {
    const evses = exportedEvses(data);
    reportHidden(data, evses, input);
    if (evses.length === 0) return [];
    const ofStation = stationCells(data, evses, input);
    return evses.map((evse) => ({ ...ofStation, ...pointCells(data, evse, input, paymentOf) }));
  });
}

function reportHidden({ location, evses }: LocationData, exported: readonly EvseData[], { report }: ExportInput): void {
  if (!location.values.publish) return;
  for (const { evse } of evses.filter((one) => !exported.includes(one)))
    report('not-exported', evse, 'status', { says: 'evse' });
}

type StationField =
  | `${'nom' | 'siren' | 'contact'}_amenageur`
  | `${'nom' | 'contact' | 'telephone'}_operateur`
  | 'nom_enseigne'
  | 'id_station_itinerance'
  | 'id_station_local'
  | 'nom_station'
  | 'implantation_station'
  | 'adresse_station'
  | 'code_insee_commune'
  | 'nbre_pdc'
  | 'condition_acces'
  | 'horaires'
  | 'restriction_gabarit'
  | 'station_deux_roues'
  | 'raccordement'
  | 'num_pdl'
  | 'date_mise_en_service'
  | 'observations';

function stationCells(
  data: LocationData,
  evses: readonly EvseData[],
  input: ExportInput,
): Pick<StaticCells, StationField> {
  const { location } = data;
  const { values } = location;
  const nameOf = (id: string | undefined) =>
    id === undefined ? undefined : input.dataset.businesses.get(foldCase(id))?.values.name;
  const operator = nameOf(values.operator) ?? input.settings.operator?.name;
  const stationId = stationIdOf(location);
  const restrictions = evses.map(({ evse }) => evse.values.parking_restrictions ?? []);
  const isForCustomers = restrictions.some((list) => list.includes('CUSTOMERS'));
  return {
    nom_amenageur: nameOf(values.owner) ?? '',
    siren_amenageur: '',
    contact_amenageur: '',
    nom_operateur: operator ?? '',
    contact_operateur: input.contact,
    telephone_operateur: dialledInFrance(helpLineOf(location, input.dataset, input.settings.operator) ?? ''),
    nom_enseigne: nameOf(values.suboperator) ?? operator ?? input.settings.name ?? values.name ?? values.address,
    id_station_itinerance: stationId ?? NOT_REGISTERED,
    id_station_local: stationId === values.id ? '' : values.id,
    nom_station: values.name ?? values.address,
    implantation_station: placementWord(values.parking_type, isForCustomers),
    adresse_station: addressOf(location),
    code_insee_commune: '',
    nbre_pdc: String(evses.length),
    condition_acces: isForCustomers ? 'Accès réservé' : 'Accès libre',
    horaires: hoursOf(location, input),
    restriction_gabarit: 'Inconnu',
    station_deux_roues: String(restrictions.every((list) => list.includes('MOTORCYCLES'))),
    raccordement: '',
    num_pdl: '',
    date_mise_en_service: '',
    observations: '',
  };
}

/** Without the sign that spreadsheets take for a formula: `04 72 00 00 00`, and `0031 20 123 4567` abroad. */
function dialledInFrance(phone: string): string {
  return phone.replace(/^\+33 ?/, '0').replace(/^\+/, '00');
}

/** "12 rue de la Gare, 75001 Paris" */
function addressOf({ values: { address, postal_code, city } }: LocationRow): string {
  return [address, ...(postal_code === undefined ? [city, 'France'] : [`${postal_code} ${city}`])].join(', ');
}

function hoursOf(location: LocationRow, { report }: ExportInput): string {
  const { opening_times: hours } = location.values;
  const written = hours && formatOpeningHours(hours);
  if (written?.ok) return written.value;
  report('assumed-in-export', location, 'opening_times', { says: 'hours' });
  return '24/7';
}

function pointCells(
  { location, parkingPlaces }: LocationData,
  { evse, connectors }: EvseData,
  input: ExportInput,
  paymentOf: PaymentOf,
): Omit<StaticCells, StationField> {
  const { capabilities = [], ...values } = evse.values;
  const pointId = pointIdOf(evse);
  const takesCards = capabilities.some((one) => one === 'CREDIT_CARD_PAYABLE' || one === 'DEBIT_CARD_PAYABLE');
  const hasTerminal = takesCards || capabilities.some((one) => TERMINALS.has(one));
  const { isFree, isAdHoc } = paymentOf(connectors);
  if (!hasTerminal && !isAdHoc) input.report('assumed-in-export', evse, 'capabilities', { says: 'payment' });
  const type2 = connectors.find(({ values: { standard } }) => standard === 'IEC_62196_T2');
  return {
    ...plugCells(connectors, input),
    coordonneesXY: `[${degrees(values.longitude ?? location.values.longitude)}, ${degrees(values.latitude ?? location.values.latitude)}]`,
    id_pdc_itinerance: pointId ?? NOT_REGISTERED,
    id_pdc_local: pointId === values.uid ? '' : values.uid,
    puissance_nominale: String(Math.max(0, ...connectors.map(powerOf)) / 1000),
    gratuit: isFree === undefined ? '' : String(isFree),
    paiement_acte: String(hasTerminal || isAdHoc),
    paiement_cb: takesCards ? 'true' : '',
    paiement_autre: values.payment_means === undefined ? '' : String(values.payment_means.length > 0),
    tarification: connectors.find((row) => row.values.terms_and_conditions)?.values.terms_and_conditions ?? '',
    reservation: String(capabilities.includes('RESERVABLE')),
    accessibilite_pmr: accessibility(evse, parkingPlaces),
    date_maj: formatTimestamp(values.last_updated ?? location.values.last_updated ?? input.now).slice(0, 10),
    cable_t2_attache: type2 === undefined ? '' : String(type2.values.format === 'CABLE'),
  };
}

function accessibility({ values }: EvseRow, places: readonly ParkingPlaceData[]): (typeof ACCESSIBILITY)[number] {
  if (values.parking_restrictions?.includes('DISABLED')) return 'Réservé PMR';
  const own = new Set(values.parking?.map(({ parking_id }) => foldCase(parking_id)));
  const isOwn = ({ place }: ParkingPlaceData) => own.has(foldCase(place.values.id));
  const isForDisabled = ({ place }: ParkingPlaceData) => place.values.vehicle_types.includes('DISABLED');
  return places.some((place) => isOwn(place) && isForDisabled(place))
    ? 'Accessible mais non réservé PMR'
    : 'Accessibilité inconnue';
}

const TERMINALS: ReadonlySet<string> = new Set(['CHIP_CARD_SUPPORT', 'CONTACTLESS_CARD_SUPPORT', 'PED_TERMINAL']);

type PlugField = Extract<keyof StaticCells, `prise_type_${string}`>;

function plugCells(connectors: readonly ConnectorRow[], { report }: ExportInput): Pick<StaticCells, PlugField> {
  const fieldOf = (row: ConnectorRow) =>
    IRVE_PLUGS.find(({ standard, alsoExported = [] }) => [standard, ...alsoExported].includes(row.values.standard))
      ?.field;
  const fields = new Set(connectors.map(fieldOf));
  const other = connectors.find((row) => fieldOf(row) === undefined);
  if (other) report('not-exported', other, 'standard', { says: 'plug', params: { standard: other.values.standard } });
  return {
    prise_type_ef: String(fields.has('prise_type_ef')),
    prise_type_2: String(fields.has('prise_type_2')),
    prise_type_combo_ccs: String(fields.has('prise_type_combo_ccs')),
    prise_type_chademo: String(fields.has('prise_type_chademo')),
    prise_type_autre: String(other !== undefined),
  };
}

/** In W. */
function powerOf({ values }: ConnectorRow): number {
  return values.max_electric_power ?? ratedPower(values);
}

/** Without zeros at the end. */
function degrees(text: string): string {
  return String(Number(text));
}
