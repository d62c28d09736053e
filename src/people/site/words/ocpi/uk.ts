/** The words for the values of OCPI in Ukrainian; words/en.ts says how they are written. */

import type { OcpiKey } from './keys.ts';
import { plugNames } from './plug-names.ts';

export const ocpiUk = {
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
  ...plugNames,
  'connector_type.DOMESTIC_A': 'Розетка типу A',
  'connector_type.DOMESTIC_B': 'Розетка типу B',
  'connector_type.DOMESTIC_C': 'Розетка типу C',
  'connector_type.DOMESTIC_D': 'Розетка типу D',
  'connector_type.DOMESTIC_E': 'Розетка типу E',
  'connector_type.DOMESTIC_F': 'Schuko (тип F)',
  'connector_type.DOMESTIC_G': 'Розетка типу G',
  'connector_type.DOMESTIC_H': 'Розетка типу H',
  'connector_type.DOMESTIC_I': 'Розетка типу I',
  'connector_type.DOMESTIC_J': 'Розетка типу J',
  'connector_type.DOMESTIC_K': 'Розетка типу K',
  'connector_type.DOMESTIC_L': 'Розетка типу L',
  'connector_type.DOMESTIC_M': 'Розетка типу M',
  'connector_type.DOMESTIC_N': 'Розетка типу N',
  'connector_type.DOMESTIC_O': 'Розетка типу O',
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

  // What a charger can do: how to pay and start there
  'capability.CHARGING_PROFILE_CAPABLE': 'Розумне заряджання',
  'capability.CHARGING_PREFERENCES_CAPABLE': 'Враховує побажання щодо заряджання',
  'capability.CHIP_CARD_SUPPORT': 'Картка з чипом',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Безконтактна картка',
  'capability.CREDIT_CARD_PAYABLE': 'Кредитна картка',
  'capability.DEBIT_CARD_PAYABLE': 'Дебетова картка',
  'capability.PED_TERMINAL': 'Платіжний термінал із PIN-кодом',
  'capability.REMOTE_START_STOP_CAPABLE': 'Застосунок',
  'capability.RESERVABLE': 'Можна забронювати',
  'capability.RFID_READER': 'Зарядна картка (RFID)',
  'capability.START_SESSION_CONNECTOR_REQUIRED': 'Під час запуску оберіть роз’єм',
  'capability.TOKEN_GROUP_CAPABLE': 'Картки однієї групи можуть зупиняти заряджання',
  'capability.UNLOCK_CAPABLE': 'Роз’єм можна розблокувати віддалено',

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

  // What is at a site or near it
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

  // What a picture shows
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
} as const satisfies Record<OcpiKey, string>;
