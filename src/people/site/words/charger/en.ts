/** The texts of a charger's own page in English, which declare their keys; words/en.ts says how they are written. */

export const chargerEn = {
  // At the top
  'charger.free': '{free} of {count} free now',
  'charger.without_status': { one: '{count} without status', other: '{count} without status' },
  'charger.no_status': 'No live status',
  'charger.lasts': 'for {time}',
  'charger.route': 'Route with my maps app',
  'charger.route_with': 'Route: {maps}',
  'charger.share': 'Share this page',
  'charger.copied': 'Link copied',
  'charger.call': 'Call {phone}',
  'charger.help_line': 'Help line',

  // Headings
  'charger.plugs': 'Plugs',
  'charger.points': 'Charging points',
  'charger.prices': 'Prices',
  'charger.hours': 'Opening hours',
  'charger.payment': 'Payment and start',
  'charger.place': 'Getting there',
  'charger.facilities': 'Nearby',
  'charger.photos': 'Photos',
  'charger.energy': 'Electricity',
  'charger.operator': 'Operator',
  'charger.data': 'About this page',

  // Plugs and charging points
  'charger.plug': 'Plug',
  'charger.now': 'Now',
  'charger.point': 'Point {label}',
  'charger.floor': 'Floor',
  'charger.evse_id': 'Id for questions',
  'charger.reserved_for': 'Parking',
  'charger.directions': 'How to find it',
  'charger.none': 'No charging points are listed here.',

  // Prices
  'charger.more_prices': 'More about this price',
  'charger.no_price': 'No price is given here. That does not mean that charging is free.',
  'charger.terms': 'Terms and conditions',

  // Payment and start
  'charger.pay': 'Pay with',
  'charger.start': 'Start with',
  'charger.reserve': 'Reserve',
  'charger.payment_unknown': 'It is not known how to pay here.',
  'charger.only_at': 'only at',
  'charger.only_at_some': 'only at some:',

  // Getting there
  'charger.parking': 'Parking',
  'charger.coordinates': 'Coordinates',
  'charger.entrances': 'Related places',
  'charger.time_zone': 'Times are local times of {zone}.',
  'charger.charges_when_closed': 'Charging goes on outside of the opening hours.',
  'charger.stops_when_closed': 'No charging outside of the opening hours.',

  // Photos
  'charger.photo_on': '{photo}, on {host}',

  // Electricity
  'charger.green': 'Green electricity only',
  'charger.not_green': 'Not only green electricity',
  'charger.supplier': 'Supplier',
  'charger.product': 'Product',
  'charger.share_of': '{source}: {share} %',
  'charger.impact': '{impact}: {amount} g per kWh',

  // People
  'charger.operated_by': 'Operator',
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
