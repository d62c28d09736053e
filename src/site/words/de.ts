/** The texts of the page in German; en.ts says how they are written. */

import type { Messages } from './messages.ts';

export const de = {
  // Days
  'day.MONDAY': 'Mo',
  'day.TUESDAY': 'Di',
  'day.WEDNESDAY': 'Mi',
  'day.THURSDAY': 'Do',
  'day.FRIDAY': 'Fr',
  'day.SATURDAY': 'Sa',
  'day.SUNDAY': 'So',

  // Opening hours
  'hours.always': 'Rund um die Uhr geöffnet, an allen Tagen',
  'hours.unknown': 'Öffnungszeiten unbekannt',
  'hours.open': 'Jetzt geöffnet',
  'hours.open_until': 'Geöffnet bis {time}',
  'hours.closed': 'Jetzt geschlossen',
  'hours.closed_until': 'Geschlossen, öffnet {time}',
  'hours.closed_day': 'geschlossen',
  'hours.whole_day': '24 Stunden',
  'hours.opens_specially': 'Zusätzlich geöffnet: {period}',
  'hours.closes_specially': 'Geschlossen: {period}',

  // Marks and buttons of the map
  'map.label': 'Karte',
  'map.zoom_in': 'Vergrößern',
  'map.zoom_out': 'Verkleinern',
  'map.sources': 'Quellen der Karte',
  'map.some_free': 'So viele Ladepunkte sind frei',
  'map.none_free': 'Keiner ist frei',
  'map.unknown': 'Status nicht bekannt',
  'map.several': 'Mehrere Standorte: wie viele',

  // Statuses of OCPI, as a driver would say them
  'status.AVAILABLE': 'Frei',
  'status.BLOCKED': 'Blockiert',
  'status.CHARGING': 'Belegt',
  'status.INOPERATIVE': 'Nicht in Betrieb',
  'status.OUTOFORDER': 'Defekt',
  'status.PLANNED': 'Geplant',
  'status.REMOVED': 'Entfernt',
  'status.RESERVED': 'Reserviert',
  'status.UNKNOWN': 'Status unbekannt',
} as const satisfies Messages;
