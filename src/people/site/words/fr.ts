/** The texts of the page in French; en.ts says how they are written. */

import type { Messages } from './messages.ts';
import { PLUG_NAMES } from './plug-names.ts';

export const fr = {
  // Opening hours
  'hours.always': 'Ouvert 24 h/24, 7 j/7',
  'hours.unknown': 'Horaires inconnus',
  'hours.open': 'Ouvert maintenant',
  'hours.open_until': 'Ouvert jusqu’à {time}',
  'hours.closed': 'Fermé maintenant',
  'hours.closed_until': 'Fermé jusqu’à {time}',
  'hours.every_day': 'Tous les jours',
  'hours.closed_day': 'fermé',
  'hours.whole_day': '24 h/24',
  'hours.opens_specially': 'Aussi ouvert : {period}',
  'hours.closes_specially': 'Fermé : {period}',

  // Units and durations
  'unit.kw': '{power} kW',
  'unit.kwh': '{energy} kWh',
  'unit.current': '{current} A sur toutes les phases',
  'unit.m': '{distance} m',
  'unit.km': '{distance} km',
  'duration.h': '{hours} h',
  'duration.min': '{minutes} min',
  'duration.h_min': '{hours} h {minutes} min',
  'duration.s': '{seconds} s',
  'age.now': 'à l’instant',

  // Prices
  'price.free': 'Gratuit',
  'price.nothing': 'gratuit',
  'price.unknown': 'Prix non indiqué',
  'price.incl_vat': 'TTC',
  'price.excl_vat': 'HT',
  'price.vat_not_stated': 'TVA non indiquée',
  'price.energy': '{amount}/kWh',
  'price.minute': '{amount}/min',
  'price.hour': '{amount}/h',
  'price.session': '{amount} par recharge',
  'price.charging': '{price} de recharge',
  'price.parking': '{price} de stationnement sans recharge',
  'price.otherwise': 'dans les autres cas',
  'price.step': 'facturé par tranche entamée de {step}',
  'price.least': 'au moins {amount} par recharge',
  'price.most': 'au plus {amount} par recharge',
  'price.reservation': 'Réservation : {price}',
  'price.unused_reservation': 'Réservation non utilisée : {price}',

  // When a price applies
  'when.duration_from': 'après {from}',
  'when.duration_until': 'pendant les premières {to}',
  'when.duration_between': 'de {from} à {to} après le début',
  'when.energy_from': 'au-delà de {from}',
  'when.energy_until': 'pour les premiers {to}',
  'when.energy_between': 'de {from} à {to}',
  'when.amount_from': 'à partir de {from}',
  'when.amount_until': 'en dessous de {to}',
  'when.amount_between': 'entre {from} et {to}',
  'when.from_time': 'à partir de {time}',
  'when.until_time': 'jusqu’à {time}',
  'when.day_from': 'à partir du {from}',
  'when.day_until': 'jusqu’au {to}',
  'when.day_between': 'du {from} au {to}',

  // Statuses, as a driver would say them
  'status.AVAILABLE': 'Libre',
  'status.BLOCKED': 'Bloqué',
  'status.CHARGING': 'Occupé',
  'status.INOPERATIVE': 'Hors service',
  'status.OUTOFORDER': 'En panne',
  'status.PLANNED': 'Prévu',
  'status.REMOVED': 'Retiré',
  'status.RESERVED': 'Réservé',
  'status.UNKNOWN': 'Statut inconnu',

  // Plugs, by the names that drivers know
  ...PLUG_NAMES,
  'connector_type.DOMESTIC': 'Prise domestique type {letter}',
  'connector_type.DOMESTIC_F': 'Schuko (type F)',
  'connector_type.IEC_60309_2_single_16': 'CEE bleu 16 A',
  'connector_type.IEC_60309_2_three_16': 'CEE rouge 16 A',
  'connector_type.IEC_60309_2_three_32': 'CEE rouge 32 A',
  'connector_type.IEC_60309_2_three_64': 'CEE rouge 63 A',
  'connector_type.IEC_62196_T1': 'Type 1',
  'connector_type.IEC_62196_T1_COMBO': 'CCS (type 1)',
  'connector_type.IEC_62196_T2': 'Type 2',
  'connector_type.IEC_62196_T3A': 'Type 3A',
  'connector_type.IEC_62196_T3C': 'Type 3C',
  'connector_type.PANTOGRAPH_BOTTOM_UP': 'Pantographe sur le véhicule',
  'connector_type.PANTOGRAPH_TOP_DOWN': 'Pantographe sur la station',

  // Cables
  'connector_format.SOCKET': 'sans câble : apportez le vôtre',
  'connector_format.CABLE': 'câble attaché',

  // How to pay and start
  'capability.CHIP_CARD_SUPPORT': 'Carte à puce',
  'capability.CONTACTLESS_CARD_SUPPORT': 'Carte sans contact',
  'capability.CREDIT_CARD_PAYABLE': 'Carte de crédit',
  'capability.DEBIT_CARD_PAYABLE': 'Carte de débit',
  'capability.PED_TERMINAL': 'Terminal de paiement avec code',
  'capability.REMOTE_START_STOP_CAPABLE': 'Application',
  'capability.RESERVABLE': 'Réservation possible',
  'capability.RFID_READER': 'Badge (RFID)',

  // Where one parks
  'parking_type.ALONG_MOTORWAY': 'Au bord d’une autoroute',
  'parking_type.PARKING_GARAGE': 'Parking à étages',
  'parking_type.PARKING_LOT': 'Parking',
  'parking_type.ON_DRIVEWAY': 'Dans une allée',
  'parking_type.ON_STREET': 'Dans la rue',
  'parking_type.UNDERGROUND_GARAGE': 'Parking souterrain',

  // Whom a place is for
  'parking_restriction.EV_ONLY': 'Véhicules électriques uniquement',
  'parking_restriction.PLUGGED': 'Uniquement véhicule branché',
  'parking_restriction.DISABLED': 'Réservé aux personnes handicapées',
  'parking_restriction.CUSTOMERS': 'Clients uniquement',
  'parking_restriction.MOTORCYCLES': 'Motos uniquement',
  'parking_restriction.EMPLOYEES': 'Personnel uniquement',
  'parking_restriction.TAXIS': 'Taxis uniquement',
  'parking_restriction.TENANTS': 'Résidents uniquement',

  // At a site or near it
  'facility.HOTEL': 'Hôtel',
  'facility.RESTAURANT': 'Restaurant',
  'facility.CAFE': 'Café',
  'facility.MALL': 'Centre commercial',
  'facility.SUPERMARKET': 'Supermarché',
  'facility.SPORT': 'Sport',
  'facility.RECREATION_AREA': 'Aire de loisirs',
  'facility.NATURE': 'Nature',
  'facility.MUSEUM': 'Musée',
  'facility.BIKE_SHARING': 'Vélos en libre-service',
  'facility.BUS_STOP': 'Arrêt de bus',
  'facility.TAXI_STAND': 'Station de taxis',
  'facility.TRAM_STOP': 'Arrêt de tram',
  'facility.METRO_STATION': 'Station de métro',
  'facility.TRAIN_STATION': 'Gare',
  'facility.AIRPORT': 'Aéroport',
  'facility.PARKING_LOT': 'Parking',
  'facility.CARPOOL_PARKING': 'Aire de covoiturage',
  'facility.FUEL_STATION': 'Station-service',
  'facility.WIFI': 'Wi-Fi',

  // Pictures
  'image_category.CHARGER': 'Station de recharge',
  'image_category.ENTRANCE': 'Entrée',
  'image_category.LOCATION': 'Site',
  'image_category.NETWORK': 'Logo du réseau',
  'image_category.OPERATOR': 'Logo de l’opérateur',
  'image_category.OTHER': 'Image',
  'image_category.OWNER': 'Logo du propriétaire',

  // Where electricity comes from, and what it leaves behind
  'energy_source.NUCLEAR': 'Nucléaire',
  'energy_source.GENERAL_FOSSIL': 'Énergies fossiles',
  'energy_source.COAL': 'Charbon',
  'energy_source.GAS': 'Gaz',
  'energy_source.GENERAL_GREEN': 'Énergies renouvelables',
  'energy_source.SOLAR': 'Solaire',
  'energy_source.WIND': 'Éolien',
  'energy_source.WATER': 'Hydraulique',
  'environmental_impact.NUCLEAR_WASTE': 'Déchets nucléaires',
  'environmental_impact.CARBON_DIOXIDE': 'Dioxyde de carbone (CO₂)',

  // Whom a tariff is for
  'tariff_type.AD_HOC_PAYMENT': 'Sans abonnement',
  'tariff_type.PROFILE_CHEAP': 'Avec abonnement, recharge la moins chère',
  'tariff_type.PROFILE_FAST': 'Avec abonnement, recharge la plus rapide',
  'tariff_type.PROFILE_GREEN': 'Avec abonnement, recharge la plus verte',
  'tariff_type.REGULAR': 'Avec abonnement',

  // The page as a whole
  'page.title': '{name} : où recharger',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Aller au contenu',
  'page.reload': 'Recharger la page',

  // The whole network
  'now.label': 'En ce moment',
  'now.free': {
    one: '{free} point de recharge libre sur {count}',
    other: '{free} points de recharge libres sur {count}',
  },
  'now.part_free': 'libres : {count}',
  'now.part_taken': 'occupés : {count}',
  'now.part_out': 'hors service : {count}',
  'now.part_unknown': 'sans statut : {count}',
  'now.loading': 'Chargement des disponibilités…',
  'now.as_of': 'Dernière mise à jour : {time}',
  'now.stale': 'Dernière mise à jour : {time}, rien de plus récent',
  'now.failed': 'Dernière mise à jour : {time}, actualisation impossible pour le moment',
  'now.missing': 'Impossible de charger les disponibilités pour le moment',

  // A site in the list
  'site.evses': {
    one: '{count} point de recharge',
    other: '{count} points de recharge',
  },
  'site.no_evses': 'Pas encore de points de recharge',
  'site.free': 'Libres : {free} sur {count}',
  'site.matching': '{matching} points de recharge sur {count} correspondent',
  'site.price_from': 'à partir de {price}',
  'site.back': 'Retour à la liste',
  'site.loading': 'Chargement…',
  'site.failed': 'Impossible de charger cette station pour le moment',
  'site.retry': 'Réessayer',

  // The list
  'list.label': 'Sites de recharge',
  'list.sites': {
    one: '{count} site',
    other: '{count} sites',
  },
  'list.none': 'Aucun site ne remplit tous ces critères.',
  'list.more': 'En afficher {count} de plus',
  'list.left': '{left} autres sites ne sont pas encore affichés',
  'list.loading': 'La liste complète se charge…',
  'list.failed':
    'Impossible de charger la liste complète pour le moment. Ces sites en sont une partie, sans recherche ni statuts.',
  'list.first': 'Voici les {shown} premiers sites sur {count}. Tous figurent dans les copies ci-dessous.',

  // Search and filters
  'find.label': 'Chercher un lieu, un nom, une adresse ou un identifiant',
  'find.placeholder': 'Lieu, nom ou identifiant',
  'find.filters': 'Filtres',
  'find.more': 'Prise, puissance, prix',
  'find.free': 'Libre maintenant',
  'find.card': 'Carte bancaire',
  'find.clear': 'Effacer tous les filtres',
  'find.plug': 'Prise',
  'find.power': 'Puissance en kW',
  'find.from': 'de',
  'find.to': 'à',
  'find.price': 'Prix par kWh',
  'find.price_in': 'Prix par kWh en {currency}',
  'find.up_to': 'jusqu’à',
  'find.currency': 'Devise',
  'find.sort': 'Trier par',
  'find.sort_name': 'nom',
  'find.sort_me': 'distance de moi',
  'find.sort_map': 'distance du centre de la carte',
  'find.near_me': 'Près de moi',
  'find.asking': 'Demande de votre position au navigateur…',
  'find.refused': 'Votre navigateur n’indique pas votre position à cette page. La liste est triée par nom.',
  'find.not_found': 'Votre navigateur n’a pas pu déterminer votre position. La liste est triée par nom.',
  'find.press_near_me': 'Appuyez sur « Près de moi » pour trier selon la distance.',

  // The map
  'map.show': 'Afficher la carte',
  'map.hide': 'Masquer la carte',
  'map.label': 'Carte',
  'map.failed': 'Votre navigateur ne peut pas afficher la carte. Tout est dans la liste.',
  'map.not_loaded':
    'Impossible de charger la carte pour le moment. Il existe peut-être une version plus récente de cette page.',
  'map.zoom_in': 'Zoomer',
  'map.zoom_out': 'Dézoomer',
  'map.sources': 'Sources de la carte',
  'map.some_free': 'Nombre de points de recharge libres',
  'map.none_free': 'Aucun n’est libre',
  'map.legend': 'Légende',
  'map.several': 'Plusieurs sites : combien',

  // How others use the data
  'use.title': 'Utiliser ces données',
  'use.lead': 'Les programmes obtiennent les mêmes données que cette page : sans clé ni inscription.',
  'use.programs': 'API',
  'use.docs': 'mode d’emploi de l’API, avec des exemples',
  'use.openapi': 'description pour les programmes',
  'use.versions': 'point d’entrée des clients OCPI',
  'use.locations': 'sites, OCPI {version}',
  'use.tariffs': 'tarifs, OCPI {version}',
  'use.copies': 'Fichiers',
  'use.csv': 'tableau pour tableurs',
  'use.geojson': 'pour les cartes',
  'use.status': 'ce qui est libre maintenant',
  'use.datapackage': 'description des fichiers',
  'use.scorecard': 'ce que demande AFIR et ce que ce réseau indique',
  'use.discovery': 'tous les flux et leurs conditions',
  'use.health': 'fraîcheur des données',
  'use.terms': 'Conditions et contact',
  'use.licence': 'Licence :',
  'use.no_licence': 'Aucune licence n’est indiquée.',
  'use.contact': 'Contact :',
  'use.privacy': 'Cette page ne dépose aucun cookie et ne charge rien d’autres sites.',
  'use.privacy_map': 'Cette page ne dépose aucun cookie. Si vous affichez la carte, elle est chargée depuis {host}.',

  // Where there is nothing
  'missing.title': 'Cette page n’existe pas',
  'missing.home': 'Vers les stations de {name}',

  // At the top
  'charger.free': 'Libres maintenant : {free} sur {count}',
  'charger.without_status': { one: '{count} sans statut', other: '{count} sans statut' },
  'charger.no_status': 'Pas de statut en direct',
  'charger.lasts': 'depuis {time}',
  'charger.route': 'Itinéraire avec mon application de cartes',
  'charger.route_with': 'Itinéraire : {maps}',
  'charger.share': 'Partager cette page',
  'charger.copied': 'Lien copié',
  'charger.call': 'Appeler le {phone}',
  'charger.help_line': 'Assistance téléphonique',

  // Headings
  'charger.plugs': 'Prises',
  'charger.points': 'Points de recharge',
  'charger.prices': 'Prix',
  'charger.hours': 'Horaires',
  'charger.payment': 'Paiement et démarrage',
  'charger.place': 'Accès',
  'charger.facilities': 'À proximité',
  'charger.photos': 'Photos',
  'charger.energy': 'Électricité',
  'charger.operator': 'Opérateur',
  'charger.data': 'À propos de cette page',

  // Plugs and charging points
  'charger.now': 'Maintenant',
  'charger.point': 'Point {label}',
  'charger.floor': 'Niveau',
  'charger.evse_id': 'Identifiant à indiquer',
  'charger.reserved_for': 'Place de stationnement',
  'charger.directions': 'Comment le trouver',
  'charger.none': 'Aucun point de recharge n’est indiqué ici.',

  // Prices
  'charger.more_prices': 'En savoir plus sur ce prix',
  'charger.no_price': 'Aucun prix n’est indiqué ici. Cela ne veut pas dire que la recharge est gratuite.',
  'charger.terms': 'Conditions générales',

  // Payment and start
  'charger.pay': 'Payer avec',
  'charger.start': 'Démarrer avec',
  'charger.reserve': 'Réserver',
  'charger.payment_unknown': 'On ne sait pas comment payer ici.',
  'charger.only_at': 'seulement à',
  'charger.only_at_some': 'seulement à certains :',

  // Getting there
  'charger.parking': 'Stationnement',
  'charger.coordinates': 'Coordonnées',
  'charger.entrances': 'Lieux associés',
  'charger.time_zone': 'Heures locales : {zone}.',
  'charger.charges_when_closed': 'La recharge continue en dehors des horaires.',
  'charger.stops_when_closed': 'Pas de recharge en dehors des horaires.',

  // Photos
  'charger.photo_on': '{photo}, sur {host}',

  // Electricity
  'charger.green': 'Électricité verte uniquement',
  'charger.not_green': 'Pas uniquement de l’électricité verte',
  'charger.supplier': 'Fournisseur',
  'charger.product': 'Offre',
  'charger.share_of': '{source} : {share} %',
  'charger.impact': '{impact} : {amount} g par kWh',

  // People
  'charger.suboperator': 'Exploité par',
  'charger.owner': 'Propriétaire',

  // About this page
  'charger.report': 'Signaler une erreur',
  'charger.report_subject': 'Erreur dans les données de {id}',
  'charger.json': 'Ce site en JSON',
  'charger.all': 'Tous les sites',

  // Where there is no such site
  'charger.not_found': 'Cette station n’existe pas ici',
  'charger.not_found_why':
    'Ce réseau n’a pas de site avec cet identifiant. Il a peut-être été retiré, ou le lien est incomplet :',
  'charger.search_for': 'La rechercher',
} as const satisfies Messages;
