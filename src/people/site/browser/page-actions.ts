/** What a reader can do on the page, and what these actions need of the page. */

import type { Route } from '../facts/route.ts';
import type { FindActions } from '../page/find-form.ts';
import type { MapProblem } from '../page/parts/map-button.ts';
import type { MapOptions } from './map/map-panel.ts';
import type { PageState } from './state.ts';

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

export interface PageControl {
  readonly state: PageState;
  update(change: Partial<PageState>): void;
  /** Goes to a route, which the back button leaves again. */
  push(route: Route): void;
  /** Goes to a route in place of the present one. */
  replace(route: Route): void;
  loadSites(): void;
  loadDetails(id: string): void;
}
