/**
 * Names of countries in English, German, French, Dutch, Spanish, Italian, Polish and Ukrainian, and in their own languages, by
 * alpha-2 code (names of Unicode CLDR). A name that two countries share, such as Congo, is left out.
 */
export const COUNTRY_NAMES = `
AD Andorra, Andorre, Andora, Андорра
AE United Arab Emirates, Vereinigte Arabische Emirate, Émirats arabes unis, Verenigde Arabische Emiraten, Emiratos Árabes Unidos, Emirati Arabi Uniti, Zjednoczone Emiraty Arabskie, Обʼєднані Арабські Емірати
AF Afghanistan, Afganistán, Афганістан
AG Antigua & Barbuda, Antigua und Barbuda, Antigua-et-Barbuda, Antigua en Barbuda, Antigua y Barbuda, Antigua e Barbuda, Antigua i Barbuda, Антигуа і Барбуда
AI Anguilla, Anguila, Ангілья
AL Albania, Albanien, Albanie, Албанія, Shqipëri
AM Armenia, Armenien, Arménie, Вірменія, Հայաստան
AO Angola, Ангола
AQ Antarctica, Antarktis, Antarctique, Antártida, Antartide, Antarktyda, Антарктика
AR Argentina, Argentinien, Argentine, Argentinië, Argentyna, Аргентина
AS American Samoa, Amerikanisch-Samoa, Samoa américaines, Amerikaans-Samoa, Samoa Americana, Samoa Americane, Samoa Amerykańskie, Американське Самоа
AT Austria, Österreich, Autriche, Oostenrijk, Австрія
AU Australia, Australien, Australie, Австралія
AW Aruba, Аруба
AX Åland Islands, Ålandinseln, Îles Åland, Åland, Islas Aland, Isole Åland, Wyspy Alandzkie, Аландські Острови
AZ Azerbaijan, Aserbaidschan, Azerbaïdjan, Azerbeidzjan, Azerbaiyán, Azerbaigian, Azerbejdżan, Азербайджан, Azərbaycan
BA Bosnia & Herzegovina, Bosnia, Bosnien und Herzegowina, Bosnie-Herzégovine, Bosnië en Herzegovina, Bosnia y Herzegovina, Bosnia ed Erzegovina, Bośnia i Hercegowina, Боснія і Герцеговина, Bosna i Hercegovina
BB Barbados, Barbade, Барбадос
BD Bangladesh, Bangladesch, Bangladés, Bangladesz, Бангладеш
BE Belgium, Belgien, Belgique, België, Bélgica, Belgio, Belgia, Бельгія
BF Burkina Faso, Буркіна-Фасо
BG Bulgaria, Bulgarien, Bulgarie, Bulgarije, Bułgaria, Болгарія, България
BH Bahrain, Bahreïn, Baréin, Bahrajn, Бахрейн
BI Burundi, Бурунді
BJ Benin, Бенін
BL St. Barthélemy, Saint-Barthélemy, San Bartolomé, Сен-Бартелемі
BM Bermuda, Bermudes, Bermudas, Bermudy, Бермудські Острови
BN Brunei, Brunei Darussalam, Бруней
BO Bolivia, Bolivien, Bolivie, Boliwia, Болівія
BQ Caribbean Netherlands, Karibische Niederlande, Pays-Bas caribéens, Caribisch Nederland, Caribe neerlandés, Caraibi Olandesi, Niderlandy Karaibskie, Карибські Нідерланди
BR Brazil, Brasilien, Brésil, Brazilië, Brasil, Brasile, Brazylia, Бразилія
BS Bahamas, Bahamy, Багамські Острови
BT Bhutan, Bhoutan, Bután, Бутан
BV Bouvet Island, Bouvetinsel, Île Bouvet, Bouveteiland, Isla Bouvet, Isola Bouvet, Wyspa Bouveta, Острів Буве
BW Botswana, Botsuana, Ботсвана
BY Belarus, Biélorussie, Bielorrusia, Bielorussia, Białoruś, Білорусь, Беларусь
BZ Belize, Belice, Беліз
CA Canada, Kanada, Канада
CC Cocos (Keeling) Islands, Cocos Islands, Kokosinseln, Îles Cocos, Cocoseilanden, Islas Cocos, Isole Cocos (Keeling), Wyspy Kokosowe, Кокосові (Кілінг) Острови
CD Congo - Kinshasa, Kongo-Kinshasa, República Democrática del Congo, Demokratyczna Republika Konga, Конго – Кіншаса
CF Central African Republic, Zentralafrikanische Republik, République centrafricaine, Centraal-Afrikaanse Republiek, República Centroafricana, Repubblica Centrafricana, Republika Środkowoafrykańska, Центральноафриканська Республіка
CG Congo - Brazzaville, Kongo-Brazzaville, Конго – Браззавіль
CH Switzerland, Schweiz, Suisse, Zwitserland, Suiza, Svizzera, Szwajcaria, Швейцарія, Svizra
CI Côte d’Ivoire, Ivoorkust, Costa d’Avorio, Кот-дʼІвуар
CK Cook Islands, Cookinseln, Îles Cook, Cookeilanden, Islas Cook, Isole Cook, Wyspy Cooka, Острови Кука
CL Chile, Chili, Cile, Чилі
CM Cameroon, Kamerun, Cameroun, Kameroen, Camerún, Камерун
CN China, Chine, Cina, Chiny, Китай, 中国
CO Colombia, Kolumbien, Colombie, Kolumbia, Колумбія
CQ Sark, Sercq, Сарк
CR Costa Rica, Kostaryka, Коста-Рика
CU Cuba, Kuba, Куба
CV Cape Verde, Cabo Verde, Cap-Vert, Kaapverdië, Capo Verde, Republika Zielonego Przylądka, Кабо-Верде
CW Curaçao, Curazao, Кюрасао
CX Christmas Island, Weihnachtsinsel, Île Christmas, Christmaseiland, Isla de Navidad, Isola Christmas, Wyspa Bożego Narodzenia, Острів Різдва
CY Cyprus, Zypern, Chypre, Chipre, Cipro, Cypr, Кіпр, Κύπρος
CZ Czechia, Tschechien, Tchéquie, Tsjechië, Chequia, Cechia, Czechy, Чехія, Česko, Czech Republic, Tschechische Republik
DE Germany, Deutschland, Allemagne, Duitsland, Alemania, Germania, Niemcy, Німеччина
DJ Djibouti, Dschibuti, Yibuti, Gibuti, Dżibuti, Джибуті
DK Denmark, Dänemark, Denemarken, Dinamarca, Danimarca, Dania, Данія, Danmark
DM Dominica, Dominique, Dominika, Домініка
DO Dominican Republic, Dominikanische Republik, République dominicaine, Dominicaanse Republiek, República Dominicana, Repubblica Dominicana, Dominikana, Домініканська Республіка
DZ Algeria, Algerien, Algérie, Algerije, Argelia, Algieria, Алжир
EC Ecuador, Équateur, Ekwador, Еквадор
EE Estonia, Estland, Estonie, Естонія, Eesti
EG Egypt, Ägypten, Égypte, Egipto, Egitto, Egipt, Єгипет
EH Western Sahara, Westsahara, Sahara occidental, Westelijke Sahara, Sahara Occidentale, Sahara Zachodnia, Західна Сахара
ER Eritrea, Érythrée, Erytrea, Еритрея
ES Spain, Spanien, Espagne, Spanje, España, Spagna, Hiszpania, Іспанія, Espanya, Espainia
ET Ethiopia, Äthiopien, Éthiopie, Etiopía, Ефіопія
FI Finland, Finnland, Finlande, Finlandia, Фінляндія, Suomi
FJ Fiji, Fidschi, Fidji, Fiyi, Figi, Fidżi, Фіджі
FK Falkland Islands, Falklandinseln, Îles Malouines, Falklandeilanden, Islas Malvinas, Isole Falkland, Falklandy, Фолклендські Острови
FM Micronesia, Mikronesien, Micronésie, Mikronezja, Мікронезія
FO Faroe Islands, Färöer, Îles Féroé, Faeröer, Islas Feroe, Isole Fær Øer, Wyspy Owcze, Фарерські Острови
FR France, Frankreich, Frankrijk, Francia, Francja, Франція
GA Gabon, Gabun, Габон
GB United Kingdom, Vereinigtes Königreich, Royaume-Uni, Verenigd Koninkrijk, Reino Unido, Regno Unito, Wielka Brytania, Wlk. Bryt., Велика Британія, Y Deyrnas Unedig, UK, Great Britain, Großbritannien, Grande-Bretagne, Groot-Brittannië, Gran Bretaña, Gran Bretagna, England, Scotland, Wales, Northern Ireland
GD Grenada, Grenade, Granada, Гренада
GE Georgia, Georgien, Géorgie, Gruzja, Грузія, საქართველო
GF French Guiana, Französisch-Guayana, Guyane française, Frans-Guyana, Guayana Francesa, Guyana Francese, Gujana Francuska, Французька Гвіана
GG Guernsey, Guernesey, Гернсі
GH Ghana, Гана
GI Gibraltar, Gibilterra, Гібралтар
GL Greenland, Grönland, Groenland, Groenlandia, Grenlandia, Гренландія
GM Gambia, Gambie, Гамбія
GN Guinea, Guinée, Gwinea, Гвінея
GP Guadeloupe, Guadalupe, Guadalupa, Gwadelupa, Гваделупа
GQ Equatorial Guinea, Äquatorialguinea, Guinée équatoriale, Equatoriaal-Guinea, Guinea Ecuatorial, Guinea Equatoriale, Gwinea Równikowa, Екваторіальна Гвінея
GR Greece, Griechenland, Grèce, Griekenland, Grecia, Grecja, Греція, Ελλάδα
GS South Georgia & South Sandwich Islands, Südgeorgien und die Südlichen Sandwichinseln, Géorgie du Sud-et-les Îles Sandwich du Sud, Zuid-Georgia en Zuidelijke Sandwicheilanden, Islas Georgia del Sur y Sandwich del Sur, Georgia del Sud e Sandwich Australi, Georgia Południowa i Sandwich Południowy, Південна Джорджія та Південні Сандвічеві Острови
GT Guatemala, Gwatemala, Гватемала
GU Guam, Гуам
GW Guinea-Bissau, Guinée-Bissau, Guinea-Bisáu, Gwinea Bissau, Гвінея-Бісау
GY Guyana, Gujana, Гаяна
HK Hong Kong SAR China, Hong Kong, Sonderverwaltungsregion Hongkong, Hongkong SAR van China, RAE de Hong Kong (China), RAS di Hong Kong, SRA Hongkong (Chiny), Гонконг, ОАР Китаю, Гонконг
HM Heard & McDonald Islands, Heard und McDonaldinseln, Îles Heard-et-MacDonald, Heard en McDonaldeilanden, Islas Heard y McDonald, Isole Heard e McDonald, Wyspy Heard i McDonalda, Острови Герд і Макдоналд
HN Honduras, Гондурас
HR Croatia, Kroatien, Croatie, Kroatië, Croacia, Croazia, Chorwacja, Хорватія, Hrvatska
HT Haiti, Гаїті
HU Hungary, Ungarn, Hongrie, Hongarije, Hungría, Ungheria, Węgry, Угорщина, Magyarország
ID Indonesia, Indonesien, Indonésie, Indonezja, Індонезія
IE Ireland, Irland, Irlande, Ierland, Irlanda, Irlandia, Ірландія, Éire, Republic of Ireland
IL Israel, Israele, Izrael, Ізраїль, ישראל
IM Isle of Man, Île de Man, Isla de Man, Isola di Man, Wyspa Man, Острів Мен
IN India, Indien, Inde, Indie, Індія
IO British Indian Ocean Territory, Britisches Territorium im Indischen Ozean, Territoire britannique de l’océan Indien, Brits Indische Oceaanterritorium, Territorio Británico del Océano Índico, Territorio Britannico dell’Oceano Indiano, Brytyjskie Terytorium Oceanu Indyjskiego, Британська територія в Індійському океані
IQ Iraq, Irak, Ірак
IR Iran, Іран
IS Iceland, Island, Islande, IJsland, Islandia, Islanda, Ісландія
IT Italy, Italien, Italie, Italia, Włochy, Італія
JE Jersey, Джерсі
JM Jamaica, Jamaika, Jamaïque, Giamaica, Jamajka, Ямайка
JO Jordan, Jordanien, Jordanie, Jordania, Giordania, Йорданія
JP Japan, Japon, Giappone, Japonia, Японія, 日本
KE Kenya, Kenia, Кенія
KG Kyrgyzstan, Kirgisistan, Kirghizstan, Kirgizië, Kirguistán, Kirghizistan, Kirgistan, Киргизстан
KH Cambodia, Kambodscha, Cambodge, Cambodja, Camboya, Cambogia, Kambodża, Камбоджа
KI Kiribati, Кірибаті
KM Comoros, Komoren, Comores, Comoren, Comoras, Comore, Komory, Комори
KN St. Kitts & Nevis, St. Kitts und Nevis, Saint-Christophe-et-Niévès, Saint Kitts en Nevis, San Cristóbal y Nieves, Saint Kitts e Nevis, Saint Kitts i Nevis, Сент-Кітс і Невіс
KP North Korea, Nordkorea, Corée du Nord, Noord-Korea, Corea del Norte, Corea del Nord, Korea Północna, Північна Корея
KR South Korea, Südkorea, Corée du Sud, Zuid-Korea, Corea del Sur, Corea del Sud, Korea Południowa, Південна Корея, 대한민국
KW Kuwait, Koweït, Koeweit, Kuwejt, Кувейт
KY Cayman Islands, Kaimaninseln, Îles Caïmans, Kaaimaneilanden, Islas Caimán, Isole Cayman, Kajmany, Кайманові Острови
KZ Kazakhstan, Kasachstan, Kazachstan, Kazajistán, Kazakistan, Казахстан
LA Laos, Лаос
LB Lebanon, Libanon, Liban, Líbano, Ліван
LC St. Lucia, Sainte-Lucie, Saint Lucia, Santa Lucía, Сент-Люсія
LI Liechtenstein, Ліхтенштейн
LK Sri Lanka, Шрі-Ланка
LR Liberia, Ліберія
LS Lesotho, Lesoto, Лесото
LT Lithuania, Litauen, Lituanie, Litouwen, Lituania, Litwa, Литва, Lietuva
LU Luxembourg, Luxemburg, Luxemburgo, Lussemburgo, Luksemburg, Люксембург, Lëtzebuerg
LV Latvia, Lettland, Lettonie, Letland, Letonia, Lettonia, Łotwa, Латвія, Latvija
LY Libya, Libyen, Libye, Libië, Libia, Лівія
MA Morocco, Marokko, Maroc, Marruecos, Marocco, Maroko, Марокко
MC Monaco, Monako, Монако
MD Moldova, Republik Moldau, Moldavie, Moldavia, Mołdawia, Молдова, Republica Moldova
ME Montenegro, Czarnogóra, Чорногорія, Crna Gora
MF St. Martin, Saint-Martin, San Martín, Сен-Мартен
MG Madagascar, Madagaskar, Мадагаскар
MH Marshall Islands, Marshallinseln, Îles Marshall, Marshalleilanden, Islas Marshall, Isole Marshall, Wyspy Marshalla, Маршаллові Острови
MK North Macedonia, Nordmazedonien, Macédoine du Nord, Noord-Macedonië, Macedonia del Norte, Macedonia del Nord, Macedonia Północna, Північна Македонія, Северна Македонија
ML Mali, Малі
MM Myanmar (Burma), Myanmar, Myanmar (Birmanie), Myanmar (Birma), Myanmar (Birmania), Mjanma (Birma), Мʼянма (Бірма)
MN Mongolia, Mongolei, Mongolie, Монголія
MO Macao SAR China, Macao, Sonderverwaltungsregion Macau, Macau, Macau SAR van China, RAE de Macao (China), RAS di Macao, SRA Makau (Chiny), Makau, Макао, ОАР Китаю, Макао
MP Northern Mariana Islands, Nördliche Marianen, Îles Mariannes du Nord, Noordelijke Marianen, Islas Marianas del Norte, Isole Marianne Settentrionali, Mariany Północne, Північні Маріанські Острови
MQ Martinique, Martinica, Martynika, Мартиніка
MR Mauritania, Mauretanien, Mauritanie, Mauretania, Мавританія
MS Montserrat, Монтсеррат
MT Malta, Malte, Мальта
MU Mauritius, Maurice, Mauricio, Маврикій
MV Maldives, Malediven, Maldiven, Maldivas, Maldive, Malediwy, Мальдіви
MW Malawi, Malaui, Малаві
MX Mexico, Mexiko, Mexique, Messico, Meksyk, Мексика
MY Malaysia, Malaisie, Maleisië, Malasia, Malezja, Малайзія
MZ Mozambique, Mosambik, Mozambico, Mozambik, Мозамбік
NA Namibia, Namibie, Намібія
NC New Caledonia, Neukaledonien, Nouvelle-Calédonie, Nieuw-Caledonië, Nueva Caledonia, Nuova Caledonia, Nowa Kaledonia, Нова Каледонія
NE Niger, Нігер
NF Norfolk Island, Norfolkinsel, Île Norfolk, Norfolk, Isla Norfolk, Isola Norfolk, Острів Норфолк
NG Nigeria, Нігерія
NI Nicaragua, Nikaragua, Нікарагуа
NL Netherlands, Niederlande, Pays-Bas, Nederland, Países Bajos, Paesi Bassi, Holandia, Нідерланди, Holland, The Netherlands
NO Norway, Norwegen, Norvège, Noorwegen, Noruega, Norvegia, Norwegia, Норвегія, Norge, Noreg
NP Nepal, Непал
NR Nauru, Науру
NU Niue, Ніуе
NZ New Zealand, Neuseeland, Nouvelle-Zélande, Nieuw-Zeeland, Nueva Zelanda, Nuova Zelanda, Nowa Zelandia, Нова Зеландія
OM Oman, Оман
PA Panama, Панама
PE Peru, Pérou, Перу
PF French Polynesia, Französisch-Polynesien, Polynésie française, Frans-Polynesië, Polinesia Francesa, Polinesia Francese, Polinezja Francuska, Французька Полінезія
PG Papua New Guinea, Papua-Neuguinea, Papouasie-Nouvelle-Guinée, Papoea-Nieuw-Guinea, Papúa Nueva Guinea, Papua Nuova Guinea, Papua-Nowa Gwinea, Папуа-Нова Гвінея
PH Philippines, Philippinen, Filipijnen, Filipinas, Filippine, Filipiny, Філіппіни
PK Pakistan, Пакистан
PL Poland, Polen, Pologne, Polonia, Polska, Польща
PM St. Pierre & Miquelon, St. Pierre und Miquelon, Saint-Pierre-et-Miquelon, Saint-Pierre en Miquelon, San Pedro y Miquelón, Saint-Pierre e Miquelon, Saint-Pierre i Miquelon, Сен-Пʼєр і Мікелон
PN Pitcairn Islands, Pitcairn, Pitcairninseln, Îles Pitcairn, Pitcairneilanden, Islas Pitcairn, Isole Pitcairn, Острови Піткерн
PR Puerto Rico, Porto Rico, Portoryko, Пуерто-Рико
PS Palestinian Territories, Palestine, Palästinensische Autonomiegebiete, Palästina, Territoires palestiniens, Palestijnse gebieden, Palestina, Territorios Palestinos, Territori Palestinesi, Terytoria Palestyńskie, Palestyna, Палестинські території, Палестина
PT Portugal, Portogallo, Portugalia, Португалія
PW Palau, Palaos, Палау
PY Paraguay, Paragwaj, Парагвай
QA Qatar, Katar, Catar, Катар
RE Réunion, La Réunion, Riunione, Реюньйон
RO Romania, Rumänien, Roumanie, Roemenië, Rumanía, Rumunia, Румунія
RS Serbia, Serbien, Serbie, Servië, Сербія, Србија, Srbija
RU Russia, Russland, Russie, Rusland, Rusia, Rosja, Росія
RW Rwanda, Ruanda, Руанда
SA Saudi Arabia, Saudi-Arabien, Arabie saoudite, Saoedi-Arabië, Arabia Saudí, Arabia Saudita, Arabia Saudyjska, Саудівська Аравія
SB Solomon Islands, Salomonen, Îles Salomon, Salomonseilanden, Islas Salomón, Isole Salomone, Wyspy Salomona, Соломонові Острови
SC Seychelles, Seychellen, Seszele, Сейшельські Острови
SD Sudan, Soudan, Soedan, Судан
SE Sweden, Schweden, Suède, Zweden, Suecia, Svezia, Szwecja, Швеція, Sverige
SG Singapore, Singapur, Singapour, Сінгапур
SH St. Helena, Sainte-Hélène, Sint-Helena, Santa Elena, Sant’Elena, Wyspa Świętej Heleny, Острів Святої Єлени
SI Slovenia, Slowenien, Slovénie, Eslovenia, Słowenia, Словенія, Slovenija
SJ Svalbard & Jan Mayen, Spitzbergen und Jan Mayen, Svalbard et Jan Mayen, Spitsbergen en Jan Mayen, Svalbard y Jan Mayen, Svalbard e Jan Mayen, Svalbard i Jan Mayen, Шпіцберген та Ян-Маєн
SK Slovakia, Slowakei, Slovaquie, Slowakije, Eslovaquia, Slovacchia, Słowacja, Словаччина, Slovensko
SL Sierra Leone, Sierra Leona, Сьєрра-Леоне
SM San Marino, Saint-Marin, Сан-Марино
SN Senegal, Сенегал
SO Somalia, Somalie, Сомалі
SR Suriname, Surinam, Суринам
SS South Sudan, Südsudan, Soudan du Sud, Zuid-Soedan, Sudán del Sur, Sudan Południowy, Південний Судан
ST São Tomé & Príncipe, São Tomé und Príncipe, Sao Tomé-et-Principe, Sao Tomé en Principe, Santo Tomé y Príncipe, São Tomé e Príncipe, Wyspy Świętego Tomasza i Książęca, Сан-Томе і Принсіпі
SV El Salvador, Salvador, Salwador, Сальвадор
SX Sint Maarten, Saint-Martin (partie néerlandaise), Сінт-Мартен
SY Syria, Syrien, Syrie, Siria, Сирія
SZ Eswatini, Esuatini, Есватіні
TC Turks & Caicos Islands, Turks- und Caicosinseln, Îles Turques-et-Caïques, Turks- en Caicoseilanden, Islas Turcas y Caicos, Isole Turks e Caicos, Turks i Caicos, Острови Теркс і Кайкос
TD Chad, Tschad, Tchad, Tsjaad, Ciad, Czad, Чад
TF French Southern Territories, Französische Süd- und Antarktisgebiete, Terres australes françaises, Franse Gebieden in de zuidelijke Indische Oceaan, Territorios Australes Franceses, Terre Australi Francesi, Francuskie Terytoria Południowe i Antarktyczne, Французькі Південні Території
TG Togo, Того
TH Thailand, Thaïlande, Tailandia, Thailandia, Tajlandia, Таїланд
TJ Tajikistan, Tadschikistan, Tadjikistan, Tadzjikistan, Tayikistán, Tagikistan, Tadżykistan, Таджикистан
TK Tokelau, Токелау
TL Timor-Leste, Timor oriental, Oost-Timor, Timor Est, Timor Wschodni, Тимор-Лешті
TM Turkmenistan, Туркменістан
TN Tunisia, Tunesien, Tunisie, Tunesië, Túnez, Tunezja, Туніс
TO Tonga, Тонга
TR Türkiye, Türkei, Turquie, Turkije, Turquía, Turchia, Turcja, Туреччина
TT Trinidad & Tobago, Trinidad und Tobago, Trinité-et-Tobago, Trinidad en Tobago, Trinidad y Tobago, Trinidad e Tobago, Trynidad i Tobago, Тринідад і Тобаго
TV Tuvalu, Тувалу
TW Taiwan, Tajwan, Тайвань, 台灣
TZ Tanzania, Tansania, Tanzanie, Танзанія
UA Ukraine, Oekraïne, Ucrania, Ucraina, Ukraina, Україна, Украина
UG Uganda, Ouganda, Oeganda, Уганда
UM Amerikanische Überseeinseln, Îles mineures éloignées des États-Unis, Kleine afgelegen eilanden van de Verenigde Staten, Islas menores alejadas de EE. UU., Isole Minori Esterne degli Stati Uniti, Dalekie Wyspy Mniejsze Stanów Zjednoczonych, Віддалені острови США
US United States, Vereinigte Staaten, États-Unis, Verenigde Staten, Estados Unidos, EE. UU., Stati Uniti, Stany Zjednoczone, Сполучені Штати, USA, United States of America
UY Uruguay, Urugwaj, Уругвай
UZ Uzbekistan, Usbekistan, Ouzbékistan, Oezbekistan, Узбекистан
VA Vatican City, Vatikanstadt, État de la Cité du Vatican, Vaticaanstad, Ciudad del Vaticano, Città del Vaticano, Watykan, Ватикан
VC St. Vincent & Grenadines, St. Vincent und die Grenadinen, Saint-Vincent-et-les Grenadines, Saint Vincent en de Grenadines, San Vicente y las Granadinas, Saint Vincent e Grenadine, Saint Vincent i Grenadyny, Сент-Вінсент і Гренадіни
VE Venezuela, Wenezuela, Венесуела
VG British Virgin Islands, Britische Jungferninseln, Îles Vierges britanniques, Britse Maagdeneilanden, Islas Vírgenes Británicas, Isole Vergini Britanniche, Brytyjskie Wyspy Dziewicze, Британські Віргінські острови
VI Amerikanische Jungferninseln, Îles Vierges des États-Unis, Amerikaanse Maagdeneilanden, Islas Vírgenes de EE. UU., Isole Vergini Americane, Wyspy Dziewicze Stanów Zjednoczonych, Віргінські Острови (США)
VN Vietnam, Wietnam, Вʼєтнам
VU Vanuatu, Вануату
WF Wallis & Futuna, Wallis und Futuna, Wallis-et-Futuna, Wallis en Futuna, Wallis y Futuna, Wallis e Futuna, Wallis i Futuna, Уолліс і Футуна
WS Samoa, Самоа
XK Kosovo, Kosowo, Косово, Kosovë
YE Yemen, Jemen, Ємен
YT Mayotte, Majotta, Майотта
ZA South Africa, Südafrika, Afrique du Sud, Zuid-Afrika, Sudáfrica, Republika Południowej Afryki, Південно-Африканська Республіка
ZM Zambia, Sambia, Zambie, Замбія
ZW Zimbabwe, Simbabwe, Zimbabue, Зімбабве
`;
