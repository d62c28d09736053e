/** Holds the state of the page, and shows it whenever it changes. */

import { h, render } from 'preact';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Route, SiteRoute } from '../facts/route.ts';
import { toSearched } from '../facts/select-sites.ts';
import { detailFileOf, detailPath, type SiteDetails } from '../records/site-details.ts';
import { readSites, SITES_PATH, type SitesFile } from '../records/sites-file.ts';
import { actionsOn } from './actions-on.ts';
import { afterShowing } from './after-showing.ts';
import { App } from './app.ts';
import { loadJson } from './load-json.ts';
import type { PageControl } from './page-actions.ts';
import type { Loading, PageState } from './state.ts';
import { pushUrl, replaceUrl } from './url.ts';

export class RunningPage implements PageControl {
  state: PageState;
  private readonly root: HTMLElement;
  private readonly first: HTMLElement | undefined;
  private readonly act = actionsOn(this);
  private shown: PageState | undefined;
  private isPlanned = false;
  private scrollOfList = 0;

  /** @param root has the page as the build wrote it */
  constructor(root: HTMLElement, state: PageState) {
    this.root = root;
    this.state = state;
    this.first = root.querySelector<HTMLElement>('.first-sites') ?? undefined;
    // Else the first rendering would make something else of it.
    this.first?.remove();
    this.show();
  }

  /** Several changes at once are shown once. */
  update(change: Partial<PageState>): void {
    this.state = { ...this.state, ...change };
    if (this.isPlanned) return;
    this.isPlanned = true;
    queueMicrotask(() => this.show());
  }

  /** Shows what a URL says. */
  follow(route: Route): void {
    const { route: before, list } = this.state;
    const isNewSite = route.kind === 'site' && (before.kind !== 'site' || before.id !== route.id);
    const isBack = route.kind === 'list' && before.kind === 'site';
    if (isNewSite && before.kind === 'list') this.scrollOfList = scrollY;
    this.update({ route, list: route.kind === 'list' ? route : { ...list, map: route.map } });
    if (isNewSite) this.openSite(route);
    if (isNewSite || isBack) queueMicrotask(() => scrollTo(0, isBack ? this.scrollOfList : 0));
  }

  push(route: Route): void {
    pushUrl(route);
    this.follow(route);
  }

  replace(route: Route): void {
    replaceUrl(route);
    this.follow(route);
  }

  loadSites(): void {
    this.update({ sites: { kind: 'loading' } });
    loading(loadJson<SitesFile>(SITES_PATH).then(readSites).then(toSearched), (sites) => {
      this.update({ sites });
      if (this.state.route.kind === 'site') this.correctCase(this.state.route);
    });
  }

  loadDetails(id: string): void {
    const { settings, details } = this.state;
    if (details.id === id && details.kind === 'loaded') return;
    this.update({ details: { kind: 'loading', id } });
    loading(loadJson<SiteDetails>(detailPath(detailFileOf(id, settings.detail_files))), (loaded) => {
      if (this.state.details.id === id) this.update({ details: { ...loaded, id } });
    });
  }

  private openSite(route: SiteRoute): void {
    this.loadDetails(route.id);
    this.correctCase(route);
  }

  /** Ids ignore case (CiString), but the files with details do not. */
  private correctCase(route: SiteRoute): void {
    const { sites } = this.state;
    if (sites.kind !== 'loaded') return;
    const folded = foldCase(route.id);
    const meant = sites.value.index.sites.filter(({ id }) => foldCase(id) === folded);
    const [other] = meant;
    if (other && meant.every(({ id }) => id !== route.id)) this.replace({ ...route, id: other.id });
  }

  private show(): void {
    this.isPlanned = false;
    render(h(App, { state: this.state, act: this.act, first: this.first }), this.root);
    afterShowing(this.root, this.state, this.shown);
    this.shown = this.state;
  }
}

function loading<T>(promise: Promise<T>, onChange: (loading: Loading<T>) => void): void {
  promise.then(
    (value) => onChange({ kind: 'loaded', value }),
    () => onChange({ kind: 'failed' }),
  );
}
