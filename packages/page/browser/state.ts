/** Everything that the page knows at one moment. What is shown follows from it (app.ts). */

import type { Coordinates } from '../../../src/cells/browser.ts';
import type { Loading } from '../components/site-view.ts';
import type { NamedPlace } from '../facts/meant-place.ts';
import type { ListRoute, Route } from '../facts/route.ts';
import type { SearchedIndex, SearchedNames } from '../facts/select-sites.ts';
import type { MapProblem } from '../parts/map-button.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { SiteDetails } from '../records/site-details.ts';
import type { PageWords } from '../words/words.ts';
import type { KnownStatuses } from './load-statuses.ts';

export interface PageState {
  readonly settings: PageSettings;
  readonly words: PageWords;
  readonly route: Route;
  /** The list that the reader came from, or would see. */
  readonly list: ListRoute;
  /** How many sites of the list are shown. */
  readonly shown: number;
  /** At first without the ids of EVSEs. */
  readonly sites: Loading<SearchedIndex>;
  /** What can be searched before all that is loaded. */
  readonly names?: SearchedNames | undefined;
  /** Whether the rest of the list cannot be had. */
  readonly lacksRest: boolean;
  readonly statuses: KnownStatuses;
  /** Details of the site of the route. */
  readonly details: Loading<SiteDetails> & { readonly id?: string };
  readonly here: Here;
  /** Towns around the sites, once a search found no site. */
  readonly places?: readonly NamedPlace[] | undefined;
  /** Middle of the map, once the reader moved it. */
  readonly middle?: Coordinates | undefined;
  /** Why the map cannot be shown. */
  readonly mapProblem?: MapProblem | undefined;
  /** ms since 1970, to the minute. */
  readonly now: number;
}

/** Where the reader is, if they pressed the button and let their browser tell. */
export type Here =
  | { readonly kind: 'unknown' | 'asking' | 'refused' }
  | {
      readonly kind: 'known';
      readonly at: Coordinates;
      /** How far it may be wrong, in m. */
      readonly accuracy?: number;
    };

export const MINUTE_MS = 60_000;

/** The time to the minute, so that what is open is not worked out again and again. */
export function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
