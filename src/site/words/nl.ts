/** The texts of the page in Dutch; en.ts says how they are written. */

import type { Messages } from './messages.ts';

export const nl = {
  // Days
  'day.MONDAY': 'ma',
  'day.TUESDAY': 'di',
  'day.WEDNESDAY': 'wo',
  'day.THURSDAY': 'do',
  'day.FRIDAY': 'vr',
  'day.SATURDAY': 'za',
  'day.SUNDAY': 'zo',

  // Opening hours
  'hours.always': '24 uur per dag open, alle dagen',
  'hours.unknown': 'Openingstijden onbekend',
  'hours.open': 'Nu open',
  'hours.open_until': 'Open tot {time}',
  'hours.closed': 'Nu gesloten',
  'hours.closed_until': 'Gesloten, opent {time}',
  'hours.closed_day': 'gesloten',
  'hours.whole_day': '24 uur',
  'hours.opens_specially': 'Ook open: {period}',
  'hours.closes_specially': 'Gesloten: {period}',

  // Marks and buttons of the map
  'map.label': 'Kaart',
  'map.zoom_in': 'Inzoomen',
  'map.zoom_out': 'Uitzoomen',
  'map.sources': 'Bronnen van de kaart',
  'map.some_free': 'Aantal vrije laadpunten',
  'map.none_free': 'Geen enkele vrij',
  'map.unknown': 'Status onbekend',
  'map.several': 'Meerdere locaties: hoeveel',

  // Statuses of OCPI, as a driver would say them
  'status.AVAILABLE': 'Vrij',
  'status.BLOCKED': 'Geblokkeerd',
  'status.CHARGING': 'In gebruik',
  'status.INOPERATIVE': 'Niet in bedrijf',
  'status.OUTOFORDER': 'Defect',
  'status.PLANNED': 'Gepland',
  'status.REMOVED': 'Verwijderd',
  'status.RESERVED': 'Gereserveerd',
  'status.UNKNOWN': 'Status onbekend',
} as const satisfies Messages;
