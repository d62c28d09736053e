/** The texts around the list of sites in French; words/en.ts says how they are written. */

import type { PageMessages } from '../messages.ts';

export const pageFr = {
  // The page as a whole
  'page.title': '{name} : où recharger',
  'page.site_title': '{site} · {name}',
  'page.skip': 'Aller au contenu',
  'page.reload': 'Recharger la page',

  // What is free in the whole network
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
  'site.no_status': 'Statut inconnu',
  'site.out': 'Hors service',
  'site.free': 'Libres : {free} sur {count}',
  'site.unknown': 'sans statut : {count}',
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
  'find.open': 'Ouvert maintenant',
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
  'map.unknown': 'Statut inconnu',
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
} as const satisfies PageMessages;
