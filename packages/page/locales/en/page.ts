/**
 * The texts of the page in English, which declare the keys of every language.
 *
 * To translate: keep the keys and the names in braces, and write the rest as people say it. A text with `one` and `other`
 * gets the forms that your language has; `{count}` is the number. Keys that begin with a name of OCPI in small letters and
 * end with a value in capitals are the words for that value.
 */

import { NAMES, UNITS } from '../names.ts';

export const pageTexts = {
  // Opening hours
  'hours.always': 'Open 24 hours a day, every day',
  'hours.unknown': 'Opening hours not known',
  'hours.open': 'Open now',
  'hours.open_until': 'Open until {time}',
  'hours.closed': 'Closed now',
  'hours.closed_until': 'Closed until {time}',
  'hours.every_day': 'Every day',
  'hours.closed_day': 'closed',
  'hours.whole_day': '24 hours',
  'hours.opens_specially': 'Also open: {period}',
  'hours.closes_specially': 'Closed: {period}',

  // Units and durations
  ...UNITS,
  'unit.current': '{current} A over all phases',
  'duration.h': '{hours} h',
  'age.now': 'just now',

  // Prices
  'price.free': 'Free of charge',
  'price.nothing': 'free',
  'price.unknown': 'No price given',
  'price.incl_vat': 'incl. VAT',
  'price.excl_vat': 'excl. VAT',
  'price.vat_not_stated': 'VAT not stated',
  'price.exact': 'exactly {price}',
  'price.hour': '{amount}/h',
  'price.session': '{amount} per session',
  'price.charging': '{price} charging',
  'price.parking': '{price} parking without charging',
  'price.otherwise': 'otherwise',
  'price.step': 'billed per started {step}',
  'price.least': 'at least {amount} per session',
  'price.most': 'at most {amount} per session',
  'price.reservation': 'Reservation: {price}',
  'price.unused_reservation': 'Reservation that is not used: {price}',

  // When a price applies
  'when.duration_from': 'after {from}',
  'when.duration_until': 'for the first {to}',
  'when.duration_between': 'from {from} to {to} after the start',
  'when.energy_from': 'after {from}',
  'when.energy_until': 'for the first {to}',
  'when.energy_between': 'from {from} to {to}',
  'when.amount_from': 'from {from}',
  'when.amount_until': 'below {to}',
  'when.amount_between': 'between {from} and {to}',
  'when.from_time': 'from {time}',
  'when.until_time': 'until {time}',
  'when.day_from': 'from {from}',
  'when.day_until': 'until {to}',
  'when.day_between': 'from {from} to {to}',

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
  ...NAMES,
  'connector_type.DOMESTIC': 'Domestic type {letter}',
  'connector_type.DOMESTIC_F': 'Schuko (type F)',
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

  // How to pay and start
  'capability.CHIP_CARD_SUPPORT': 'Chip card',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Contactless card',
  'capability.CREDIT_CARD_PAYABLE': 'Credit card',
  'capability.DEBIT_CARD_PAYABLE': 'Debit card',
  'capability.PED_TERMINAL': 'Card terminal with PIN pad',
  'capability.REMOTE_START_STOP_CAPABLE': 'App',
  'capability.RESERVABLE': 'Can be reserved',
  'capability.RFID_READER': 'Charging card (RFID)',

  // Other ways to pay
  'payment_means.APP': 'App',
  'payment_means.CASH': 'Cash',
  'payment_means.MOBILE_ACCOUNT': 'Phone bill',
  'payment_means.PREPAID_CARD': 'Prepaid card',
  'payment_means.QR_CODE': 'QR code',
  'payment_means.SMS': 'Text message',
  'payment_means.TOLL_TAG': 'Toll tag',
  'payment_means.WEBSITE': 'Website',
  'payment_brand.OTHER': 'Others',

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
  'parking_restriction.EMPLOYEES': 'Employees only',
  'parking_restriction.TAXIS': 'Taxis only',
  'parking_restriction.TENANTS': 'Residents only',

  // Vehicles that a place was made for
  'vehicle_type.MOTORCYCLE': 'Motorcycle',
  'vehicle_type.PERSONAL_VEHICLE': 'Car',
  'vehicle_type.PERSONAL_VEHICLE_WITH_TRAILER': 'Car with trailer',
  'vehicle_type.VAN': 'Van',
  'vehicle_type.SEMI_TRACTOR': 'Truck tractor',
  'vehicle_type.RIGID': 'Truck without trailer',
  'vehicle_type.TRUCK_WITH_TRAILER': 'Truck with trailer',
  'vehicle_type.BUS': 'Bus',
  'vehicle_type.DISABLED': 'Disabled permit holders',

  // How one parks there, as far as somebody said it
  'place.max_vehicle_height': 'Height up to {limit}',
  'place.max_vehicle_length': 'Length up to {limit}',
  'place.max_vehicle_width': 'Width up to {limit}',
  'place.max_vehicle_weight': 'Weight up to {limit}',
  'place.size': 'Size {length} × {width}',
  'place.time_limit': 'Parking for at most {time}',
  'place.restricted_to_type': 'Only for these vehicles',
  'place.reservation_required': 'Only with a reservation',
  'place.drive_through': 'Drive-through',
  'place.dangerous_goods_allowed': 'Dangerous goods allowed',
  'place.refrigeration_outlet': 'Power for refrigerated trucks',
  'evse_position.LEFT': 'charger on the left',
  'evse_position.RIGHT': 'charger on the right',
  'evse_position.CENTER': 'charger in the middle',

  // What a site has, or has not
  'comfort.roofed': 'Under a roof',
  'comfort.lit': 'Lit at night',
  'comfort.staffed': 'Staff on site',
  'comfort.toilets': 'Toilets',
  'comfort.catering': 'Food or drinks',
  'comfort.rest_area': 'Place to rest',
  'comfort.lacking': '{comfort}: no',

  // At a site or near it
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

  // Pictures
  'image_category.CHARGER': 'Charger',
  'image_category.ENTRANCE': 'Entrance',
  'image_category.LOCATION': 'Site',
  'image_category.OTHER': 'Picture',

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

  // The page as a whole
  'page.title': '{name}: where to charge',
  'page.skip': 'Skip to the content',
  'page.last_build':
    'The data cannot be published, so this page shows the last build. Mend the errors, mend or accept the doubts, and reload.',
  'page.reload': 'Reload the page',
  'page.loading': 'Loading …',

  // The whole network
  'now.label': 'Now',
  'now.free': { one: '{free} of {count} charging point free', other: '{free} of {count} charging points free' },
  'now.part_free': '{count} free',
  'now.part_taken': '{count} in use',
  'now.part_out': '{count} not in operation',
  'now.part_unknown': '{count} without status',
  'now.part_planned': '{count} planned',
  'now.as_of': 'As of {time}',
  'now.stale': 'As of {time}: newer statuses have not arrived',
  'now.missing': 'What is free cannot be loaded at the moment',

  // A site in the list
  'site.evses': { one: '{count} charging point', other: '{count} charging points' },
  'site.no_evses': 'No charging points',
  'site.free': '{free} of {count} free',
  'site.free_of': '{free} of {count} {what} free',
  'site.asked': 'matching',
  'site.matching': 'Matching charging points: {matching} of {count}',
  'site.back': 'Back to the list',
  'site.failed': 'This charger cannot be loaded at the moment',
  'site.retry': 'Try again',

  // The list
  'list.label': 'Charging sites',
  'list.sites': { one: '{count} site', other: '{count} sites' },
  'list.none': 'No site has all of this.',
  'list.more': 'Show {count} more',
  'list.failed':
    'The whole list cannot be loaded at the moment. These sites are a part of it, without search and statuses.',
  'list.first': 'These are the first {shown} of {count} sites. All of them are in the copies below.',

  // Where nothing is found: what is near the place that was meant
  'near.nearest': 'The site nearest to {place} is {site}, {distance} away.',
  'near.nearest_fitting': 'The nearest site to {place} that has all of this is {site}, {distance} away.',

  // Search and filters
  'find.placeholder': 'Place, name or id',
  'find.filters': 'Filters',
  'find.more': 'Plug, power, price …',
  'find.free': 'Free now',
  'find.card': 'Bank card',
  'find.clear': 'Clear all filters',
  'find.plug': 'Plug',
  'find.place': 'Parking place',
  'find.power': 'Power in kW',
  'find.from': 'from',
  'find.price': 'Price per kWh',
  'find.up_to': 'up to',
  'find.currency': 'Currency',
  'find.sort': 'Sort by',
  'find.sort_name': 'name',
  'find.sort_me': 'distance from me',
  'find.sort_map': 'distance from the middle of the map',
  'find.near_me': 'Near me',
  'find.asking': 'Asking your browser where you are …',
  'find.refused': 'Your browser does not tell this page where you are.',

  // The map
  'map.label': 'Map',
  'map.failed': 'Your browser cannot show the map. The list has everything.',
  'map.not_loaded': 'The map cannot be loaded at the moment. Perhaps there is a newer version of this page.',

  // How others use the data
  'use.title': 'For programs: API, files, documentation',
  'use.lead': 'Programs get the same data as this page: no key, no registration.',
  'use.docs': 'how to use the API, with examples',
  'use.locations': 'sites, OCPI {version}',
  'use.tariffs': 'tariffs, OCPI {version}',
  'use.copies': 'Files',
  'use.csv': 'table for spreadsheets',
  'use.geojson': 'for maps',
  'use.json': 'what is free now',
  'use.datapackage': 'description of the files',
  'use.scorecard': 'what AFIR asks for, and what this network says',
  'use.discovery': 'all feeds and their terms',
  'use.health': 'how fresh the data is',
  'use.licence': 'Licence:',
  'use.no_licence': 'No licence is stated.',
  'use.contact': 'Contact:',
  'use.privacy': 'This page sets no cookies and loads nothing from others.',
  'use.check': 'Check charging data of your own in this browser',
  'use.privacy_map': 'This page sets no cookies. If you show the map, it is loaded from {host}.',

  // Where there is nothing
  'missing.title': 'There is no such page',
  'missing.home': 'To the chargers of {name}',
  'missing.charger': 'If a link to a charger led you here: it is no longer in this network.',

  // Marks and buttons of the map
  'map.zoom_in': 'Zoom in',
  'map.zoom_out': 'Zoom out',
  'map.sources': 'Sources of the map',
  'map.some_free': 'Number of free charging points',
  'map.none_free': 'None is free',
  'map.legend': 'What the marks mean',
  'map.several': 'Several sites: how many',
  'map.view': 'List or map',
  'map.as_list': 'List',
  'map.around': 'Map: near {town}',

  // At the top
  'charger.free': '{free} of {count} free now',
  'charger.lasts': 'for {time}',
  'charger.route': 'Route with my maps app',
  'charger.route_with': 'Route: {maps}',
  'charger.other_maps': 'Or with',
  'charger.share': 'Share this page',
  'charger.copied': 'Link copied',
  'charger.call': 'Call {phone}',

  // Headings
  'charger.plugs': 'Plugs',
  'charger.points': 'Charging points',
  'charger.prices': 'Prices',
  'charger.hours': 'Opening hours',
  'charger.payment': 'Payment and start',
  'charger.place': 'Getting there',
  'charger.parking_places': 'Parking places',
  'charger.comforts': 'At the site',
  'charger.facilities': 'Nearby',
  'charger.photos': 'Photos',
  'charger.energy': 'Electricity',
  'charger.operator': 'Operator',
  'charger.data': 'About this page',

  // Plugs and charging points
  'charger.point': 'Point {label}',
  'charger.parking_place': 'Place {label}',
  'charger.floor': 'Floor',
  'charger.evse_id': 'Id for questions',
  'charger.directions': 'How to find it',

  // Prices
  'charger.more_prices': 'More about this price',
  'charger.no_price': 'No price is given here. That does not mean that charging is free.',
  'charger.terms': 'Terms and conditions',

  // Payment and start
  'charger.pay': 'Pay with',
  'charger.start': 'Start with',
  'charger.reserve': 'Reserve',
  'charger.brands': 'Cards and wallets',
  'charger.means': 'Other ways to pay',
  'charger.none_stated': 'None',
  'charger.contracts': 'Accepted contracts',
  'charger.payment_unknown': 'It is not known how to pay here.',
  'charger.only_at': 'only at:',

  // Getting there
  'charger.parking': 'Parking',
  'charger.coordinates': 'Coordinates',
  'charger.entrances': 'Related places',
  'charger.time_zone': 'Times are local times of {zone}.',
  'charger.charges_when_closed': 'Charging goes on outside of the opening hours.',
  'charger.stops_when_closed': 'No charging outside of the opening hours.',

  // Electricity
  'charger.green': 'Green electricity only',
  'charger.supplier': 'Supplier',
  'charger.product': 'Product',
  'charger.impact': '{impact}: {amount} g per kWh',

  // People
  'charger.suboperator': 'Run by',
  'charger.owner': 'Owner',

  // About this page
  'charger.report': 'Report a mistake',
  'charger.report_subject': 'Mistake in the data of {id}',
  'charger.json': 'This site as JSON',
  'charger.all': 'All sites',

  // Where there is no such site
  'charger.not_found': 'This charger is not here',
  'charger.not_found_why':
    'This network has no site with this id. It may have been removed, or the link is incomplete:',
  'charger.search_for': 'Search for it',
} as const;
