/** The words for the values of OCPI in German; words/en.ts says how they are written. */

import type { OcpiKey } from './keys.ts';
import { plugNames } from './plug-names.ts';

export const ocpiDe = {
  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Frei',
  'status.BLOCKED': 'Blockiert',
  'status.CHARGING': 'Belegt',
  'status.INOPERATIVE': 'Außer Betrieb',
  'status.OUTOFORDER': 'Defekt',
  'status.PLANNED': 'Geplant',
  'status.REMOVED': 'Entfernt',
  'status.RESERVED': 'Reserviert',
  'status.UNKNOWN': 'Status unbekannt',

  // Plugs, by the names that drivers know
  ...plugNames,
  'connector_type.DOMESTIC_A': 'Haushaltssteckdose Typ A',
  'connector_type.DOMESTIC_B': 'Haushaltssteckdose Typ B',
  'connector_type.DOMESTIC_C': 'Haushaltssteckdose Typ C',
  'connector_type.DOMESTIC_D': 'Haushaltssteckdose Typ D',
  'connector_type.DOMESTIC_E': 'Haushaltssteckdose Typ E',
  'connector_type.DOMESTIC_F': 'Schuko (Typ F)',
  'connector_type.DOMESTIC_G': 'Haushaltssteckdose Typ G',
  'connector_type.DOMESTIC_H': 'Haushaltssteckdose Typ H',
  'connector_type.DOMESTIC_I': 'Haushaltssteckdose Typ I',
  'connector_type.DOMESTIC_J': 'Haushaltssteckdose Typ J',
  'connector_type.DOMESTIC_K': 'Haushaltssteckdose Typ K',
  'connector_type.DOMESTIC_L': 'Haushaltssteckdose Typ L',
  'connector_type.DOMESTIC_M': 'Haushaltssteckdose Typ M',
  'connector_type.DOMESTIC_N': 'Haushaltssteckdose Typ N',
  'connector_type.DOMESTIC_O': 'Haushaltssteckdose Typ O',
  'connector_type.IEC_60309_2_single_16': 'CEE blau 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE rot 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE rot 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE rot 63 A',
  'connector_type.IEC_62196_T1': 'Typ 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (Typ 1)',
  'connector_type.IEC_62196_T2': 'Typ 2',
  'connector_type.IEC_62196_T3A': 'Typ 3A',
  'connector_type.IEC_62196_T3C': 'Typ 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Stromabnehmer am Fahrzeug',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Stromabnehmer an der Ladestation',

  // Cables
  'connector_format.SOCKET': 'Steckdose: eigenes Kabel nötig',
  'connector_format.CABLE': 'mit Kabel',

  // What a charger can do: how to pay and start there
  'capability.CHARGING_PROFILE_CAPABLE': 'Gesteuertes Laden',
  'capability.CHARGING_PREFERENCES_CAPABLE': 'Beachtet Ladewünsche',
  'capability.CHIP_CARD_SUPPORT': 'Chipkarte',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Kontaktlose Karte',
  'capability.CREDIT_CARD_PAYABLE': 'Kreditkarte',
  'capability.DEBIT_CARD_PAYABLE': 'Debitkarte',
  'capability.PED_TERMINAL': 'Kartenterminal mit PIN-Eingabe',
  'capability.REMOTE_START_STOP_CAPABLE': 'App',
  'capability.RESERVABLE': 'Reservierbar',
  'capability.RFID_READER': 'Ladekarte (RFID)',
  'capability.START_SESSION_CONNECTOR_REQUIRED': 'Beim Start Stecker wählen',
  'capability.TOKEN_GROUP_CAPABLE': 'Karten einer Gruppe können das Laden füreinander beenden',
  'capability.UNLOCK_CAPABLE': 'Stecker lässt sich aus der Ferne entriegeln',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'An der Autobahn',
  'parking_type.PARKING_GARAGE': 'Parkhaus',
  'parking_type.PARKING_LOT': 'Parkplatz',
  'parking_type.ON_DRIVEWAY': 'Auf einer Einfahrt',
  'parking_type.ON_STREET': 'An der Straße',
  'parking_type.UNDERGROUND_GARAGE': 'Tiefgarage',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Nur Elektrofahrzeuge',
  'parking_restriction.PLUGGED': 'Nur mit gestecktem Kabel',
  'parking_restriction.DISABLED': 'Für Menschen mit Behinderung',
  'parking_restriction.CUSTOMERS': 'Nur für Kunden',
  'parking_restriction.MOTORCYCLES': 'Nur Motorräder',

  // What is at a site or near it
  'facility.HOTEL': 'Hotel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Einkaufszentrum',
  'facility.SUPERMARKET': 'Supermarkt',
  'facility.SPORT': 'Sport',
  'facility.RECREATION_AREA': 'Erholungsgebiet',
  'facility.NATURE': 'Natur',
  'facility.MUSEUM': 'Museum',
  'facility.BIKE_SHARING': 'Fahrradverleih',
  'facility.BUS_STOP': 'Bushaltestelle',
  'facility.TAXI_STAND': 'Taxistand',
  'facility.TRAM_STOP': 'Straßenbahnhaltestelle',
  'facility.METRO_STATION': 'U-Bahn-Station',
  'facility.TRAIN_STATION': 'Bahnhof',
  'facility.AIRPORT': 'Flughafen',
  'facility.PARKING_LOT': 'Parkplatz',
  'facility.CARPOOL_PARKING': 'Pendlerparkplatz',
  'facility.FUEL_STATION': 'Tankstelle',
  'facility.WIFI': 'WLAN',

  // What a picture shows
  'image_category.CHARGER': 'Ladestation',
  'image_category.ENTRANCE': 'Einfahrt',
  'image_category.LOCATION': 'Standort',
  'image_category.NETWORK': 'Logo des Netzes',
  'image_category.OPERATOR': 'Logo des Betreibers',
  'image_category.OTHER': 'Bild',
  'image_category.OWNER': 'Logo des Eigentümers',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Kernkraft',
  'energy_source.GENERAL_FOSSIL': 'Fossile Brennstoffe',
  'energy_source.COAL': 'Kohle',
  'energy_source.GAS': 'Gas',
  'energy_source.GENERAL_GREEN': 'Erneuerbare Energien',
  'energy_source.SOLAR': 'Sonne',
  'energy_source.WIND': 'Wind',
  'energy_source.WATER': 'Wasser',
  'environmental_impact.NUCLEAR_WASTE': 'Radioaktiver Abfall',
  'environmental_impact.CARBON_DIOXIDE': 'Kohlendioxid (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Ohne Vertrag',
  'tariff_type.PROFILE_CHEAP': 'Mit Vertrag, möglichst günstig laden',
  'tariff_type.PROFILE_FAST': 'Mit Vertrag, möglichst schnell laden',
  'tariff_type.PROFILE_GREEN': 'Mit Vertrag, möglichst grün laden',
  'tariff_type.REGULAR': 'Mit Vertrag',
} as const satisfies Record<OcpiKey, string>;
