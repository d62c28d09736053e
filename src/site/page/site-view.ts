/** The place of a charger's own page: the way back to the list, and what is said while the charger is loaded or is not there. */

import { h } from 'preact';
import type { ShownStatus } from '../../stored-format/status-file.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { SiteDetails } from '../records/site-details.ts';
import type { PageWords } from '../words/words.ts';

export interface SiteViewProps {
  readonly id: string;
  readonly details:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed' }
    | { readonly kind: 'loaded'; readonly value: SiteDetails };
  readonly settings: PageSettings;
  readonly words: PageWords;
  readonly now: number;
  readonly statusOf: (uid: string) => ShownStatus | undefined;
  /** Hash of the list. */
  readonly back: string;
  readonly onRetry: () => void;
}

export function SiteView(props: SiteViewProps) {
  const { words, back } = props;
  return h('article', { class: 'site-view' }, [
    h('p', { class: 'back' }, h('a', { href: back }, words.say('site.back'))),
    content(props),
  ]);
}

function content({ id, details, words, onRetry }: SiteViewProps) {
  if (details.kind === 'loading') return h('p', { role: 'status' }, words.say('site.loading'));
  if (details.kind === 'failed') {
    return h('p', { class: 'notice warn', role: 'alert' }, [
      `${words.say('site.failed')} `,
      h('button', { type: 'button', onClick: onRetry }, words.say('site.retry')),
    ]);
  }
  const location = details.value.locations.find((one) => one.id === id);
  if (location === undefined) return h('p', { class: 'notice', role: 'alert' }, words.say('site.missing', { id }));
  return h('h2', { tabIndex: -1 }, h('bdi', null, location.name ?? location.id));
}
