/**
 * The path of a site's plain page: `/charger/ams-01`, which is the file `charger/ams-01.html`. It stands for one id, so a link can be read back; and for one on every disk,
 * also where names ignore case as ids do (CiString).
 */

const FOLDER = '/charger/';

/** Signs that stay as they are: what is safe in a path, in a URL and on any disk. All others are `_` and their code. */
const OTHERS = /[^a-z0-9-]/g;

/** Names with a meaning: to Windows, where they are devices, and to hosts. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|404|index)$/;

/** Below the root of the published site. @param id printable ASCII, of 36 characters at most (OCPI 8.3.1) */
export function sitePath(id: string): string {
  const name = id.toLowerCase().replace(OTHERS, escaped);
  return FOLDER + (RESERVED.test(name) ? escaped(name.charAt(0)) + name.slice(1) : name);
}

/** The id of the site, in lower case. Undefined if the path is not that of a site. */
export function siteAtPath(path: string): string | undefined {
  const name = /^\/charger\/((?:[a-z0-9-]|_[0-9a-f]{2})+)(?:\.html|\/)?$/.exec(path)?.[1];
  return name?.replace(/_(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function escaped(sign: string): string {
  return `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
