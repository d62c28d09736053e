/** The texts of a charger's own page in Dutch; words/en.ts says how they are written. */

import type { ChargerMessages } from '../messages.ts';

export const chargerNl = {
  // At the top
  'charger.free': '{free} van {count} nu vrij',
  'charger.without_status': { one: '{count} zonder status', other: '{count} zonder status' },
  'charger.no_status': 'Geen actuele status',
  'charger.lasts': 'al {time}',
  'charger.route': 'Route met mijn kaarten-app',
  'charger.route_with': 'Route: {maps}',
  'charger.share': 'Deze pagina delen',
  'charger.copied': 'Link gekopieerd',
  'charger.call': 'Bel {phone}',
  'charger.help_line': 'Hulplijn',

  // Headings
  'charger.plugs': 'Stekkers',
  'charger.points': 'Laadpunten',
  'charger.prices': 'Prijzen',
  'charger.hours': 'Openingstijden',
  'charger.payment': 'Betalen en starten',
  'charger.place': 'Hoe kom ik er',
  'charger.facilities': 'In de buurt',
  'charger.photos': 'Foto’s',
  'charger.energy': 'Stroom',
  'charger.operator': 'Exploitant',
  'charger.data': 'Over deze pagina',

  // Plugs and charging points
  'charger.plug': 'Stekker',
  'charger.now': 'Nu',
  'charger.point': 'Laadpunt {label}',
  'charger.floor': 'Verdieping',
  'charger.evse_id': 'Id voor vragen',
  'charger.reserved_for': 'Parkeerplaats',
  'charger.directions': 'Hoe u het vindt',
  'charger.none': 'Hier zijn geen laadpunten bekend.',

  // Prices
  'charger.more_prices': 'Meer over deze prijs',
  'charger.no_price': 'Hier is geen prijs opgegeven. Dat betekent niet dat laden gratis is.',
  'charger.terms': 'Algemene voorwaarden',

  // Payment and start
  'charger.pay': 'Betalen met',
  'charger.start': 'Starten met',
  'charger.reserve': 'Reserveren',
  'charger.payment_unknown': 'Het is niet bekend hoe u hier betaalt.',
  'charger.only_at': 'alleen bij',
  'charger.only_at_some': 'alleen bij sommige:',

  // Getting there
  'charger.parking': 'Parkeren',
  'charger.coordinates': 'Coördinaten',
  'charger.entrances': 'Bijbehorende plekken',
  'charger.time_zone': 'Tijden zijn lokale tijden van {zone}.',
  'charger.charges_when_closed': 'Buiten de openingstijden gaat het laden door.',
  'charger.stops_when_closed': 'Buiten de openingstijden kan er niet worden geladen.',

  // Photos
  'charger.photo_on': '{photo}, op {host}',

  // Electricity
  'charger.green': 'Alleen groene stroom',
  'charger.not_green': 'Niet alleen groene stroom',
  'charger.supplier': 'Leverancier',
  'charger.product': 'Product',
  'charger.share_of': '{source}: {share} %',
  'charger.impact': '{impact}: {amount} g per kWh',

  // People
  'charger.operated_by': 'Exploitant',
  'charger.suboperator': 'Beheerd door',
  'charger.owner': 'Eigenaar',

  // About this page
  'charger.report': 'Een fout melden',
  'charger.report_subject': 'Fout in de gegevens van {id}',
  'charger.json': 'Deze locatie als JSON',
  'charger.all': 'Alle locaties',

  // Where there is no such site
  'charger.not_found': 'Deze laadlocatie staat hier niet',
  'charger.not_found_why':
    'Dit netwerk heeft geen locatie met deze id. Misschien is die verwijderd, of de link is onvolledig:',
  'charger.search_for': 'Ernaar zoeken',
} as const satisfies ChargerMessages;
