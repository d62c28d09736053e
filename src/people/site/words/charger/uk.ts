/** The texts of a charger's own page in Ukrainian; words/en.ts says how they are written. */

import type { ChargerMessages } from '../messages.ts';

export const chargerUk = {
  // At the top
  'charger.free': 'Вільно зараз: {free} з {count}',
  'charger.without_status': {
    one: '{count} без статусу',
    few: '{count} без статусу',
    many: '{count} без статусу',
    other: '{count} без статусу',
  },
  'charger.no_status': 'Поточний статус невідомий',
  'charger.lasts': 'вже {time}',
  'charger.route': 'Маршрут у моєму застосунку карт',
  'charger.route_with': 'Маршрут: {maps}',
  'charger.share': 'Поділитися сторінкою',
  'charger.copied': 'Посилання скопійовано',
  'charger.call': 'Зателефонувати: {phone}',
  'charger.help_line': 'Гаряча лінія',

  // Headings
  'charger.plugs': 'Роз’єми',
  'charger.points': 'Зарядні точки',
  'charger.prices': 'Ціни',
  'charger.hours': 'Години роботи',
  'charger.payment': 'Оплата та запуск',
  'charger.place': 'Як доїхати',
  'charger.facilities': 'Поруч',
  'charger.photos': 'Фотографії',
  'charger.energy': 'Електроенергія',
  'charger.operator': 'Оператор',
  'charger.data': 'Про цю сторінку',

  // Plugs and charging points
  'charger.plug': 'Роз’єм',
  'charger.now': 'Зараз',
  'charger.point': 'Точка {label}',
  'charger.floor': 'Поверх',
  'charger.evse_id': 'Ідентифікатор для звернень',
  'charger.reserved_for': 'Паркомісце',
  'charger.directions': 'Як знайти',
  'charger.none': 'Зарядних точок тут не вказано.',

  // Prices
  'charger.more_prices': 'Докладніше про ціну',
  'charger.no_price': 'Ціну тут не вказано. Це не означає, що заряджання безкоштовне.',
  'charger.terms': 'Умови користування',

  // Payment and start
  'charger.pay': 'Оплата',
  'charger.start': 'Запуск',
  'charger.reserve': 'Бронювання',
  'charger.payment_unknown': 'Невідомо, як тут платити.',
  'charger.only_at': 'лише на',
  'charger.only_at_some': 'лише на деяких:',

  // Getting there
  'charger.parking': 'Паркування',
  'charger.coordinates': 'Координати',
  'charger.entrances': 'Пов’язані місця',
  'charger.time_zone': 'Місцевий час: {zone}.',
  'charger.charges_when_closed': 'Поза годинами роботи заряджання триває.',
  'charger.stops_when_closed': 'Поза годинами роботи заряджання немає.',

  // Photos
  'charger.photo_on': '{photo}, на {host}',

  // Electricity
  'charger.green': 'Лише зелена електроенергія',
  'charger.not_green': 'Не лише зелена електроенергія',
  'charger.supplier': 'Постачальник',
  'charger.product': 'Продукт',
  'charger.share_of': '{source}: {share} %',
  'charger.impact': '{impact}: {amount} г на кВт·год',

  // People
  'charger.operated_by': 'Оператор',
  'charger.suboperator': 'Обслуговує',
  'charger.owner': 'Власник',

  // About this page
  'charger.report': 'Повідомити про помилку',
  'charger.report_subject': 'Помилка в даних {id}',
  'charger.json': 'Ця локація як JSON',
  'charger.all': 'Усі локації',

  // Where there is no such site
  'charger.not_found': 'Такої станції тут немає',
  'charger.not_found_why':
    'У цій мережі немає локації з таким ідентифікатором. Можливо, її вилучено або посилання неповне:',
  'charger.search_for': 'Шукати',
} as const satisfies ChargerMessages;
