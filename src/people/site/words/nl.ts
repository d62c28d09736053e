/** The texts of the page in Dutch; en.ts says how they are written. */

import type { Messages } from './messages.ts';
import { PLUG_NAMES } from './plug-names.ts';

export const nl = {
  // Opening hours
  'hours.always': 'Dag en nacht open',
  'hours.unknown': 'Openingstijden onbekend',
  'hours.open': 'Nu open',
  'hours.open_until': 'Open tot {time}',
  'hours.closed': 'Nu gesloten',
  'hours.closed_until': 'Gesloten tot {time}',
  'hours.every_day': 'Elke dag',
  'hours.closed_day': 'gesloten',
  'hours.whole_day': '24 uur',
  'hours.opens_specially': 'Ook open: {period}',
  'hours.closes_specially': 'Gesloten: {period}',

  // Units and durations
  'unit.kw': '{power} kW',
  'unit.kwh': '{energy} kWh',
  'unit.current': '{current} A over alle fasen',
  'unit.m': '{distance} m',
  'unit.km': '{distance} km',
  'duration.h': '{hours} uur',
  'duration.min': '{minutes} min',
  'duration.h_min': '{hours} uur {minutes} min',
  'duration.s': '{seconds} s',
  'age.now': 'zojuist',

  // Prices
  'price.free': 'Gratis',
  'price.nothing': 'gratis',
  'price.unknown': 'Prijs niet opgegeven',
  'price.incl_vat': 'incl. btw',
  'price.excl_vat': 'excl. btw',
  'price.vat_not_stated': 'btw niet opgegeven',
  'price.energy': '{amount}/kWh',
  'price.minute': '{amount}/min',
  'price.hour': '{amount}/uur',
  'price.session': '{amount} per laadsessie',
  'price.charging': '{price} laden',
  'price.parking': '{price} parkeren zonder laden',
  'price.otherwise': 'in andere gevallen',
  'price.step': 'berekend per begonnen {step}',
  'price.least': 'minstens {amount} per laadsessie',
  'price.most': 'hoogstens {amount} per laadsessie',
  'price.reservation': 'Reservering: {price}',
  'price.unused_reservation': 'Niet gebruikte reservering: {price}',

  // When a price applies
  'when.duration_from': 'na {from}',
  'when.duration_until': 'de eerste {to}',
  'when.duration_between': 'van {from} tot {to} na de start',
  'when.energy_from': 'na {from}',
  'when.energy_until': 'voor de eerste {to}',
  'when.energy_between': 'van {from} tot {to}',
  'when.amount_from': 'vanaf {from}',
  'when.amount_until': 'onder {to}',
  'when.amount_between': 'tussen {from} en {to}',
  'when.from_time': 'vanaf {time}',
  'when.until_time': 'tot {time}',
  'when.day_from': 'vanaf {from}',
  'when.day_until': 'tot en met {to}',
  'when.day_between': 'van {from} tot en met {to}',

  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Vrij',
  'status.BLOCKED': 'Geblokkeerd',
  'status.CHARGING': 'Bezet',
  'status.INOPERATIVE': 'Buiten gebruik',
  'status.OUTOFORDER': 'Defect',
  'status.PLANNED': 'Gepland',
  'status.REMOVED': 'Verwijderd',
  'status.RESERVED': 'Gereserveerd',
  'status.UNKNOWN': 'Status onbekend',

  // Plugs, by the names that drivers know
  ...PLUG_NAMES,
  'connector_type.DOMESTIC': 'Stopcontact type {letter}',
  'connector_type.DOMESTIC_F': 'Schuko (type F)',
  'connector_type.IEC_60309_2_single_16': 'CEE blauw 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE rood 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE rood 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE rood 63 A',
  'connector_type.IEC_62196_T1': 'Type 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (type 1)',
  'connector_type.IEC_62196_T2': 'Type 2',
  'connector_type.IEC_62196_T3A': 'Type 3A',
  'connector_type.IEC_62196_T3C': 'Type 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Stroomafnemer op het voertuig',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Stroomafnemer op de laadpaal',

  // Cables
  'connector_format.SOCKET': 'contactdoos: eigen kabel nodig',
  'connector_format.CABLE': 'met kabel',

  // How to pay and start
  'capability.CHIP_CARD_SUPPORT': 'Chipkaart',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Contactloze kaart',
  'capability.CREDIT_CARD_PAYABLE': 'Creditcard',
  'capability.DEBIT_CARD_PAYABLE': 'Betaalpas',
  'capability.PED_TERMINAL': 'Betaalterminal met pincode',
  'capability.REMOTE_START_STOP_CAPABLE': 'App',
  'capability.RESERVABLE': 'Te reserveren',
  'capability.RFID_READER': 'Laadpas (RFID)',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'Langs de snelweg',
  'parking_type.PARKING_GARAGE': 'Parkeergarage',
  'parking_type.PARKING_LOT': 'Parkeerterrein',
  'parking_type.ON_DRIVEWAY': 'Op een oprit',
  'parking_type.ON_STREET': 'Op straat',
  'parking_type.UNDERGROUND_GARAGE': 'Ondergrondse parkeergarage',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Alleen elektrische voertuigen',
  'parking_restriction.PLUGGED': 'Alleen met ingestoken stekker',
  'parking_restriction.DISABLED': 'Voor mensen met een handicap',
  'parking_restriction.CUSTOMERS': 'Alleen voor klanten',
  'parking_restriction.MOTORCYCLES': 'Alleen motoren',
  'parking_restriction.EMPLOYEES': 'Alleen voor medewerkers',
  'parking_restriction.TAXIS': 'Alleen taxi’s',
  'parking_restriction.TENANTS': 'Alleen voor bewoners',

  // At a site or near it
  'facility.HOTEL': 'Hotel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Winkelcentrum',
  'facility.SUPERMARKET': 'Supermarkt',
  'facility.SPORT': 'Sport',
  'facility.RECREATION_AREA': 'Recreatiegebied',
  'facility.NATURE': 'Natuur',
  'facility.MUSEUM': 'Museum',
  'facility.BIKE_SHARING': 'Deelfietsen',
  'facility.BUS_STOP': 'Bushalte',
  'facility.TAXI_STAND': 'Taxistandplaats',
  'facility.TRAM_STOP': 'Tramhalte',
  'facility.METRO_STATION': 'Metrostation',
  'facility.TRAIN_STATION': 'Treinstation',
  'facility.AIRPORT': 'Luchthaven',
  'facility.PARKING_LOT': 'Parkeerterrein',
  'facility.CARPOOL_PARKING': 'Carpoolplaats',
  'facility.FUEL_STATION': 'Tankstation',
  'facility.WIFI': 'Wifi',

  // Pictures
  'image_category.CHARGER': 'Laadpaal',
  'image_category.ENTRANCE': 'Ingang',
  'image_category.LOCATION': 'Locatie',
  'image_category.NETWORK': 'Logo van het netwerk',
  'image_category.OPERATOR': 'Logo van de exploitant',
  'image_category.OTHER': 'Afbeelding',
  'image_category.OWNER': 'Logo van de eigenaar',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Kernenergie',
  'energy_source.GENERAL_FOSSIL': 'Fossiele brandstoffen',
  'energy_source.COAL': 'Steenkool',
  'energy_source.GAS': 'Gas',
  'energy_source.GENERAL_GREEN': 'Hernieuwbare energie',
  'energy_source.SOLAR': 'Zon',
  'energy_source.WIND': 'Wind',
  'energy_source.WATER': 'Water',
  'environmental_impact.NUCLEAR_WASTE': 'Kernafval',
  'environmental_impact.CARBON_DIOXIDE': 'Koolstofdioxide (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Zonder abonnement',
  'tariff_type.PROFILE_CHEAP': 'Met abonnement, zo goedkoop mogelijk laden',
  'tariff_type.PROFILE_FAST': 'Met abonnement, zo snel mogelijk laden',
  'tariff_type.PROFILE_GREEN': 'Met abonnement, zo groen mogelijk laden',
  'tariff_type.REGULAR': 'Met abonnement',

  // The page as a whole
  'page.title': '{name}: waar u kunt laden',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Naar de inhoud',
  'page.reload': 'Pagina opnieuw laden',

  // The whole network
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
  'site.free': '{free} van {count} vrij',
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
  'use.scorecard': 'wat AFIR vraagt en wat dit netwerk opgeeft',
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
} as const satisfies Messages;
