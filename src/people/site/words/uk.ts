/** The texts of the page in Ukrainian; en.ts says how they are written. */

import type { Messages } from './messages.ts';
import { PLUG_NAMES } from './plug-names.ts';

export const uk = {
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

  // When a price applies
  'when.duration_from': 'після {from}',
  'when.duration_until': 'перші {to}',
  'when.duration_between': 'від {from} до {to} після початку',
  'when.energy_from': 'після {from}',
  'when.energy_until': 'за перші {to}',
  'when.energy_between': 'від {from} до {to}',
  'when.amount_from': 'від {from}',
  'when.amount_until': 'менше ніж {to}',
  'when.amount_between': 'між {from} і {to}',
  'when.from_time': 'з {time}',
  'when.until_time': 'до {time}',
  'when.day_from': 'з {from}',
  'when.day_until': 'до {to}',
  'when.day_between': 'з {from} до {to}',

  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Вільно',
  'status.BLOCKED': 'Заблоковано',
  'status.CHARGING': 'Зайнято',
  'status.INOPERATIVE': 'Не працює',
  'status.OUTOFORDER': 'Несправно',
  'status.PLANNED': 'Заплановано',
  'status.REMOVED': 'Прибрано',
  'status.RESERVED': 'Заброньовано',
  'status.UNKNOWN': 'Статус невідомий',

  // Plugs, by the names that drivers know
  ...PLUG_NAMES,
  'connector_type.DOMESTIC': 'Розетка типу {letter}',
  'connector_type.DOMESTIC_F': 'Schuko (тип F)',
  'connector_type.IEC_60309_2_single_16': 'CEE синя 16 А',
  'connector_type.IEC_60309_2_three_16': 'CEE червона 16 А',
  'connector_type.IEC_60309_2_three_32': 'CEE червона 32 А',
  'connector_type.IEC_60309_2_three_64': 'CEE червона 63 А',
  'connector_type.IEC_62196_T1': 'Type 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (Type 1)',
  'connector_type.IEC_62196_T2': 'Type 2',
  'connector_type.IEC_62196_T3A': 'Type 3A',
  'connector_type.IEC_62196_T3C': 'Type 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Струмоприймач на транспорті',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Струмоприймач на станції',

  // Cables
  'connector_format.SOCKET': 'розетка: потрібен свій кабель',
  'connector_format.CABLE': 'з кабелем',

  // How to pay and start
  'capability.CHIP_CARD_SUPPORT': 'Картка з чипом',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Безконтактна картка',
  'capability.CREDIT_CARD_PAYABLE': 'Кредитна картка',
  'capability.DEBIT_CARD_PAYABLE': 'Дебетова картка',
  'capability.PED_TERMINAL': 'Платіжний термінал із PIN-кодом',
  'capability.REMOTE_START_STOP_CAPABLE': 'Застосунок',
  'capability.RESERVABLE': 'Можна забронювати',
  'capability.RFID_READER': 'Зарядна картка (RFID)',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'Біля автомагістралі',
  'parking_type.PARKING_GARAGE': 'Багаторівневий паркінг',
  'parking_type.PARKING_LOT': 'Автостоянка',
  'parking_type.ON_DRIVEWAY': 'На під’їзній доріжці',
  'parking_type.ON_STREET': 'На вулиці',
  'parking_type.UNDERGROUND_GARAGE': 'Підземний паркінг',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Лише для електромобілів',
  'parking_restriction.PLUGGED': 'Лише з під’єднаним кабелем',
  'parking_restriction.DISABLED': 'Для людей з інвалідністю',
  'parking_restriction.CUSTOMERS': 'Лише для клієнтів',
  'parking_restriction.MOTORCYCLES': 'Лише для мотоциклів',
  'parking_restriction.EMPLOYEES': 'Лише для працівників',
  'parking_restriction.TAXIS': 'Лише таксі',
  'parking_restriction.TENANTS': 'Лише для мешканців',

  // At a site or near it
  'facility.HOTEL': 'Готель',
  'facility.RESTAURANT': 'Ресторан',
  'facility.CAFE': 'Кафе',
  'facility.MALL': 'Торговий центр',
  'facility.SUPERMARKET': 'Супермаркет',
  'facility.SPORT': 'Спорт',
  'facility.RECREATION_AREA': 'Зона відпочинку',
  'facility.NATURE': 'Природа',
  'facility.MUSEUM': 'Музей',
  'facility.BIKE_SHARING': 'Прокат велосипедів',
  'facility.BUS_STOP': 'Автобусна зупинка',
  'facility.TAXI_STAND': 'Стоянка таксі',
  'facility.TRAM_STOP': 'Трамвайна зупинка',
  'facility.METRO_STATION': 'Станція метро',
  'facility.TRAIN_STATION': 'Залізнична станція',
  'facility.AIRPORT': 'Аеропорт',
  'facility.PARKING_LOT': 'Автостоянка',
  'facility.CARPOOL_PARKING': 'Стоянка для спільних поїздок',
  'facility.FUEL_STATION': 'АЗС',
  'facility.WIFI': 'Wi-Fi',

  // Pictures
  'image_category.CHARGER': 'Зарядна станція',
  'image_category.ENTRANCE': 'В’їзд',
  'image_category.LOCATION': 'Локація',
  'image_category.NETWORK': 'Логотип мережі',
  'image_category.OPERATOR': 'Логотип оператора',
  'image_category.OTHER': 'Зображення',
  'image_category.OWNER': 'Логотип власника',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Атомна енергія',
  'energy_source.GENERAL_FOSSIL': 'Викопне паливо',
  'energy_source.COAL': 'Вугілля',
  'energy_source.GAS': 'Газ',
  'energy_source.GENERAL_GREEN': 'Відновлювана енергія',
  'energy_source.SOLAR': 'Сонце',
  'energy_source.WIND': 'Вітер',
  'energy_source.WATER': 'Вода',
  'environmental_impact.NUCLEAR_WASTE': 'Радіоактивні відходи',
  'environmental_impact.CARBON_DIOXIDE': 'Вуглекислий газ (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Без договору',
  'tariff_type.PROFILE_CHEAP': 'За договором, найдешевше заряджання',
  'tariff_type.PROFILE_FAST': 'За договором, найшвидше заряджання',
  'tariff_type.PROFILE_GREEN': 'За договором, найекологічніше заряджання',
  'tariff_type.REGULAR': 'За договором',

  // The page as a whole
  'page.title': '{name}: де зарядитися',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Перейти до вмісту',
  'page.reload': 'Перезавантажити сторінку',

  // The whole network
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
  'site.free': 'Вільно {free} з {count}',
  'site.matching': 'Підходить зарядних точок: {matching} з {count}',
  'site.price_from': 'від {price}',
  'site.back': 'Назад до списку',
  'site.loading': 'Завантаження…',
  'site.failed': 'Наразі не вдається завантажити цю станцію',
  'site.retry': 'Спробувати ще раз',

  // The list
  'list.label': 'Зарядні локації',
  'list.sites': {
    one: '{count} локація',
    few: '{count} локації',
    many: '{count} локацій',
    other: '{count} локації',
  },
  'list.none': 'Жодна локація не відповідає всім умовам.',
  'list.more': 'Показати ще {count}',
  'list.left': 'Ще не показано локацій: {left}',
  'list.loading': 'Повний список завантажується…',
  'list.failed': 'Наразі не вдається завантажити повний список. Ці локації — його частина, без пошуку й статусів.',
  'list.first': 'Це перші {shown} із {count} локацій. Усі є в копіях нижче.',

  // Search and filters
  'find.label': 'Шукати місце, назву, адресу або ідентифікатор',
  'find.placeholder': 'Місце, назва або ідентифікатор',
  'find.filters': 'Фільтри',
  'find.more': 'Роз’єм, потужність, ціна',
  'find.free': 'Зараз вільно',
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
  'map.not_loaded': 'Наразі не вдається завантажити карту. Можливо, є новіша версія цієї сторінки.',
  'map.zoom_in': 'Збільшити',
  'map.zoom_out': 'Зменшити',
  'map.sources': 'Джерела карти',
  'map.some_free': 'Кількість вільних зарядних точок',
  'map.none_free': 'Немає вільних',
  'map.legend': 'Умовні позначення',
  'map.several': 'Кілька локацій: скільки',

  // How others use the data
  'use.title': 'Використати ці дані',
  'use.lead': 'Програми отримують ті самі дані, що й ця сторінка: без ключа й без реєстрації.',
  'use.programs': 'API',
  'use.docs': 'як користуватися API, з прикладами',
  'use.openapi': 'опис для програм',
  'use.versions': 'звідки починають клієнти OCPI',
  'use.locations': 'локації, OCPI {version}',
  'use.tariffs': 'тарифи, OCPI {version}',
  'use.copies': 'Файли',
  'use.csv': 'таблиця для електронних таблиць',
  'use.geojson': 'для карт',
  'use.status': 'що зараз вільно',
  'use.datapackage': 'опис файлів',
  'use.scorecard': 'чого вимагає AFIR і що повідомляє ця мережа',
  'use.discovery': 'усі потоки та їхні умови',
  'use.health': 'наскільки свіжі дані',
  'use.terms': 'Умови та контакт',
  'use.licence': 'Ліцензія:',
  'use.no_licence': 'Ліцензію не вказано.',
  'use.contact': 'Контакт:',
  'use.privacy': 'Ця сторінка не зберігає файлів cookie і нічого не завантажує з інших сайтів.',
  'use.privacy_map': 'Ця сторінка не зберігає файлів cookie. Якщо показати карту, вона завантажиться з {host}.',

  // Where there is nothing
  'missing.title': 'Такої сторінки немає',
  'missing.home': 'До станцій мережі {name}',

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
} as const satisfies Messages;
