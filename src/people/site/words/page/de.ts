/** The texts around the list of sites in German; words/en.ts says how they are written. */

import type { PageMessages } from '../messages.ts';

export const pageDe = {
  // The page as a whole
  'page.title': '{name}: wo man laden kann',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Zum Inhalt springen',
  'page.reload': 'Seite neu laden',

  // What is free in the whole network
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
  'site.no_status': 'Status unbekannt',
  'site.out': 'Außer Betrieb',
  'site.free': '{free} von {count} frei',
  'site.unknown': '{count} ohne Status',
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
  'find.open': 'Jetzt geöffnet',
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
  'map.unknown': 'Status unbekannt',
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
} as const satisfies PageMessages;
