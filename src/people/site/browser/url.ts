/** The URL of the page, which says what is shown, so that a link shares it and the back button works. */

import { type Route, readRoute, writeRoute } from '../facts/route.ts';

/** Typing changes the URL when it pauses: browsers refuse too many changes. */
const PAUSE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void) | undefined;

/** Makes a new entry of the browser's history. */
export function pushUrl(route: Route): void {
  flush();
  history.pushState(null, '', writeRoute(route));
}

/** Changes the present entry, a little later. */
export function replaceUrl(route: Route): void {
  clearTimeout(timer);
  waiting = () => history.replaceState(null, '', writeRoute(route));
  timer = setTimeout(flush, PAUSE_MS);
}

function flush(): void {
  waiting?.();
  forget();
}

function forget(): void {
  clearTimeout(timer);
  waiting = undefined;
}

/** Calls back at once, and whenever the reader follows a link or goes back. Links to places on the page do not count. */
export function followUrl(onRoute: (route: Route) => void): void {
  const read = () => {
    // A change that waits was meant for the entry that the reader has left.
    forget();
    if (location.hash === '' || location.hash.startsWith('#/')) onRoute(readRoute(location.hash));
  };
  // Before a link is followed: its page gets an entry of its own.
  addEventListener('click', flush, { capture: true });
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}
