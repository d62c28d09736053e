/**
 * The objects of OCPI that this project publishes, field by field in the order of the specification (2.3.0 Edition 2, chapters
 * 4, 6, 8, 11 and 16). Older versions have fewer fields (version-differences.ts), and tariffs of another form. An optional
 * field without a value is left out, never null; a list that would be empty is left out too, but for the lists of 2.3.0 in which
 * nothing means "none" (`capabilities` of a Connector, `accepted_service_providers`): there, an absent one is unknown.
 * `publish_allowed_to` is missing on purpose: it holds personal data and is never published.
 *
 * Units: power W, voltage V (line to neutral for three phases), current A, energy kWh, durations s, prices without VAT.
 */

import type {
  Capability,
  ConnectorCapability,
  ConnectorFormat,
  ConnectorType,
  DayOfWeek,
  EnergySourceCategory,
  EnvironmentalImpactCategory,
  EvsePosition,
  Facility,
  ImageCategory,
  OcpiVersion,
  ParkingDirection,
  ParkingRestriction,
  ParkingType,
  PowerType,
  ReservationRestrictionType,
  Status,
  TariffDimensionType,
  TariffType,
  TaxIncluded,
  VehicleType,
} from './enums.ts';

/** An instant in UTC as RFC 3339 text that ends in `Z`, with no fraction or exactly three digits of it. */
export type DateTime = string;

/** OCPI 16.3: one text in one language (ISO 639-1). */
export interface DisplayText {
  language: string;
  text: string;
}

/** OCPI 8.4.13: WGS 84 degrees as text with exactly 6 decimals. */
export interface GeoLocation {
  latitude: string;
  longitude: string;
}

/** OCPI 8.4.1: a point that belongs to the Location, such as an entrance. */
export interface AdditionalGeoLocation extends GeoLocation {
  name?: DisplayText;
}

/** OCPI 8.4.15. `width` and `height` in pixels; `type` is gif, jpeg, png or svg. */
export interface Image {
  url: string;
  thumbnail?: string;
  category: ImageCategory;
  type: string;
  width?: number;
  height?: number;
}

/** OCPI 8.4.2. */
export interface BusinessDetails {
  name: string;
  website?: string;
  logo?: Image;
}

/** OCPI 8.4.21: local time of the Location, `HH:MM`; weekday 1 is Monday. */
export interface RegularHours {
  weekday: number;
  period_begin: string;
  period_end: string;
}

/** OCPI 8.4.11: UTC, unlike RegularHours. */
export interface ExceptionalPeriod {
  period_begin: DateTime;
  period_end: DateTime;
}

/** OCPI 8.4.14. */
export interface Hours {
  twentyfourseven: boolean;
  regular_hours?: RegularHours[];
  exceptional_openings?: ExceptionalPeriod[];
  exceptional_closings?: ExceptionalPeriod[];
}

/** OCPI 8.4.23. */
export interface StatusSchedule {
  period_begin: DateTime;
  period_end?: DateTime;
  status: Status;
}

/** OCPI 8.4.7: percentage 0 to 100. */
export interface EnergySource {
  source: EnergySourceCategory;
  percentage: number;
}

/** OCPI 8.4.9: amount in g/kWh. */
export interface EnvironmentalImpact {
  category: EnvironmentalImpactCategory;
  amount: number;
}

/** OCPI 8.4.6. */
export interface EnergyMix {
  is_green_energy: boolean;
  energy_sources?: EnergySource[];
  environ_impact?: EnvironmentalImpact[];
  supplier_name?: string;
  energy_product_name?: string;
}

/** OCPI 8.3.3. `max_electric_power` in W. */
export interface Connector {
  id: string;
  standard: ConnectorType;
  format: ConnectorFormat;
  power_type: PowerType;
  max_voltage: number;
  max_amperage: number;
  max_electric_power?: number;
  tariff_ids?: string[];
  terms_and_conditions?: string;
  /** From 2.3.0. */
  capabilities?: ConnectorCapability[];
  last_updated: DateTime;
}

/**
 * OCPI 2.3.0: a parking space that a vehicle can be in while it charges. Sizes of vehicles and of the space in cm, weight in kg,
 * `time_limit` in minutes. Its id is unique within its Location.
 */
export interface Parking {
  id: string;
  physical_reference?: string;
  vehicle_types: VehicleType[];
  max_vehicle_weight?: number;
  max_vehicle_height?: number;
  max_vehicle_length?: number;
  max_vehicle_width?: number;
  parking_space_length?: number;
  parking_space_width?: number;
  dangerous_goods_allowed?: boolean;
  direction?: ParkingDirection;
  drive_through?: boolean;
  restricted_to_type: boolean;
  reservation_required: boolean;
  time_limit?: number;
  roofed?: boolean;
  images?: Image[];
  lighting?: boolean;
  refrigeration_outlet?: boolean;
  standards?: string[];
  apds_reference?: string;
}

/** OCPI 2.3.0: a space from which vehicles can charge at an EVSE, by the id of its Parking. */
export interface EvseParking {
  parking_id: string;
  evse_position?: EvsePosition;
}

/** OCPI 8.3.2: charges one vehicle at a time. */
export interface Evse {
  uid: string;
  evse_id?: string;
  status: Status;
  status_schedule?: StatusSchedule[];
  capabilities?: Capability[];
  connectors: Connector[];
  floor_level?: string;
  coordinates?: GeoLocation;
  physical_reference?: string;
  directions?: DisplayText[];
  parking_restrictions?: ParkingRestriction[];
  /** From 2.3.0. */
  parking?: EvseParking[];
  images?: Image[];
  /** From 2.3.0: names of the companies whose contracts pay here. */
  accepted_service_providers?: string[];
  last_updated: DateTime;
}

/** OCPI 8.3.1: a site. */
export interface Location {
  country_code: string;
  party_id: string;
  id: string;
  publish: true;
  name?: string;
  address: string;
  city: string;
  postal_code?: string;
  state?: string;
  country: string;
  coordinates: GeoLocation;
  related_locations?: AdditionalGeoLocation[];
  parking_type?: ParkingType;
  evses?: Evse[];
  /** From 2.3.0. */
  parking_places?: Parking[];
  directions?: DisplayText[];
  operator?: BusinessDetails;
  suboperator?: BusinessDetails;
  owner?: BusinessDetails;
  facilities?: Facility[];
  time_zone: string;
  opening_times?: Hours;
  charging_when_closed?: boolean;
  images?: Image[];
  energy_mix?: EnergyMix;
  /** From 2.3.0: help line for drivers. */
  help_phone?: string;
  last_updated: DateTime;
}

/** OCPI 16.5: an amount of money. */
export interface Price {
  excl_vat: number;
  incl_vat?: number;
}

/** OCPI 11.4.2: `price` per kWh, per hour or per session, without VAT; `vat` in percent; `step_size` in Wh or s. */
export interface PriceComponent {
  type: TariffDimensionType;
  price: number;
  vat?: number;
  step_size: number;
}

/** OCPI 11.4.6: times and dates are local to the Location; energy in kWh, current in A, power in kW, durations in s. */
export interface TariffRestrictions {
  start_time?: string;
  end_time?: string;
  start_date?: string;
  end_date?: string;
  min_kwh?: number;
  max_kwh?: number;
  min_current?: number;
  max_current?: number;
  min_power?: number;
  max_power?: number;
  min_duration?: number;
  max_duration?: number;
  day_of_week?: DayOfWeek[];
  reservation?: ReservationRestrictionType;
}

/** OCPI 11.4.4. The order of a tariff's elements decides which one applies. */
export interface TariffElement {
  price_components: PriceComponent[];
  restrictions?: TariffRestrictions;
}

/** OCPI 11.3.1 as 2.2 and 2.2.1 have it. */
export interface Tariff {
  country_code: string;
  party_id: string;
  id: string;
  currency: string;
  type?: TariffType;
  tariff_alt_text?: DisplayText[];
  tariff_alt_url?: string;
  min_price?: Price;
  max_price?: Price;
  elements: TariffElement[];
  start_date_time?: DateTime;
  end_date_time?: DateTime;
  energy_mix?: EnergyMix;
  last_updated: DateTime;
}

/** OCPI 2.3.0: the least or the most that a session costs. */
export interface PriceLimit {
  before_taxes: number;
  after_taxes?: number;
}

/** A Tariff of OCPI 2.3.0. Its prices are with VAT if `tax_included` is YES. */
export interface Tariff230 extends Omit<Tariff, 'min_price' | 'max_price'> {
  min_price?: PriceLimit;
  max_price?: PriceLimit;
  tax_included: TaxIncluded;
}

/** Any object of a list, of any version. */
export type OcpiObject = Location | Tariff | Tariff230;

/** OCPI 6.1.2: `url` is absolute. */
export interface Version {
  version: OcpiVersion;
  url: string;
}

/** OCPI 6.2.2: one endpoint. */
export interface Endpoint {
  identifier: 'locations' | 'tariffs';
  role: 'SENDER';
  url: string;
}

/** OCPI 6.2.1. */
export interface VersionDetails {
  version: OcpiVersion;
  endpoints: Endpoint[];
}
