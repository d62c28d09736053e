/** Prices, hours, units and ages in German; words/en.ts says how they are written. */

import type { factsEn } from './en.ts';

export const factsDe = {
  // Days, short as in a timetable
  'day.MONDAY': 'Mo',
  'day.TUESDAY': 'Di',
  'day.WEDNESDAY': 'Mi',
  'day.THURSDAY': 'Do',
  'day.FRIDAY': 'Fr',
  'day.SATURDAY': 'Sa',
  'day.SUNDAY': 'So',

  // Opening hours
  'hours.always': 'Rund um die Uhr geöffnet',
  'hours.unknown': 'Öffnungszeiten unbekannt',
  'hours.open': 'Jetzt geöffnet',
  'hours.open_until': 'Geöffnet bis {time}',
  'hours.closed': 'Jetzt geschlossen',
  'hours.closed_until': 'Geschlossen bis {time}',
  'hours.every_day': 'Täglich',
  'hours.closed_day': 'geschlossen',
  'hours.whole_day': '24 Stunden',
  'hours.opens_specially': 'Zusätzlich geöffnet: {period}',
  'hours.closes_specially': 'Geschlossen: {period}',

  // Units and durations
  'unit.kw': '{power} kW',
  'unit.kwh': '{energy} kWh',
  'unit.current': '{current} A über alle Phasen',
  'unit.m': '{distance} m',
  'unit.km': '{distance} km',
  'duration.h': '{hours} h',
  'duration.min': '{minutes} min',
  'duration.h_min': '{hours} h {minutes} min',
  'duration.s': '{seconds} s',
  'age.now': 'gerade eben',

  // Prices
  'price.free': 'Kostenlos',
  'price.nothing': 'kostenlos',
  'price.unknown': 'Preis nicht angegeben',
  'price.incl_vat': 'inkl. MwSt.',
  'price.excl_vat': 'ohne MwSt.',
  'price.vat_not_stated': 'MwSt. nicht angegeben',
  'price.energy': '{amount}/kWh',
  'price.minute': '{amount}/min',
  'price.hour': '{amount}/h',
  'price.session': '{amount} pro Ladevorgang',
  'price.charging': '{price} Ladezeit',
  'price.parking': '{price} Standzeit ohne Laden',
  'price.otherwise': 'sonst',
  'price.step': 'berechnet je angefangene {step}',
  'price.least': 'mindestens {amount} pro Ladevorgang',
  'price.most': 'höchstens {amount} pro Ladevorgang',
  'price.reservation': 'Reservierung: {price}',
  'price.unused_reservation': 'Nicht genutzte Reservierung: {price}',
  'price.valid_from': 'ab {time}',
  'price.valid_until': 'bis {time}',

  // When a price applies
  'when.after_duration': 'nach {duration}',
  'when.first_duration': 'in den ersten {duration}',
  'when.duration_between': 'von {from} bis {to} nach dem Start',
  'when.after_energy': 'nach {energy}',
  'when.first_energy': 'für die ersten {energy}',
  'when.energy_between': 'von {from} bis {to}',
  'when.from': 'ab {amount}',
  'when.below': 'unter {amount}',
  'when.between': 'zwischen {from} und {to}',
  'when.from_time': 'ab {time}',
  'when.until_time': 'bis {time}',
  'when.from_day': 'ab {day}',
  'when.until_day': 'bis {day}',
  'when.days_between': 'vom {from} bis {to}',
} as const satisfies Record<keyof typeof factsEn, string>;
