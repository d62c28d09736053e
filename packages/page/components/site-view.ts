/** The place of a charger's own page: the way back to the list, and what is said while the charger is loaded or is not there. */

import { type ComponentChild, h } from 'preact';
import { ChargerNotFound, ChargerPage } from '../charger/page.ts';
import type { ChargerView } from '../charger/view.ts';
import { MapButton, type MapChoice, MapNotice, type MapProblem } from '../parts/map-button.ts';
import type { SiteDetails } from '../records/site-details.ts';

/** What is loaded from a file, or was tried to be. */
export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

export interface SiteViewProps extends Omit<ChargerView, 'location' | 'tariffs'> {
  readonly id: string;
  readonly details: Loading<SiteDetails>;
  /** Hash of the list. */
  readonly back: string;
  readonly map: MapChoice & { readonly mapProblem: MapProblem | undefined };
  readonly onRetry: () => void;
}

export function SiteView(props: SiteViewProps) {
  const { words, back, map } = props;
  return h('div', { class: 'site-view' }, [
    h('p', { class: 'back' }, [h('a', { href: back }, words.say('site.back')), h(MapButton, { ...map, words })]),
    h(MapNotice, { problem: map.mapProblem, words }),
    content(props),
  ]);
}

function content({ id, details, onRetry, back, map, ...view }: SiteViewProps): ComponentChild {
  const { words } = view;
  if (details.kind === 'loading') return h('p', { class: 'wait', role: 'status' }, words.say('page.loading'));
  if (details.kind === 'failed') {
    return h('p', { class: 'notice warn', role: 'alert' }, [
      `${words.say('site.failed')} `,
      h('button', { type: 'button', onClick: onRetry }, words.say('site.retry')),
    ]);
  }
  const { locations, tariffs } = details.value;
  const location = locations.find((one) => one.id === id);
  return location ? h(ChargerPage, { ...view, location, tariffs }) : h(ChargerNotFound, { id, words });
}
