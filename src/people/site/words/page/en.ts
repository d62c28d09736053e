/** The texts around the list of sites in English, which declare their keys; words/en.ts says how they are written. */

export const pageEn = {
  // The page as a whole
  'page.title': '{name}: where to charge',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Skip to the content',
  'page.reload': 'Reload the page',

  // What is free in the whole network
  'now.label': 'Right now',
  'now.free': {
    one: '{free} of {count} charging point is free',
    other: '{free} of {count} charging points are free',
  },
  'now.part_free': '{count} free',
  'now.part_taken': '{count} in use',
  'now.part_out': '{count} not in operation',
  'now.part_unknown': '{count} without status',
  'now.loading': 'Loading what is free …',
  'now.as_of': 'As of {time}',
  'now.stale': 'As of {time}: newer statuses have not arrived',
  'now.failed': 'As of {time}: cannot be refreshed at the moment',
  'now.missing': 'What is free cannot be loaded at the moment',

  // A site in the list
  'site.evses': {
    one: '{count} charging point',
    other: '{count} charging points',
  },
  'site.no_evses': 'No charging points yet',
  'site.no_status': 'Status not known',
  'site.out': 'Not in operation',
  'site.free': '{free} of {count} free',
  'site.unknown': '{count} without status',
  'site.matching': '{matching} of {count} charging points match',
  'site.price_from': 'from {price}',
  'site.back': 'Back to the list',
  'site.loading': 'Loading …',
  'site.failed': 'This charger cannot be loaded at the moment',
  'site.retry': 'Try again',

  // The list
  'list.label': 'Charging sites',
  'list.sites': {
    one: '{count} site',
    other: '{count} sites',
  },
  'list.none': 'No site has all of this.',
  'list.more': 'Show {count} more',
  'list.left': '{left} more sites are not shown yet',
  'list.loading': 'The whole list is loading …',
  'list.failed':
    'The whole list cannot be loaded at the moment. These sites are a part of it, without search and statuses.',
  'list.first': 'These are the first {shown} of {count} sites. All of them are in the copies below.',

  // Search and filters
  'find.label': 'Search for a place, a name, an address or an id',
  'find.placeholder': 'Place, name or id',
  'find.filters': 'Filters',
  'find.more': 'Plug, power, price',
  'find.free': 'Free now',
  'find.open': 'Open now',
  'find.card': 'Bank card',
  'find.clear': 'Clear all filters',
  'find.plug': 'Plug',
  'find.power': 'Power in kW',
  'find.from': 'from',
  'find.to': 'to',
  'find.price': 'Price per kWh',
  'find.price_in': 'Price per kWh in {currency}',
  'find.up_to': 'up to',
  'find.currency': 'Currency',
  'find.sort': 'Sort by',
  'find.sort_name': 'name',
  'find.sort_me': 'distance from me',
  'find.sort_map': 'distance from the middle of the map',
  'find.near_me': 'Near me',
  'find.asking': 'Asking your browser where you are …',
  'find.refused': 'Your browser does not tell this page where you are. The list is sorted by name.',
  'find.not_found': 'Your browser could not find out where you are. The list is sorted by name.',
  'find.press_near_me': 'Press “Near me” to sort by the distance from you.',

  // The map
  'map.show': 'Show map',
  'map.hide': 'Hide map',
  'map.label': 'Map',
  'map.failed': 'Your browser cannot show the map. The list has everything.',
  'map.not_loaded': 'The map cannot be loaded at the moment. Perhaps there is a newer version of this page.',

  // How others use the data
  'use.title': 'Use this data',
  'use.lead': 'Programs get the same data as this page: no key, no registration.',
  'use.programs': 'API',
  'use.docs': 'how to use the API, with examples',
  'use.openapi': 'description for programs',
  'use.versions': 'where OCPI clients begin',
  'use.locations': 'sites, OCPI {version}',
  'use.tariffs': 'tariffs, OCPI {version}',
  'use.copies': 'Files',
  'use.csv': 'table for spreadsheets',
  'use.geojson': 'for maps',
  'use.status': 'what is free now',
  'use.datapackage': 'description of the files',
  'use.discovery': 'all feeds and their terms',
  'use.health': 'how fresh the data is',
  'use.terms': 'Terms and contact',
  'use.licence': 'Licence:',
  'use.no_licence': 'No licence is stated.',
  'use.contact': 'Contact:',
  'use.privacy': 'This page sets no cookies and loads nothing from others.',
  'use.privacy_map': 'This page sets no cookies. If you show the map, it is loaded from {host}.',

  // Where there is nothing
  'missing.title': 'There is no such page',
  'missing.home': 'To the chargers of {name}',

  // Marks and buttons of the map
  'map.zoom_in': 'Zoom in',
  'map.zoom_out': 'Zoom out',
  'map.sources': 'Sources of the map',
  'map.some_free': 'Number of free charging points',
  'map.none_free': 'None is free',
  'map.unknown': 'Status not known',
  'map.legend': 'What the marks mean',
  'map.several': 'Several sites: how many',
} as const;
