/**
 * The URL of the page, which says what is shown, so that a link shares it and the back button works. Where sites have pages of their
 * own, a site has the address of its page: there, others find what to show of a link.
 */

import { type Route, readRoute, WHOLE_LIST, writeRoute } from '../facts/route.ts';
import { siteAtPath, sitePath } from '../facts/site-path.ts';

/** Typing changes the URL when it pauses: browsers refuse too many changes. */
const PAUSE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void) | undefined;

/** Makes a new entry of the browser's history. */
export function pushUrl(route: Route, hasPages: boolean): void {
  flush();
  history.pushState(stateOf(route), '', addressOfRoute(route, hasPages));
}

/** Changes the present entry, a little later. */
export function replaceUrl(route: Route, hasPages: boolean): void {
  clearTimeout(timer);
  waiting = () => history.replaceState(stateOf(route), '', addressOfRoute(route, hasPages));
  timer = setTimeout(flush, PAUSE_MS);
}

/** The path of a page says an id without its case. */
interface EntryState {
  readonly site: string;
}

function stateOf(route: Route): EntryState | null {
  return route.kind === 'site' ? { site: route.id } : null;
}

/** Below the root of the site. Whether the map is shown stands behind `#` in any case. */
export function addressOfRoute(route: Route, hasPages: boolean): string {
  if (!hasPages || route.kind === 'list') return `/${writeRoute(route)}`;
  return sitePath(route.id) + (route.map ? writeRoute(route) : '');
}

/** The route that the browser is at. Undefined at a place on the page. */
function routeNow(): Route | undefined {
  const { hash, pathname } = location;
  if (hash.startsWith('#/')) return readRoute(hash);
  if (hash !== '') return undefined;
  const id = siteAtPath(pathname);
  if (id === undefined) return WHOLE_LIST;
  return { kind: 'site', id: (history.state as EntryState | null)?.site ?? id, map: false };
}

function flush(): void {
  waiting?.();
  forget();
}

function forget(): void {
  clearTimeout(timer);
  waiting = undefined;
}

/**
 * Calls back at once, and whenever the reader follows a link or goes back. Links to places on the page do not count.
 *
 * @param site the id of the site whose page this is; undefined on the page of the list
 */
export function followUrl(onRoute: (route: Route) => void, hasPages: boolean, site?: string): void {
  const read = () => {
    // A change that waits was meant for the entry that the reader has left.
    forget();
    const route = routeNow();
    if (route === undefined) return;
    onRoute(route);
    // A link says what is shown behind `#` alone.
    if (hasPages && (route.kind === 'site' || location.pathname !== '/')) {
      history.replaceState(stateOf(route), '', addressOfRoute(route, hasPages));
    }
  };
  if (site !== undefined && location.hash === '') history.replaceState({ site } satisfies EntryState, '');
  // Before a link is followed: its page gets an entry of its own.
  addEventListener('click', flush, { capture: true });
  addEventListener('click', followInPlace);
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}

/** Links of the first sites lead to their pages, as they are for readers without scripts. */
function followInPlace(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const card = target instanceof Element && target.closest('a') && target.closest('.first-sites .site');
  if (!card || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  location.hash = card.id;
}
