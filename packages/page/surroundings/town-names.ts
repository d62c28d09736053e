/** What large towns are called in the languages of the page, where GeoNames has another name. */

import { LANGUAGES } from '../locales/languages.ts';
import type { OtherNames } from '../records/places-file.ts';

/** As GeoNames has it, then in each of LANGUAGES in their order; nothing where that is the same, or not known. */
const TABLE = `
Amsterdam,,,,,Амстердам
Antwerpen,Antwerp,,Anvers,,Антверпен
Athens,,Athen,Athènes,Athene,Афіни
Berlin,,,,Berlijn,Берлін
Brugge,Bruges,Brügge,Bruges,,Брюгге
Brussels,,Brüssel,Bruxelles,Brussel,Брюссель
Bucharest,,Bukarest,Bucarest,Boekarest,Бухарест
Budapest,,,,Boedapest,Будапешт
Copenhagen,,Kopenhagen,Copenhague,Kopenhagen,Копенгаген
Florence,,Florenz,,,Флоренція
Gdańsk,,Danzig,,,Гданськ
Genoa,,Genua,Gênes,Genua,Генуя
Genève,Geneva,Genf,,,Женева
Gent,Ghent,,Gand,,Гент
Göteborg,Gothenburg,,,,Гетеборг
Hamburg,,,Hambourg,,Гамбург
Köln,Cologne,,Cologne,Keulen,Кельн
Kraków,,Krakau,Cracovie,,Краків
Liège,,Lüttich,,Luik,Льєж
Lisbon,,Lissabon,Lisbonne,Lissabon,Лісабон
London,,,Londres,Londen,Лондон
Milan,,Mailand,,Milaan,Мілан
Munich,,München,,München,Мюнхен
Naples,,Neapel,,Napels,Неаполь
Nice,,Nizza,,,Ніцца
Nürnberg,Nuremberg,,Nuremberg,Neurenberg,Нюрнберг
Paris,,,,Parijs,Париж
Pilsen,,,,,Пльзень
Prague,,Prag,,Praag,Прага
Rome,,Rom,,,Рим
Strasbourg,,Straßburg,,Straatsburg,Страсбург
The Hague,,Den Haag,La Haye,Den Haag,Гаага
Turin,,,,Turijn,Турин
Vienna,,Wien,Vienne,Wenen,Відень
Warsaw,,Warschau,Varsovie,Warschau,Варшава
Wrocław,,Breslau,,,Вроцлав
Zürich,Zurich,,Zurich,,Цюрих
Cherkasy,,,,,Черкаси
Chernihiv,,,,,Чернігів
Chernivtsi,,Czernowitz,,,Чернівці
Dnipro,,,,,Дніпро
Ivano-Frankivsk,,,,,Івано-Франківськ
Kharkiv,,,,,Харків
Kherson,,,,,Херсон
Khmelnytskyi,,,,,Хмельницький
Kropyvnytskyi,,,,,Кропивницький
Kryvyi Rih,,,,,Кривий Ріг
Kyiv,,Kiew,Kiev,,Київ
Lutsk,,,,,Луцьк
Lviv,,Lemberg,,,Львів
Mykolayiv,,,,,Миколаїв
Odessa,Odesa,,,,Одеса
Poltava,,,,,Полтава
Rivne,,,,,Рівне
Sumy,,,,,Суми
Ternopil,,,,,Тернопіль
Uzhgorod,,,,,Ужгород
Vinnytsia,,,,,Вінниця
Zaporizhia,,,,,Запоріжжя
Zhytomyr,,,,,Житомир
`;

export const TOWN_NAMES: ReadonlyMap<string, OtherNames> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...names] = line.split(',');
      return [name, Object.fromEntries(LANGUAGES.map((language, i) => [language, names[i] || undefined]))];
    }),
);
