/** The actions of a reader, and how each changes the page. */

import type { FindActions } from '../components/find-form.ts';
import { MORE } from '../components/site-cards.ts';
import type { Route } from '../facts/route.ts';
import type { MapOptions } from '../map/map-panel.ts';
import type { MapProblem } from '../parts/map-button.ts';
import type { Here, PageState } from './state.ts';

/** Asks the browser where the reader is. Called only when the reader presses a button. */
export function whereAmI(): Promise<Here> {
  const { geolocation } = navigator;
  if (geolocation === undefined) return Promise.resolve({ kind: 'refused' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'known', at: { latitude, longitude }, accuracy }),
      () => resolve({ kind: 'refused' }),
      { maximumAge: 60_000, timeout: 20_000 },
    );
  });
}

/** Everything that a reader can do. */
export interface PageActions extends FindActions {
  /** Shows more of the list. */
  readonly more: () => void;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
  readonly openSite: MapOptions['onSelect'];
  readonly moveMap: MapOptions['onMove'];
  /** Nobody did this: there is no map. */
  readonly failMap: (why: MapProblem) => void;
}

/** The part of the page that these actions use. */
export interface PageControl {
  readonly state: PageState;
  update(change: Partial<PageState>): void;
  /** Goes to a route, which the back button leaves again. */
  push(route: Route): void;
  /** Goes to a route in place of the present one. */
  replace(route: Route): void;
  loadSites(): Promise<void>;
  loadDetails(id: string): void;
}

export function actionsOn(page: PageControl): PageActions {
  const act: PageActions = {
    filter: (change, isTyped) => {
      const { list } = page.state;
      const asked = Object.entries({ ...list.filter, ...change }).filter(([, value]) => value !== undefined);
      const route = { ...list, filter: Object.fromEntries(asked) };
      page.update({ shown: MORE });
      if (isTyped) page.replace(route);
      else page.push(route);
    },
    clear: () => {
      const { list } = page.state;
      const { q } = list.filter;
      page.update({ shown: MORE });
      page.push({ ...list, filter: q === undefined ? {} : { q } });
    },
    sort: (order) => {
      if (order === 'me' && page.state.here.kind !== 'known') act.findMe();
      else page.push({ ...page.state.list, order });
    },
    findMe: () => {
      page.update({ here: { kind: 'asking' } });
      void whereAmI().then((here) => {
        page.update({ here });
        const { route, list } = page.state;
        if (here.kind === 'known' && route.kind === 'list' && list.order !== 'me') page.push({ ...list, order: 'me' });
      });
    },
    toggleMap: () => {
      const { route } = page.state;
      page.update({ mapProblem: undefined });
      page.push({ ...route, map: !route.map });
    },
    more: () => page.update({ shown: page.state.shown + MORE }),
    retry: () => {
      const { route } = page.state;
      if (route.kind === 'site') page.loadDetails(route.id);
      else void page.loadSites();
    },
    openSite: (id) => page.push({ kind: 'site', id, map: page.state.route.map }),
    moveMap: (middle) => page.update({ middle }),
    failMap: (mapProblem) => page.update({ mapProblem }),
  };
  return act;
}
