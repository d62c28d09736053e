/** The two words of the dynamic file, `etat_pdc` and `occupation_pdc`, and the status of OCPI. */

import type { Status } from '../../../src/ocpi/index.ts';

export const STATES = ['en_service', 'hors_service', 'inconnu'] as const;
export const OCCUPATIONS = ['libre', 'occupe', 'reserve', 'inconnu'] as const;

export type IrveState = readonly [state: (typeof STATES)[number], occupation: (typeof OCCUPATIONS)[number]];

/** The status of a charging point; undefined if one of the words is not of the schema. */
export function statusOf(state: string, occupation: string): Status | undefined {
  const words: readonly string[] = [...STATES, ...OCCUPATIONS];
  if (!words.includes(state) || !words.includes(occupation)) return undefined;
  switch (state) {
    case 'hors_service':
      return 'OUTOFORDER';
    case 'en_service':
      return occupation === 'libre'
        ? 'AVAILABLE'
        : occupation === 'occupe'
          ? 'CHARGING'
          : occupation === 'reserve'
            ? 'RESERVED'
            : 'UNKNOWN';
    case 'inconnu':
      // A point in use works; one that is free may not.
      return occupation === 'occupe' ? 'CHARGING' : occupation === 'reserve' ? 'RESERVED' : 'UNKNOWN';
    default:
      return undefined;
  }
}

/** The words for a status; undefined for points that are not in service yet, or no more. */
export const WORDS_OF_STATUS: { readonly [S in Status]: IrveState | undefined } = {
  AVAILABLE: ['en_service', 'libre'],
  BLOCKED: ['en_service', 'occupe'],
  CHARGING: ['en_service', 'occupe'],
  INOPERATIVE: ['hors_service', 'inconnu'],
  OUTOFORDER: ['hors_service', 'inconnu'],
  PLANNED: undefined,
  REMOVED: undefined,
  RESERVED: ['en_service', 'reserve'],
  UNKNOWN: ['inconnu', 'inconnu'],
};
