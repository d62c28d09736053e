/** Prices, hours, units and ages in Dutch; words/en.ts says how they are written. */

import type { factsEn } from './en.ts';

export const factsNl = {
  // Days, short as in a timetable
  'day.MONDAY': 'ma',
  'day.TUESDAY': 'di',
  'day.WEDNESDAY': 'wo',
  'day.THURSDAY': 'do',
  'day.FRIDAY': 'vr',
  'day.SATURDAY': 'za',
  'day.SUNDAY': 'zo',

  // Opening hours
  'hours.always': 'Dag en nacht open',
  'hours.unknown': 'Openingstijden onbekend',
  'hours.open': 'Nu open',
  'hours.open_until': 'Open tot {time}',
  'hours.closed': 'Nu gesloten',
  'hours.closed_until': 'Gesloten tot {time}',
  'hours.every_day': 'Elke dag',
  'hours.closed_day': 'gesloten',
  'hours.whole_day': '24 uur',
  'hours.opens_specially': 'Ook open: {period}',
  'hours.closes_specially': 'Gesloten: {period}',

  // Units and durations
  'unit.kw': '{power} kW',
  'unit.kwh': '{energy} kWh',
  'unit.current': '{current} A over alle fasen',
  'unit.m': '{distance} m',
  'unit.km': '{distance} km',
  'duration.h': '{hours} uur',
  'duration.min': '{minutes} min',
  'duration.h_min': '{hours} uur {minutes} min',
  'duration.s': '{seconds} s',
  'age.now': 'zojuist',

  // Prices
  'price.free': 'Gratis',
  'price.nothing': 'gratis',
  'price.unknown': 'Prijs niet opgegeven',
  'price.incl_vat': 'incl. btw',
  'price.excl_vat': 'excl. btw',
  'price.vat_not_stated': 'btw niet opgegeven',
  'price.energy': '{amount}/kWh',
  'price.minute': '{amount}/min',
  'price.hour': '{amount}/uur',
  'price.session': '{amount} per laadsessie',
  'price.charging': '{price} laden',
  'price.parking': '{price} parkeren zonder laden',
  'price.otherwise': 'in andere gevallen',
  'price.step': 'berekend per begonnen {step}',
  'price.least': 'minstens {amount} per laadsessie',
  'price.most': 'hoogstens {amount} per laadsessie',
  'price.reservation': 'Reservering: {price}',
  'price.unused_reservation': 'Niet gebruikte reservering: {price}',
  'price.valid_from': 'vanaf {time}',
  'price.valid_until': 'tot en met {time}',

  // When a price applies
  'when.after_duration': 'na {duration}',
  'when.first_duration': 'de eerste {duration}',
  'when.duration_between': 'van {from} tot {to} na de start',
  'when.after_energy': 'na {energy}',
  'when.first_energy': 'voor de eerste {energy}',
  'when.energy_between': 'van {from} tot {to}',
  'when.from': 'vanaf {amount}',
  'when.below': 'onder {amount}',
  'when.between': 'tussen {from} en {to}',
  'when.from_time': 'vanaf {time}',
  'when.until_time': 'tot {time}',
  'when.from_day': 'vanaf {day}',
  'when.until_day': 'tot en met {day}',
  'when.days_between': 'van {from} tot en met {to}',
} as const satisfies Record<keyof typeof factsEn, string>;
