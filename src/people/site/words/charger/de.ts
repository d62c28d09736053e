/** The texts of a charger's own page in German; words/en.ts says how they are written. */

import type { ChargerMessages } from '../messages.ts';

export const chargerDe = {
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
  'charger.plug': 'Stecker',
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
  'charger.operated_by': 'Betreiber',
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
} as const satisfies ChargerMessages;
