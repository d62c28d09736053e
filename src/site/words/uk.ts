/** The texts of the page in Ukrainian; en.ts says how they are written. */

import type { Messages } from './messages.ts';

export const uk = {
  // Days
  'day.MONDAY': 'пн',
  'day.TUESDAY': 'вт',
  'day.WEDNESDAY': 'ср',
  'day.THURSDAY': 'чт',
  'day.FRIDAY': 'пт',
  'day.SATURDAY': 'сб',
  'day.SUNDAY': 'нд',

  // Opening hours
  'hours.always': 'Відчинено цілодобово, щодня',
  'hours.unknown': 'Години роботи невідомі',
  'hours.open': 'Зараз відчинено',
  'hours.open_until': 'Відчинено до {time}',
  'hours.closed': 'Зараз зачинено',
  'hours.closed_until': 'Зачинено, відчиняється {time}',
  'hours.closed_day': 'зачинено',
  'hours.whole_day': 'цілодобово',
  'hours.opens_specially': 'Також відчинено: {period}',
  'hours.closes_specially': 'Зачинено: {period}',

  // Marks and buttons of the map
  'map.label': 'Карта',
  'map.zoom_in': 'Збільшити',
  'map.zoom_out': 'Зменшити',
  'map.sources': 'Джерела карти',
  'map.some_free': 'Кількість вільних зарядних точок',
  'map.none_free': 'Немає вільних',
  'map.unknown': 'Стан невідомий',
  'map.several': 'Кілька станцій: скільки',

  // Statuses of OCPI, as a driver would say them
  'status.AVAILABLE': 'Вільно',
  'status.BLOCKED': 'Заблоковано',
  'status.CHARGING': 'Зайнято',
  'status.INOPERATIVE': 'Не працює',
  'status.OUTOFORDER': 'Несправно',
  'status.PLANNED': 'Заплановано',
  'status.REMOVED': 'Вилучено',
  'status.RESERVED': 'Заброньовано',
  'status.UNKNOWN': 'Стан невідомий',
} as const satisfies Messages;
