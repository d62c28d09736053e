/** The texts of the page in German; en.ts says how they are written. */

import type { Messages } from './messages.ts';
import { PLUG_NAMES } from './plug-names.ts';

export const de = {
  // Opening hours
  'hours.always': 'Rund um die Uhr geöffnet',
  'hours.unknown': 'Öffnungszeiten unbekannt',
  'hours.open': 'Jetzt geöffnet',
  'hours.open_until': 'Geöffnet bis {time}',
  'hours.closed': 'Jetzt geschlossen',
  'hours.closed_until': 'Geschlossen bis {time}',
  'hours.every_day': 'Täglich',
  'hours.closed_day': 'geschlossen',
  'hours.whole_day': '24 Stunden',
  'hours.opens_specially': 'Zusätzlich geöffnet: {period}',
  'hours.closes_specially': 'Geschlossen: {period}',

  // Units and durations
  'unit.kw': '{power} kW',
  'unit.kwh': '{energy} kWh',
  'unit.current': '{current} A über alle Phasen',
  'unit.m': '{distance} m',
  'unit.km': '{distance} km',
  'duration.h': '{hours} h',
  'duration.min': '{minutes} min',
  'duration.h_min': '{hours} h {minutes} min',
  'duration.s': '{seconds} s',
  'age.now': 'gerade eben',

  // Prices
  'price.free': 'Kostenlos',
  'price.nothing': 'kostenlos',
  'price.unknown': 'Preis nicht angegeben',
  'price.incl_vat': 'inkl. MwSt.',
  'price.excl_vat': 'ohne MwSt.',
  'price.vat_not_stated': 'MwSt. nicht angegeben',
  'price.energy': '{amount}/kWh',
  'price.minute': '{amount}/min',
  'price.hour': '{amount}/h',
  'price.session': '{amount} pro Ladevorgang',
  'price.charging': '{price} Ladezeit',
  'price.parking': '{price} Standzeit ohne Laden',
  'price.otherwise': 'sonst',
  'price.step': 'berechnet je angefangene {step}',
  'price.least': 'mindestens {amount} pro Ladevorgang',
  'price.most': 'höchstens {amount} pro Ladevorgang',
  'price.reservation': 'Reservierung: {price}',
  'price.unused_reservation': 'Nicht genutzte Reservierung: {price}',

  // When a price applies
  'when.duration_from': 'nach {from}',
  'when.duration_until': 'in den ersten {to}',
  'when.duration_between': 'von {from} bis {to} nach dem Start',
  'when.energy_from': 'nach {from}',
  'when.energy_until': 'für die ersten {to}',
  'when.energy_between': 'von {from} bis {to}',
  'when.amount_from': 'ab {from}',
  'when.amount_until': 'unter {to}',
  'when.amount_between': 'zwischen {from} und {to}',
  'when.from_time': 'ab {time}',
  'when.until_time': 'bis {time}',
  'when.day_from': 'ab {from}',
  'when.day_until': 'bis {to}',
  'when.day_between': 'vom {from} bis {to}',

  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Frei',
  'status.BLOCKED': 'Blockiert',
  'status.CHARGING': 'Belegt',
  'status.INOPERATIVE': 'Außer Betrieb',
  'status.OUTOFORDER': 'Defekt',
  'status.PLANNED': 'Geplant',
  'status.REMOVED': 'Entfernt',
  'status.RESERVED': 'Reserviert',
  'status.UNKNOWN': 'Status unbekannt',

  // Plugs, by the names that drivers know
  ...PLUG_NAMES,
  'connector_type.DOMESTIC': 'Haushaltssteckdose Typ {letter}',
  'connector_type.DOMESTIC_F': 'Schuko (Typ F)',
  'connector_type.IEC_60309_2_single_16': 'CEE blau 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE rot 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE rot 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE rot 63 A',
  'connector_type.IEC_62196_T1': 'Typ 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (Typ 1)',
  'connector_type.IEC_62196_T2': 'Typ 2',
  'connector_type.IEC_62196_T3A': 'Typ 3A',
  'connector_type.IEC_62196_T3C': 'Typ 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Stromabnehmer am Fahrzeug',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Stromabnehmer an der Ladestation',

  // Cables
  'connector_format.SOCKET': 'Steckdose: eigenes Kabel nötig',
  'connector_format.CABLE': 'mit Kabel',

  // How to pay and start
  'capability.CHIP_CARD_SUPPORT': 'Chipkarte',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Kontaktlose Karte',
  'capability.CREDIT_CARD_PAYABLE': 'Kreditkarte',
  'capability.DEBIT_CARD_PAYABLE': 'Debitkarte',
  'capability.PED_TERMINAL': 'Kartenterminal mit PIN-Eingabe',
  'capability.REMOTE_START_STOP_CAPABLE': 'App',
  'capability.RESERVABLE': 'Reservierbar',
  'capability.RFID_READER': 'Ladekarte (RFID)',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'An der Autobahn',
  'parking_type.PARKING_GARAGE': 'Parkhaus',
  'parking_type.PARKING_LOT': 'Parkplatz',
  'parking_type.ON_DRIVEWAY': 'Auf einer Einfahrt',
  'parking_type.ON_STREET': 'An der Straße',
  'parking_type.UNDERGROUND_GARAGE': 'Tiefgarage',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Nur Elektrofahrzeuge',
  'parking_restriction.PLUGGED': 'Nur mit gestecktem Kabel',
  'parking_restriction.DISABLED': 'Für Menschen mit Behinderung',
  'parking_restriction.CUSTOMERS': 'Nur für Kunden',
  'parking_restriction.MOTORCYCLES': 'Nur Motorräder',
  'parking_restriction.EMPLOYEES': 'Nur für Beschäftigte',
  'parking_restriction.TAXIS': 'Nur Taxis',
  'parking_restriction.TENANTS': 'Nur für Bewohner',

  // At a site or near it
  'facility.HOTEL': 'Hotel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Einkaufszentrum',
  'facility.SUPERMARKET': 'Supermarkt',
  'facility.SPORT': 'Sport',
  'facility.RECREATION_AREA': 'Erholungsgebiet',
  'facility.NATURE': 'Natur',
  'facility.MUSEUM': 'Museum',
  'facility.BIKE_SHARING': 'Fahrradverleih',
  'facility.BUS_STOP': 'Bushaltestelle',
  'facility.TAXI_STAND': 'Taxistand',
  'facility.TRAM_STOP': 'Straßenbahnhaltestelle',
  'facility.METRO_STATION': 'U-Bahn-Station',
  'facility.TRAIN_STATION': 'Bahnhof',
  'facility.AIRPORT': 'Flughafen',
  'facility.PARKING_LOT': 'Parkplatz',
  'facility.CARPOOL_PARKING': 'Pendlerparkplatz',
  'facility.FUEL_STATION': 'Tankstelle',
  'facility.WIFI': 'WLAN',

  // Pictures
  'image_category.CHARGER': 'Ladestation',
  'image_category.ENTRANCE': 'Einfahrt',
  'image_category.LOCATION': 'Standort',
  'image_category.NETWORK': 'Logo des Netzes',
  'image_category.OPERATOR': 'Logo des Betreibers',
  'image_category.OTHER': 'Bild',
  'image_category.OWNER': 'Logo des Eigentümers',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Kernkraft',
  'energy_source.GENERAL_FOSSIL': 'Fossile Brennstoffe',
  'energy_source.COAL': 'Kohle',
  'energy_source.GAS': 'Gas',
  'energy_source.GENERAL_GREEN': 'Erneuerbare Energien',
  'energy_source.SOLAR': 'Sonne',
  'energy_source.WIND': 'Wind',
  'energy_source.WATER': 'Wasser',
  'environmental_impact.NUCLEAR_WASTE': 'Radioaktiver Abfall',
  'environmental_impact.CARBON_DIOXIDE': 'Kohlendioxid (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Ohne Vertrag',
  'tariff_type.PROFILE_CHEAP': 'Mit Vertrag, möglichst günstig laden',
  'tariff_type.PROFILE_FAST': 'Mit Vertrag, möglichst schnell laden',
  'tariff_type.PROFILE_GREEN': 'Mit Vertrag, möglichst grün laden',
  'tariff_type.REGULAR': 'Mit Vertrag',

  // The page as a whole
  'page.title': '{name}: wo man laden kann',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Zum Inhalt springen',
  'page.reload': 'Seite neu laden',

  // The whole network
  'now.label': 'Zurzeit',
  'now.free': {
    one: '{free} von {count} Ladepunkt ist frei',
    other: '{free} von {count} Ladepunkten sind frei',
  },
  'now.part_free': '{count} frei',
  'now.part_taken': '{count} belegt',
  'now.part_out': '{count} außer Betrieb',
  'now.part_unknown': '{count} ohne Status',
  'now.loading': 'Status wird abgerufen …',
  'now.as_of': 'Stand: {time}',
  'now.stale': 'Stand: {time}. Neuere Angaben sind nicht eingetroffen',
  'now.failed': 'Stand: {time}. Lässt sich zurzeit nicht aktualisieren',
  'now.missing': 'Der Status lässt sich zurzeit nicht abrufen',

  // A site in the list
  'site.evses': {
    one: '{count} Ladepunkt',
    other: '{count} Ladepunkte',
  },
  'site.no_evses': 'Noch keine Ladepunkte',
  'site.free': '{free} von {count} frei',
  'site.matching': '{matching} von {count} Ladepunkten passen',
  'site.price_from': 'ab {price}',
  'site.back': 'Zurück zur Liste',
  'site.loading': 'Einen Moment …',
  'site.failed': 'Diese Ladestation lässt sich zurzeit nicht abrufen',
  'site.retry': 'Noch einmal versuchen',

  // The list
  'list.label': 'Ladestandorte',
  'list.sites': {
    one: '{count} Standort',
    other: '{count} Standorte',
  },
  'list.none': 'Kein Standort erfüllt alles davon.',
  'list.more': '{count} weitere zeigen',
  'list.left': '{left} weitere Standorte werden noch nicht gezeigt',
  'list.loading': 'Die ganze Liste wird abgerufen …',
  'list.failed':
    'Die ganze Liste lässt sich zurzeit nicht abrufen. Diese Standorte sind ein Teil davon, ohne Suche und Status.',
  'list.first': 'Dies sind die ersten {shown} von {count} Standorten. Alle stehen in den Kopien weiter unten.',

  // Search and filters
  'find.label': 'Ort, Name, Adresse oder Kennung suchen',
  'find.placeholder': 'Ort, Name oder Kennung',
  'find.filters': 'Filter',
  'find.more': 'Stecker, Leistung, Preis',
  'find.free': 'Jetzt frei',
  'find.card': 'Bankkarte',
  'find.clear': 'Alle Filter aufheben',
  'find.plug': 'Stecker',
  'find.power': 'Leistung in kW',
  'find.from': 'von',
  'find.to': 'bis',
  'find.price': 'Preis je kWh',
  'find.price_in': 'Preis je kWh in {currency}',
  'find.up_to': 'bis',
  'find.currency': 'Währung',
  'find.sort': 'Sortieren nach',
  'find.sort_name': 'Name',
  'find.sort_me': 'Entfernung von mir',
  'find.sort_map': 'Entfernung von der Kartenmitte',
  'find.near_me': 'In meiner Nähe',
  'find.asking': 'Ihr Browser wird gefragt, wo Sie sind …',
  'find.refused': 'Ihr Browser sagt dieser Seite nicht, wo Sie sind. Die Liste ist nach Namen sortiert.',
  'find.not_found': 'Ihr Browser konnte nicht feststellen, wo Sie sind. Die Liste ist nach Namen sortiert.',
  'find.press_near_me': 'Drücken Sie „In meiner Nähe“, um nach der Entfernung von Ihnen zu sortieren.',

  // The map
  'map.show': 'Karte zeigen',
  'map.hide': 'Karte ausblenden',
  'map.label': 'Karte',
  'map.failed': 'Ihr Browser kann die Karte nicht zeigen. Die Liste enthält alles.',
  'map.not_loaded': 'Die Karte lässt sich zurzeit nicht laden. Vielleicht gibt es eine neuere Fassung dieser Seite.',
  'map.zoom_in': 'Vergrößern',
  'map.zoom_out': 'Verkleinern',
  'map.sources': 'Quellen der Karte',
  'map.some_free': 'Zahl der freien Ladepunkte',
  'map.none_free': 'Keiner ist frei',
  'map.legend': 'Was die Zeichen bedeuten',
  'map.several': 'Mehrere Standorte: wie viele',

  // How others use the data
  'use.title': 'Diese Daten nutzen',
  'use.lead': 'Programme bekommen dieselben Daten wie diese Seite: ohne Schlüssel, ohne Anmeldung.',
  'use.programs': 'API',
  'use.docs': 'Anleitung zur API, mit Beispielen',
  'use.openapi': 'Beschreibung für Programme',
  'use.versions': 'wo OCPI-Clients beginnen',
  'use.locations': 'Standorte, OCPI {version}',
  'use.tariffs': 'Tarife, OCPI {version}',
  'use.copies': 'Dateien',
  'use.csv': 'Tabelle für Tabellenprogramme',
  'use.geojson': 'für Karten',
  'use.status': 'was jetzt frei ist',
  'use.datapackage': 'Beschreibung der Dateien',
  'use.scorecard': 'was AFIR verlangt und was dieses Netz angibt',
  'use.discovery': 'alle Angebote und ihre Bedingungen',
  'use.health': 'wie frisch die Daten sind',
  'use.terms': 'Bedingungen und Kontakt',
  'use.licence': 'Lizenz:',
  'use.no_licence': 'Es ist keine Lizenz angegeben.',
  'use.contact': 'Kontakt:',
  'use.privacy': 'Diese Seite setzt keine Cookies und lädt nichts von Dritten.',
  'use.privacy_map': 'Diese Seite setzt keine Cookies. Wenn Sie die Karte zeigen, wird sie von {host} geladen.',

  // Where there is nothing
  'missing.title': 'Diese Seite gibt es nicht',
  'missing.home': 'Zu den Ladestationen von {name}',

  // At the top
  'charger.free': '{free} von {count} jetzt frei',
  'charger.without_status': { one: '{count} ohne Status', other: '{count} ohne Status' },
  'charger.no_status': 'Kein aktueller Status',
  'charger.lasts': 'seit {time}',
  'charger.route': 'Route mit meiner Karten-App',
  'charger.route_with': 'Route: {maps}',
  'charger.share': 'Diese Seite teilen',
  'charger.copied': 'Link kopiert',
  'charger.call': '{phone} anrufen',
  'charger.help_line': 'Hotline',

  // Headings
  'charger.plugs': 'Stecker',
  'charger.points': 'Ladepunkte',
  'charger.prices': 'Preise',
  'charger.hours': 'Öffnungszeiten',
  'charger.payment': 'Bezahlen und starten',
  'charger.place': 'Anfahrt',
  'charger.facilities': 'In der Nähe',
  'charger.photos': 'Fotos',
  'charger.energy': 'Strom',
  'charger.operator': 'Betreiber',
  'charger.data': 'Über diese Seite',

  // Plugs and charging points
  'charger.now': 'Jetzt',
  'charger.point': 'Ladepunkt {label}',
  'charger.floor': 'Etage',
  'charger.evse_id': 'Kennung für Rückfragen',
  'charger.reserved_for': 'Parkplatz',
  'charger.directions': 'So finden Sie es',
  'charger.none': 'Hier sind keine Ladepunkte verzeichnet.',

  // Prices
  'charger.more_prices': 'Mehr zu diesem Preis',
  'charger.no_price': 'Hier ist kein Preis angegeben. Das heißt nicht, dass das Laden kostenlos ist.',
  'charger.terms': 'Geschäftsbedingungen',

  // Payment and start
  'charger.pay': 'Bezahlen mit',
  'charger.start': 'Starten mit',
  'charger.reserve': 'Reservieren',
  'charger.payment_unknown': 'Es ist nicht bekannt, wie man hier bezahlt.',
  'charger.only_at': 'nur an',
  'charger.only_at_some': 'nur an einigen:',

  // Getting there
  'charger.parking': 'Parken',
  'charger.coordinates': 'Koordinaten',
  'charger.entrances': 'Zugehörige Orte',
  'charger.time_zone': 'Alle Zeiten sind Ortszeiten von {zone}.',
  'charger.charges_when_closed': 'Das Laden läuft außerhalb der Öffnungszeiten weiter.',
  'charger.stops_when_closed': 'Außerhalb der Öffnungszeiten wird nicht geladen.',

  // Photos
  'charger.photo_on': '{photo}, auf {host}',

  // Electricity
  'charger.green': 'Nur Ökostrom',
  'charger.not_green': 'Nicht nur Ökostrom',
  'charger.supplier': 'Stromlieferant',
  'charger.product': 'Stromprodukt',
  'charger.share_of': '{source}: {share} %',
  'charger.impact': '{impact}: {amount} g pro kWh',

  // People
  'charger.suboperator': 'Betrieben durch',
  'charger.owner': 'Eigentümer',

  // About this page
  'charger.report': 'Fehler melden',
  'charger.report_subject': 'Fehler in den Daten von {id}',
  'charger.json': 'Dieser Standort als JSON',
  'charger.all': 'Alle Standorte',

  // Where there is no such site
  'charger.not_found': 'Diese Ladestation gibt es hier nicht',
  'charger.not_found_why':
    'Dieses Netz hat keinen Standort mit dieser Kennung. Vielleicht wurde er entfernt, oder der Link ist unvollständig:',
  'charger.search_for': 'Danach suchen',
} as const satisfies Messages;
