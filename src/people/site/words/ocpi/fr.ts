/** The words for the values of OCPI in French; words/en.ts says how they are written. */

import type { OcpiKey } from './keys.ts';
import { plugNames } from './plug-names.ts';

export const ocpiFr = {
  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Libre',
  'status.BLOCKED': 'Bloqué',
  'status.CHARGING': 'Occupé',
  'status.INOPERATIVE': 'Hors service',
  'status.OUTOFORDER': 'En panne',
  'status.PLANNED': 'Prévu',
  'status.REMOVED': 'Retiré',
  'status.RESERVED': 'Réservé',
  'status.UNKNOWN': 'Statut inconnu',

  // Plugs, by the names that drivers know
  ...plugNames,
  'connector_type.DOMESTIC_A': 'Prise domestique type A',
  'connector_type.DOMESTIC_B': 'Prise domestique type B',
  'connector_type.DOMESTIC_C': 'Prise domestique type C',
  'connector_type.DOMESTIC_D': 'Prise domestique type D',
  'connector_type.DOMESTIC_E': 'Prise domestique type E',
  'connector_type.DOMESTIC_F': 'Schuko (type F)',
  'connector_type.DOMESTIC_G': 'Prise domestique type G',
  'connector_type.DOMESTIC_H': 'Prise domestique type H',
  'connector_type.DOMESTIC_I': 'Prise domestique type I',
  'connector_type.DOMESTIC_J': 'Prise domestique type J',
  'connector_type.DOMESTIC_K': 'Prise domestique type K',
  'connector_type.DOMESTIC_L': 'Prise domestique type L',
  'connector_type.DOMESTIC_M': 'Prise domestique type M',
  'connector_type.DOMESTIC_N': 'Prise domestique type N',
  'connector_type.DOMESTIC_O': 'Prise domestique type O',
  'connector_type.IEC_60309_2_single_16': 'CEE bleu 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE rouge 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE rouge 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE rouge 63 A',
  'connector_type.IEC_62196_T1': 'Type 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (type 1)',
  'connector_type.IEC_62196_T2': 'Type 2',
  'connector_type.IEC_62196_T3A': 'Type 3A',
  'connector_type.IEC_62196_T3C': 'Type 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Pantographe sur le véhicule',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Pantographe sur la station',

  // Cables
  'connector_format.SOCKET': 'sans câble : apportez le vôtre',
  'connector_format.CABLE': 'câble attaché',

  // What a charger can do: how to pay and start there
  'capability.CHARGING_PROFILE_CAPABLE': 'Recharge pilotée',
  'capability.CHARGING_PREFERENCES_CAPABLE': 'Suit vos préférences de recharge',
  'capability.CHIP_CARD_SUPPORT': 'Carte à puce',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Carte sans contact',
  'capability.CREDIT_CARD_PAYABLE': 'Carte de crédit',
  'capability.DEBIT_CARD_PAYABLE': 'Carte de débit',
  'capability.PED_TERMINAL': 'Terminal de paiement avec code',
  'capability.REMOTE_START_STOP_CAPABLE': 'Application',
  'capability.RESERVABLE': 'Réservation possible',
  'capability.RFID_READER': 'Badge (RFID)',
  'capability.START_SESSION_CONNECTOR_REQUIRED': 'Choisir la prise au démarrage',
  'capability.TOKEN_GROUP_CAPABLE': 'Les badges d’un même groupe peuvent arrêter la recharge',
  'capability.UNLOCK_CAPABLE': 'Prise déverrouillable à distance',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'Au bord d’une autoroute',
  'parking_type.PARKING_GARAGE': 'Parking à étages',
  'parking_type.PARKING_LOT': 'Parking',
  'parking_type.ON_DRIVEWAY': 'Dans une allée',
  'parking_type.ON_STREET': 'Dans la rue',
  'parking_type.UNDERGROUND_GARAGE': 'Parking souterrain',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Véhicules électriques uniquement',
  'parking_restriction.PLUGGED': 'Uniquement véhicule branché',
  'parking_restriction.DISABLED': 'Réservé aux personnes handicapées',
  'parking_restriction.CUSTOMERS': 'Clients uniquement',
  'parking_restriction.MOTORCYCLES': 'Motos uniquement',

  // What is at a site or near it
  'facility.HOTEL': 'Hôtel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Centre commercial',
  'facility.SUPERMARKET': 'Supermarché',
  'facility.SPORT': 'Sport',
  'facility.RECREATION_AREA': 'Aire de loisirs',
  'facility.NATURE': 'Nature',
  'facility.MUSEUM': 'Musée',
  'facility.BIKE_SHARING': 'Vélos en libre-service',
  'facility.BUS_STOP': 'Arrêt de bus',
  'facility.TAXI_STAND': 'Station de taxis',
  'facility.TRAM_STOP': 'Arrêt de tram',
  'facility.METRO_STATION': 'Station de métro',
  'facility.TRAIN_STATION': 'Gare',
  'facility.AIRPORT': 'Aéroport',
  'facility.PARKING_LOT': 'Parking',
  'facility.CARPOOL_PARKING': 'Aire de covoiturage',
  'facility.FUEL_STATION': 'Station-service',
  'facility.WIFI': 'Wi-Fi',

  // What a picture shows
  'image_category.CHARGER': 'Station de recharge',
  'image_category.ENTRANCE': 'Entrée',
  'image_category.LOCATION': 'Site',
  'image_category.NETWORK': 'Logo du réseau',
  'image_category.OPERATOR': 'Logo de l’opérateur',
  'image_category.OTHER': 'Image',
  'image_category.OWNER': 'Logo du propriétaire',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Nucléaire',
  'energy_source.GENERAL_FOSSIL': 'Énergies fossiles',
  'energy_source.COAL': 'Charbon',
  'energy_source.GAS': 'Gaz',
  'energy_source.GENERAL_GREEN': 'Énergies renouvelables',
  'energy_source.SOLAR': 'Solaire',
  'energy_source.WIND': 'Éolien',
  'energy_source.WATER': 'Hydraulique',
  'environmental_impact.NUCLEAR_WASTE': 'Déchets nucléaires',
  'environmental_impact.CARBON_DIOXIDE': 'Dioxyde de carbone (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Sans abonnement',
  'tariff_type.PROFILE_CHEAP': 'Avec abonnement, recharge la moins chère',
  'tariff_type.PROFILE_FAST': 'Avec abonnement, recharge la plus rapide',
  'tariff_type.PROFILE_GREEN': 'Avec abonnement, recharge la plus verte',
  'tariff_type.REGULAR': 'Avec abonnement',
} as const satisfies Record<OcpiKey, string>;
