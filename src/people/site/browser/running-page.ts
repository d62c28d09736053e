/** Holds the state of the page, and shows it whenever it changes. */

import { h, render } from 'preact';
import { foldCase } from '../../../ocpi/ci-string.ts';
import type { Route, SiteRoute } from '../facts/route.ts';
import { toSearched } from '../facts/select-sites.ts';
import { detailFileOf, detailPath, type SiteDetails } from '../records/site-details.ts';
import type { SiteIndex } from '../records/site-index.ts';
import { readSites, SITES_PATH, type SitesFile } from '../records/sites-file.ts';
import type { PageControl } from './actions-on.ts';
import { actionsOn } from './actions-on.ts';
import { afterShowing } from './after-showing.ts';
import { App } from './app.ts';
import { loadJson, renewedFile } from './load-json.ts';
import { prepareSearch } from './prepare-search.ts';
import type { Loading, PageState } from './state.ts';
import { pushUrl, replaceUrl } from './url.ts';

export class RunningPage implements PageControl {
  state: PageState;
  private readonly root: HTMLElement;
  private readonly first: HTMLElement | undefined;
  private readonly act = actionsOn(this);
  private shown: PageState | undefined;
  private isPlanned = false;
  private readonly sitesFile = renewedFile<SitesFile>(SITES_PATH);
  private comingSites: Promise<unknown> | undefined;
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
    if (this.state.sites.kind === 'failed') this.update({ sites: { kind: 'loading' } });
    this.comingSites ??= this.sitesFile
      .load()
      .then(
        (file) => file && this.showSites(readSites(file)),
        () => this.state.sites.kind !== 'loaded' && this.update({ sites: { kind: 'failed' } }),
      )
      .finally(() => {
        this.comingSites = undefined;
      });
  }

  loadDetails(id: string): void {
    const files = this.detailFiles();
    const asked = { kind: 'loading', id } as const;
    this.update({ details: asked });
    loading(loadJson<SiteDetails>(detailPath(detailFileOf(id, files))), (loaded) => {
      // Something else was asked for since.
      if (this.state.details !== asked) return;
      this.update({ details: { ...loaded, id } });
      // Perhaps the site is in another file since the page was opened.
      if (!has(loaded, id)) this.loadSites();
    });
  }

  /** In how many files the details are: in as many as the newest list says. */
  private detailFiles(): number {
    const { sites, settings } = this.state;
    return sites.kind === 'loaded' ? sites.value.index.detail_files : settings.detail_files;
  }

  /** @param index another one than the page has, if it has one */
  private showSites(index: SiteIndex): void {
    const before = this.detailFiles();
    const value = toSearched(index);
    prepareSearch(value);
    this.update({ sites: { kind: 'loaded', value } });
    const { route, details } = this.state;
    if (route.kind !== 'site') return;
    const isElsewhere = this.detailFiles() !== before && !(details.id === route.id && has(details, route.id));
    if (isElsewhere) this.loadDetails(route.id);
    this.correctCase(route);
  }

  private openSite(route: SiteRoute): void {
    const { details } = this.state;
    if (details.id !== route.id || details.kind !== 'loaded') this.loadDetails(route.id);
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

function has(details: Loading<SiteDetails>, site: string): boolean {
  return details.kind === 'loaded' && details.value.locations.some(({ id }) => id === site);
}

function loading<T>(promise: Promise<T>, onChange: (loading: Loading<T>) => void): void {
  promise.then(
    (value) => onChange({ kind: 'loaded', value }),
    () => onChange({ kind: 'failed' }),
  );
}
