/** OCPI's CiString (16.1.1): text that ignores case. */

/** Letters with another form in upper case, and others. Most ids have none, and a short look is cheaper than a new text. */
const MAY_CHANGE = /[a-z\u0080-\uffff]/;

/** A CiString in one case. Two CiStrings are equal if these are. Anything but text is compared as JSON. */
export function foldCase(value: unknown): string {
  if (typeof value === 'string') return MAY_CHANGE.test(value) ? value.toUpperCase() : value;
  return value === undefined ? '' : JSON.stringify(value).toUpperCase();
}
