/** OCPI's CiString (16.1.1): texts that are equal whatever the case of their letters. */

/** A CiString in the one case in which such texts are compared. */
export function foldCase(value: unknown): string {
  if (typeof value === 'string') return value.toUpperCase();
  return value === undefined ? '' : JSON.stringify(value).toUpperCase();
}
