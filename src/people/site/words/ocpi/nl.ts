/** The words for the values of OCPI in Dutch; words/en.ts says how they are written. */

import type { OcpiKey } from './keys.ts';
import { plugNames } from './plug-names.ts';

export const ocpiNl = {
  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Vrij',
  'status.BLOCKED': 'Geblokkeerd',
  'status.CHARGING': 'Bezet',
  'status.INOPERATIVE': 'Buiten gebruik',
  'status.OUTOFORDER': 'Defect',
  'status.PLANNED': 'Gepland',
  'status.REMOVED': 'Verwijderd',
  'status.RESERVED': 'Gereserveerd',
  'status.UNKNOWN': 'Status onbekend',

  // Plugs, by the names that drivers know
  ...plugNames,
  'connector_type.DOMESTIC_A': 'Stopcontact type A',
  'connector_type.DOMESTIC_B': 'Stopcontact type B',
  'connector_type.DOMESTIC_C': 'Stopcontact type C',
  'connector_type.DOMESTIC_D': 'Stopcontact type D',
  'connector_type.DOMESTIC_E': 'Stopcontact type E',
  'connector_type.DOMESTIC_F': 'Schuko (type F)',
  'connector_type.DOMESTIC_G': 'Stopcontact type G',
  'connector_type.DOMESTIC_H': 'Stopcontact type H',
  'connector_type.DOMESTIC_I': 'Stopcontact type I',
  'connector_type.DOMESTIC_J': 'Stopcontact type J',
  'connector_type.DOMESTIC_K': 'Stopcontact type K',
  'connector_type.DOMESTIC_L': 'Stopcontact type L',
  'connector_type.DOMESTIC_M': 'Stopcontact type M',
  'connector_type.DOMESTIC_N': 'Stopcontact type N',
  'connector_type.DOMESTIC_O': 'Stopcontact type O',
  'connector_type.IEC_60309_2_single_16': 'CEE blauw 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE rood 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE rood 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE rood 63 A',
  'connector_type.IEC_62196_T1': 'Type 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (type 1)',
  'connector_type.IEC_62196_T2': 'Type 2',
  'connector_type.IEC_62196_T3A': 'Type 3A',
  'connector_type.IEC_62196_T3C': 'Type 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Stroomafnemer op het voertuig',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Stroomafnemer op de laadpaal',

  // Cables
  'connector_format.SOCKET': 'contactdoos: eigen kabel nodig',
  'connector_format.CABLE': 'met kabel',

  // What a charger can do: how to pay and start there
  'capability.CHARGING_PROFILE_CAPABLE': 'Slim laden',
  'capability.CHARGING_PREFERENCES_CAPABLE': 'Volgt uw laadvoorkeuren',
  'capability.CHIP_CARD_SUPPORT': 'Chipkaart',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Contactloze kaart',
  'capability.CREDIT_CARD_PAYABLE': 'Creditcard',
  'capability.DEBIT_CARD_PAYABLE': 'Betaalpas',
  'capability.PED_TERMINAL': 'Betaalterminal met pincode',
  'capability.REMOTE_START_STOP_CAPABLE': 'App',
  'capability.RESERVABLE': 'Te reserveren',
  'capability.RFID_READER': 'Laadpas (RFID)',
  'capability.START_SESSION_CONNECTOR_REQUIRED': 'Kies de stekker bij het starten',
  'capability.TOKEN_GROUP_CAPABLE': 'Passen van één groep kunnen het laden stoppen',
  'capability.UNLOCK_CAPABLE': 'Stekker is op afstand te ontgrendelen',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'Langs de snelweg',
  'parking_type.PARKING_GARAGE': 'Parkeergarage',
  'parking_type.PARKING_LOT': 'Parkeerterrein',
  'parking_type.ON_DRIVEWAY': 'Op een oprit',
  'parking_type.ON_STREET': 'Op straat',
  'parking_type.UNDERGROUND_GARAGE': 'Ondergrondse parkeergarage',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Alleen elektrische voertuigen',
  'parking_restriction.PLUGGED': 'Alleen met ingestoken stekker',
  'parking_restriction.DISABLED': 'Voor mensen met een handicap',
  'parking_restriction.CUSTOMERS': 'Alleen voor klanten',
  'parking_restriction.MOTORCYCLES': 'Alleen motoren',

  // What is at a site or near it
  'facility.HOTEL': 'Hotel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Winkelcentrum',
  'facility.SUPERMARKET': 'Supermarkt',
  'facility.SPORT': 'Sport',
  'facility.RECREATION_AREA': 'Recreatiegebied',
  'facility.NATURE': 'Natuur',
  'facility.MUSEUM': 'Museum',
  'facility.BIKE_SHARING': 'Deelfietsen',
  'facility.BUS_STOP': 'Bushalte',
  'facility.TAXI_STAND': 'Taxistandplaats',
  'facility.TRAM_STOP': 'Tramhalte',
  'facility.METRO_STATION': 'Metrostation',
  'facility.TRAIN_STATION': 'Treinstation',
  'facility.AIRPORT': 'Luchthaven',
  'facility.PARKING_LOT': 'Parkeerterrein',
  'facility.CARPOOL_PARKING': 'Carpoolplaats',
  'facility.FUEL_STATION': 'Tankstation',
  'facility.WIFI': 'Wifi',

  // What a picture shows
  'image_category.CHARGER': 'Laadpaal',
  'image_category.ENTRANCE': 'Ingang',
  'image_category.LOCATION': 'Locatie',
  'image_category.NETWORK': 'Logo van het netwerk',
  'image_category.OPERATOR': 'Logo van de exploitant',
  'image_category.OTHER': 'Afbeelding',
  'image_category.OWNER': 'Logo van de eigenaar',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Kernenergie',
  'energy_source.GENERAL_FOSSIL': 'Fossiele brandstoffen',
  'energy_source.COAL': 'Steenkool',
  'energy_source.GAS': 'Gas',
  'energy_source.GENERAL_GREEN': 'Hernieuwbare energie',
  'energy_source.SOLAR': 'Zon',
  'energy_source.WIND': 'Wind',
  'energy_source.WATER': 'Water',
  'environmental_impact.NUCLEAR_WASTE': 'Kernafval',
  'environmental_impact.CARBON_DIOXIDE': 'Koolstofdioxide (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Zonder abonnement',
  'tariff_type.PROFILE_CHEAP': 'Met abonnement, zo goedkoop mogelijk laden',
  'tariff_type.PROFILE_FAST': 'Met abonnement, zo snel mogelijk laden',
  'tariff_type.PROFILE_GREEN': 'Met abonnement, zo groen mogelijk laden',
  'tariff_type.REGULAR': 'Met abonnement',
} as const satisfies Record<OcpiKey, string>;
