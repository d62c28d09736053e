/**
 * The value lists of OCPI that a public Locations and Tariffs sender emits, as 2.3.0 has them (Edition 2, chapters 8.4 and
 * 11.4). Which of them older versions lack is in version-differences.ts. In 2.3.0 some lists are open: others may send more.
 */

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

export const CONNECTOR_FORMAT = ['SOCKET', 'CABLE'] as const;

export const POWER_TYPE = ['AC_1_PHASE', 'AC_2_PHASE', 'AC_2_PHASE_SPLIT', 'AC_3_PHASE', 'DC'] as const;

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

export const CONNECTOR_CAPABILITY = ['ISO_15118_2_PLUG_AND_CHARGE', 'ISO_15118_20_PLUG_AND_CHARGE'] as const;

export const PARKING_TYPE = [
  'ALONG_MOTORWAY',
  'PARKING_GARAGE',
  'PARKING_LOT',
  'ON_DRIVEWAY',
  'ON_STREET',
  'UNDERGROUND_GARAGE',
] as const;

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

export const PARKING_DIRECTION = ['PARALLEL', 'PERPENDICULAR', 'ANGLE'] as const;

export const EVSE_POSITION = ['LEFT', 'RIGHT', 'CENTER'] as const;

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

export const IMAGE_CATEGORY = ['CHARGER', 'ENTRANCE', 'LOCATION', 'NETWORK', 'OPERATOR', 'OTHER', 'OWNER'] as const;

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

export const ENVIRONMENTAL_IMPACT_CATEGORY = ['NUCLEAR_WASTE', 'CARBON_DIOXIDE'] as const;

export const TARIFF_TYPE = ['AD_HOC_PAYMENT', 'PROFILE_CHEAP', 'PROFILE_FAST', 'PROFILE_GREEN', 'REGULAR'] as const;

export const TAX_INCLUDED = ['YES', 'NO', 'N/A'] as const;

export const TARIFF_DIMENSION_TYPE = ['ENERGY', 'FLAT', 'PARKING_TIME', 'TIME'] as const;

export const DAY_OF_WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export const RESERVATION_RESTRICTION_TYPE = ['RESERVATION', 'RESERVATION_EXPIRES'] as const;

/** The OCPI versions that this project can publish, from the oldest to the newest. */
export const OCPI_VERSION = ['2.2', '2.2.1', '2.3.0'] as const;

export type Status = (typeof STATUS)[number];
export type ConnectorType = (typeof CONNECTOR_TYPE)[number];
export type ConnectorFormat = (typeof CONNECTOR_FORMAT)[number];
export type PowerType = (typeof POWER_TYPE)[number];
export type Capability = (typeof CAPABILITY)[number];
export type ParkingDirection = (typeof PARKING_DIRECTION)[number];
export type EvsePosition = (typeof EVSE_POSITION)[number];
export type VehicleType = (typeof VEHICLE_TYPE)[number];
export type ConnectorCapability = (typeof CONNECTOR_CAPABILITY)[number];
export type TaxIncluded = (typeof TAX_INCLUDED)[number];
export type ParkingType = (typeof PARKING_TYPE)[number];
export type ParkingRestriction = (typeof PARKING_RESTRICTION)[number];
export type Facility = (typeof FACILITY)[number];
export type ImageCategory = (typeof IMAGE_CATEGORY)[number];
export type EnergySourceCategory = (typeof ENERGY_SOURCE_CATEGORY)[number];
export type EnvironmentalImpactCategory = (typeof ENVIRONMENTAL_IMPACT_CATEGORY)[number];
export type TariffType = (typeof TARIFF_TYPE)[number];
export type TariffDimensionType = (typeof TARIFF_DIMENSION_TYPE)[number];
export type DayOfWeek = (typeof DAY_OF_WEEK)[number];
export type ReservationRestrictionType = (typeof RESERVATION_RESTRICTION_TYPE)[number];
export type OcpiVersion = (typeof OCPI_VERSION)[number];
