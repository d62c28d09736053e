/** Answers with the plain files of a site (pages, what they load, copies of the data), much as Cloudflare does. */

import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { addHeaders, HEADERS_PATH, type HeaderRule, readHeaderRules } from '../../stored-format/header-rules.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { logFailure } from '../rule/failure.ts';
import { answerPreflight, clientHas } from '../rule/headers.ts';
import type { EdgeAnswer, EdgeRequest } from '../rule/host.ts';
import { CODINGS, chooseCoding } from '../rule/negotiation.ts';
import { type Compress, compressFiles, markOf, openIfThere, type SiteFile, undefinedIfMissing } from './site-file.ts';

/** The paths of files: hidden ones only where such files are looked for, nothing that leads upwards, and only one way to write each. */
const PATH = /^(\/\.well-known)?(\/[\w-][\w.-]*)*\/?$/;

/** What a build writes for hosts and not for clients. Below /api/ answers the edge rule. */
const NOT_SERVED = /^\/(_headers$|api(\/|$))/;

/** The page that says so is none that can be asked for. */
const NOT_FOUND = /^\/404(\.html)?$/;

/** What all answers of a site share. */
interface SharedBySite {
  readonly directory: string;
  readonly compress: Compress;
}

/** Answers with the file at a path below the root of the site, or with its page 404.html. It never rejects. */
export function siteFileAnswers(directory: string): (request: EdgeRequest, pathname: string) => Promise<EdgeAnswer> {
  const site: SharedBySite = { directory, compress: compressFiles() };
  const rulesNow = siteHeaders(directory);
  return async (request, pathname) => {
    try {
      const headers = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
      addHeaders(headers, await rulesNow(), pathname);
      if (request.method === 'OPTIONS' && isPublic(headers, pathname)) return answerPreflight(headers);
      if (request.method !== 'GET' && request.method !== 'HEAD') return emptyAnswer(405, { Allow: 'GET, HEAD' });
      return await answerPath(request, site, pathname, headers);
    } catch (failure) {
      logFailure(site, failure, Date.now());
      return emptyAnswer(500);
    }
  };
}

async function answerPath(
  request: EdgeRequest,
  site: SharedBySite,
  pathname: string,
  headers: Headers,
): Promise<EdgeAnswer> {
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const found = isServed(path) ? await openInside(site.directory, path) : undefined;
  if (found === undefined) {
    if (isServed(path) && (await isThere(site.directory, `${path}/index.html`))) return redirect(`${path}/`);
    const page = isServed(path) && path === pathname ? await openInside(site.directory, `${path}.html`) : undefined;
    if (page !== undefined) return answerFile(request, site, page, { path: `${path}.html`, status: 200, headers });
  } else if (pathname.endsWith('/index.html')) {
    // The name of a page is that of its folder.
    await found.close();
    return redirect(pathname.slice(0, -'index.html'.length));
  } else if (pathname.endsWith('.html')) {
    await found.close();
    return redirect(pathname.slice(0, -'.html'.length));
  } else return answerFile(request, site, found, { path, status: 200, headers });
  if (!(await isThere(site.directory, MANIFEST_PATH))) return notPublished(request);
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  const page = await openInside(site.directory, '/404.html');
  return page ? answerFile(request, site, page, { path: '/404.html', status: 404, headers }) : emptyAnswer(404);
}

function isServed(path: string): boolean {
  return PATH.test(path) && !NOT_SERVED.test(path) && !NOT_FOUND.test(path);
}

function isPublic(headers: Headers, pathname: string): boolean {
  return isServed(pathname) && headers.has('Access-Control-Allow-Origin');
}

/** Opens a file, unless a symbolic link leads it out of the directory. The directory itself may be a link. */
async function openInside(directory: string, path: string): Promise<SiteFile | undefined> {
  const [root, place] = await Promise.all(
    [directory, join(directory, path)].map((name) => realpath(name).catch(undefinedIfMissing)),
  );
  return root !== undefined && place?.startsWith(root + sep) ? openIfThere(place) : undefined;
}

async function isThere(directory: string, path: string): Promise<boolean> {
  const file = await openInside(directory, path);
  await file?.close();
  return file !== undefined;
}

interface Answered {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
}

async function answerFile(
  request: EdgeRequest,
  { compress }: SharedBySite,
  file: SiteFile,
  { path, status, headers }: Answered,
): Promise<EdgeAnswer> {
  const tag = `${file.size.toString(16)}-${file.changed.toString(16)}`;
  const hasIt = clientHas(request, tag, headers);
  const type = fileType(path);
  const isText = type !== undefined && isCompressible(type);
  if (isText) headers.set('Vary', 'Accept-Encoding');
  if (status === 200 && hasIt) {
    await file.close();
    return { status: 304, headers, body: null };
  }
  if (type !== undefined) headers.set('Content-Type', type);
  const coding = isText ? chooseCoding(request.headers.get('Accept-Encoding'), CODINGS) : 'identity';
  const body = coding === 'identity' ? undefined : await compress(path, file, coding)?.finally(() => file.close());
  headers.set('Content-Length', String(body?.length ?? file.size));
  if (body !== undefined) {
    headers.set('Content-Encoding', coding);
    return { status, headers, body: request.method === 'GET' ? { parts: [body] } : null };
  }
  if (request.method === 'GET') return { status, headers, body: file.stream() };
  await file.close();
  return { status, headers, body: null };
}

function redirect(to: string): EdgeAnswer {
  return emptyAnswer(307, { Location: to });
}

/** No build has written anything yet, or what it wrote was taken away: the same as the API says then. */
function notPublished({ method }: EdgeRequest): EdgeAnswer {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  const body = new TextEncoder().encode('Nothing has been published here yet.\n');
  return { status: 503, headers, body: method === 'HEAD' ? null : body };
}

function emptyAnswer(status: number, headers: Readonly<Record<string, string>> = {}): EdgeAnswer {
  return { status, headers: new Headers({ ...headers, 'Content-Length': '0' }), body: null };
}

/** The headers that the build in a directory has declared (stored-format/header-rules.ts). One without a file of them has none. */
function siteHeaders(directory: string): () => Promise<readonly HeaderRule[]> {
  const path = join(directory, HEADERS_PATH);
  let [mark, rules]: [string, readonly HeaderRule[]] = ['', []];
  return async () => {
    const now = markOf(path) ?? '';
    if (now === mark) return rules;
    const text = await readFile(path, 'utf8').catch(() => '');
    [mark, rules] = [now, readHeaderRules(text)];
    return rules;
  };
}

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
function fileType(path: string): string | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1];
  return extension !== undefined && Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether files of a type become much smaller by compression: texts. */
function isCompressible(type: string): boolean {
  return /^(?:text\/|image\/svg\+xml$|image\/vnd\.microsoft\.icon$|application\/(?:(?:\w+\+)?json|xml)$)/.test(type);
}
