/** OCPI's CiString (16.1.1): text that ignores case. */

/** A CiString in one case. Two CiStrings are equal if these are. Anything but text is compared as JSON. */
export function foldCase(value: unknown): string {
  if (typeof value === 'string') return value.toUpperCase();
  return value === undefined ? '' : JSON.stringify(value).toUpperCase();
}
