/** The texts of the check page in Ukrainian. */

import type { CheckTexts } from '../texts.ts';

export const checkTexts = {
  'page.title': 'Перевірка даних про зарядки',
  'page.skip': 'До вмісту',
  'page.privacy': 'Ніщо не залишає ваш браузер: файли читаються й перевіряються на цьому пристрої.',
  'page.english': 'Знайдене описано англійською, словами самої команди.',

  'start.lead':
    'Таблиці зарядок (CSV, network.json) або документ OCPI: подивіться в клітинці, що не так, і виправте тут же.',
  'start.drop': 'Перетягніть сюди теку або файли',
  'start.folder': 'Вибрати теку',
  'start.files': 'Вибрати файли',
  'start.url': 'Адреса опублікованої таблиці або потоку даних',
  'start.url_note': 'Запит іде лише на цю адресу, і вона має дозволяти іншим сторінкам читати її (CORS).',
  'start.url_given':
    'Ця адреса була в посиланні. Нічого не запитується, доки ви не натиснете «Перевірити». Потім — лише ця адреса, і вона має дозволяти іншим сторінкам читати її (CORS).',
  'start.check': 'Перевірити',
  'start.bad_url': 'Це не адреса, що починається з https://.',
  'start.nothing':
    'Тут немає файлу, який можна перевірити. Таблиці закінчуються на .csv, налаштування й документи OCPI — на .json.',
  'start.too_large': 'Разом ці файли більші за {size} МБ. Команда приймає й більші.',
  'start.unreadable': 'Ваш браузер не зміг прочитати {name}.',

  'busy.label': 'Триває перевірка',
  'busy.files': 'Читаємо файли …',
  'busy.fetch': 'Запитуємо адресу …',
  'busy.check': 'Перевіряємо …',
  'busy.stop': 'Зупинити',
  'busy.stopped': 'Зупинено. Нічого не перевірено.',
  'busy.failed': 'Не вдалася сама перевірка, це наша помилка:',

  'result.title': 'Що знайдено',
  'result.errors': {
    one: '{count} помилка',
    few: '{count} помилки',
    many: '{count} помилок',
    other: '{count} помилки',
  },
  'result.doubts': {
    one: '{count} сумнів',
    few: '{count} сумніви',
    many: '{count} сумнівів',
    other: '{count} сумніву',
  },
  'result.warnings': {
    one: '{count} попередження',
    few: '{count} попередження',
    many: '{count} попереджень',
    other: '{count} попередження',
  },
  'result.none': 'Усе гаразд',
  'result.can': 'Це можна опублікувати.',
  'result.page': 'npm start у теці мережі показує сторінку, як її побачать водії.',
  'result.cannot': 'Це ще не можна опублікувати: спершу треба усунути помилки й сумніви.',
  'result.what':
    'Помилку не можна опублікувати ніколи. Сумнів — майже напевно помилка: виправте її або прийміть рядком у waivers.csv. Попередження нічого не стримує.',
  'result.undo': 'Скасувати',
  'result.again': 'Перевірити щось інше',
  'result.show': 'Показати',
  'result.all': 'Усе',
  'result.more_causes': {
    one: 'Показати ще {count} причину',
    few: 'Показати ще {count} причини',
    many: 'Показати ще {count} причин',
    other: 'Показати ще {count} причини',
  },
  'result.fewer': {
    one: 'Перевірено знову: на {count} знахідку менше.',
    few: 'Перевірено знову: на {count} знахідки менше.',
    many: 'Перевірено знову: на {count} знахідок менше.',
    other: 'Перевірено знову: на {count} знахідки менше.',
  },
  'result.more': {
    one: 'Перевірено знову: на {count} знахідку більше.',
    few: 'Перевірено знову: на {count} знахідки більше.',
    many: 'Перевірено знову: на {count} знахідок більше.',
    other: 'Перевірено знову: на {count} знахідки більше.',
  },
  'result.same': 'Перевірено знову: знахідок стільки ж, як і раніше.',
  'result.refused': 'Це не вдалося перевірити',

  'sheet.country': 'Країна цих зарядних пунктів',
  'sheet.choose': 'Оберіть',
  'sheet.first': 'Спершу оберіть країну: від неї залежить, як читається таблиця.',
  'sheet.can': 'Ці рядки можна опублікувати, якщо поруч є network.json: його пише ocpi-snapshot init.',

  'severity.error': 'Помилка',
  'severity.doubt': 'Сумнів',
  'severity.warning': 'Попередження',

  'cause.write': 'Записати {text}',
  'cause.empty': 'Очистити клітинку',
  'cause.write_in': {
    one: 'Записати {text} в {count} клітинку',
    few: 'Записати {text} в усі {count} клітинки',
    many: 'Записати {text} в усі {count} клітинок',
    other: 'Записати {text} в {count} клітинки',
  },
  'cause.empty_all': {
    one: 'Очистити {count} клітинку',
    few: 'Очистити всі {count} клітинки',
    many: 'Очистити всі {count} клітинок',
    other: 'Очистити {count} клітинки',
  },
  'cause.write_all': {
    one: 'Записати це в {count} клітинку',
    few: 'Записати це в усі {count} клітинки',
    many: 'Записати це в усі {count} клітинок',
    other: 'Записати це в {count} клітинки',
  },
  'cause.rows': 'Показати рядки',
  'cause.more': { one: 'Ще {count}', few: 'Ще {count}', many: 'Ще {count}', other: 'Ще {count}' },
  'cause.waiver': 'Щоб прийняти це, у waivers.csv:',
  'cause.reason': 'Чому це правильно',
  'cause.accept': 'Прийняти на рік',
  'cause.fill': 'Текст для всіх цих клітинок',
  'cause.to_utf8': 'Перетворити файл на UTF-8',

  'table.row': 'Рядок',
  'table.label': 'Рядки файлу {file}',
  'table.help': 'Стрілки переходять між клітинками, Enter редагує клітинку, Escape залишає її, як була.',
  'table.help_touch': 'Торкніться клітинки, щоб змінити її. Таблицю можна зсувати вбік.',
  'table.edit': 'Текст клітинки {cell}',

  'file.edit': 'Редагувати {file}',
  'file.text': 'Текст файлу {file}',
  'file.write': 'Записати й перевірити знову',
  'file.leave': 'Залишити, як було',

  'files.title': 'Файли',
  'files.rows': { one: '{count} рядок', few: '{count} рядки', many: '{count} рядків', other: '{count} рядка' },
  'files.changed': 'змінено',
  'files.encoding': 'у кодуванні {encoding}: змінені клітинки записуються так само',
  'files.download': 'Завантажити {file}',
  'files.zip': 'Завантажити все одним архівом zip',
  'files.zip_changed': 'Завантажити змінене одним архівом zip',

  'unseen.title': 'Чого не може знайти жодна перевірка самих файлів',
  'unseen.codes': 'Це залежить від диска, від опублікованого раніше або від того, що каже джерело. Команда шукає таке:',
  'unseen.asked': 'Названо в network.json і не запитано:',

  'document.title': 'З документа OCPI',
  'document.accounting': 'Що з нього вийшло',
  'document.fill_in': {
    one: 'Перед публікацією треба заповнити {count} клітинку.',
    few: 'Перед публікацією треба заповнити {count} клітинки.',
    many: 'Перед публікацією треба заповнити {count} клітинок.',
    other: 'Перед публікацією треба заповнити {count} клітинки.',
  },
  'document.none': 'Нічого з нього не вдалося перетворити на таблиці.',
  'document.publish': 'Опублікувати це',
  'document.publish_how':
    'Завантажте таблиці (усі файли, вище) й розпакуйте їх у порожню теку. Покладіть програму поруч із текою data: файл ocpi-snapshot-….tgz. Виконайте там, маючи Node.js 22.12 або новіший та обліковий запис Cloudflare:',
  'document.publish_more': 'Звідки взяти програму, і кожен крок',
  'document.copy': 'Копіювати',
  'document.copied': 'Скопійовано.',
} as const satisfies CheckTexts;
