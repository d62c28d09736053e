/** The words for the values of OCPI in English, which declare their keys; words/en.ts says how they are written. */

import type { OcpiKey } from './keys.ts';
import { plugNames } from './plug-names.ts';

export const ocpiEn = {
  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Free',
  'status.BLOCKED': 'Blocked',
  'status.CHARGING': 'In use',
  'status.INOPERATIVE': 'Not in operation',
  'status.OUTOFORDER': 'Out of order',
  'status.PLANNED': 'Planned',
  'status.REMOVED': 'Removed',
  'status.RESERVED': 'Reserved',
  'status.UNKNOWN': 'Status not known',

  // Plugs, by the names that drivers know
  ...plugNames,
  'connector_type.DOMESTIC_A': 'Domestic type A',
  'connector_type.DOMESTIC_B': 'Domestic type B',
  'connector_type.DOMESTIC_C': 'Domestic type C',
  'connector_type.DOMESTIC_D': 'Domestic type D',
  'connector_type.DOMESTIC_E': 'Domestic type E',
  'connector_type.DOMESTIC_F': 'Schuko (type F)',
  'connector_type.DOMESTIC_G': 'Domestic type G',
  'connector_type.DOMESTIC_H': 'Domestic type H',
  'connector_type.DOMESTIC_I': 'Domestic type I',
  'connector_type.DOMESTIC_J': 'Domestic type J',
  'connector_type.DOMESTIC_K': 'Domestic type K',
  'connector_type.DOMESTIC_L': 'Domestic type L',
  'connector_type.DOMESTIC_M': 'Domestic type M',
  'connector_type.DOMESTIC_N': 'Domestic type N',
  'connector_type.DOMESTIC_O': 'Domestic type O',
  'connector_type.IEC_60309_2_single_16': 'CEE blue 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE red 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE red 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE red 63 A',
  'connector_type.IEC_62196_T1': 'Type 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (type 1)',
  'connector_type.IEC_62196_T2': 'Type 2',
  'connector_type.IEC_62196_T3A': 'Type 3A',
  'connector_type.IEC_62196_T3C': 'Type 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Pantograph on the vehicle',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Pantograph on the charger',

  // Cables
  'connector_format.SOCKET': 'socket: bring a cable',
  'connector_format.CABLE': 'cable attached',

  // What a charger can do: how to pay and start there
  'capability.CHARGING_PROFILE_CAPABLE': 'Smart charging',
  'capability.CHARGING_PREFERENCES_CAPABLE': 'Follows your charging preferences',
  'capability.CHIP_CARD_SUPPORT': 'Chip card',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Contactless card',
  'capability.CREDIT_CARD_PAYABLE': 'Credit card',
  'capability.DEBIT_CARD_PAYABLE': 'Debit card',
  'capability.PED_TERMINAL': 'Card terminal with PIN pad',
  'capability.REMOTE_START_STOP_CAPABLE': 'App',
  'capability.RESERVABLE': 'Can be reserved',
  'capability.RFID_READER': 'Charging card (RFID)',
  'capability.START_SESSION_CONNECTOR_REQUIRED': 'Choose the plug when you start',
  'capability.TOKEN_GROUP_CAPABLE': 'Cards of one group can stop each other’s charging',
  'capability.UNLOCK_CAPABLE': 'Plug can be unlocked from afar',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'Along a motorway',
  'parking_type.PARKING_GARAGE': 'Multi-storey car park',
  'parking_type.PARKING_LOT': 'Car park',
  'parking_type.ON_DRIVEWAY': 'On a driveway',
  'parking_type.ON_STREET': 'On the street',
  'parking_type.UNDERGROUND_GARAGE': 'Underground car park',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Electric vehicles only',
  'parking_restriction.PLUGGED': 'Only while plugged in',
  'parking_restriction.DISABLED': 'For people with disabilities',
  'parking_restriction.CUSTOMERS': 'Customers only',
  'parking_restriction.MOTORCYCLES': 'Motorcycles only',

  // What is at a site or near it
  'facility.HOTEL': 'Hotel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Shopping centre',
  'facility.SUPERMARKET': 'Supermarket',
  'facility.SPORT': 'Sports',
  'facility.RECREATION_AREA': 'Recreation area',
  'facility.NATURE': 'Nature',
  'facility.MUSEUM': 'Museum',
  'facility.BIKE_SHARING': 'Bicycle sharing',
  'facility.BUS_STOP': 'Bus stop',
  'facility.TAXI_STAND': 'Taxi stand',
  'facility.TRAM_STOP': 'Tram stop',
  'facility.METRO_STATION': 'Metro station',
  'facility.TRAIN_STATION': 'Railway station',
  'facility.AIRPORT': 'Airport',
  'facility.PARKING_LOT': 'Car park',
  'facility.CARPOOL_PARKING': 'Car-pool parking',
  'facility.FUEL_STATION': 'Fuel station',
  'facility.WIFI': 'Wi-Fi',

  // What a picture shows
  'image_category.CHARGER': 'Charger',
  'image_category.ENTRANCE': 'Entrance',
  'image_category.LOCATION': 'Site',
  'image_category.NETWORK': 'Logo of the network',
  'image_category.OPERATOR': 'Logo of the operator',
  'image_category.OTHER': 'Picture',
  'image_category.OWNER': 'Logo of the owner',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Nuclear power',
  'energy_source.GENERAL_FOSSIL': 'Fossil fuels',
  'energy_source.COAL': 'Coal',
  'energy_source.GAS': 'Gas',
  'energy_source.GENERAL_GREEN': 'Renewable energy',
  'energy_source.SOLAR': 'Sun',
  'energy_source.WIND': 'Wind',
  'energy_source.WATER': 'Water',
  'environmental_impact.NUCLEAR_WASTE': 'Nuclear waste',
  'environmental_impact.CARBON_DIOXIDE': 'Carbon dioxide (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Without a contract',
  'tariff_type.PROFILE_CHEAP': 'With a contract, cheapest charging',
  'tariff_type.PROFILE_FAST': 'With a contract, fastest charging',
  'tariff_type.PROFILE_GREEN': 'With a contract, greenest charging',
  'tariff_type.REGULAR': 'With a contract',
} as const satisfies Record<OcpiKey, string>;
