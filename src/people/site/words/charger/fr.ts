/** The texts of a charger's own page in French; words/en.ts says how they are written. */

import type { ChargerMessages } from '../messages.ts';

export const chargerFr = {
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
  'charger.plug': 'Prise',
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
  'charger.operated_by': 'Opérateur',
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
} as const satisfies ChargerMessages;
