/** Brings the page to life, and tells it what happens outside: the URL, the keyboard, the clock, new statuses. */

import { MORE } from '../page/site-cards.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { PageWords } from '../words/words.ts';
import { pollStatuses } from './poll-statuses.ts';
import { RunningPage } from './running-page.ts';
import { FIRST_LIST, type PageState } from './state.ts';
import { followUrl } from './url.ts';

const MINUTE_MS = 60_000;

export function startPage(root: HTMLElement, settings: PageSettings, words: PageWords): void {
  const page = new RunningPage(root, firstState(settings, words));
  followUrl((route) => page.follow(route));
  addEventListener('keydown', ({ key, defaultPrevented, target }) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const { route, list } = page.state;
    if (key === 'Escape' && !defaultPrevented && !isTyping && route.kind === 'site') page.push(list);
  });
  setInterval(() => page.update({ now: minuteNow() }), MINUTE_MS / 4);
  page.loadSites();
  pollStatuses((statuses) => page.update({ statuses, now: minuteNow() }));
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
