/** Answers with the plain files of a site (front page, robots.txt, files of the snapshot), much as Cloudflare does. */

import { realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { matchesTag, weakTag } from '../edge/etag.ts';
import { SNAPSHOT_HEADERS } from '../stored-format/snapshot-headers.ts';
import { openIfThere, type SiteFile, undefinedIfMissing } from './site-file.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The paths of files: no hidden ones, nothing that leads upwards, and only one way to write each. */
const PATH = /^(\/[\w-][\w.-]*)*\/?$/;

/** What a build writes for hosts and not for clients. Below /api/ answers the edge rule. */
const NOT_SERVED = /^\/(_headers$|api(\/|$))/;

/** Answers with the file at a path below the root of the site, or with /404.html. It never rejects. */
export async function answerSiteFile(request: Request, directory: string, pathname: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return emptyAnswer(405, { Allow: 'GET, HEAD' });
  // The name of a page is that of its folder.
  if (pathname === '/index.html') return emptyAnswer(307, { Location: '/' });
  try {
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const isOpen = PATH.test(path) && !NOT_SERVED.test(path);
    const found = isOpen ? await openInside(directory, path) : undefined;
    if (found !== undefined) return answerFile(request, found, path, 200);
    const page = await openInside(directory, '/404.html');
    return page === undefined ? emptyAnswer(404) : answerFile(request, page, '/404.html', 404);
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: the operator's only trace of a failure
    console.error(failure);
    return emptyAnswer(500);
  }
}

/** Opens a file, unless a symbolic link leads it out of the directory. The directory itself may be a link. */
async function openInside(directory: string, path: string): Promise<SiteFile | undefined> {
  const [root, place] = await Promise.all(
    [directory, join(directory, path)].map((name) => realpath(name).catch(undefinedIfMissing)),
  );
  return root !== undefined && place?.startsWith(root + sep) ? openIfThere(place) : undefined;
}

async function answerFile(request: Request, file: SiteFile, path: string, status: number): Promise<Response> {
  const tag = `${file.size.toString(16)}-${file.changed.toString(16)}`;
  const headers = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: weakTag(tag) });
  if (path.startsWith('/_snapshot/')) {
    for (const [name, value] of Object.entries(SNAPSHOT_HEADERS)) headers.set(name, value);
  }
  const isKnown = status === 200 && matchesTag(request.headers.get('If-None-Match'), tag);
  if (!isKnown) {
    const type = TYPES[extname(path)];
    if (type !== undefined) headers.set('Content-Type', type);
    headers.set('Content-Length', String(file.size));
  }
  if (!isKnown && request.method === 'GET') return new Response(file.stream(), { status, headers });
  await file.close();
  return new Response(null, { status: isKnown ? 304 : status, headers });
}

function emptyAnswer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Content-Length': '0' } });
}
