/** Which requests the service worker looks at, and how it answers each. All others go to the network as if there were none. */

import { siteAtPath } from '../facts/site-path.ts';

/**
 * A page or data: from the network, and what was kept if there is none. An asset has a hash in its name, so what was kept is right.
 */
export type RequestKind = 'page' | 'data' | 'asset';

/** @param origin of the service worker */
export function requestKind({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string) {
  const { origin: asked, pathname } = new URL(url);
  return method === 'GET' && asked === origin ? kindAt(pathname, mode === 'navigate') : undefined;
}

function kindAt(path: string, isPage: boolean): RequestKind | undefined {
  if (isPage) return path === '/' || siteAtPath(path) !== undefined ? 'page' : undefined;
  if (/^\/_site\/[a-z]+(-\d+)?\.json$/.test(path)) return 'data';
  return isAsset(path) ? 'asset' : undefined;
}

/** Whether the file at a path has a hash in its name (bin/bundle-page.cjs). */
export function isAsset(path: string): boolean {
  return /^\/_site\/[\w-]+-[\w-]{8}\.\w+$/.test(path);
}
