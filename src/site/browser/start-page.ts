/** Holds the state of the page, changes it when something happens, and shows it. */

import { h, render } from 'preact';
import { type Route, readRoute, writeRoute } from '../facts/route.ts';
import { toSearched } from '../facts/select-sites.ts';
import { MORE } from '../page/site-cards.ts';
import type { PageSettings } from '../records/page-settings.ts';
import { detailFileOf, detailPath, type SiteDetails } from '../records/site-details.ts';
import { SITES_PATH, type SiteIndex } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';
import { afterShowing } from './after-showing.ts';
import { App } from './app.ts';
import { loadJson } from './load-json.ts';
import type { PageActions } from './page-actions.ts';
import { pollStatuses } from './poll-statuses.ts';
import { FIRST_LIST, type Loading, type PageState } from './state.ts';
import { whereAmI } from './where-am-i.ts';

/** Typing changes the URL when it pauses: browsers refuse too many changes. */
const PAUSE_MS = 300;
const MINUTE_MS = 60_000;

/** @param root has the page as the build wrote it */
export function startPage(root: HTMLElement, settings: PageSettings, words: PageWords): void {
  const first = root.querySelector<HTMLElement>('.first-sites') ?? undefined;
  // Else the first rendering would make something else of it.
  first?.remove();
  let state = firstState(settings, words);
  let shown: PageState | undefined;
  let isPlanned = false;
  let scrollOfList = 0;
  let urlTimer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    isPlanned = false;
    render(h(App, { state, act, first }), root);
    afterShowing(root, state, shown);
    shown = state;
  };
  const update = (change: Partial<PageState>) => {
    state = { ...state, ...change };
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(show);
  };

  const follow = (route: Route) => {
    const isNewSite = route.kind === 'site' && (state.route.kind !== 'site' || state.route.id !== route.id);
    const isBack = route.kind === 'list' && state.route.kind === 'site';
    if (state.route.kind === 'list' && route.kind === 'site') scrollOfList = scrollY;
    update({ route, ...(route.kind === 'list' ? { list: route } : { list: { ...state.list, map: route.map } }) });
    if (isNewSite) openSite(route.id);
    if (isNewSite || isBack) queueMicrotask(() => scrollTo(0, isBack ? scrollOfList : 0));
  };
  const go = (route: Route, how: 'push' | 'replace') => {
    clearTimeout(urlTimer);
    const write = () => history[how === 'push' ? 'pushState' : 'replaceState'](null, '', writeRoute(route));
    if (how === 'push') write();
    else urlTimer = setTimeout(write, PAUSE_MS);
    follow(route);
  };

  const loadSites = () => {
    update({ sites: { kind: 'loading' } });
    loading(loadJson<SiteIndex>(SITES_PATH).then(toSearched), (sites) => update({ sites }));
  };
  const openSite = (id: string) => {
    if (state.details.id === id && state.details.kind === 'loaded') return;
    update({ details: { kind: 'loading', id } });
    loading(loadJson<SiteDetails>(detailPath(detailFileOf(id, settings.detail_files))), (details) => {
      if (state.details.id === id) update({ details: { ...details, id } });
    });
  };

  const act: PageActions = {
    filter: (change, isTyped) => {
      const entries = Object.entries({ ...state.list.filter, ...change }).filter(([, value]) => value !== undefined);
      update({ shown: MORE });
      go({ ...state.list, filter: Object.fromEntries(entries) }, isTyped ? 'replace' : 'push');
    },
    clear: () => {
      const { q } = state.list.filter;
      update({ shown: MORE });
      go({ ...state.list, filter: q === undefined ? {} : { q } }, 'push');
    },
    sort: (order) =>
      order === 'me' && state.here.kind !== 'known' ? act.findMe() : go({ ...state.list, order }, 'push'),
    findMe: () => {
      update({ here: { kind: 'asking' } });
      void whereAmI().then((here) => {
        update({ here });
        if (here.kind === 'known' && state.list.order !== 'me') go({ ...state.list, order: 'me' }, 'push');
      });
    },
    toggleMap: () => go({ ...state.route, map: !state.route.map }, 'push'),
    more: () => update({ shown: state.shown + MORE }),
    retry: () => (state.route.kind === 'site' ? openSite(state.route.id) : loadSites()),
    openSite: (id) => go({ kind: 'site', id, map: state.route.map }, 'push'),
    moveMap: (middle) => update({ middle }),
    failMap: () => update({ hasMapFailed: true }),
  };

  const onUrl = () => {
    if (location.hash === '' || location.hash.startsWith('#/')) follow(readRoute(location.hash));
  };
  const onKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (key === 'Escape' && !defaultPrevented && !isTyping && state.route.kind === 'site') go(state.list, 'push');
  };
  addEventListener('keydown', onKey);
  addEventListener('popstate', onUrl);
  addEventListener('hashchange', onUrl);
  setInterval(() => update({ now: minuteNow() }), MINUTE_MS / 4);
  show();
  onUrl();
  loadSites();
  pollStatuses((statuses) => update({ statuses, now: minuteNow() }));
}

function firstState(settings: PageSettings, words: PageWords): PageState {
  return {
    settings,
    words,
    route: FIRST_LIST,
    list: FIRST_LIST,
    shown: MORE,
    sites: { kind: 'loading' },
    statuses: { hasFailed: false },
    details: { kind: 'loading' },
    here: { kind: 'unknown' },
    hasMapFailed: false,
    now: minuteNow(),
  };
}

/** The time to the minute, so that what is open is not worked out again and again. */
function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

function loading<T>(promise: Promise<T>, onChange: (loading: Loading<T>) => void): void {
  promise.then(
    (value) => onChange({ kind: 'loaded', value }),
    () => onChange({ kind: 'failed' }),
  );
}
