/** The columns of the static file (schema-irve-statique 2.3.0), a row per charging point. */

import { formatTimestamp, joinList } from '../../../src/cells/index.ts';
import type { PointToWrite } from '../irve-export/points.ts';
import type { IrveFields } from './field.ts';
import { type PlugField, ratingTexts } from './plugs.ts';
import { degrees, dialledInFrance, NOT_REGISTERED, placementWord, powerOf, writtenAddress } from './words.ts';

const NO_PLACE = 'nothing';
const EMPTY = 'empty';

export const FIELDS_OF_EDITION = {
  nom_amenageur: {
    columns: ['locations.owner', 'businesses.name'],
    imported: 'the owner',
    exported: 'the owner',
    read: { location: ({ texts }) => ({ owner: texts.nom_amenageur.text }) },
    write: ({ owner = '' }) => owner,
  },
  siren_amenageur: { columns: [], imported: NO_PLACE, exported: EMPTY },
  contact_amenageur: { columns: [], imported: NO_PLACE, exported: EMPTY },
  nom_operateur: {
    columns: ['locations.operator', 'businesses.name'],
    imported: 'the operator; if it is empty, nom_enseigne',
    exported: 'the operator',
    read: { location: ({ texts }) => ({ operator: texts.nom_operateur.text }) },
    write: ({ operator = '' }) => operator,
  },
  contact_operateur: {
    columns: [],
    imported: NO_PLACE,
    exported: 'the option --contact',
    write: ({ contact }) => contact,
  },
  telephone_operateur: {
    isOnlyExported: true,
    columns: ['locations.help_phone'],
    imported: 'nothing; it need not be a help line for drivers',
    exported:
      'help_phone, otherwise operator.phone in network.json if that operates the site; as it is dialled in France',
    write: ({ helpLine }) => dialledInFrance(helpLine),
  },
  nom_enseigne: {
    columns: ['locations.suboperator', 'businesses.name'],
    imported: 'the suboperator, unless it is the name of the operator',
    exported: 'the suboperator, otherwise the operator',
    read: {
      location: ({ texts: { nom_operateur: operator, nom_enseigne: brand } }) => {
        if (operator.text === '') return { operator: brand.text };
        return { suboperator: brand.text.toLowerCase() === operator.text.toLowerCase() ? '' : brand.text };
      },
    },
    write: ({ brand }) => brand,
  },
  id_station_itinerance: {
    columns: ['locations.id', 'locations.country_code', 'locations.party_id'],
    imported:
      'the id, without separators; its first five characters are the party. Without one, id_station_local or an id made of name and coordinates',
    exported: 'the id, if it begins with the party; otherwise "Non concerné"',
    read: { location: ({ id, party }) => ({ id, ...party }) },
    write: ({ stationId }) => stationId ?? NOT_REGISTERED,
  },
  id_station_local: {
    columns: ['locations.id'],
    imported: 'the id of a station that is not registered',
    exported: 'the id of a location that is not registered',
    write: ({ site: { id }, stationId }) => (stationId === id ? '' : id),
  },
  nom_station: {
    columns: ['locations.name'],
    imported: 'the name',
    exported: 'the name, otherwise the address',
    read: {
      location: ({ texts: { nom_station: name }, address: { street } }) => ({
        name: name.text,
        ...(street === '' && { address: name.text }),
      }),
    },
    write: ({ site: { name, address } }) => name ?? address,
  },
  implantation_station: {
    columns: ['locations.parking_type', 'evses.parking_restrictions'],
    imported: 'by the table below',
    exported: 'by the table below; without a parking_type, "Parking public"',
    read: { location: ({ placement }) => ({ parking_type: placement?.parking }) },
    write: ({ site, isForCustomers }) => placementWord(site.parking_type, isForCustomers),
  },
  adresse_station: {
    columns: ['locations.address', 'locations.postal_code', 'locations.city'],
    imported: 'split at the last postal code: address, postal_code, city',
    exported: 'address, postal_code and city',
    read: {
      location: ({ address: { street, postalCode }, city }) => ({ address: street, city, postal_code: postalCode }),
    },
    write: ({ site }) => writtenAddress(site),
  },
  code_insee_commune: {
    columns: ['locations.country', 'locations.time_zone', 'locations.city'],
    imported:
      'country and time zone; and the name of the commune as the city, if the address names no commune (a street or a region is none) and its postal code is not of another department',
    exported: 'empty, because the tables have no codes of communes',
    read: { location: ({ territory }) => ({ country: territory.country, time_zone: territory.timeZone }) },
  },
  coordonneesXY: {
    columns: ['locations.longitude', 'locations.latitude', 'evses.longitude', 'evses.latitude'],
    imported:
      'coordinates of the location; an EVSE has its own if they differ. If only the other order is in France, they are exchanged',
    exported: 'coordinates of the EVSE, otherwise of the location',
    read: { location: ({ point }) => ({ ...point }), evse: ({ elsewhere }) => ({ ...elsewhere }) },
    write: ({ site, evse }) =>
      `[${degrees(evse.longitude ?? site.longitude)}, ${degrees(evse.latitude ?? site.latitude)}]`,
  },
  nbre_pdc: {
    otherNames: ['nb_pdc'],
    columns: ['evses.location_id'],
    imported: 'nothing; the EVSEs are counted',
    exported: 'the number of EVSEs',
    write: ({ count }) => String(count),
  },
  id_pdc_itinerance: {
    columns: ['evses.uid', 'evses.evse_id'],
    imported:
      'uid and evse_id, without separators. Without one, uid is id_pdc_local or an id made of the station and a number',
    exported: 'evse_id without separators; otherwise "Non concerné"',
    read: { evse: ({ uid, evseId }) => ({ uid, evse_id: evseId }) },
    write: ({ pointId }) => pointId ?? NOT_REGISTERED,
  },
  id_pdc_local: {
    columns: ['evses.uid'],
    imported: 'the uid of a point that is not registered',
    exported: 'the uid, if it is not the registered id',
    write: ({ evse: { uid }, pointId }) => (pointId === uid ? '' : uid),
  },
  puissance_nominale: {
    otherNames: ['puissance_nominale_kw'],
    columns: ['connectors.max_electric_power', 'connectors.max_voltage', 'connectors.max_amperage'],
    imported: 'the power in W, as far as the plug can carry it; voltage and current by the table of plugs',
    exported: 'the highest power of the plugs, in kW',
    read: { connector: ({ plug: { ratings } }) => ratingTexts(ratings) },
    write: ({ plugs }) => String(Math.max(0, ...plugs.map(powerOf)) / 1000),
  },
  prise_type_ef: plugField('prise_type_ef'),
  prise_type_2: {
    ...plugField('prise_type_2'),
    read: { connector: ({ plug: { id, standard } }) => ({ id, standard }) },
  },
  prise_type_combo_ccs: plugField('prise_type_combo_ccs'),
  prise_type_chademo: plugField('prise_type_chademo'),
  prise_type_autre: {
    isTruth: true,
    columns: ['connectors.standard'],
    imported: 'names of OCPI, such as IEC_62196_T1 (3.0.0 lists them); "true" has no name in OCPI',
    exported: 'whether there is a plug of another kind',
    write: ({ plugFields }) => String(plugFields.has(undefined)),
  },
  gratuit: {
    isTruth: true,
    columns: ['connectors.tariff_ids', 'tariffs.price_per_session'],
    imported: 'true: a tariff that is free of charge',
    exported: 'true if every tariff of the plugs is free; false if none is',
    read: { connector: ({ point: { tariff } }) => ({ tariff_ids: tariff }) },
    write: ({ payment: { isFree = '' } }) => String(isFree),
  },
  paiement_acte: {
    isTruth: true,
    isOnlyExported: true,
    columns: ['evses.capabilities'],
    imported: NO_PLACE,
    exported: 'true if a card can be used, or a tariff is for ad hoc payment',
    write: ({ payment: { isPossible } }) => String(isPossible),
  },
  paiement_cb: {
    isTruth: true,
    columns: ['evses.capabilities'],
    imported: 'true: CREDIT_CARD_PAYABLE and DEBIT_CARD_PAYABLE',
    exported: 'true if there is one of the two; otherwise empty',
    means: ['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE'],
    write: ({ payment: { takesCards } }) => (takesCards ? 'true' : ''),
  },
  paiement_autre: {
    isTruth: true,
    isOnlyExported: true,
    columns: ['evses.payment_means'],
    imported: 'nothing; it does not say which',
    exported: 'whether there are payment_means; empty if that is not known',
    write: ({ evse: { payment_means } }) => (payment_means === undefined ? '' : String(payment_means.length > 0)),
  },
  tarification: {
    columns: ['connectors.terms_and_conditions'],
    imported: 'a URL: terms_and_conditions. Other text cannot be published, because OCPI has no text without prices',
    exported: 'terms_and_conditions',
    read: { connector: ({ point: { terms } }) => ({ terms_and_conditions: terms }) },
    write: ({ plugs }) => plugs.find((plug) => plug.terms_and_conditions)?.terms_and_conditions ?? '',
  },
  condition_acces: {
    isOnlyExported: true,
    columns: ['evses.parking_restrictions'],
    imported: 'nothing; "Accès réservé" includes all sites behind a toll gate',
    exported: '"Accès réservé" for CUSTOMERS, otherwise "Accès libre"',
    write: ({ isForCustomers }) => (isForCustomers ? 'Accès réservé' : 'Accès libre'),
  },
  reservation: {
    isTruth: true,
    columns: ['evses.capabilities'],
    imported: 'true: RESERVABLE',
    exported: 'whether it is RESERVABLE',
    means: ['RESERVABLE'],
    write: ({ evse: { capabilities = [] } }) => String(capabilities.includes('RESERVABLE')),
  },
  horaires: {
    columns: ['locations.opening_times'],
    imported: 'opening_times, but nothing for 00:00-00:01 and other openings of some minutes',
    exported: 'opening_times; 24/7 if they are not known, with a finding',
    read: { location: ({ hours }) => ({ opening_times: hours }) },
    write: ({ hours }) => hours,
  },
  accessibilite_pmr: {
    columns: ['evses.parking_restrictions'],
    imported: '"Réservé PMR": DISABLED; OCPI has no words for the others',
    exported:
      '"Réservé PMR" for DISABLED; "Accessible mais non réservé PMR" if one of the parking places is for DISABLED; otherwise "Accessibilité inconnue"',
    read: { evse: ({ restrictions }) => ({ parking_restrictions: joinList(restrictions) }) },
    write: ({ accessibility }) => accessibility,
  },
  restriction_gabarit: { columns: [], imported: NO_PLACE, exported: '"Inconnu"', write: () => 'Inconnu' },
  station_deux_roues: {
    isTruth: true,
    columns: ['evses.parking_restrictions'],
    imported: 'true in all rows of a station of at most 7.4 kW: MOTORCYCLES',
    exported: 'true if every EVSE of the location is for MOTORCYCLES',
    write: ({ isForMotorcycles }) => String(isForMotorcycles),
  },
  raccordement: { columns: [], imported: NO_PLACE, exported: EMPTY },
  num_pdl: { columns: [], imported: NO_PLACE, exported: EMPTY },
  date_mise_en_service: { columns: [], imported: NO_PLACE, exported: EMPTY },
  observations: { columns: [], imported: NO_PLACE, exported: EMPTY },
  date_maj: {
    otherNames: ['horodatage_maj'],
    columns: ['evses.last_updated'],
    imported: 'last_updated, at the start of the day in UTC; of two rows of one point, the newer counts',
    exported: 'last_updated, otherwise today',
    read: { evse: ({ lastUpdated }) => ({ last_updated: lastUpdated }) },
    write: ({ changed }) => formatTimestamp(changed).slice(0, 10),
  },
  cable_t2_attache: {
    isTruth: true,
    columns: ['connectors.format'],
    imported: 'the format of a type 2 plug: CABLE or SOCKET; empty is SOCKET',
    exported: 'whether a type 2 plug has a cable',
    read: { connector: ({ plug: { format } }) => ({ format }) },
    write: ({ plugs }) => {
      const type2 = plugs.find(({ standard }) => standard === 'IEC_62196_T2');
      return type2 === undefined ? '' : String(type2.format === 'CABLE');
    },
  },
} as const satisfies IrveFields<PointToWrite>;

function plugField(field: PlugField) {
  return {
    isTruth: true,
    columns: ['connectors.standard'],
    imported: 'a plug, by the table of plugs',
    exported: 'whether there is such a plug',
    write: ({ plugFields }: PointToWrite) => String(plugFields.has(field)),
  } as const;
}
