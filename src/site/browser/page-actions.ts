/** What a reader can do on the page. */

import type { FindActions } from '../page/find-form.ts';
import type { MapOptions } from './map-panel.ts';

export interface PageActions extends FindActions {
  /** Shows more of the list. */
  readonly more: () => void;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
  readonly openSite: MapOptions['onSelect'];
  readonly moveMap: MapOptions['onMove'];
  /** Nobody did this: the browser cannot draw the map. */
  readonly failMap: () => void;
}
