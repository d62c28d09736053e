/** The texts around the list of sites in Dutch; words/en.ts says how they are written. */

import type { PageMessages } from '../messages.ts';

export const pageNl = {
  // The page as a whole
  'page.title': '{name}: waar u kunt laden',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Naar de inhoud',
  'page.reload': 'Pagina opnieuw laden',

  // What is free in the whole network
  'now.label': 'Nu',
  'now.free': {
    one: '{free} van {count} laadpunt is vrij',
    other: '{free} van {count} laadpunten zijn vrij',
  },
  'now.part_free': '{count} vrij',
  'now.part_taken': '{count} bezet',
  'now.part_out': '{count} buiten gebruik',
  'now.part_unknown': '{count} zonder status',
  'now.loading': 'Status wordt opgehaald …',
  'now.as_of': 'Stand van {time}',
  'now.stale': 'Stand van {time}: nieuwere gegevens zijn niet ontvangen',
  'now.failed': 'Stand van {time}: vernieuwen lukt nu niet',
  'now.missing': 'De status kan nu niet worden opgehaald',

  // A site in the list
  'site.evses': {
    one: '{count} laadpunt',
    other: '{count} laadpunten',
  },
  'site.no_evses': 'Nog geen laadpunten',
  'site.no_status': 'Status onbekend',
  'site.out': 'Buiten gebruik',
  'site.free': '{free} van {count} vrij',
  'site.unknown': '{count} zonder status',
  'site.matching': '{matching} van {count} laadpunten voldoen',
  'site.price_from': 'vanaf {price}',
  'site.back': 'Terug naar de lijst',
  'site.loading': 'Een moment …',
  'site.failed': 'Deze laadlocatie kan nu niet worden opgehaald',
  'site.retry': 'Opnieuw proberen',

  // The list
  'list.label': 'Laadlocaties',
  'list.sites': {
    one: '{count} locatie',
    other: '{count} locaties',
  },
  'list.none': 'Geen locatie voldoet aan dit alles.',
  'list.more': 'Nog {count} tonen',
  'list.left': '{left} andere locaties worden nog niet getoond',
  'list.loading': 'De hele lijst wordt opgehaald …',
  'list.failed':
    'De hele lijst kan nu niet worden opgehaald. Deze locaties zijn een deel ervan, zonder zoeken en status.',
  'list.first': 'Dit zijn de eerste {shown} van {count} locaties. Alle staan in de kopieën hieronder.',

  // Search and filters
  'find.label': 'Zoek een plaats, naam, adres of id',
  'find.placeholder': 'Plaats, naam of id',
  'find.filters': 'Filters',
  'find.more': 'Stekker, vermogen, prijs',
  'find.free': 'Nu vrij',
  'find.open': 'Nu open',
  'find.card': 'Bankpas',
  'find.clear': 'Alle filters wissen',
  'find.plug': 'Stekker',
  'find.power': 'Vermogen in kW',
  'find.from': 'van',
  'find.to': 'tot',
  'find.price': 'Prijs per kWh',
  'find.price_in': 'Prijs per kWh in {currency}',
  'find.up_to': 'tot',
  'find.currency': 'Valuta',
  'find.sort': 'Sorteren op',
  'find.sort_name': 'naam',
  'find.sort_me': 'afstand tot mij',
  'find.sort_map': 'afstand tot het midden van de kaart',
  'find.near_me': 'Bij mij in de buurt',
  'find.asking': 'Uw browser wordt gevraagd waar u bent …',
  'find.refused': 'Uw browser vertelt deze pagina niet waar u bent. De lijst is op naam gesorteerd.',
  'find.not_found': 'Uw browser kon niet vaststellen waar u bent. De lijst is op naam gesorteerd.',
  'find.press_near_me': 'Druk op ‘Bij mij in de buurt’ om op afstand te sorteren.',

  // The map
  'map.show': 'Kaart tonen',
  'map.hide': 'Kaart verbergen',
  'map.label': 'Kaart',
  'map.failed': 'Uw browser kan de kaart niet tonen. In de lijst staat alles.',
  'map.not_loaded': 'De kaart kan nu niet worden geladen. Misschien is er een nieuwere versie van deze pagina.',
  'map.zoom_in': 'Inzoomen',
  'map.zoom_out': 'Uitzoomen',
  'map.sources': 'Bronnen van de kaart',
  'map.some_free': 'Aantal vrije laadpunten',
  'map.none_free': 'Geen enkele vrij',
  'map.unknown': 'Status onbekend',
  'map.legend': 'Legenda',
  'map.several': 'Meerdere locaties: hoeveel',

  // How others use the data
  'use.title': 'Gebruik deze gegevens',
  'use.lead': 'Programma’s krijgen dezelfde gegevens als deze pagina: zonder sleutel, zonder registratie.',
  'use.programs': 'API',
  'use.docs': 'uitleg van de API, met voorbeelden',
  'use.openapi': 'beschrijving voor programma’s',
  'use.versions': 'waar OCPI-clients beginnen',
  'use.locations': 'locaties, OCPI {version}',
  'use.tariffs': 'tarieven, OCPI {version}',
  'use.copies': 'Bestanden',
  'use.csv': 'tabel voor rekenbladen',
  'use.geojson': 'voor kaarten',
  'use.status': 'wat nu vrij is',
  'use.datapackage': 'beschrijving van de bestanden',
  'use.discovery': 'alle feeds en hun voorwaarden',
  'use.health': 'hoe actueel de gegevens zijn',
  'use.terms': 'Voorwaarden en contact',
  'use.licence': 'Licentie:',
  'use.no_licence': 'Er is geen licentie vermeld.',
  'use.contact': 'Contact:',
  'use.privacy': 'Deze pagina plaatst geen cookies en laadt niets van anderen.',
  'use.privacy_map': 'Deze pagina plaatst geen cookies. Als u de kaart toont, wordt die geladen van {host}.',

  // Where there is nothing
  'missing.title': 'Deze pagina bestaat niet',
  'missing.home': 'Naar de laadlocaties van {name}',
} as const satisfies PageMessages;
