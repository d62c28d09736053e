/** Links and pictures whose addresses come from data. Nothing else makes an address of data. */

/** The address of a link to a website, or nothing if following it could do anything but open a page. */
export function safeLink(url: string | undefined): string | undefined {
  const parsed = asUrl(url);
  return parsed !== undefined && isOfWeb(parsed) ? parsed.href : undefined;
}

/** The host that a link leads to, as people read it; ASCII, so that no letter looks like another. */
export function hostOfLink(url: string): string {
  return asUrl(url)?.host.replace(/^www\./, '') ?? '';
}

/** The path of a picture that lies below `base_url`; nothing for one on another host, which would see every reader. */
export function ownPicture(url: string, baseUrl: string): string | undefined {
  const picture = asUrl(url);
  if (picture === undefined || !isOfWeb(picture) || picture.origin !== asUrl(baseUrl)?.origin) return undefined;
  // A path that begins with two slashes would be a host.
  return picture.pathname.startsWith('//') ? undefined : picture.pathname + picture.search;
}

/** The address that dials a number of network.json. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The address that begins an e-mail. */
export function mailLink(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}

function isOfWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

function asUrl(url: string | undefined): URL | undefined {
  return url === undefined ? undefined : (URL.parse(url) ?? undefined);
}
