/** Written by `npm run generate` from ../values.csv. */

import type { WordRow } from '../word-row.ts';

export const BETWEEN_LINES: readonly WordRow[] = [
  {"of":"Between","value":"in","words":{"any":"in|en"}},
  {"of":"Between","value":"per","words":{"en":"per","de":"pro|je","fr":"par","es":"por"}},
];

export const CAPABILITY_LINES: readonly WordRow[] = [
  {"of":"Capability","value":"CHARGING_PROFILE_CAPABLE","words":{"en":"charging profile|charging profiles|smart charging"}},
  {"of":"Capability","value":"CHIP_CARD_SUPPORT","words":{"en":"chip card|chip cards","de":"Chipkarte","fr":"carte à puce","nl":"chipkaart"}},
  {"of":"Capability","value":"CONTACTLESS_CARD_SUPPORT","words":{"en":"contactless|contactless card|contactless payment|contactless bank card","de":"kontaktlos|kontaktlose Karte|kontaktloses Bezahlen","fr":"sans contact","nl":"contactloos|contactless kaart|contactloos betalen","es":"sin contacto","it":"senza contatto","pl":"zbliżeniowo","da":"kontaktløs","no":"kontaktløst","sv":"kontaktlöst|kontaktlös","uk":"безконтактно"}},
  {"of":"Capability","value":"CREDIT_CARD_PAYABLE","words":{"en":"credit card|credit cards|creditcard","de":"Kreditkarte|Kreditkarten","fr":"carte de crédit","nl":"creditcards","es":"tarjeta de crédito","it":"carta di credito","pl":"karta kredytowa","da":"kreditkort","no":"kredittkort","sv":"kreditkort","uk":"кредитна картка"}},
  {"of":"Capability","value":"CREDIT_CARD_PAYABLE|DEBIT_CARD_PAYABLE|CONTACTLESS_CARD_SUPPORT|RFID_READER","words":{"en":"card|cards|card payment|bank card","de":"Karte|Kartenzahlung","fr":"carte bancaire|CB","nl":"bankpas","es":"tarjeta","it":"carta","pl":"karta","da":"kort","uk":"картка"}},
  {"of":"Capability","value":"DEBIT_CARD_PAYABLE","words":{"en":"debit card|debit cards|debitcard","de":"EC card|Girocard|EC-Karte|Debitkarte","fr":"carte de débit","nl":"pinpas","es":"tarjeta de débito","it":"carta di debito","pl":"karta debetowa","uk":"дебетова картка"}},
  {"of":"Capability","value":"PED_TERMINAL","words":{"en":"payment terminal|card terminal|PIN pad","de":"Kartenterminal|Bezahlterminal","fr":"terminal de paiement","nl":"pin terminal|pinautomaat|betaalterminal"}},
  {"of":"Capability","value":"REMOTE_START_STOP_CAPABLE","words":{"en":"remote start|remote start stop|remote start/stop|start by app","de":"Fernstart","fr":"démarrage à distance","nl":"starten op afstand"}},
  {"of":"Capability","value":"RESERVABLE","words":{"en":"reservation","de":"reservierbar","fr":"réservable","nl":"reserveerbaar","es":"reservable","it":"prenotabile"}},
  {"of":"Capability","value":"RFID_READER","words":{"any":"RFID","en":"RFID card|RFID reader","de":"RFID-Karte|RFID-Leser|RFID-Kartenleser","fr":"lecteur RFID|badge RFID","nl":"RFID-lezer|laadpas"}},
  {"of":"Capability","value":"TOKEN_GROUP_CAPABLE","words":{"en":"token group"}},
  {"of":"Capability","value":"UNLOCK_CAPABLE","words":{"en":"unlock|remote unlock","de":"Entriegelung"}},
];

export const CELL_LINES: readonly WordRow[] = [
  {"of":"Cell","value":"everybody","words":{"en":"all|any|every|everyone|everybody","de":"alle|allen|alles","fr":"tous|toutes","nl":"iedereen","es":"todos|todas","it":"tutti","pl":"wszystkie|wszyscy","sv":"alla","uk":"усі|всі|все"}},
  {"of":"Cell","value":"for nothing","words":{"de":"nichts"}},
  {"of":"Cell","value":"free","words":{"any":"gratis|zdarma|ilmai|ilmainen|maksuton|tasuta|nemokam|bezmaks|bezplatn|zadarmo|ingyen|díjmentes|besplatn|brezplačn|falas|ókeypis|frítt|δωρεάν|безплат|бесплат|ücretsiz|bedava|pulsuz|უფასო|անվճար|тегін|bepul|ฟรี|miễn phí|percuma|מחינם|חינם|مجان|मुफ़्त|निःशुल्क|無料|免费|免費|무료|grátis","en":"free|for free|free of charge|for free of charge|no charge|no cost|complimentary","de":"kostenlos|kostenfrei|umsonst","fr":"gratuit|gratuite","es":"gratuito","it":"gratuito|senza costi","pl":"za darmo|darmow|darmowe|bezpłat|bezpłatni|bezpłatne|bezpłatnie","uk":"безкоштов"}},
  {"of":"Cell","value":"none","words":{"en":"none","de":"kein|keine","fr":"aucun|aucune","nl":"geen","es":"ningun|ninguno|ninguna","it":"nessun|nessuno|nessuna","pl":"brak","da":"ingen","no":"ingen","sv":"ingen|inga","uk":"жодни|жодних"}},
  {"of":"Cell","value":"nothing","words":{"any":"nil|na"}},
  {"of":"Cell","value":"placeholder","words":{"any":"todo|fixme|asdf|asdfasdf|qwerty|qwertz|blah|foo|foobar|xxx|xxxx|xxxxx|dummy|lorem|lorem ipsum|undefined|string|noname|#","en":"TBC|to do|to be defined|to be determined|to be confirmed|to be done|placeholder|sample text|no name|no address|no city|empty|missing","de":"Platzhalter|wird ergänzt|wird noch ergänzt|wird nachgereicht|folgt|folgt noch|kommt noch|fehlt","fr":"à venir|à compléter|à définir|commune inconnue|a completer","nl":"volgt|volgt nog|nog invullen|in te vullen","es":"por definir","it":"da definire","da":"følger"}},
  {"of":"Cell","value":"specimen","words":{"de":"Musterstr|Musterstraße|Musterstrasse|Musterweg|Musterplatz|Musterallee|Mustergasse|Musterstadt|Musterhausen|Musterort|Musterdorf|Max Mustermann|Beispielstr|Beispielstraße|Beispielstrasse|Beispielweg|Beispielstadt|Beispielort","nl":"voorbeeldstraat|voorbeeldweg|voorbeeldstad"}},
  {"of":"Cell","value":"test","words":{"any":"test|testtest|test test","en":"testing|testlocation|testsite|test site|test location|test address|test city","de":"Teststandort|Testadresse|Test Adresse|Test Stadt|Test Standort"}},
  {"of":"Cell","value":"unknown","words":{"any":"null|n/a|n/d|n/v|desconhecido","en":"unknown|TBA|TBD|not available|not applicable|not known|no data","de":"unbekannt|entfällt|nicht verfügbar|nicht vorhanden|nicht bekannt|nicht zutreffend|keine Angabe","fr":"inconnu|inconnue|non disponible|non renseigné|non applicable","nl":"onbekend|n.v.t.|nvt|niet van toepassing|niet beschikbaar|niet bekend","es":"desconocido|desconocida|no disponible","it":"sconosciuto","pl":"nieznany","da":"ukendt","no":"ukjent","sv":"okänd"}},
];

export const CENT_LINES: readonly WordRow[] = [
  {"of":"Cent","value":"CHF","words":{"any":"Rp|Rp.","de":"Rappen"}},
  {"of":"Cent","value":"DKK|NOK","words":{"da":"øre"}},
  {"of":"Cent","value":"GBP","words":{"any":"p","en":"pence"}},
  {"of":"Cent","value":"PLN","words":{"any":"gr"}},
  {"of":"Cent","value":"SEK","words":{"sv":"öre"}},
  {"of":"Cent","value":"cent","words":{"any":"c|ct|cts|¢","en":"cent|cents"}},
];

export const COLUMN_LINES: readonly WordRow[] = [
  {"of":"Column","value":"form","words":{"any":"string|char|varchar|int|integer|float|double|bool|boolean|datetime|timestamp|URL","en":"text|number|numeric|decimal|date|required|optional|mandatory|degrees","de":"Zahl|dezimal|Pflicht|Pflichtfeld|freiwillig|Grad","fr":"texte|nombre|obligatoire|facultatif|degré|degrés","nl":"tekst|getal|verplicht|optioneel|graden"}},
];

export const CONNECTOR_CAPABILITY_LINES: readonly WordRow[] = [
  {"of":"ConnectorCapability","value":"ISO_15118_20_PLUG_AND_CHARGE","words":{"any":"ISO 15118-20|15118-20"}},
  {"of":"ConnectorCapability","value":"ISO_15118_2_PLUG_AND_CHARGE","words":{"any":"ISO 15118-2|15118-2"}},
  {"of":"ConnectorCapability","value":"ISO_15118_2_PLUG_AND_CHARGE|ISO_15118_20_PLUG_AND_CHARGE","note":"Nearly all cars with it speak ISO 15118-2.","words":{"any":"PnC|ISO 15118","en":"plug and charge|plug & charge|plug+charge"}},
];

export const CONNECTOR_FORMAT_LINES: readonly WordRow[] = [
  {"of":"ConnectorFormat","value":"CABLE","words":{"en":"tethered|attached cable|fixed cable|with cable|tethered cable","de":"Kabel|festes Kabel|fest angeschlagen|angeschlagenes Kabel|mit Kabel|Ladekabel|Kupplung|Fahrzeugkupplung","fr":"câble attaché|câble|câble fixe","nl":"vaste kabel","es":"cable|cable fijo","it":"cavo|cavo fisso","pl":"przewód|kabel na stałe","da":"fast kabel","no":"fast kabel","sv":"fast kabel","uk":"кабель"}},
  {"of":"ConnectorFormat","value":"SOCKET","words":{"en":"outlet|untethered","de":"Steckdose|Dose|Buchse|Ladedose|Ladesteckdose|ohne Kabel","fr":"prise|socle","nl":"stopcontact|contactdoos","es":"toma|base","it":"presa","pl":"gniazdo|gniazdko","da":"stikdåse|stikkontakt","no":"stikkontakt","sv":"uttag","uk":"розетка"}},
];

export const CONNECTOR_TYPE_LINES: readonly WordRow[] = [
  {"of":"ConnectorType","value":"CHADEMO","words":{"any":"Cha de Mo|DC CHAdeMO"}},
  {"of":"ConnectorType","value":"DOMESTIC_A","words":{"en":"Type A","de":"Typ A"}},
  {"of":"ConnectorType","value":"DOMESTIC_B","words":{"en":"Type B","de":"Typ B"}},
  {"of":"ConnectorType","value":"DOMESTIC_C","words":{"en":"Type C|Euro plug","de":"Typ C|Eurostecker"}},
  {"of":"ConnectorType","value":"DOMESTIC_D","words":{"en":"Type D","de":"Typ D"}},
  {"of":"ConnectorType","value":"DOMESTIC_E","words":{"en":"Type E","de":"Typ E","fr":"prise E"}},
  {"of":"ConnectorType","value":"DOMESTIC_E|DOMESTIC_F","note":"The first is the socket of France, Belgium, Poland and Czechia, which has a pin; the second is Schuko.","words":{"any":"E/F|EF|CEE 7/7","en":"Type E/F","de":"Typ E/F","fr":"prise domestique E/F|prise E/F|prise domestique"}},
  {"of":"ConnectorType","value":"DOMESTIC_F","words":{"any":"Schuko|CEE 7/4|Schuko CEE 7/4|AC Schuko","en":"Type F|Schuko (Type F)","de":"Typ F|Schukodose|Schuko-Steckdose|Schukostecker|Schuko Typ F"}},
  {"of":"ConnectorType","value":"DOMESTIC_G","words":{"any":"BS 1363","en":"Type G|UK 3-pin|3-pin UK|UK plug|3 pin|3-pin plug|3-pin socket|three pin|three-pin plug|13 amp socket","de":"Typ G"}},
  {"of":"ConnectorType","value":"DOMESTIC_H","words":{"en":"Type H","de":"Typ H"}},
  {"of":"ConnectorType","value":"DOMESTIC_J","words":{"any":"T13|SEV 1011","en":"Type J","de":"Typ J"}},
  {"of":"ConnectorType","value":"DOMESTIC_K","words":{"en":"Type K","de":"Typ K"}},
  {"of":"ConnectorType","value":"DOMESTIC_L","words":{"en":"Type L","de":"Typ L"}},
  {"of":"ConnectorType","value":"DOMESTIC_M","words":{"en":"Type M","de":"Typ M"}},
  {"of":"ConnectorType","value":"DOMESTIC_N","words":{"en":"Type N","de":"Typ N"}},
  {"of":"ConnectorType","value":"DOMESTIC_O","words":{"en":"Type O","de":"Typ O"}},
  {"of":"ConnectorType","value":"GBT_AC","words":{"any":"GB/T AC|GB/T 20234.2"}},
  {"of":"ConnectorType","value":"GBT_AC|GBT_DC","words":{"any":"GB/T|GBT|GB T"}},
  {"of":"ConnectorType","value":"GBT_DC","words":{"any":"GB/T DC|GB/T 20234.3"}},
  {"of":"ConnectorType","value":"IEC_60309_2_single_16","words":{"en":"CEE blue|blue CEE","de":"CEE blau|CEE blau 16A|CEE 16A blau|CEE 16 blau|blaue CEE"}},
  {"of":"ConnectorType","value":"IEC_60309_2_single_16|IEC_60309_2_three_16|IEC_60309_2_three_32|IEC_60309_2_three_64","words":{"any":"CEE|IEC 60309","en":"CEE red","de":"CEE rot"}},
  {"of":"ConnectorType","value":"IEC_60309_2_three_16","words":{"en":"CEE red 16A|CEE 16A red|red CEE 16A","de":"CEE rot 16A|CEE 16A rot|CEE 16 rot"}},
  {"of":"ConnectorType","value":"IEC_60309_2_three_32","words":{"en":"CEE red 32A|CEE 32A red|red CEE 32A","de":"CEE rot 32A|CEE 32A rot|CEE 32 rot"}},
  {"of":"ConnectorType","value":"IEC_60309_2_three_64","words":{"en":"CEE red 63A|CEE 63A red|red CEE 63A","de":"CEE rot 63A|CEE 63A rot|CEE 63 rot"}},
  {"of":"ConnectorType","value":"IEC_62196_T1","words":{"any":"J1772|SAE J1772|Yazaki|T1","en":"Type 1","de":"Typ 1|Typ1","es":"Tipo 1","uk":"Тип 1"}},
  {"of":"ConnectorType","value":"IEC_62196_T1_COMBO","words":{"any":"CCS1|CCS Combo 1|Combo 1|CCS T1|SAE J1772 Combo","en":"CCS Type 1|Combo Type 1|Type 1 CCS|Type 1 Combo","de":"CCS Typ 1|Typ 1 CCS"}},
  {"of":"ConnectorType","value":"IEC_62196_T1|DOMESTIC_I","words":{"en":"Type I","de":"Typ I"}},
  {"of":"ConnectorType","value":"IEC_62196_T2","words":{"any":"T2|Mennekes","en":"Type 2|Type 2 Mennekes|Type II|Type 2 socket|Type 2 cable","de":"Typ 2|Typ 2 Mennekes|Typ II|Typ 2 Stecker|Typ 2 Dose|Typ 2 Steckdose|Typ 2 Kabel|Typ 2 Buchse|AC Typ 2 Steckdose|AC Typ 2 Fahrzeugkupplung|AC Steckdose Typ 2|AC Kupplung Typ 2","nl":"Type 2 stekker|Type 2 contactdoos","es":"Tipo 2","uk":"Тип 2"}},
  {"of":"ConnectorType","value":"IEC_62196_T2_COMBO","words":{"any":"CCS2|CCS Combo 2|Combo 2|Combo T2|CCS T2","en":"CCS Type 2|Combo Type 2|Type 2 CCS|Type 2 Combo","de":"CCS Typ 2|Combo Typ 2|Typ 2 CCS|Typ 2 Combo|DC Fahrzeugkupplung Typ Combo 2 (CCS)|DC Fahrzeugkupplung Typ Combo 2","es":"CCS Tipo 2"}},
  {"of":"ConnectorType","value":"IEC_62196_T2_COMBO|IEC_62196_T1_COMBO","note":"The first is the plug with Type 2, the second the one with Type 1.","words":{"any":"CCS|Combo|CCS Combo|Combo CCS"}},
  {"of":"ConnectorType","value":"IEC_62196_T3A","words":{"any":"T3A|Scame","en":"Type 3A","de":"Typ 3A"}},
  {"of":"ConnectorType","value":"IEC_62196_T3A|IEC_62196_T3C","words":{"any":"T3","en":"Type 3","de":"Typ 3"}},
  {"of":"ConnectorType","value":"IEC_62196_T3C","words":{"any":"T3C","en":"Type 3C","de":"Typ 3C"}},
  {"of":"ConnectorType","value":"MCS","words":{"en":"Megawatt Charging System|megawatt charging","de":"Megawattladen"}},
  {"of":"ConnectorType","value":"SAE_J3400|TESLA_S","note":"The first is new in OCPI 2.3.0, and older versions leave out such a plug; the second has the same form.","words":{"any":"NACS|J3400|Tesla NACS"}},
  {"of":"ConnectorType","value":"TESLA_R","words":{"any":"Tesla Roadster"}},
  {"of":"ConnectorType","value":"TESLA_S|IEC_62196_T2_COMBO|IEC_62196_T2","note":"In Europe, chargers of Tesla have the last two.","words":{"any":"Tesla|Tesla Supercharger|Supercharger"}},
];

export const COUNTRY_LINES: readonly WordRow[] = [
  {"of":"Country","value":"CH","words":{"any":"Svizra"}},
  {"of":"Country","value":"CN","words":{"any":"中国"}},
  {"of":"Country","value":"CZ","words":{"en":"Czech Republic","de":"Tschechische Republik"}},
  {"of":"Country","value":"ES","words":{"any":"Espanya|Espainia"}},
  {"of":"Country","value":"GB","words":{"any":"UK|Y Deyrnas Unedig","en":"Great Britain|England|Scotland|Wales|Northern Ireland","de":"Großbritannien","fr":"Grande-Bretagne","nl":"Groot-Brittannië","es":"Gran Bretaña","it":"Gran Bretagna"}},
  {"of":"Country","value":"IE","words":{"en":"Republic of Ireland"}},
  {"of":"Country","value":"IL","words":{"any":"ישראל"}},
  {"of":"Country","value":"JP","words":{"any":"日本"}},
  {"of":"Country","value":"KR","words":{"any":"대한민국"}},
  {"of":"Country","value":"NL","words":{"en":"The Netherlands"}},
  {"of":"Country","value":"NO","words":{"any":"Noreg"}},
  {"of":"Country","value":"TD","words":{"uk":"Чад"}},
  {"of":"Country","value":"TW","words":{"any":"台灣"}},
  {"of":"Country","value":"US","words":{"en":"United States of America"}},
];

export const CURRENCY_LINES: readonly WordRow[] = [
  {"of":"Currency","value":"CHF","words":{"any":"fr.","de":"Franken"}},
  {"of":"Currency","value":"CZK","words":{"any":"kč"}},
  {"of":"Currency","value":"DKK","words":{"any":"dkr"}},
  {"of":"Currency","value":"DKK|NOK","words":{"da":"kroner"}},
  {"of":"Currency","value":"DKK|NOK|SEK|ISK","words":{"any":"kr|kr."}},
  {"of":"Currency","value":"EUR","words":{"any":"€|euro","en":"euros"}},
  {"of":"Currency","value":"GBP","words":{"any":"£","en":"pound|pounds","de":"Pfund"}},
  {"of":"Currency","value":"HUF","words":{"any":"forint"}},
  {"of":"Currency","value":"JPY|CNY","words":{"any":"¥"}},
  {"of":"Currency","value":"NOK","words":{"any":"nkr"}},
  {"of":"Currency","value":"PLN","words":{"any":"zł|zł.|zl","en":"zloty","pl":"złoty|złotych"}},
  {"of":"Currency","value":"SEK","words":{"any":"skr","sv":"kronor"}},
  {"of":"Currency","value":"UAH","words":{"any":"₴","uk":"грн"}},
  {"of":"Currency","value":"USD|CAD|AUD|NZD","words":{"any":"$"}},
];

export const DAY_LINES: readonly WordRow[] = [
  {"of":"Day","value":"Fr","words":{"en":"friday|fridays|fri|fr","de":"freitag|freitags|fr","fr":"vendredi|ven|ve","nl":"vrijdag|vrij|vr","es":"viernes|vie|vi","it":"venerdi|ven|ve","pl":"piatek|pt","da":"fredag|fre|fr","no":"fredag|fre|fr","sv":"fredag|fre|fr","uk":"пʼятниця|пт"}},
  {"of":"Day","value":"Mo","words":{"en":"monday|mondays|mon|mo","de":"montag|montags|mo","fr":"lundi|lun|lu","nl":"maandag|maa|ma","es":"lunes|lun|lu","it":"lunedi|lun|lu","pl":"poniedziałek|pon|pn","da":"mandag|man|ma","no":"mandag|man|ma","sv":"måndag|mån|må","uk":"понеділок|пн"}},
  {"of":"Day","value":"Mo-Fr","words":{"en":"weekdays|weekday|working days|workdays","fr":"en semaine|jours ouvrés","nl":"doordeweeks|weekdagen","es":"entre semana","pl":"dni robocze","uk":"будні|робочі дні"}},
  {"of":"Day","value":"Mo-Fr|Mo-Sa","words":{"de":"werktags|werktage|wochentags|an werktagen","fr":"jours ouvrables","nl":"werkdagen","es":"días laborables","it":"giorni feriali|feriali","da":"hverdage","no":"hverdager","sv":"vardagar"}},
  {"of":"Day","value":"Mo-Su","words":{"en":"daily|everyday|every day|all days","de":"täglich|jeden tag|alle tage","fr":"quotidien|tous les jours","nl":"dagelijks|elke dag","es":"diario|todos los días","it":"tutti i giorni","pl":"codziennie","da":"dagligt|hver dag|alle dage","no":"daglig|hver dag|alle dager","sv":"dagligen|varje dag|alla dagar","uk":"щодня"}},
  {"of":"Day","value":"Sa","words":{"en":"saturday|saturdays|sat|sa","de":"samstag|samstags|sonnabend|sonnabends|sa","fr":"samedi|sam|sa","nl":"zaterdag|zat|za","es":"sábado|sab|sa","it":"sabato|sab|sa","pl":"sobota|sob|so","da":"lørdag|lør|lø","no":"lørdag|lør|lø","sv":"lördag|lör|lö","uk":"субота|сб"}},
  {"of":"Day","value":"Sa-Su","words":{"any":"weekend","en":"weekends","de":"wochenende","fr":"week-end","es":"fin de semana","it":"fine settimana"}},
  {"of":"Day","value":"Su","words":{"en":"sunday|sundays|sun|su","de":"sonntag|sonntags|so","fr":"dimanche|dim|di","nl":"zondag|zon|zo","es":"domingo|dom|do","it":"domenica|dom|do","pl":"niedziela|niedz|ndz|nd","da":"søndag|søn|sø","no":"søndag|søn|sø","sv":"söndag|sön|sö","uk":"неділя|нд"}},
  {"of":"Day","value":"Th","words":{"en":"thursday|thursdays|thurs|thur|thu|th","de":"donnerstag|donnerstags|do","fr":"jeudi|jeu|je","nl":"donderdag|don|do","es":"jueves|jue|ju","it":"giovedi|gio|gi","pl":"czwartek|czw|cz","da":"torsdag|tor|to","no":"torsdag|tor|to","sv":"torsdag|tors|tor|to","uk":"четвер|чт"}},
  {"of":"Day","value":"Tu","words":{"en":"tuesday|tuesdays|tues|tue|tu","de":"dienstag|dienstags|di","fr":"mardi|mar|ma","nl":"dinsdag|din|di","es":"martes|mar|ma","it":"martedi|mar|ma","pl":"wtorek|wt","da":"tirsdag|tir|ti","no":"tirsdag|tir|ti","sv":"tisdag|tis|ti","uk":"вівторок|вт"}},
  {"of":"Day","value":"We","words":{"en":"wednesday|wednesdays|weds|wed|we","de":"mittwoch|mittwochs|mi","fr":"mercredi|mer|me","nl":"woensdag|woe|wo","es":"miércoles|mie|mi","it":"mercoledi|mer|me","pl":"środa|śr","da":"onsdag|ons|on","no":"onsdag|ons|on","sv":"onsdag|ons|on","uk":"середа|ср"}},
];

export const ENERGY_SOURCE_LINES: readonly WordRow[] = [
  {"of":"EnergySource","value":"COAL","words":{"de":"Kohle","fr":"charbon","nl":"kolen","es":"carbón","it":"carbone","pl":"węgiel","uk":"вугілля"}},
  {"of":"EnergySource","value":"GAS","words":{"en":"natural gas","de":"Erdgas","fr":"gaz","nl":"aardgas","uk":"газ"}},
  {"of":"EnergySource","value":"GENERAL_FOSSIL","words":{"en":"fossil","fr":"fossile","nl":"fossiel"}},
  {"of":"EnergySource","value":"GENERAL_GREEN","words":{"en":"green|renewable|renewables","de":"Ökostrom|erneuerbar|Erneuerbare","fr":"renouvelable","nl":"groen","es":"renovable","it":"rinnovabile","pl":"odnawialne"}},
  {"of":"EnergySource","value":"NUCLEAR","words":{"any":"atom","de":"Kernkraft|Atomkraft|Kernenergie","fr":"nucléaire","nl":"kernenergie","it":"nucleare"}},
  {"of":"EnergySource","value":"SOLAR","words":{"any":"PV","en":"sun|photovoltaic","de":"Sonne|Solarenergie","fr":"solaire","nl":"zon|zonne-energie","es":"fotovoltaica","it":"solare","pl":"słońce","uk":"сонце"}},
  {"of":"EnergySource","value":"WATER","words":{"any":"hydro","en":"hydropower","de":"Wasser|Wasserkraft","fr":"hydraulique","nl":"waterkracht","es":"hidráulica","it":"idroelettrico","pl":"woda","uk":"вода"}},
  {"of":"EnergySource","value":"WIND","words":{"de":"Windkraft","fr":"éolien","nl":"windenergie","es":"eólica","it":"eolico","pl":"wiatr","uk":"вітер"}},
];

export const EXCEPTION_LINES: readonly WordRow[] = [
  {"of":"Exception","value":"CLOSING","words":{"en":"closed","de":"geschlossen","fr":"fermé","nl":"gesloten","es":"cerrado","it":"chiuso","pl":"zamknięte","da":"lukket","no":"stengt","sv":"stängt","uk":"зачинено"}},
  {"of":"Exception","value":"OPENING","words":{"en":"open|opened","de":"geöffnet|offen","fr":"ouvert","nl":"geopend","es":"abierto","it":"aperto","pl":"otwarte","da":"åben|åbent","no":"åpent","sv":"öppet","uk":"відчинено"}},
];

export const FACILITY_LINES: readonly WordRow[] = [
  {"of":"Facility","value":"AIRPORT","words":{"de":"Flughafen","fr":"aéroport","nl":"luchthaven|vliegveld","es":"aeropuerto","it":"aeroporto","pl":"lotnisko","uk":"аеропорт"}},
  {"of":"Facility","value":"BIKE_SHARING","words":{"en":"bike share|bike rental","de":"Fahrradverleih","fr":"vélos en libre-service","nl":"deelfietsen"}},
  {"of":"Facility","value":"BUS_STOP","words":{"any":"bus","de":"Bushaltestelle","fr":"arrêt de bus","nl":"bushalte","es":"parada de autobús","it":"fermata autobus","pl":"przystanek autobusowy","uk":"автобусна зупинка"}},
  {"of":"Facility","value":"CAFE","words":{"en":"coffee|coffee shop","fr":"café","nl":"koffie","es":"cafetería","it":"caffè","pl":"kawiarnia","uk":"кафе"}},
  {"of":"Facility","value":"CARPOOL_PARKING","words":{"en":"carpool|car pool","fr":"aire de covoiturage|covoiturage","nl":"carpoolplaats"}},
  {"of":"Facility","value":"FUEL_STATION","words":{"en":"gas station|petrol station|fuel","de":"Tankstelle","fr":"station-service","nl":"tankstation","es":"gasolinera","it":"stazione di servizio","pl":"stacja paliw","uk":"АЗС"}},
  {"of":"Facility","value":"HOTEL","words":{"en":"Hotels","fr":"hôtel","it":"albergo","uk":"готель"}},
  {"of":"Facility","value":"MALL","words":{"en":"shopping mall|shopping centre|shopping center|shopping","de":"Einkaufszentrum","fr":"centre commercial","nl":"winkelcentrum","es":"centro comercial","it":"centro commerciale","pl":"centrum handlowe","uk":"торговий центр"}},
  {"of":"Facility","value":"METRO_STATION","words":{"any":"metro","en":"subway|underground station","de":"U-Bahn","fr":"station de métro|métro"}},
  {"of":"Facility","value":"MUSEUM","words":{"de":"Museen","fr":"musée","es":"museo","pl":"muzeum","uk":"музей"}},
  {"of":"Facility","value":"NATURE","words":{"de":"Natur","nl":"natuur","es":"naturaleza","it":"natura","pl":"przyroda","uk":"природа"}},
  {"of":"Facility","value":"PARKING_LOT","words":{"en":"car park|parking","de":"Parkplatz","nl":"parkeerplaats","es":"aparcamiento","it":"parcheggio","uk":"парковка"}},
  {"of":"Facility","value":"RECREATION_AREA","words":{"en":"recreation","de":"Erholungsgebiet","fr":"aire de loisirs","nl":"recreatiegebied"}},
  {"of":"Facility","value":"RESTAURANT","words":{"es":"restaurante","it":"ristorante","pl":"restauracja","uk":"ресторан"}},
  {"of":"Facility","value":"SPORT","words":{"en":"sports|sports centre|gym","de":"Sportanlage|Fitness","es":"deporte","uk":"спорт"}},
  {"of":"Facility","value":"SUPERMARKET","words":{"en":"supermarkets","de":"Supermarkt","fr":"supermarché","es":"supermercado","it":"supermercato","uk":"супермаркет"}},
  {"of":"Facility","value":"TAXI_STAND","words":{"any":"taxi","en":"taxi rank","de":"Taxistand","fr":"station de taxis","nl":"taxistandplaats","es":"parada de taxis"}},
  {"of":"Facility","value":"TRAIN_STATION","words":{"en":"train|railway station","de":"Bahnhof","fr":"gare","nl":"treinstation","es":"estación de tren","it":"stazione","pl":"dworzec kolejowy","uk":"вокзал"}},
  {"of":"Facility","value":"TRAM_STOP","words":{"any":"tram","de":"Straßenbahn|Straßenbahnhaltestelle","fr":"arrêt de tram","nl":"tramhalte"}},
  {"of":"Facility","value":"WIFI","words":{"any":"WLAN","en":"Wi-Fi|free wifi"}},
];

export const HOLIDAYS_LINES: readonly WordRow[] = [
  {"of":"Holidays","value":"before","words":{"en":"on|at","de":"an","fr":"les|de","nl":"de|den","es":"los|las","it":"i"}},
];

export const HOURS_LINES: readonly WordRow[] = [
  {"of":"Hours","value":"24/7","words":{"en":"always|always open","de":"immer|immer offen|immer geöffnet|rund um die uhr|durchgehend|durchgehend geöffnet","fr":"toujours|toujours ouvert","nl":"altijd|altijd open","es":"siempre|siempre abierto","it":"sempre|sempre aperto","pl":"całodobowo","da":"døgnåbent|altid åbent","no":"døgnåpent","sv":"dygnet runt|alltid öppet","uk":"цілодобово"}},
  {"of":"Hours","value":"and","words":{"any":"&|+|/","en":"and","de":"und","fr":"et","nl":"en","es":"y","pl":"oraz","da":"og","no":"og","sv":"och","uk":"та"}},
  {"of":"Hours","value":"and as a letter","words":{"it":"e","pl":"i"}},
  {"of":"Hours","value":"closed","words":{"any":"off","en":"closed","de":"geschlossen|ruhetag","fr":"fermé","nl":"gesloten","es":"cerrado","it":"chiuso","pl":"zamknięte|nieczynne","da":"lukket","no":"stengt","sv":"stängt","uk":"зачинено"}},
  {"of":"Hours","value":"except","words":{"en":"except|not on|excluding|excl","de":"außer|ausgenommen|nicht an|ohne","fr":"sauf|hors","nl":"behalve|niet op|uitgezonderd","es":"excepto|salvo","it":"esclusi|escluso|tranne","pl":"oprócz|z wyjątkiem","da":"undtagen","no":"unntatt","sv":"utom","uk":"крім"}},
  {"of":"Hours","value":"holidays","words":{"any":"PH","en":"public holidays|bank holidays|holidays","de":"Feiertage|Feiertag|Feiertagen|an Feiertagen|gesetzliche Feiertage","fr":"jours fériés|fériés","nl":"feestdagen|officiële feestdagen","es":"festivos|días festivos","it":"festivi|giorni festivi","pl":"święta|dni świąteczne","da":"helligdage","no":"helligdager|høytidsdager","sv":"helgdagar|röda dagar","uk":"свята|святкові дні"}},
  {"of":"Hours","value":"hours","words":{"any":"h","en":"hr|hrs|hour|hours","de":"std|stunden","fr":"heures","nl":"uur","es":"horas","it":"ore","pl":"godz","da":"timer","no":"timer","sv":"timmar","uk":"годин"}},
  {"of":"Hours","value":"open","words":{"en":"from|open","de":"von|geöffnet","fr":"de|du|ouvert","nl":"van","es":"desde","it":"dalle","pl":"od","da":"fra","no":"fra","sv":"från","uk":"з|від"}},
  {"of":"Hours","value":"to","words":{"en":"to|till|until|through|thru","de":"bis","fr":"au|à|jusqu’à","nl":"tot|tot en met|t/m|tm","es":"al|hasta","it":"fino a","da":"til","no":"til","sv":"till","uk":"до"}},
];

export const IMAGE_CATEGORY_LINES: readonly WordRow[] = [
  {"of":"ImageCategory","value":"CHARGER","words":{"en":"charging station","de":"Ladesäule|Ladestation","fr":"borne","nl":"laadpaal","es":"cargador","it":"colonnina","pl":"ładowarka"}},
  {"of":"ImageCategory","value":"ENTRANCE","words":{"de":"Eingang|Einfahrt","fr":"entrée","nl":"ingang","es":"entrada","it":"ingresso","pl":"wejście"}},
  {"of":"ImageCategory","value":"LOCATION","words":{"en":"site","de":"Standort","fr":"lieu","nl":"locatie","es":"ubicación"}},
  {"of":"ImageCategory","value":"NETWORK","words":{"de":"Netzwerk","fr":"réseau","nl":"netwerk","es":"red","it":"rete","pl":"sieć"}},
  {"of":"ImageCategory","value":"OPERATOR","words":{"de":"Betreiber","fr":"opérateur|exploitant","es":"operador","it":"operatore"}},
  {"of":"ImageCategory","value":"OTHER","words":{"de":"Sonstiges|Andere","fr":"autre","nl":"overig","es":"otro","it":"altro","pl":"inne"}},
  {"of":"ImageCategory","value":"OWNER","words":{"de":"Eigentümer|Besitzer","fr":"propriétaire","nl":"eigenaar","es":"propietario","it":"proprietario","pl":"właściciel"}},
];

export const MONTH_LINES: readonly WordRow[] = [
  {"of":"Month","value":"01","words":{"any":"jan","es":"ene","it":"gen"}},
  {"of":"Month","value":"02","words":{"any":"feb|febr","fr":"fév|fev"}},
  {"of":"Month","value":"03","words":{"any":"mar","de":"mär|mrz","nl":"maa|mrt"}},
  {"of":"Month","value":"04","words":{"any":"apr","fr":"avr","es":"abr"}},
  {"of":"Month","value":"05","words":{"any":"mai|maj","en":"may","nl":"mei","it":"mag"}},
  {"of":"Month","value":"06","words":{"any":"jun","fr":"juin","it":"giu"}},
  {"of":"Month","value":"07","words":{"any":"jul","fr":"juil","it":"lug"}},
  {"of":"Month","value":"08","words":{"any":"aug|ago","fr":"aoû|aou"}},
  {"of":"Month","value":"09","words":{"any":"sep|sept|set"}},
  {"of":"Month","value":"10","words":{"any":"okt|oct|out","it":"ott"}},
  {"of":"Month","value":"11","words":{"any":"nov"}},
  {"of":"Month","value":"12","words":{"any":"dec|dez|dic","fr":"déc","no":"des"}},
];

export const NAME_LINES: readonly WordRow[] = [
  {"of":"Name","value":"legal form","words":{"any":"Inc.|incorporated|LLC|Ltd.|limited|Corp.|corporation|Co.|company|PLC|LP|LLP|SE|SA|AS|AB|ApS|Oy|Oyj|d.o.o.|d.d.|k.s.|s.r.o.|a.d.|Lda.|Kft.|Zrt.|Nyrt.|Rt.|SIA|UAB|OÜ|OU|OOD|EOOD|EAD","de":"GmbH|AG|KG|UG|e.V.|eG","fr":"SAS|SARL","nl":"B.V.|N.V.|VOF","es":"S.L.|SLU","it":"S.p.A.|S.r.l.","pl":"Sp.|Sp. z o.o."}},
];

export const PARKING_DIRECTION_LINES: readonly WordRow[] = [
  {"of":"ParkingDirection","value":"ANGLE","words":{"any":"diagonal","en":"angled|echelon","de":"schräg|Schrägparken","fr":"en épi","nl":"schuin","it":"oblicuo","pl":"skośnie"}},
  {"of":"ParkingDirection","value":"PARALLEL","words":{"en":"along the road","de":"längs|Längsparken","fr":"en long|longitudinal","nl":"langsparkeren|langs","es":"en línea","pl":"równolegle"}},
  {"of":"ParkingDirection","value":"PERPENDICULAR","words":{"en":"at right angles","de":"quer|Querparken|senkrecht","fr":"en bataille","nl":"haaks","es":"en batería","pl":"prostopadle"}},
];

export const PARKING_RESTRICTION_LINES: readonly WordRow[] = [
  {"of":"ParkingRestriction","value":"CUSTOMERS","words":{"en":"customer|customers only|guests","de":"Kunden|nur Kunden|nur für Kunden|Gäste","fr":"clients|clientèle","nl":"klanten","es":"clientes","it":"clienti","pl":"klienci","da":"kunder","no":"kunder","sv":"kunder","uk":"клієнти"}},
  {"of":"ParkingRestriction","value":"DISABLED","words":{"en":"handicapped|disabled only|disabled parking","de":"Behinderte|Behindertenparkplatz","fr":"PMR|handicapés","nl":"gehandicapten|invaliden","es":"discapacitados|minusválidos","it":"disabili","pl":"niepełnosprawni","uk":"люди з інвалідністю"}},
  {"of":"ParkingRestriction","value":"EMPLOYEES","words":{"en":"staff only|employees only","de":"Mitarbeiter|nur Mitarbeiter","fr":"personnel|employés","nl":"medewerkers","es":"empleados","it":"dipendenti","pl":"pracownicy","uk":"працівники"}},
  {"of":"ParkingRestriction","value":"EV_ONLY","words":{"any":"EV","en":"EVs only|only EV|electric vehicles only","de":"nur E-Autos|nur Elektroautos|nur für E-Autos|nur EV","fr":"uniquement VE","nl":"alleen EV","es":"solo EV","pl":"tylko EV","uk":"лише електромобілі"}},
  {"of":"ParkingRestriction","value":"MOTORCYCLES","words":{"en":"motorcycle|motorbikes","de":"Motorräder","fr":"motos","nl":"motoren","es":"motocicletas","it":"moto","pl":"motocykle","uk":"мотоцикли"}},
  {"of":"ParkingRestriction","value":"PLUGGED","words":{"en":"plugged in|while charging|only while charging","de":"nur während des Ladens|nur beim Laden","fr":"branché"}},
  {"of":"ParkingRestriction","value":"TAXIS","words":{"any":"taxi","en":"taxi only","de":"nur Taxis","uk":"таксі"}},
  {"of":"ParkingRestriction","value":"TENANTS","words":{"en":"residents|residents only","de":"Mieter|Bewohner|Anwohner","fr":"résidents","nl":"bewoners","es":"residentes","it":"residenti","pl":"mieszkańcy","uk":"мешканці"}},
];

export const PARKING_TYPE_LINES: readonly WordRow[] = [
  {"of":"ParkingType","value":"ALONG_MOTORWAY","words":{"en":"motorway|highway|along highway","de":"Autobahn|an der Autobahn|Raststätte","fr":"autoroute","nl":"langs snelweg|snelweg","es":"autopista","it":"autostrada","uk":"автомагістраль"}},
  {"of":"ParkingType","value":"ON_DRIVEWAY","words":{"en":"driveway","de":"Einfahrt|Auffahrt","nl":"oprit","it":"vialetto","pl":"podjazd"}},
  {"of":"ParkingType","value":"ON_STREET","words":{"en":"street|roadside|kerbside|curbside","de":"Straße|Strasse|am Straßenrand|an der Straße","fr":"voirie|sur rue","nl":"straat|op straat","es":"calle|en la calle","it":"strada|su strada","pl":"ulica|przy ulicy","uk":"вулиця"}},
  {"of":"ParkingType","value":"PARKING_GARAGE","words":{"en":"multi-storey|multi-storey car park|car park building","de":"Parkhaus","fr":"parking couvert","nl":"parkeergarage","es":"parking cubierto","it":"autorimessa","pl":"parking wielopoziomowy"}},
  {"of":"ParkingType","value":"PARKING_LOT","words":{"en":"car park|lot","de":"Parkplatz","fr":"parc de stationnement","nl":"parkeerplaats|parkeerterrein","es":"aparcamiento","it":"parcheggio","pl":"parking naziemny","uk":"парковка"}},
  {"of":"ParkingType","value":"PARKING_LOT|PARKING_GARAGE|UNDERGROUND_GARAGE","words":{"any":"parking|garage","en":"underground"}},
  {"of":"ParkingType","value":"UNDERGROUND_GARAGE","words":{"en":"underground car park|underground parking","de":"Tiefgarage","fr":"parking souterrain","nl":"ondergrondse garage","es":"parking subterráneo","it":"parcheggio sotterraneo","pl":"parking podziemny","uk":"підземний паркінг"}},
];

export const PAYMENT_BRAND_LINES: readonly WordRow[] = [
  {"of":"PaymentBrand","value":"AMERICAN_EXPRESS","words":{"any":"Amex|AmericanExpress"}},
  {"of":"PaymentBrand","value":"APPLE_PAY","words":{"any":"ApplePay"}},
  {"of":"PaymentBrand","value":"CARTES_BANCAIRES","words":{"fr":"CB|carte bancaire"}},
  {"of":"PaymentBrand","value":"DINERS_CLUB","words":{"any":"Diners|DinersClub"}},
  {"of":"PaymentBrand","value":"DISCOVER","words":{"any":"DiscoverCard|Discover Card"}},
  {"of":"PaymentBrand","value":"GIROCARD","words":{"any":"EC","en":"giro card|EC card","de":"EC-Karte"}},
  {"of":"PaymentBrand","value":"GOOGLE_PAY","words":{"any":"GooglePay|GPay"}},
  {"of":"PaymentBrand","value":"MASTERCARD","words":{"any":"Master|Master Card|MC"}},
  {"of":"PaymentBrand","value":"OTHER","words":{"en":"others","de":"andere","fr":"autre|autres","nl":"overige"}},
  {"of":"PaymentBrand","value":"PAYPAL","words":{"any":"Pay Pal"}},
  {"of":"PaymentBrand","value":"UNIONPAY","words":{"any":"Union Pay|China UnionPay"}},
  {"of":"PaymentBrand","value":"VISA","words":{"any":"Visa card|Visa Debit"}},
  {"of":"PaymentBrand","value":"V_PAY","words":{"any":"VPay|V Pay"}},
];

export const PAYMENT_MEANS_LINES: readonly WordRow[] = [
  {"of":"PaymentMeans","value":"APP","words":{"en":"apps|mobile app","fr":"application","nl":"applicatie","es":"aplicación","pl":"aplikacja","uk":"застосунок"}},
  {"of":"PaymentMeans","value":"CASH","words":{"en":"coins|notes","de":"Bargeld|bar|Münzen","fr":"espèces","nl":"contant","es":"efectivo","it":"contanti","pl":"gotówka","da":"kontant","uk":"готівка"}},
  {"of":"PaymentMeans","value":"MOBILE_ACCOUNT","words":{"en":"phone bill|mobile phone account","de":"Handyrechnung"}},
  {"of":"PaymentMeans","value":"PREPAID_CARD","words":{"en":"prepaid|prepay","de":"Guthabenkarte","fr":"carte prépayée","es":"tarjeta prepago","it":"carta prepagata","pl":"karta przedpłacona"}},
  {"of":"PaymentMeans","value":"QR_CODE","words":{"any":"QR","en":"QR-Code|QRcode","fr":"code QR","es":"código QR","it":"codice QR","pl":"kod QR","uk":"QR-код"}},
  {"of":"PaymentMeans","value":"SMS","words":{"en":"text message","de":"Kurznachricht"}},
  {"of":"PaymentMeans","value":"TOLL_TAG","words":{"en":"toll badge","fr":"télépéage|badge télépéage"}},
  {"of":"PaymentMeans","value":"WEBSITE","words":{"any":"web|online|internet","de":"Webseite|Website des Betreibers","fr":"site web|site internet","es":"sitio web","it":"sito","pl":"strona internetowa","uk":"вебсайт"}},
];

export const POSITION_LINES: readonly WordRow[] = [
  {"of":"Position","value":"CENTER","words":{"en":"centre|middle","de":"Mitte|vorn","nl":"centraal|midden","es":"centro","pl":"pośrodku"}},
  {"of":"Position","value":"LEFT","words":{"de":"links","fr":"gauche|à gauche","es":"izquierda","it":"sinistra","pl":"po lewej"}},
  {"of":"Position","value":"RIGHT","words":{"de":"rechts","fr":"droite|à droite","es":"derecha","it":"destra","pl":"po prawej"}},
];

export const POWER_TYPE_LINES: readonly WordRow[] = [
  {"of":"PowerType","value":"AC_1_PHASE","words":{"any":"AC1|AC 1|1P","en":"AC 1ph|AC 1-phase|AC single phase|single phase|single-phase AC|1-phase|one phase|1 phase AC|1ph","de":"einphasig|1-phasig|AC einphasig|AC 1-phasig|Wechselstrom einphasig","fr":"monophasé|AC monophasé","nl":"1-fase|eenfasig","es":"monofásico","it":"monofase","pl":"jednofazowy","da":"enfaset","no":"enfase|enfaset","sv":"enfas|1-fas","uk":"однофазний"}},
  {"of":"PowerType","value":"AC_1_PHASE|AC_3_PHASE","words":{"any":"AC","en":"alternating current","de":"Wechselstrom","fr":"courant alternatif","nl":"wisselstroom","es":"corriente alterna","it":"corrente alternata","pl":"prąd przemienny","da":"vekselstrøm","no":"vekselstrøm","sv":"växelström","uk":"змінний струм"}},
  {"of":"PowerType","value":"AC_2_PHASE","words":{"en":"two phase|2-phase","de":"zweiphasig|2-phasig"}},
  {"of":"PowerType","value":"AC_2_PHASE_SPLIT","words":{"en":"split phase|split-phase"}},
  {"of":"PowerType","value":"AC_3_PHASE","words":{"any":"AC3|AC 3|3P","en":"AC 3ph|AC 3-phase|AC three phase|three phase|three-phase AC|3-phase|3 phase AC|3ph","de":"dreiphasig|3-phasig|AC dreiphasig|AC 3-phasig|Drehstrom","fr":"triphasé|AC triphasé","nl":"3-fase|driefasig|krachtstroom","es":"trifásico","it":"trifase","pl":"trójfazowy","da":"trefaset","no":"trefase|trefaset","sv":"trefas|3-fas","uk":"трифазний"}},
  {"of":"PowerType","value":"DC","words":{"en":"direct current|DC fast","de":"Gleichstrom","fr":"courant continu","nl":"gelijkstroom","es":"corriente continua","it":"corrente continua","pl":"prąd stały","da":"jævnstrøm","no":"likestrøm","sv":"likström","uk":"постійний струм"}},
];

export const RESERVATION_LINES: readonly WordRow[] = [
  {"of":"Reservation","value":"RESERVATION","words":{"de":"Reservierung","fr":"réservation","nl":"reservering","es":"reserva","it":"prenotazione","pl":"rezerwacja"}},
  {"of":"Reservation","value":"RESERVATION_EXPIRES","words":{"en":"expired reservation","de":"verfallene Reservierung"}},
];

export const ROW_LINES: readonly WordRow[] = [
  {"of":"Row","value":"before total","words":{"en":"grand|sub","de":"Zwischen","fr":"sous","nl":"eind"}},
  {"of":"Row","value":"note","words":{"any":"NB|N.B.","en":"note|notes|remark|remarks|comment|comments|attention|source","de":"Hinweis|Hinweise|Anmerkung|Anmerkungen|Bemerkung|Bemerkungen|Achtung|bitte beachten|Stand|Quelle|Legende","fr":"remarque|remarques|légende|commentaire|commentaires","nl":"opmerking|opmerkingen|let op|bron|legenda","it":"nota"}},
  {"of":"Row","value":"total","words":{"any":"celkem|soma","en":"total|totals|sum|count|average","de":"Summe|gesamt|Gesamtsumme|insgesamt|Gesamtzahl|Anzahl|Ergebnis|Durchschnitt|Mittelwert","fr":"totaux|somme|nombre|moyenne","nl":"totaal|aantal|som|gemiddelde","es":"suma","it":"totale","pl":"razem|suma","da":"i alt","no":"i alt","sv":"summa"}},
];

export const SERVICE_LINES: readonly WordRow[] = [
  {"of":"Service","value":"STAFFED","words":{"en":"attended|staff|on-site staff|physical attendance|physicalAttendance","de":"besetzt|Personal|mit Personal|bemannt","fr":"personnel|avec personnel|personnel sur place","nl":"bemand|personeel","es":"con personal","it":"presidiato","pl":"z obsługą","da":"med personale","sv":"bemannad","uk":"з персоналом"}},
  {"of":"Service","value":"UNATTENDED","words":{"en":"unstaffed|unmanned|no staff","de":"unbesetzt|ohne Personal|unbemannt","fr":"sans personnel","nl":"onbemand|zonder personeel","es":"sin personal","it":"non presidiato","pl":"bez obsługi","da":"uden personale","no":"ubemandet","sv":"obemannad","uk":"без персоналу"}},
];

export const STATUS_LINES: readonly WordRow[] = [
  {"of":"Status","value":"AVAILABLE","words":{"en":"free|vacant","de":"frei|verfügbar|verfuegbar","fr":"libre|disponible","nl":"vrij|beschikbaar","es":"libre|disponible","it":"libero|disponibile","pl":"wolny|wolna|wolne|dostępny|dostępna","da":"ledig","no":"ledig","sv":"ledig|ledigt","uk":"вільний|вільна|вільно|доступний"}},
  {"of":"Status","value":"BLOCKED","words":{"de":"blockiert|zugeparkt","fr":"bloqué","nl":"geblokkeerd","es":"bloqueado","it":"bloccato","pl":"zablokowany","uk":"заблокований"}},
  {"of":"Status","value":"CHARGING","words":{"any":"SuspendedEV|SuspendedEVSE","en":"in use|occupied|preparing|suspended|finishing|busy","de":"belegt|besetzt|in Benutzung|lädt|laden|wird geladen","fr":"occupé|occupée|en charge","nl":"bezet|in gebruik","es":"ocupado|en uso|cargando","it":"occupato|in uso|in carica","pl":"zajęty|zajęta|zajęte|ładowanie","da":"optaget|i brug","no":"opptatt","sv":"upptagen","uk":"зайнятий|зайнята|зайнято|заряджає|заряджання"}},
  {"of":"Status","value":"INOPERATIVE","words":{"en":"unavailable"}},
  {"of":"Status","value":"INOPERATIVE|OUTOFORDER","note":"The second if it is broken.","words":{"en":"not available|out of service|closed|maintenance","de":"außer Betrieb|ausser Betrieb|nicht verfügbar|Wartung|in Wartung","fr":"indisponible|hors service|en maintenance","nl":"buiten gebruik|buiten dienst|niet beschikbaar","es":"fuera de servicio|no disponible","it":"fuori servizio|non disponibile","pl":"nieczynny|niedostępny","da":"ude af drift","no":"ute av drift","sv":"ur drift","uk":"недоступний|не працює"}},
  {"of":"Status","value":"OUTOFORDER","words":{"en":"out of order|faulted|faulty|broken|defective","de":"defekt|kaputt|gestört|Störung","fr":"en panne|défectueux","nl":"defect|kapot|storing","es":"averiado","it":"guasto","pl":"uszkodzony|zepsuty|awaria","da":"i stykker","no":"ødelagt","sv":"trasig","uk":"несправний|зламаний"}},
  {"of":"Status","value":"PLANNED","words":{"de":"geplant","fr":"planifié|prévu","nl":"gepland","es":"planificado|previsto","it":"pianificato","pl":"planowany|planowane","da":"planlagt","no":"planlagt","sv":"planerad","uk":"запланований"}},
  {"of":"Status","value":"REMOVED","words":{"de":"entfernt|abgebaut","fr":"retiré|supprimé","nl":"verwijderd","es":"retirado","it":"rimosso","pl":"usunięty|zdemontowany","da":"fjernet","no":"fjernet","sv":"borttagen","uk":"видалений"}},
  {"of":"Status","value":"RESERVED","words":{"de":"reserviert","fr":"réservé","nl":"gereserveerd","es":"reservado","it":"riservato|prenotato","pl":"zarezerwowany","da":"reserveret","no":"reservert","sv":"reserverad","uk":"зарезервований"}},
  {"of":"Status","value":"UNKNOWN","words":{"any":"offline","de":"unbekannt","fr":"inconnu","nl":"onbekend","es":"desconocido","it":"sconosciuto","pl":"nieznany","da":"ukendt","no":"ukjent","sv":"okänd","uk":"невідомий|невідомо"}},
];

export const STREET_LINES: readonly WordRow[] = [
  {"of":"Street","value":"kind","words":{"any":"rua|praça|strada|bulevardul|улица|проспект","en":"street|road|avenue|boulevard|lane|drive|square","de":"Straße|Platz|Allee","fr":"rue|chemin|quai|allée","nl":"straat|plein|laan","es":"calle|avenida|plaza|paseo|carrer","it":"via|viale|piazza|corso","pl":"ulica|aleja|ulice"}},
];

export const TARIFF_DIMENSION_LINES: readonly WordRow[] = [
  {"of":"TariffDimension","value":"ENERGY","words":{"any":"kWh|€/kWh","en":"per kWh","de":"pro kWh|Energie","fr":"énergie","es":"energía","it":"energia","uk":"енергія"}},
  {"of":"TariffDimension","value":"FLAT","words":{"en":"session|per session|start fee|flat fee|flat rate|per start","de":"Startgebühr|Grundgebühr","fr":"forfait","nl":"starttarief","pl":"ryczałt"}},
  {"of":"TariffDimension","value":"PARKING_TIME","words":{"any":"parking","en":"idle|idle fee|blocking fee","de":"Parkzeit|Standzeit|Blockiergebühr","fr":"stationnement","nl":"parkeren"}},
  {"of":"TariffDimension","value":"TIME","words":{"en":"charging time","de":"Ladezeit|Zeit","fr":"temps","nl":"tijd","es":"tiempo","it":"tempo","pl":"czas","uk":"час"}},
];

export const TARIFF_TYPE_LINES: readonly WordRow[] = [
  {"of":"TariffType","value":"AD_HOC_PAYMENT","words":{"en":"ad hoc|adhoc|ad-hoc charging|direct payment|guest","de":"Ad-hoc-Laden|Direktzahlung|spontan|Gast|Gastladen","fr":"paiement direct|invité","es":"invitado","it":"ospite","pl":"gość","sv":"gäst"}},
  {"of":"TariffType","value":"PROFILE_CHEAP","words":{"en":"cheap"}},
  {"of":"TariffType","value":"PROFILE_FAST","words":{"en":"fast"}},
  {"of":"TariffType","value":"PROFILE_GREEN","words":{"en":"green"}},
  {"of":"TariffType","value":"REGULAR","words":{"en":"normal|standard|contract","de":"Vertrag|mit Vertrag|regulär"}},
];

export const TIME_LINES: readonly WordRow[] = [
  {"of":"Time","value":"a day","words":{"en":"a day","de":"am Tag","fr":"par jour","nl":"per dag"}},
  {"of":"Time","value":"day of a month","words":{"en":"st|nd|rd|th","fr":"er"}},
  {"of":"Time","value":"full hour","words":{"any":"h","en":"hrs","de":"uhr","nl":"uur|u"}},
];

export const UNIT_LINES: readonly WordRow[] = [
  {"of":"Unit","value":"0.001 kWh","words":{"any":"Wh"}},
  {"of":"Unit","value":"0.1 cm","words":{"any":"mm"}},
  {"of":"Unit","value":"1 %","words":{"any":"%","en":"percent|per cent","de":"Prozent","sv":"procent"}},
  {"of":"Unit","value":"1 A","words":{"any":"A|amp|amps|ampere","en":"amperes"}},
  {"of":"Unit","value":"1 V","words":{"any":"V|volt|VAC|VDC|V AC|V DC","en":"volts"}},
  {"of":"Unit","value":"1 W","words":{"any":"W|watt","en":"watts","uk":"вт"}},
  {"of":"Unit","value":"1 cm","words":{"any":"cm","en":"centimetre|centimetres|centimeter|centimeters","de":"Zentimeter"}},
  {"of":"Unit","value":"1 g/kWh","words":{"any":"g|g/kWh"}},
  {"of":"Unit","value":"1 kWh","words":{"any":"kWh","uk":"квт·год|квт-год"}},
  {"of":"Unit","value":"1 kg","words":{"any":"kg|kilo|kilogram","en":"kilos|kilograms","de":"Kilogramm"}},
  {"of":"Unit","value":"1 pixels","words":{"any":"px|pixel","en":"pixels"}},
  {"of":"Unit","value":"1 s","words":{"any":"s|sec|secs|sek","en":"second|seconds","de":"Sekunden","nl":"seconden","sv":"sekunder"}},
  {"of":"Unit","value":"1 session","words":{"en":"session|start"}},
  {"of":"Unit","value":"100 cm","words":{"any":"m|meter","en":"metre|metres|meters","fr":"mètres"}},
  {"of":"Unit","value":"1000 V","words":{"any":"kV"}},
  {"of":"Unit","value":"1000 W","words":{"any":"kW|kilowatt","en":"kilowatts","uk":"квт"}},
  {"of":"Unit","value":"1000 kg","words":{"any":"t|ton","en":"tonne|tonnes","de":"Tonnen","it":"tonnellate"}},
  {"of":"Unit","value":"3600 s","words":{"any":"h|std","en":"hr|hrs|hour|hours","de":"Stunde|Stunden","fr":"heure|heures","nl":"uur","pl":"godz","sv":"timme|timmar"}},
  {"of":"Unit","value":"60 s","words":{"any":"min|minut","en":"mins|minute|minutes","de":"Minuten","nl":"minuut","sv":"minuter"}},
];

export const VAT_LINES: readonly WordRow[] = [
  {"of":"Vat","value":"gross","words":{"any":"brutto","fr":"TTC"}},
  {"of":"Vat","value":"included","words":{"any":"incl|inkl","en":"include|included","de":"inklusive","nl":"inclusief|inbegrepen","da":"inklusive"}},
  {"of":"Vat","value":"name","words":{"en":"VAT","de":"MwSt|USt","fr":"TVA","nl":"BTW","es":"IVA","da":"moms"}},
  {"of":"Vat","value":"net","words":{"any":"netto","fr":"HT"}},
];

export const VEHICLE_TYPE_LINES: readonly WordRow[] = [
  {"of":"VehicleType","value":"BUS","words":{"any":"autobus","en":"buses|coach|coaches","de":"Reisebus|Busse","fr":"autocar","nl":"touringcar","es":"autobús|autocarro","uk":"автобус"}},
  {"of":"VehicleType","value":"DISABLED","words":{"en":"disabled permit|blue badge","de":"Behindertenausweis|Behinderte","fr":"carte mobilité inclusion|PMR|handicapés","nl":"gehandicaptenkaart|gehandicapten","es":"discapacitados","it":"disabili","pl":"niepełnosprawni","uk":"люди з інвалідністю"}},
  {"of":"VehicleType","value":"MOTORCYCLE","words":{"any":"motor","en":"motorcycles|motorbike|motorbikes","de":"Motorrad|Motorräder","fr":"moto|motos","nl":"motoren","es":"motocicleta","it":"motocicletta","pl":"motocykl","uk":"мотоцикл"}},
  {"of":"VehicleType","value":"PERSONAL_VEHICLE","words":{"en":"car|cars|passenger car","de":"PKW|Auto|Autos|Personenwagen","fr":"voiture|voitures|véhicule léger","nl":"personenauto","es":"coche|turismo","it":"automobile","pl":"samochód osobowy","da":"personbil","no":"personbil","sv":"personbil","uk":"автомобіль|легковий автомобіль"}},
  {"of":"VehicleType","value":"PERSONAL_VEHICLE_WITH_TRAILER","words":{"en":"trailer|car with trailer|caravan","de":"Anhänger|PKW mit Anhänger|Auto mit Anhänger|Wohnwagen","fr":"voiture avec remorque|remorque|caravane","nl":"aanhanger|auto met aanhanger","es":"remolque","it":"rimorchio","pl":"przyczepa","da":"anhænger","uk":"причіп"}},
  {"of":"VehicleType","value":"RIGID","words":{"en":"rigid truck|truck without trailer","de":"LKW ohne Anhänger","fr":"camion sans remorque|camion porteur","nl":"vrachtwagen zonder aanhanger|bakwagen","es":"camión rígido","it":"motrice rigida"}},
  {"of":"VehicleType","value":"RIGID|TRUCK_WITH_TRAILER","words":{"en":"truck|trucks|lorry|HGV","de":"LKW","fr":"camion","nl":"vrachtwagen","es":"camión","pl":"ciężarówka","da":"lastbil","no":"lastebil","sv":"lastbil"}},
  {"of":"VehicleType","value":"SEMI_TRACTOR","words":{"en":"tractor unit","de":"Sattelzugmaschine","fr":"tracteur routier","nl":"trekker","es":"tractora","it":"motrice","pl":"ciągnik siodłowy"}},
  {"of":"VehicleType","value":"TRUCK_WITH_TRAILER","words":{"en":"truck and trailer|lorry with trailer|articulated lorry","de":"LKW mit Anhänger|Lastzug|Sattelzug","fr":"camion avec remorque|ensemble routier","nl":"vrachtwagen met aanhanger","es":"camión con remolque","it":"autotreno","pl":"ciężarówka z przyczepą"}},
  {"of":"VehicleType","value":"VAN","words":{"en":"vans|delivery van|light van","de":"Transporter|Lieferwagen|Kleintransporter","fr":"fourgon|camionnette|utilitaire","nl":"bestelbus|bestelwagen","es":"furgoneta","it":"furgone","pl":"dostawczy","da":"varevogn","uk":"фургон"}},
];

export const YES_NO_LINES: readonly WordRow[] = [
  {"of":"YesNo","value":"false","words":{"any":"0|off","en":"no|n","de":"nein|falsch","fr":"non|faux","nl":"nee|onwaar","es":"no|falso","it":"no|falso","pl":"nie|fałsz","da":"nej","no":"nei","sv":"nej","uk":"ні|неправда|хибність|нет"}},
  {"of":"YesNo","value":"true","words":{"any":"1|x|on","en":"yes|y","de":"ja|j|wahr","fr":"oui|vrai","nl":"ja|waar","es":"sí|verdadero","it":"sì|vero","pl":"tak|prawda","da":"ja","no":"ja","sv":"ja","uk":"так|правда|да"}},
];
