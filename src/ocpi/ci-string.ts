/** OCPI's CiString (16.1.1): text that ignores case. */

/** A CiString in one case. Two CiStrings are equal if these are. Anything but text is compared as JSON. */
export function foldCase(value: unknown): string {
  if (typeof value === 'string') return hasCase(value) ? value.toUpperCase() : value;
  return value === undefined ? '' : JSON.stringify(value).toUpperCase();
}

/** Whether a letter may have another form in upper case. Most ids have none, and a short look is cheaper than a new text. */
function hasCase(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x61 && (code <= 0x7a || code >= 0x80)) return true;
  }
  return false;
}
