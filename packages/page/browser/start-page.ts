/** Brings the page to life, and tells it what happens outside: the URL, the keyboard, the clock, new statuses. */

import { MORE } from '../components/site-cards.ts';
import { WHOLE_LIST } from '../facts/route.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { PageWords } from '../words/words.ts';
import type { NextList } from './load-sites.ts';
import { RunningPage } from './running-page.ts';
import { MINUTE_MS, minuteNow, type PageState } from './state.ts';
import { followUrl } from './url.ts';

/** How old the list of sites may be when the reader comes back to it. */
const RENEWED_AFTER_MS = 10 * MINUTE_MS;

export function startPage(root: HTMLElement, settings: PageSettings, words: PageWords, nextList: NextList): void {
  // On a slow line, the page is shown long before this runs, and somebody may have typed already.
  const typed = root.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
  const page = new RunningPage(root, firstState(settings, words), nextList);
  followUrl((route) => page.follow(route), settings.site_pages === true, root.dataset.site);
  const { route, list } = page.state;
  if (typed !== '' && route.kind === 'list') page.replace({ ...list, filter: { ...list.filter, q: typed } });
  addEventListener('keydown', ({ key, defaultPrevented, target }) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const { state } = page;
    if (key === 'Escape' && !defaultPrevented && !isTyping && state.route.kind === 'site') page.push(state.list);
  });
  setInterval(() => {
    if (!document.hidden && page.state.now !== minuteNow()) page.update({ now: minuteNow() });
  }, MINUTE_MS / 4);
  const sites = page.loadSites();
  renewSites(page);
  // Whoever looks for a charger needs the list first; whoever opened one wants to know whether it is free.
  if (page.state.route.kind === 'site') page.pollStatuses();
  else void sites.then(() => page.pollStatuses());
}

/** A tab may stay open for days, while the network changes. Whoever looks at it again sees it as it is now. */
function renewSites(page: RunningPage): void {
  let loadedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    page.update({ now: minuteNow() });
    if (Date.now() - loadedAt < RENEWED_AFTER_MS) return;
    loadedAt = Date.now();
    void page.loadSites();
  });
}

function firstState(settings: PageSettings, words: PageWords): PageState {
  return {
    settings,
    words,
    route: WHOLE_LIST,
    list: WHOLE_LIST,
    shown: MORE,
    sites: { kind: 'loading' },
    lacksRest: false,
    statuses: { hasFailed: false },
    details: { kind: 'loading' },
    here: { kind: 'unknown' },
    now: minuteNow(),
  };
}
