/** The end of a change of the page: its title, and where the keyboard and the screen reader go on. */

import { writeRoute } from '../facts/route.ts';
import type { PageState } from './state.ts';
import { addressOfRoute } from './url.ts';

/** @param before what was shown until now; undefined at first */
export function afterShowing(root: HTMLElement, now: PageState, before: PageState | undefined): void {
  document.title = titleOf(now);
  // What browsers hand on when a reader shares the page.
  document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + canonicalPath(now));
  whereToGoOn(root, now, before)?.focus({ preventScroll: now.route.kind === 'list' && before?.route.kind === 'site' });
}

function canonicalPath({ route, settings }: PageState): string {
  return route.kind === 'site' ? addressOfRoute({ ...route, map: false }, settings.site_pages === true) : '/';
}

function titleOf({ route, details, settings: { name }, words }: PageState): string {
  if (route.kind === 'list' || details.kind !== 'loaded') return words.say('page.title', { name });
  const location = details.value.locations.find(({ id }) => id === route.id);
  return `${location?.name ?? route.id} · ${name}`;
}

function whereToGoOn(root: HTMLElement, now: PageState, before: PageState | undefined): HTMLElement | undefined | null {
  if (before === undefined) return undefined;
  const { route } = now;
  if (route.kind === 'site') {
    const isNew = now.details !== before.details && now.details.kind !== 'loading';
    return isNew ? root.querySelector<HTMLElement>('.site-view h1, .site-view .notice') : undefined;
  }
  if (before.route.kind === 'site') {
    const hrefs = [true, false].map((map) => writeRoute({ kind: 'site', id: idOf(before), map }));
    // Links of the first sites lead to their pages.
    const hrefsOf = (link: Element) => [link.getAttribute('href') ?? '', `#${link.closest('.site')?.id}`];
    return [...root.querySelectorAll<HTMLElement>('.site a')].find((link) =>
      hrefsOf(link).some((href) => hrefs.includes(href)),
    );
  }
  // The first of those that the reader asked for.
  return now.shown > before.shown
    ? root.querySelector<HTMLElement>(`.sites > li:nth-child(${before.shown + 1}) a`)
    : undefined;
}

function idOf({ route }: PageState): string {
  return route.kind === 'site' ? route.id : '';
}
