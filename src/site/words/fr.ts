/** The texts of the page in French; en.ts says how they are written. */

import type { Messages } from './messages.ts';

export const fr = {
  // Days
  'day.MONDAY': 'lun.',
  'day.TUESDAY': 'mar.',
  'day.WEDNESDAY': 'mer.',
  'day.THURSDAY': 'jeu.',
  'day.FRIDAY': 'ven.',
  'day.SATURDAY': 'sam.',
  'day.SUNDAY': 'dim.',

  // Opening hours
  'hours.always': 'Ouvert 24 h/24, 7 j/7',
  'hours.unknown': 'Horaires inconnus',
  'hours.open': 'Ouvert actuellement',
  'hours.open_until': 'Ouvert jusqu’à {time}',
  'hours.closed': 'Fermé actuellement',
  'hours.closed_until': 'Fermé, ouvre {time}',
  'hours.closed_day': 'fermé',
  'hours.whole_day': '24 h/24',
  'hours.opens_specially': 'Aussi ouvert : {period}',
  'hours.closes_specially': 'Fermé : {period}',

  // Marks and buttons of the map
  'map.label': 'Carte',
  'map.zoom_in': 'Zoomer',
  'map.zoom_out': 'Dézoomer',
  'map.sources': 'Sources de la carte',
  'map.some_free': 'Nombre de points de charge libres',
  'map.none_free': 'Aucun n’est libre',
  'map.unknown': 'État inconnu',
  'map.several': 'Plusieurs stations : leur nombre',

  // Statuses of OCPI, as a driver would say them
  'status.AVAILABLE': 'Libre',
  'status.BLOCKED': 'Bloqué',
  'status.CHARGING': 'Occupé',
  'status.INOPERATIVE': 'Hors service',
  'status.OUTOFORDER': 'En panne',
  'status.PLANNED': 'Prévu',
  'status.REMOVED': 'Supprimé',
  'status.RESERVED': 'Réservé',
  'status.UNKNOWN': 'État inconnu',
} as const satisfies Messages;
