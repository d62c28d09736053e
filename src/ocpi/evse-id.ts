/** The registered id of an EVSE (eMI3, ISO 15118): country, operator, E, number. */

/** Up to 30 letters, digits and stars; the separators before them may be missing. */
export const EVSE_ID = /^([A-Z]{2})\*?([A-Z0-9]{3})\*?E([A-Z0-9*]{1,30})$/i;

/** An id as it is written with the usual separator: `NL-EXA-E7` is `NL*EXA*E7`. */
export function withStars(id: string): string {
  return id.trim().replace(/[\s._/-]+/g, '*');
}
