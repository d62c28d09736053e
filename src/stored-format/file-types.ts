/** The types of plain files, as Cloudflare gives them by their extensions. */

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'text/yaml; charset=utf-8',
};

/** The type of the file at a path; undefined if its extension says none. */
export function fileType(path: string): string | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1];
  return extension !== undefined && Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether files of a type become much smaller by compression: texts. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|image\/svg\+xml$|image\/vnd\.microsoft\.icon$|application\/(?:(?:\w+\+)?json|xml)$)/.test(type);
}
