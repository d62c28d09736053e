/** Prices, hours, units and ages in Ukrainian; words/en.ts says how they are written. */

import type { factsEn } from './en.ts';

export const factsUk = {
  // Days, short as in a timetable
  'day.MONDAY': 'пн',
  'day.TUESDAY': 'вт',
  'day.WEDNESDAY': 'ср',
  'day.THURSDAY': 'чт',
  'day.FRIDAY': 'пт',
  'day.SATURDAY': 'сб',
  'day.SUNDAY': 'нд',

  // Opening hours
  'hours.always': 'Відчинено цілодобово',
  'hours.unknown': 'Години роботи невідомі',
  'hours.open': 'Зараз відчинено',
  'hours.open_until': 'Відчинено до {time}',
  'hours.closed': 'Зараз зачинено',
  'hours.closed_until': 'Зачинено до {time}',
  'hours.every_day': 'Щодня',
  'hours.closed_day': 'зачинено',
  'hours.whole_day': 'цілодобово',
  'hours.opens_specially': 'Також відчинено: {period}',
  'hours.closes_specially': 'Зачинено: {period}',

  // Units and durations
  'unit.kw': '{power} кВт',
  'unit.kwh': '{energy} кВт·год',
  'unit.current': '{current} А за всіма фазами',
  'unit.m': '{distance} м',
  'unit.km': '{distance} км',
  'duration.h': '{hours} год',
  'duration.min': '{minutes} хв',
  'duration.h_min': '{hours} год {minutes} хв',
  'duration.s': '{seconds} с',
  'age.now': 'щойно',

  // Prices
  'price.free': 'Безкоштовно',
  'price.nothing': 'безкоштовно',
  'price.unknown': 'Ціну не вказано',
  'price.incl_vat': 'з ПДВ',
  'price.excl_vat': 'без ПДВ',
  'price.vat_not_stated': 'ПДВ не вказано',
  'price.energy': '{amount}/кВт·год',
  'price.minute': '{amount}/хв',
  'price.hour': '{amount}/год',
  'price.session': '{amount} за сеанс',
  'price.charging': '{price} заряджання',
  'price.parking': '{price} стоянки без заряджання',
  'price.otherwise': 'в інших випадках',
  'price.step': 'оплата за кожні розпочаті {step}',
  'price.least': 'щонайменше {amount} за сеанс',
  'price.most': 'щонайбільше {amount} за сеанс',
  'price.reservation': 'Бронювання: {price}',
  'price.unused_reservation': 'Невикористане бронювання: {price}',
  'price.valid_from': 'з {time}',
  'price.valid_until': 'до {time}',

  // When a price applies
  'when.after_duration': 'після {duration}',
  'when.first_duration': 'перші {duration}',
  'when.duration_between': 'від {from} до {to} після початку',
  'when.after_energy': 'після {energy}',
  'when.first_energy': 'за перші {energy}',
  'when.energy_between': 'від {from} до {to}',
  'when.from': 'від {amount}',
  'when.below': 'менше ніж {amount}',
  'when.between': 'між {from} і {to}',
  'when.from_time': 'з {time}',
  'when.until_time': 'до {time}',
  'when.from_day': 'з {day}',
  'when.until_day': 'до {day}',
  'when.days_between': 'з {from} до {to}',
} as const satisfies Record<keyof typeof factsEn, string>;
