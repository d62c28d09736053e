/**
 * The texts of the page in English, which declare the keys of every language.
 *
 * To translate: keep the keys and the names in braces, and write the rest as people say it. A text with `one` and `other`
 * gets the forms that your language has; `{count}` is the number. Keys that begin with a name of OCPI in small letters and
 * end with a value in capitals are the words for that value.
 */

export const en = {
  // Days, short as in a timetable; the whole day for the screen reader and for "opens on".
  'day.MONDAY': 'Mon',
  'day.TUESDAY': 'Tue',
  'day.WEDNESDAY': 'Wed',
  'day.THURSDAY': 'Thu',
  'day.FRIDAY': 'Fri',
  'day.SATURDAY': 'Sat',
  'day.SUNDAY': 'Sun',

  // Opening hours
  'hours.always': 'Open 24 hours a day, every day',
  'hours.unknown': 'Opening hours are not known',
  'hours.open': 'Open now',
  'hours.open_until': 'Open until {time}',
  'hours.closed': 'Closed now',
  'hours.closed_until': 'Closed, opens {time}',
  'hours.closed_day': 'closed',
  'hours.whole_day': '24 hours',
  'hours.opens_specially': 'Also open: {period}',
  'hours.closes_specially': 'Closed: {period}',

  // Marks and buttons of the map
  'map.label': 'Map',
  'map.zoom_in': 'Zoom in',
  'map.zoom_out': 'Zoom out',
  'map.sources': 'Sources of the map',
  'map.some_free': 'Number of chargers that are free',
  'map.none_free': 'None is free',
  'map.unknown': 'Status not known',
  'map.several': 'Several sites: how many',

  // Statuses of OCPI, as a driver would say them
  'status.AVAILABLE': 'Free',
  'status.BLOCKED': 'Blocked',
  'status.CHARGING': 'In use',
  'status.INOPERATIVE': 'Not in operation',
  'status.OUTOFORDER': 'Out of order',
  'status.PLANNED': 'Planned',
  'status.REMOVED': 'Removed',
  'status.RESERVED': 'Reserved',
  'status.UNKNOWN': 'Status not known',
} as const;
