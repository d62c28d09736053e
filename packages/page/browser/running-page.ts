/** Holds the state of the page, and shows it whenever it changes. */

import { h, render } from 'preact';
import { foldCase } from '../../../src/ocpi/browser.ts';
import type { Loading } from '../components/site-view.ts';
import type { Route, SiteRoute } from '../facts/route.ts';
import { toSearched, toSearchedNames } from '../facts/select-sites.ts';
import { prepareTexts } from '../facts/site-search.ts';
import { availabilityPath, detailFileOf, LIVE_PATH } from '../records/live-statuses.ts';
import { type DetailsFile, detailPath, readDetails, type SiteDetails } from '../records/site-details.ts';
import type { SiteIndex } from '../records/site-index.ts';
import { IDS_PATH, PLUGS_PATH, SITES_PATH, type SitesFile } from '../records/sites-file.ts';
import { actionsOn, type PageControl } from './actions-on.ts';
import { afterShowing } from './after-showing.ts';
import { App } from './app.ts';
import { keepOffline, type ShownWhole } from './keep-offline.ts';
import { loadJson } from './load-json.ts';
import { loadPlaces } from './load-places.ts';
import type { LoadedList, NextList } from './load-sites.ts';
import { statusLoader } from './load-statuses.ts';
import { pollStatuses } from './poll-statuses.ts';
import { isDeadEnd } from './selection.ts';
import { minuteNow, type PageState } from './state.ts';
import { pushUrl, replaceUrl } from './url.ts';

export class RunningPage implements PageControl {
  state: PageState;
  private readonly root: HTMLElement;
  private readonly first: HTMLElement | undefined;
  private readonly act = actionsOn(this);
  private shown: PageState | undefined;
  private isPlanned = false;
  private readonly nextList: NextList;
  private comingSites: Promise<void> | undefined;
  /** The whole one that is shown. */
  private list: LoadedList | undefined;
  private askStatuses: (() => void) | undefined;
  private comingPlaces: Promise<void> | undefined;
  private scrollOfList = 0;
  private readonly keep: () => void;

  /** @param root has the page as the build wrote it */
  constructor(root: HTMLElement, state: PageState, nextList: NextList) {
    this.root = root;
    this.nextList = nextList;
    this.state = state;
    this.keep = state.settings.offline ? keepOffline(() => this.whole()) : () => {};
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
    const hadList = before.kind === 'list' && !(before.map && hasOneView());
    const hidesList = route.kind === 'site' || (route.map && hasOneView());
    if (hadList && hidesList) this.scrollOfList = scrollY;
    this.update({ route, list: route.kind === 'list' ? route : { ...list, map: route.map } });
    if (isNewSite) this.openSite(route);
    if (isNewSite || isBack || hadList === hidesList) {
      queueMicrotask(() => scrollTo(0, hidesList ? 0 : this.scrollOfList));
    }
  }

  push(route: Route): void {
    pushUrl(route, this.state.settings.site_pages === true);
    this.follow(route);
  }

  replace(route: Route): void {
    replaceUrl(route, this.state.settings.site_pages === true);
    this.follow(route);
  }

  /** Settles when the list is there, or cannot be had. */
  loadSites(): Promise<void> {
    if (this.state.sites.kind === 'failed') this.update({ sites: { kind: 'loading' } });
    this.update({ lacksRest: false });
    // The first list is shown as it comes; a later one when it is whole.
    const isFirst = this.list === undefined;
    const parts = {
      onNames: (file: SitesFile) => isFirst && this.update({ names: toSearchedNames(file) }),
      onPlugs: (index: SiteIndex) => isFirst && this.showSites(index),
    };
    this.comingSites ??= this.nextList(parts)
      .then(
        (list) => list && this.showList(list),
        () => this.update(this.state.sites.kind === 'loaded' ? { lacksRest: true } : { sites: { kind: 'failed' } }),
      )
      .finally(() => {
        this.comingSites = undefined;
      });
    return this.comingSites;
  }

  /** Asks for statuses from now on. */
  pollStatuses(): void {
    const shown = () => {
      const { route } = this.state;
      return { list: this.list, site: route.kind === 'site' ? route.id : undefined };
    };
    const load = statusLoader(shown, () => this.loadSites());
    this.askStatuses ??= pollStatuses(async () => {
      const statuses = await load();
      this.update({ statuses, now: minuteNow() });
      this.keep();
      return statuses;
    });
  }

  loadDetails(id: string): void {
    const asked = { kind: 'loading', id } as const;
    this.update({ details: asked });
    loading(loadJson<DetailsFile>(this.detailPathOf(id)).then(readDetails), (loaded) => {
      // Something else was asked for since.
      if (this.state.details !== asked) return;
      this.update({ details: { ...loaded, id } });
      this.keep();
      // Perhaps the site is in another file since the page was opened.
      if (!has(loaded, id)) void this.loadSites();
    });
  }

  private detailPathOf(id: string): string {
    return detailPath(detailFileOf(id, this.detailFiles()));
  }

  /** In how many files the details are: in as many as the newest list says. */
  private detailFiles(): number {
    const { sites, settings } = this.state;
    return sites.kind === 'loaded' ? sites.value.index.detail_files : settings.detail_files;
  }

  private showList(list: LoadedList): void {
    this.list = list;
    this.showSites(list.index);
    this.askStatuses?.();
  }

  /** @param index another list than the page has, if it has one */
  private showSites(index: SiteIndex): void {
    const before = this.detailFiles();
    const value = toSearched(index);
    // The texts of a part are soon others.
    if (index.lacks === undefined) prepareTexts(value.texts);
    this.update({ sites: { kind: 'loaded', value }, names: undefined });
    const { route, details } = this.state;
    if (route.kind !== 'site') return;
    const isElsewhere = this.detailFiles() !== before && !(details.id === route.id && has(details, route.id));
    if (isElsewhere) this.loadDetails(route.id);
    this.correctCase(route);
  }

  /** All that is shown, if it is of now. */
  private whole(): ShownWhole | undefined {
    const { list, state } = this;
    const { settings, route, details } = state;
    const { head, checkedAt, hasFailed } = state.statuses;
    if (list === undefined || head === undefined || checkedAt === undefined || hasFailed) return undefined;
    const parts = head.parts.map((_, part) => availabilityPath(part));
    const isSite = route.kind === 'site' && details.kind === 'loaded' && details.id === route.id;
    // Without the statuses of its charging points: they are shown as those of now.
    const site = isSite ? [this.detailPathOf(route.id)] : [];
    const data = [SITES_PATH, PLUGS_PATH, IDS_PATH, LIVE_PATH, ...parts, ...site];
    return { settings, network: list.network, data, checkedAt };
  }

  private openSite(route: SiteRoute): void {
    const { details } = this.state;
    if (details.id !== route.id || details.kind !== 'loaded') this.loadDetails(route.id);
    this.askStatuses?.();
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
    if (this.state.places === undefined && isDeadEnd(this.state)) this.loadPlaces();
  }

  /** Only a search that found no site needs them. */
  private loadPlaces(): void {
    this.comingPlaces ??= loadPlaces(this.state.words.language).then((places) => this.update({ places }));
  }
}

/** On a phone there is room for the list or the map (styles/with-map.css). */
function hasOneView(): boolean {
  return matchMedia('(max-width: 59.99rem)').matches;
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
