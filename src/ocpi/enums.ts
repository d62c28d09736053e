/**
 * The lists of values of OCPI that a public sender of Locations and Tariffs emits, as 2.3.0 has them. Written by `npm run generate`
 * from schemas/ocpi. Which of them older versions lack is in version-differences.ts. In 2.3.0 some lists are open: others may send more.
 */

/** The state of an EVSE at this moment. REMOVED marks one that is gone for good. OCPI 8.4.22. */
export const STATUS = [
  'AVAILABLE',
  'BLOCKED',
  'CHARGING',
  'INOPERATIVE',
  'OUTOFORDER',
  'PLANNED',
  'REMOVED',
  'RESERVED',
  'UNKNOWN',
] as const;

export type Status = (typeof STATUS)[number];

/** The standard of a socket or plug. Mind the small letters in the IEC_60309 values. OCPI 8.4.5. */
export const CONNECTOR_TYPE = [
  'CHADEMO',
  'CHAOJI',
  'DOMESTIC_A',
  'DOMESTIC_B',
  'DOMESTIC_C',
  'DOMESTIC_D',
  'DOMESTIC_E',
  'DOMESTIC_F',
  'DOMESTIC_G',
  'DOMESTIC_H',
  'DOMESTIC_I',
  'DOMESTIC_J',
  'DOMESTIC_K',
  'DOMESTIC_L',
  'DOMESTIC_M',
  'DOMESTIC_N',
  'DOMESTIC_O',
  'GBT_AC',
  'GBT_DC',
  'IEC_60309_2_single_16',
  'IEC_60309_2_three_16',
  'IEC_60309_2_three_32',
  'IEC_60309_2_three_64',
  'IEC_62196_T1',
  'IEC_62196_T1_COMBO',
  'IEC_62196_T2',
  'IEC_62196_T2_COMBO',
  'IEC_62196_T3A',
  'IEC_62196_T3C',
  'MCS',
  'NEMA_5_20',
  'NEMA_6_30',
  'NEMA_6_50',
  'NEMA_10_30',
  'NEMA_10_50',
  'NEMA_14_30',
  'NEMA_14_50',
  'PANTOGRAPH_BOTTOM_UP',
  'PANTOGRAPH_TOP_DOWN',
  'SAE_J3400',
  'TESLA_R',
  'TESLA_S',
] as const;

export type ConnectorType = (typeof CONNECTOR_TYPE)[number];

/** SOCKET: the driver brings the cable. CABLE: it hangs at the charger. OCPI 8.4.4. */
export const CONNECTOR_FORMAT = ['SOCKET', 'CABLE'] as const;

export type ConnectorFormat = (typeof CONNECTOR_FORMAT)[number];

/** Direct current, or alternating current and its phases. OCPI 8.4.19. */
export const POWER_TYPE = ['AC_1_PHASE', 'AC_2_PHASE', 'AC_2_PHASE_SPLIT', 'AC_3_PHASE', 'DC'] as const;

export type PowerType = (typeof POWER_TYPE)[number];

/** What an EVSE can do. OCPI 8.4.3. */
export const CAPABILITY = [
  'CHARGING_PROFILE_CAPABLE',
  'CHARGING_PREFERENCES_CAPABLE',
  'CHIP_CARD_SUPPORT',
  'CONTACTLESS_CARD_SUPPORT',
  'CREDIT_CARD_PAYABLE',
  'DEBIT_CARD_PAYABLE',
  'PED_TERMINAL',
  'REMOTE_START_STOP_CAPABLE',
  'RESERVABLE',
  'RFID_READER',
  'START_SESSION_CONNECTOR_REQUIRED',
  'TOKEN_GROUP_CAPABLE',
  'UNLOCK_CAPABLE',
] as const;

export type Capability = (typeof CAPABILITY)[number];

/** The kind of place where a Location is. OCPI 8.4.18. */
export const PARKING_TYPE = [
  'ALONG_MOTORWAY',
  'PARKING_GARAGE',
  'PARKING_LOT',
  'ON_DRIVEWAY',
  'ON_STREET',
  'UNDERGROUND_GARAGE',
] as const;

export type ParkingType = (typeof PARKING_TYPE)[number];

/** Who may park at an EVSE. OCPI 8.4.17. */
export const PARKING_RESTRICTION = [
  'EV_ONLY',
  'PLUGGED',
  'DISABLED',
  'CUSTOMERS',
  'MOTORCYCLES',
  'EMPLOYEES',
  'TAXIS',
  'TENANTS',
] as const;

export type ParkingRestriction = (typeof PARKING_RESTRICTION)[number];

/** What a driver finds at the Location or close to it. OCPI 8.4.12. */
export const FACILITY = [
  'HOTEL',
  'RESTAURANT',
  'CAFE',
  'MALL',
  'SUPERMARKET',
  'SPORT',
  'RECREATION_AREA',
  'NATURE',
  'MUSEUM',
  'BIKE_SHARING',
  'BUS_STOP',
  'TAXI_STAND',
  'TRAM_STOP',
  'METRO_STATION',
  'TRAIN_STATION',
  'AIRPORT',
  'PARKING_LOT',
  'CARPOOL_PARKING',
  'FUEL_STATION',
  'WIFI',
] as const;

export type Facility = (typeof FACILITY)[number];

/** What an image shows. OCPI 8.4.16. */
export const IMAGE_CATEGORY = ['CHARGER', 'ENTRANCE', 'LOCATION', 'NETWORK', 'OPERATOR', 'OTHER', 'OWNER'] as const;

export type ImageCategory = (typeof IMAGE_CATEGORY)[number];

/** Where energy comes from. OCPI 8.4.8. */
export const ENERGY_SOURCE_CATEGORY = [
  'NUCLEAR',
  'GENERAL_FOSSIL',
  'COAL',
  'GAS',
  'GENERAL_GREEN',
  'SOLAR',
  'WIND',
  'WATER',
] as const;

export type EnergySourceCategory = (typeof ENERGY_SOURCE_CATEGORY)[number];

/** What the production of energy leaves behind. OCPI 8.4.10. */
export const ENVIRONMENTAL_IMPACT_CATEGORY = ['NUCLEAR_WASTE', 'CARBON_DIOXIDE'] as const;

export type EnvironmentalImpactCategory = (typeof ENVIRONMENTAL_IMPACT_CATEGORY)[number];

/** Whom a tariff is for: those who pay at the terminal, those who identify themselves, or those with a charging preference. OCPI 11.4.7. */
export const TARIFF_TYPE = ['AD_HOC_PAYMENT', 'PROFILE_CHEAP', 'PROFILE_FAST', 'PROFILE_GREEN', 'REGULAR'] as const;

export type TariffType = (typeof TARIFF_TYPE)[number];

/** What is priced: energy, the session as such, time spent charging, or time parked without charging. OCPI 11.4.5. */
export const TARIFF_DIMENSION_TYPE = ['ENERGY', 'FLAT', 'PARKING_TIME', 'TIME'] as const;

export type TariffDimensionType = (typeof TARIFF_DIMENSION_TYPE)[number];

/** A day of the week, on the calendar of the Location. OCPI 11.4.1. */
export const DAY_OF_WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export type DayOfWeek = (typeof DAY_OF_WEEK)[number];

/** A reservation, or one that ran out unused. OCPI 11.4.3. */
export const RESERVATION_RESTRICTION_TYPE = ['RESERVATION', 'RESERVATION_EXPIRES'] as const;

export type ReservationRestrictionType = (typeof RESERVATION_RESTRICTION_TYPE)[number];

/** What a connector can do for drivers. OCPI 2.3.0, 8.4. */
export const CONNECTOR_CAPABILITY = ['ISO_15118_2_PLUG_AND_CHARGE', 'ISO_15118_20_PLUG_AND_CHARGE'] as const;

export type ConnectorCapability = (typeof CONNECTOR_CAPABILITY)[number];

/** Vehicles that a parking place was made for. OCPI 2.3.0, 8.4. */
export const VEHICLE_TYPE = [
  'MOTORCYCLE',
  'PERSONAL_VEHICLE',
  'PERSONAL_VEHICLE_WITH_TRAILER',
  'VAN',
  'SEMI_TRACTOR',
  'RIGID',
  'TRUCK_WITH_TRAILER',
  'BUS',
  'DISABLED',
] as const;

export type VehicleType = (typeof VEHICLE_TYPE)[number];

/** How vehicles stand to the road. OCPI 2.3.0, 8.4. */
export const PARKING_DIRECTION = ['PARALLEL', 'PERPENDICULAR', 'ANGLE'] as const;

export type ParkingDirection = (typeof PARKING_DIRECTION)[number];

/** Where the EVSE is, seen from the parked vehicle. OCPI 2.3.0, 8.4. */
export const EVSE_POSITION = ['LEFT', 'RIGHT', 'CENTER'] as const;

export type EvsePosition = (typeof EVSE_POSITION)[number];

/** YES: prices are with taxes. NO: taxes are added. N/A: there are none. OCPI 2.3.0, 11.4. */
export const TAX_INCLUDED = ['YES', 'NO', 'N/A'] as const;

export type TaxIncluded = (typeof TAX_INCLUDED)[number];

/** An OCPI version that is published. OCPI 6.2.5. */
export const OCPI_VERSION = ['2.2', '2.2.1', '2.3.0'] as const;

export type OcpiVersion = (typeof OCPI_VERSION)[number];
