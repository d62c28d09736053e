/** Prices, hours, units and ages in French; words/en.ts says how they are written. */

import type { factsEn } from './en.ts';

export const factsFr = {
  // Days, short as in a timetable
  'day.MONDAY': 'lun.',
  'day.TUESDAY': 'mar.',
  'day.WEDNESDAY': 'mer.',
  'day.THURSDAY': 'jeu.',
  'day.FRIDAY': 'ven.',
  'day.SATURDAY': 'sam.',
  'day.SUNDAY': 'dim.',

  // Opening hours
  'hours.always': 'Ouvert 24 h/24, 7 j/7',
  'hours.unknown': 'Horaires inconnus',
  'hours.open': 'Ouvert maintenant',
  'hours.open_until': 'Ouvert jusqu’à {time}',
  'hours.closed': 'Fermé maintenant',
  'hours.closed_until': 'Fermé jusqu’à {time}',
  'hours.every_day': 'Tous les jours',
  'hours.closed_day': 'fermé',
  'hours.whole_day': '24 h/24',
  'hours.opens_specially': 'Aussi ouvert : {period}',
  'hours.closes_specially': 'Fermé : {period}',

  // Units and durations
  'unit.kw': '{power} kW',
  'unit.kwh': '{energy} kWh',
  'unit.current': '{current} A sur toutes les phases',
  'unit.m': '{distance} m',
  'unit.km': '{distance} km',
  'duration.h': '{hours} h',
  'duration.min': '{minutes} min',
  'duration.h_min': '{hours} h {minutes} min',
  'duration.s': '{seconds} s',
  'age.now': 'à l’instant',

  // Prices
  'price.free': 'Gratuit',
  'price.nothing': 'gratuit',
  'price.unknown': 'Prix non indiqué',
  'price.incl_vat': 'TTC',
  'price.excl_vat': 'HT',
  'price.vat_not_stated': 'TVA non indiquée',
  'price.energy': '{amount}/kWh',
  'price.minute': '{amount}/min',
  'price.hour': '{amount}/h',
  'price.session': '{amount} par recharge',
  'price.charging': '{price} de recharge',
  'price.parking': '{price} de stationnement sans recharge',
  'price.otherwise': 'dans les autres cas',
  'price.step': 'facturé par tranche entamée de {step}',
  'price.least': 'au moins {amount} par recharge',
  'price.most': 'au plus {amount} par recharge',
  'price.reservation': 'Réservation : {price}',
  'price.unused_reservation': 'Réservation non utilisée : {price}',
  'price.valid_from': 'à partir du {time}',
  'price.valid_until': 'jusqu’au {time}',

  // When a price applies
  'when.after_duration': 'après {duration}',
  'when.first_duration': 'pendant les premières {duration}',
  'when.duration_between': 'de {from} à {to} après le début',
  'when.after_energy': 'au-delà de {energy}',
  'when.first_energy': 'pour les premiers {energy}',
  'when.energy_between': 'de {from} à {to}',
  'when.from': 'à partir de {amount}',
  'when.below': 'en dessous de {amount}',
  'when.between': 'entre {from} et {to}',
  'when.from_time': 'à partir de {time}',
  'when.until_time': 'jusqu’à {time}',
  'when.from_day': 'à partir du {day}',
  'when.until_day': 'jusqu’au {day}',
  'when.days_between': 'du {from} au {to}',
} as const satisfies Record<keyof typeof factsEn, string>;
