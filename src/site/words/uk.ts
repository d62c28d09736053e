/** The texts of the page in Ukrainian; en.ts says how they are written. */

import { chargerUk } from './charger/uk.ts';
import { factsUk } from './facts/uk.ts';
import type { Messages } from './messages.ts';
import { ocpiUk } from './ocpi/uk.ts';
import { pageUk } from './page/uk.ts';

export const uk = {
  ...factsUk,
  ...ocpiUk,
<<<<<<< HEAD
  ...pageUk,
=======

  'map.zoom_in': 'Збільшити',
  'map.zoom_out': 'Зменшити',
  'map.sources': 'Джерела карти',
  'map.some_free': 'Кількість вільних зарядних точок',
  'map.none_free': 'Немає вільних',
  'map.unknown': 'Стан невідомий',
  'map.several': 'Кілька станцій: скільки',

  // The page as a whole
  'page.title': '{name}: де зарядитися',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Перейти до вмісту',

  // What is free in the whole network
  'now.label': 'Зараз',
  'now.free': {
    one: 'Вільно {free} з {count} зарядної точки',
    few: 'Вільно {free} з {count} зарядних точок',
    many: 'Вільно {free} з {count} зарядних точок',
    other: 'Вільно {free} з {count} зарядної точки',
  },
  'now.part_free': 'вільно: {count}',
  'now.part_taken': 'зайнято: {count}',
  'now.part_out': 'не працює: {count}',
  'now.part_unknown': 'без статусу: {count}',
  'now.loading': 'Завантаження даних про вільні місця…',
  'now.as_of': 'Станом на {time}',
  'now.stale': 'Станом на {time}: новіших даних немає',
  'now.failed': 'Станом на {time}: наразі не вдається оновити',
  'now.missing': 'Наразі не вдається завантажити дані про вільні місця',

  // A site in the list
  'site.evses': {
    one: '{count} зарядна точка',
    few: '{count} зарядні точки',
    many: '{count} зарядних точок',
    other: '{count} зарядної точки',
  },
  'site.no_evses': 'Зарядних точок ще немає',
  'site.no_status': 'Статус невідомий',
  'site.out': 'Не працює',
  'site.free': 'Вільно {free} з {count}',
  'site.unknown': 'без статусу: {count}',
  'site.matching': 'Підходить зарядних точок: {matching} з {count}',
  'site.charging_free': 'Безкоштовно',
  'site.price': '{price}/кВт·год',
  'site.price_from': 'від {price}/кВт·год',
  'site.back': 'Назад до списку',
  'site.loading': 'Завантаження…',
  'site.missing': 'Тут немає станції з ідентифікатором «{id}»',
  'site.failed': 'Наразі не вдається завантажити цю станцію',
  'site.retry': 'Спробувати ще раз',

  // The list
  'list.label': 'Зарядні майданчики',
  'list.sites': {
    one: '{count} майданчик',
    few: '{count} майданчики',
    many: '{count} майданчиків',
    other: '{count} майданчика',
  },
  'list.none': 'Жоден майданчик не відповідає всім умовам.',
  'list.more': 'Показати ще {count}',
  'list.left': 'Ще не показано майданчиків: {left}',
  'list.loading': 'Повний список завантажується…',
  'list.failed': 'Наразі не вдається завантажити повний список. Ці майданчики — його частина, без пошуку й статусів.',
  'list.first': 'Це перші {shown} із {count} майданчиків. Усі є в копіях нижче.',

  // Search and filters
  'find.label': 'Шукати місце, назву, адресу або ідентифікатор',
  'find.placeholder': 'Місце, назва або ідентифікатор',
  'find.filters': 'Фільтри',
  'find.more': 'Роз’єм, потужність, ціна, порядок',
  'find.free': 'Зараз вільно',
  'find.open': 'Зараз відкрито',
  'find.card': 'Банківська картка',
  'find.clear': 'Скинути всі фільтри',
  'find.plug': 'Роз’єм',
  'find.power': 'Потужність у кВт',
  'find.from': 'від',
  'find.to': 'до',
  'find.price': 'Ціна за кВт·год',
  'find.price_in': 'Ціна за кВт·год, {currency}',
  'find.up_to': 'до',
  'find.currency': 'Валюта',
  'find.sort': 'Упорядкувати за',
  'find.sort_name': 'назвою',
  'find.sort_me': 'відстанню від мене',
  'find.sort_map': 'відстанню від центру карти',
  'find.near_me': 'Поруч зі мною',
  'find.asking': 'Запитуємо браузер, де ви…',
  'find.refused': 'Ваш браузер не повідомляє цій сторінці, де ви. Список упорядковано за назвою.',
  'find.not_found': 'Браузер не зміг визначити, де ви. Список упорядковано за назвою.',
  'find.press_near_me': 'Натисніть «Поруч зі мною», щоб упорядкувати за відстанню.',

  // The map
  'map.show': 'Показати карту',
  'map.hide': 'Сховати карту',
  'map.label': 'Карта',
  'map.failed': 'Ваш браузер не може показати карту. У списку є все.',

  // How others use the data
  'use.title': 'Використати ці дані',
  'use.lead': 'Усе на цій сторінці — відкриті дані: без ключа й без реєстрації.',
  'use.programs': 'API',
  'use.docs': 'як користуватися API, з прикладами',
  'use.openapi': 'опис для програм',
  'use.versions': 'звідки починають клієнти OCPI',
  'use.locations': 'майданчики, OCPI {version}',
  'use.tariffs': 'тарифи, OCPI {version}',
  'use.copies': 'Файли',
  'use.csv': 'таблиця для електронних таблиць',
  'use.geojson': 'для карт',
  'use.status': 'що зараз вільно',
  'use.datapackage': 'опис файлів',
  'use.discovery': 'усі потоки та їхні умови',
  'use.health': 'наскільки свіжі дані',
  'use.terms': 'Умови та контакт',
  'use.licence': 'Ліцензія:',
  'use.no_licence': 'Ліцензію не вказано.',
  'use.contact': 'Контакт:',
  'use.privacy': 'Ця сторінка не зберігає файлів cookie і нічого не завантажує з інших сайтів.',

  // Where there is nothing
  'missing.title': 'Такої сторінки немає',
  'missing.home': 'До станцій мережі {name}',

>>>>>>> main
  ...chargerUk,
} as const satisfies Messages;
