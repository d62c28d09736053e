/**
 * The objects of OCPI that this project publishes. Written by `npm run generate` from schemas/ocpi: Locations
 * as 2.3.0 has them, of which older versions have less (version-differences.ts), and tariffs of both forms. An optional field without
 * a value is left out, never null; a list that would be empty is left out too, but for the lists of 2.3.0 in which nothing means
 * "none" (`capabilities` of a Connector, `accepted_service_providers`): there, an absent one is unknown.
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

/** A point on the earth, WGS 84. OCPI 8.4.13. */
export interface GeoLocation {
  /** Degrees north, as text with 6 decimals. OCPI 8.4.13. */
  latitude: string;
  /** Degrees east, as text with 6 decimals. OCPI 8.4.13. */
  longitude: string;
}

/** A text in one language. OCPI 16.3. */
export interface DisplayText {
  /** Language of the text, ISO 639-1. OCPI 16.3. */
  language: string;
  /** What a driver reads; plain text, no markup, at most 512 characters. OCPI 16.3. */
  text: string;
}

/** A point that helps to find the Location, such as an entrance. OCPI 8.4.1. */
export interface AdditionalGeoLocation {
  /** Degrees north, as text with 6 decimals. OCPI 8.4.1. */
  latitude: string;
  /** Degrees east, as text with 6 decimals. OCPI 8.4.1. */
  longitude: string;
  /** What the point is: one text, not a list. OCPI 8.4.1. */
  name?: DisplayText;
}

/** A status that is planned; informational only. OCPI 8.4.23. */
export interface StatusSchedule {
  /** When it begins, UTC. OCPI 8.4.23. */
  period_begin: DateTime;
  /** When it ends, UTC; absent where nobody knows yet. OCPI 8.4.23. */
  period_end?: DateTime;
  /** The status of the EVSE in that period. OCPI 8.4.23. */
  status: Status;
}

/** A socket or a plug on a cable. OCPI 8.3.3. */
export interface Connector {
  /** Names the connector within its EVSE. OCPI 8.3.3. */
  id: string;
  /** The standard of the connector. OCPI 8.3.3. */
  standard: ConnectorType;
  /** Socket or cable. OCPI 8.3.3. */
  format: ConnectorFormat;
  /** The current it delivers. OCPI 8.3.3. */
  power_type: PowerType;
  /** The highest voltage in V, with three phases from line to neutral (230, not 400). OCPI 8.3.3. */
  max_voltage: number;
  /** The highest current in A, per phase. OCPI 8.3.3. */
  max_amperage: number;
  /** The highest power in W (150 kW is 150000). OCPI 8.3.3. */
  max_electric_power?: number;
  /** The ids of the tariffs that apply now; absent means unknown, not free. OCPI 8.3.3. */
  tariff_ids?: string[];
  /** Where the operator's terms and conditions are. OCPI 8.3.3. */
  terms_and_conditions?: string;
  /** Whether a contract in the vehicle pays (ISO 15118); absent means unknown, an empty list that it cannot. OCPI 2.3.0, 8.3.3. */
  capabilities?: ConnectorCapability[];
  /** When the connector last changed, UTC. OCPI 8.3.3. */
  last_updated: DateTime;
}

/** A parking place from which vehicles can charge at an EVSE. OCPI 2.3.0, 8.4. */
export interface EvseParking {
  /** The id of the Parking in the Location. OCPI 2.3.0, 8.4. */
  parking_id: string;
  /** Where the EVSE is, seen from the vehicle. OCPI 2.3.0, 8.4. */
  evse_position?: EvsePosition;
}

/** A picture on the web. OCPI 8.4.15. */
export interface Image {
  /** Where the full picture is. OCPI 8.4.15. */
  url: string;
  /** Where a small version of it is. OCPI 8.4.15. */
  thumbnail?: string;
  /** What it shows. OCPI 8.4.15. */
  category: ImageCategory;
  /** Its file type. OCPI 8.4.15. */
  type: string;
  /** Width of the full picture in pixels. OCPI 8.4.15. */
  width?: number;
  /** Height of the full picture in pixels. OCPI 8.4.15. */
  height?: number;
}

/** A point that charges one vehicle at a time. OCPI 8.3.2. */
export interface Evse {
  /** Names the EVSE among all of the publisher's, for ever. OCPI 8.3.2. */
  uid: string;
  /** The EVSE-ID of ISO 15118 or eMI3, such as BE*BEC*E041503001. OCPI 8.3.2. */
  evse_id?: string;
  /** Its present state. OCPI 8.3.2. */
  status: Status;
  /** Planned states. OCPI 8.3.2. */
  status_schedule?: StatusSchedule[];
  /** What it can do. OCPI 8.3.2. */
  capabilities?: Capability[];
  /** Its connectors, of which one can be in use at a time; one at least, also when the status is REMOVED. OCPI 8.3.2. */
  connectors: Connector[];
  /** The floor it is on, in the numbering of the building, at most 4 characters. OCPI 8.3.2. */
  floor_level?: string;
  /** Where it is. OCPI 8.3.2. */
  coordinates?: GeoLocation;
  /** What is printed on it, at most 16 characters. OCPI 8.3.2. */
  physical_reference?: string;
  /** How to get to it from the Location. OCPI 8.3.2. */
  directions?: DisplayText[];
  /** Who may park at it. OCPI 8.3.2. */
  parking_restrictions?: ParkingRestriction[];
  /** The parking places from which vehicles can charge here. OCPI 2.3.0, 8.3.2. */
  parking?: EvseParking[];
  /** Pictures of it. OCPI 8.3.2. */
  images?: Image[];
  /** Names of the companies whose contracts pay here; absent means unknown, an empty list that none does. OCPI 2.3.0, 8.3.2. */
  accepted_service_providers?: string[];
  /** When it or one of its connectors last changed, UTC. OCPI 8.3.2. */
  last_updated: DateTime;
}

/** A space that a vehicle is in while it charges, or what holds for parking near an EVSE. OCPI 2.3.0, 8.3. */
export interface Parking {
  /** Names the place within its Location. OCPI 2.3.0, 8.3. */
  id: string;
  /** What is painted on it, at most 12 characters. OCPI 2.3.0, 8.3. */
  physical_reference?: string;
  /** Vehicles that it was made for. OCPI 2.3.0, 8.3. */
  vehicle_types: VehicleType[];
  /** The heaviest vehicle in kg. OCPI 2.3.0, 8.3. */
  max_vehicle_weight?: number;
  /** The highest vehicle in cm. OCPI 2.3.0, 8.3. */
  max_vehicle_height?: number;
  /** The longest vehicle in cm. OCPI 2.3.0, 8.3. */
  max_vehicle_length?: number;
  /** The widest vehicle in cm. OCPI 2.3.0, 8.3. */
  max_vehicle_width?: number;
  /** Its length in cm. OCPI 2.3.0, 8.3. */
  parking_space_length?: number;
  /** Its width in cm. OCPI 2.3.0, 8.3. */
  parking_space_width?: number;
  /** Whether vehicles with dangerous goods may park there. OCPI 2.3.0, 8.3. */
  dangerous_goods_allowed?: boolean;
  /** How vehicles stand to the road. OCPI 2.3.0, 8.3. */
  direction?: ParkingDirection;
  /** Whether vehicles drive on without reversing. OCPI 2.3.0, 8.3. */
  drive_through?: boolean;
  /** Whether other vehicles must not park there. OCPI 2.3.0, 8.3. */
  restricted_to_type: boolean;
  /** Whether drivers must reserve it. OCPI 2.3.0, 8.3. */
  reservation_required: boolean;
  /** How long vehicles may stay, in minutes. OCPI 2.3.0, 8.3. */
  time_limit?: number;
  /** Whether it has a roof. OCPI 2.3.0, 8.3. */
  roofed?: boolean;
  /** Pictures of it. OCPI 2.3.0, 8.3. */
  images?: Image[];
  /** Whether it is lit. OCPI 2.3.0, 8.3. */
  lighting?: boolean;
  /** Whether trucks can plug in their refrigeration. OCPI 2.3.0, 8.3. */
  refrigeration_outlet?: boolean;
  /** Standards that it keeps, such as PAS 1899. OCPI 2.3.0, 8.3. */
  standards?: string[];
  /** Its element in the data of the Alliance for Parking Data Standards. OCPI 2.3.0, 8.3. */
  apds_reference?: string;
}

/** A company. OCPI 8.4.2. */
export interface BusinessDetails {
  /** The company's name, at most 100 characters. OCPI 8.4.2. */
  name: string;
  /** The company's website. OCPI 8.4.2. */
  website?: string;
  /** The company's logo. OCPI 8.4.2. */
  logo?: Image;
}

/** Opening hours of one weekday, in local time. A period that passes midnight is two entries. OCPI 8.4.21. */
export interface RegularHours {
  /** 1 is Monday, 7 is Sunday. OCPI 8.4.21. */
  weekday: number;
  /** When it opens, local time. OCPI 8.4.21. */
  period_begin: string;
  /** When it closes, local time, later than period_begin. OCPI 8.4.21. */
  period_end: string;
}

/** A period that differs from the regular hours, in UTC unlike those. OCPI 8.4.11. */
export interface ExceptionalPeriod {
  /** When it begins, UTC. OCPI 8.4.11. */
  period_begin: DateTime;
  /** When it ends, UTC, later than period_begin. OCPI 8.4.11. */
  period_end: DateTime;
}

/** Opening hours. Closings prevail over openings, openings over regular hours. A Location that is always open has no regular hours, any other has at least one. OCPI 8.4.14. */
export interface Hours {
  /** Whether it is open all day, every day, but for the exceptions. OCPI 8.4.14. */
  twentyfourseven: boolean;
  /** Weekly hours, in local time. OCPI 8.4.14. */
  regular_hours?: RegularHours[];
  /** Periods in which it is open although the regular hours say otherwise. OCPI 8.4.14. */
  exceptional_openings?: ExceptionalPeriod[];
  /** Periods in which it is closed. OCPI 8.4.14. */
  exceptional_closings?: ExceptionalPeriod[];
}

/** The share of one source in an energy mix. OCPI 8.4.7. */
export interface EnergySource {
  /** The source. OCPI 8.4.7. */
  source: EnergySourceCategory;
  /** Its share in percent. OCPI 8.4.7. */
  percentage: number;
}

/** What a kWh of an energy mix leaves behind. OCPI 8.4.9. */
export interface EnvironmentalImpact {
  /** What is left behind. OCPI 8.4.9. */
  category: EnvironmentalImpactCategory;
  /** How much of it, in g/kWh. OCPI 8.4.9. */
  amount: number;
}

/** The energy that is sold. OCPI 8.4.6. */
export interface EnergyMix {
  /** Whether all of it comes from regenerative sources, without CO2 or nuclear waste. OCPI 8.4.6. */
  is_green_energy: boolean;
  /** Its sources; the percentages should add up to 100. OCPI 8.4.6. */
  energy_sources?: EnergySource[];
  /** What it leaves behind. OCPI 8.4.6. */
  environ_impact?: EnvironmentalImpact[];
  /** The energy supplier, at most 64 characters. OCPI 8.4.6. */
  supplier_name?: string;
  /** The supplier's product, at most 64 characters. OCPI 8.4.6. */
  energy_product_name?: string;
}

/** A site with one or more EVSEs. Only public ones are published, so publish_allowed_to does not exist here. OCPI 8.3.1. */
export interface Location {
  /** The country of the operator's party id, ISO 3166-1 alpha-2. OCPI 8.3.1. */
  country_code: string;
  /** The operator's party id. OCPI 8.3.1. */
  party_id: string;
  /** Names the Location among all of the publisher's, for ever. OCPI 8.3.1. */
  id: string;
  /** Whether the Location may be shown to everybody; in public data it always may. OCPI 8.3.1. */
  publish: true;
  /** The name to show, at most 255 characters. OCPI 8.3.1. */
  name?: string;
  /** Street and house number, at most 255 characters. OCPI 8.3.1. */
  address: string;
  /** City or town, at most 45 characters. OCPI 8.3.1. */
  city: string;
  /** Postal code, absent only where there is none, at most 10 characters. OCPI 8.3.1. */
  postal_code?: string;
  /** State or province, at most 45 characters. OCPI 8.3.1. */
  state?: string;
  /** The country the site is in, ISO 3166-1 alpha-3. OCPI 8.3.1. */
  country: string;
  /** Where the site is. OCPI 8.3.1. */
  coordinates: GeoLocation;
  /** Points that belong to it, such as entrances. OCPI 8.3.1. */
  related_locations?: AdditionalGeoLocation[];
  /** The kind of place it is. OCPI 8.3.1. */
  parking_type?: ParkingType;
  /** Its EVSEs. OCPI 8.3.1. */
  evses?: Evse[];
  /** Places to park while charging. OCPI 2.3.0, 8.3.1. */
  parking_places?: Parking[];
  /** How to get to it. OCPI 8.3.1. */
  directions?: DisplayText[];
  /** The company that runs it. OCPI 8.3.1. */
  operator?: BusinessDetails;
  /** A company that runs it on behalf of the operator. OCPI 8.3.1. */
  suboperator?: BusinessDetails;
  /** The company that owns it. OCPI 8.3.1. */
  owner?: BusinessDetails;
  /** What is nearby. OCPI 8.3.1. */
  facilities?: Facility[];
  /** The time zone of its opening hours and of its tariffs' times, an IANA name. OCPI 8.3.1. */
  time_zone: string;
  /** When it can be used; absent means unknown, not always. OCPI 8.3.1. */
  opening_times?: Hours;
  /** Whether a vehicle goes on charging after closing time; absent means it does. OCPI 8.3.1. */
  charging_when_closed?: boolean;
  /** Pictures of it. OCPI 8.3.1. */
  images?: Image[];
  /** The energy sold here. OCPI 8.3.1. */
  energy_mix?: EnergyMix;
  /** A telephone number that drivers call for help. OCPI 2.3.0, 8.3.1. */
  help_phone?: string;
  /** When it, one of its EVSEs or one of their connectors last changed, UTC. OCPI 8.3.1. */
  last_updated: DateTime;
}

/** An amount of money in the currency of the tariff. OCPI 16.5. */
export interface Price {
  /** The amount without VAT. OCPI 16.5. */
  excl_vat: number;
  /** The amount with VAT. OCPI 16.5. */
  incl_vat?: number;
}

/** The price of one dimension. OCPI 11.4.2. */
export interface PriceComponent {
  /** What is priced. OCPI 11.4.2. */
  type: TariffDimensionType;
  /** Per kWh (ENERGY), per hour (TIME, PARKING_TIME) or per session (FLAT), without VAT. OCPI 11.4.2. */
  price: number;
  /** VAT in percent; absent means that there is none, which is not the same as 0. OCPI 11.4.2. */
  vat?: number;
  /** What is billed at least and counted in: Wh (ENERGY) or s (TIME, PARKING_TIME); without meaning for FLAT. OCPI 11.4.2. */
  step_size: number;
}

/** Conditions that must all hold at a moment of the session. Energy and duration count from its start. OCPI 11.4.6. */
export interface TariffRestrictions {
  /** From this time of day, local. OCPI 11.4.6. */
  start_time?: string;
  /** Before this time of day, local; an earlier one than start_time is on the next day. OCPI 11.4.6. */
  end_time?: string;
  /** From this day, local. OCPI 11.4.6. */
  start_date?: string;
  /** Before this day, local. OCPI 11.4.6. */
  end_date?: string;
  /** From this energy in kWh. OCPI 11.4.6. */
  min_kwh?: number;
  /** Below this energy in kWh. OCPI 11.4.6. */
  max_kwh?: number;
  /** From this current in A, all phases together. OCPI 11.4.6. */
  min_current?: number;
  /** Below this current in A, all phases together. OCPI 11.4.6. */
  max_current?: number;
  /** From this power in kW. OCPI 11.4.6. */
  min_power?: number;
  /** Below this power in kW. OCPI 11.4.6. */
  max_power?: number;
  /** From this duration of the session in s. OCPI 11.4.6. */
  min_duration?: number;
  /** Below this duration of the session in s. OCPI 11.4.6. */
  max_duration?: number;
  /** On these days, local; absent means all. OCPI 11.4.6. */
  day_of_week?: DayOfWeek[];
  /** Makes the prices those of a reservation. OCPI 11.4.6. */
  reservation?: ReservationRestrictionType;
}

/** Prices, and when they apply. Prices for a reservation are FLAT or TIME. OCPI 11.4.4. */
export interface TariffElement {
  /** The prices. OCPI 11.4.4. */
  price_components: PriceComponent[];
  /** When they apply; absent means always. OCPI 11.4.4. */
  restrictions?: TariffRestrictions;
}

/** What charging costs. All amounts are without VAT unless they say otherwise. OCPI 11.3.1. */
export interface Tariff {
  /** The country of the operator's party id, ISO 3166-1 alpha-2. OCPI 11.3.1. */
  country_code: string;
  /** The operator's party id. OCPI 11.3.1. */
  party_id: string;
  /** Names the tariff among all of the publisher's. OCPI 11.3.1. */
  id: string;
  /** The currency of all amounts, ISO 4217. OCPI 11.3.1. */
  currency: string;
  /** Whom it is for; absent means everybody. OCPI 11.3.1. */
  type?: TariffType;
  /** An explanation for drivers, one entry a language. OCPI 11.3.1. */
  tariff_alt_text?: DisplayText[];
  /** Where it is explained to drivers. OCPI 11.3.1. */
  tariff_alt_url?: string;
  /** The least that a session costs. OCPI 11.3.1. */
  min_price?: Price;
  /** The most that a session costs. OCPI 11.3.1. */
  max_price?: Price;
  /** The parts of the tariff. For each dimension the first one that matches applies, so their order matters. OCPI 11.3.1. */
  elements: TariffElement[];
  /** When it begins to apply, UTC. OCPI 11.3.1. */
  start_date_time?: DateTime;
  /** When it ceases to apply, UTC. OCPI 11.3.1. */
  end_date_time?: DateTime;
  /** The energy sold by it. OCPI 11.3.1. */
  energy_mix?: EnergyMix;
  /** When it last changed, UTC. OCPI 11.3.1. */
  last_updated: DateTime;
}

/** The least or the most that a session costs, in the currency of the tariff. OCPI 2.3.0, 11.4. */
export interface PriceLimit {
  /** The amount without taxes. OCPI 2.3.0, 11.4. */
  before_taxes: number;
  /** The amount with taxes. OCPI 2.3.0, 11.4. */
  after_taxes?: number;
}

/** What charging costs. tax_included says whether its prices are with taxes. OCPI 11.3.1. */
export interface Tariff230 {
  /** The country of the operator's party id, ISO 3166-1 alpha-2. OCPI 11.3.1. */
  country_code: string;
  /** The operator's party id. OCPI 11.3.1. */
  party_id: string;
  /** Names the tariff among all of the publisher's. OCPI 11.3.1. */
  id: string;
  /** The currency of all amounts, ISO 4217. OCPI 11.3.1. */
  currency: string;
  /** Whom it is for; absent means everybody. OCPI 11.3.1. */
  type?: TariffType;
  /** An explanation for drivers, one entry a language. OCPI 11.3.1. */
  tariff_alt_text?: DisplayText[];
  /** Where it is explained to drivers. OCPI 11.3.1. */
  tariff_alt_url?: string;
  /** The least that a session costs. OCPI 11.3.1. */
  min_price?: PriceLimit;
  /** The most that a session costs. OCPI 11.3.1. */
  max_price?: PriceLimit;
  /** The parts of the tariff. For each dimension the first one that matches applies, so their order matters. OCPI 11.3.1. */
  elements: TariffElement[];
  /** Whether the prices include taxes. OCPI 2.3.0, 11.3.1. */
  tax_included: TaxIncluded;
  /** When it begins to apply, UTC. OCPI 11.3.1. */
  start_date_time?: DateTime;
  /** When it ceases to apply, UTC. OCPI 11.3.1. */
  end_date_time?: DateTime;
  /** The energy sold by it. OCPI 11.3.1. */
  energy_mix?: EnergyMix;
  /** When it last changed, UTC. OCPI 11.3.1. */
  last_updated: DateTime;
}

/** A version and where it is. OCPI 6.1.2. */
export interface Version {
  /** The version. OCPI 6.1.2. */
  version: OcpiVersion;
  /** Where its details are. OCPI 6.1.2. */
  url: string;
}

/** A module and where it is. OCPI 6.2.2. */
export interface Endpoint {
  /** The module. OCPI 6.2.2. */
  identifier: 'locations' | 'tariffs';
  /** The side that answers there. OCPI 6.2.2. */
  role: 'SENDER';
  /** Where the module is. OCPI 6.2.2. */
  url: string;
}

/** A version and its modules. OCPI 6.2.1. */
export interface VersionDetails {
  /** The version. OCPI 6.2.1. */
  version: OcpiVersion;
  /** The modules. OCPI 6.2.1. */
  endpoints: Endpoint[];
}

/** Any object of a list, of any version. */
export type OcpiObject = Location | Tariff | Tariff230;
