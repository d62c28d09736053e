/** The whole page, as it is in a state. */

import { type ComponentChild, h } from 'preact';
import { navigatorOf } from '../charger/route-links.ts';
import { type FreshnessProps, isOld, wallTime } from '../components/freshness.ts';
import { ListView } from '../components/list-view.ts';
import { Page } from '../components/page.ts';
import { SiteView } from '../components/site-view.ts';
import { choicesOf, choicesUntilListed } from '../facts/choices.ts';
import { writeRoute } from '../facts/route.ts';
import { asksEvses, asksOnlyWords, type SiteFilter } from '../facts/site-filter.ts';
import { NAMES_ALONE } from '../records/sites-file.ts';
import { plugName } from '../words/plug-words.ts';
import type { PageWords } from '../words/words.ts';
import type { PageActions } from './actions-on.ts';
import { statusOnSite } from './load-statuses.ts';
import { MapSlot } from './map-slot.ts';
import { confirmedAt, isStale } from './poll-statuses.ts';
import { foundNames, foundSites, hasStatuses, openAt, remembering, sitesOfMap, standingOf } from './selection.ts';
import { shareLink } from './share-link.ts';
import { SmallMapSlot } from './small-map-slot.ts';
import type { PageState } from './state.ts';

const READER = {
  navigator: navigatorOf(navigator.userAgent),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  share: shareLink(),
};

export interface AppProps {
  readonly state: PageState;
  readonly act: PageActions;
  /** The first sites, as the build wrote them. */
  readonly first: HTMLElement | undefined;
}

export function App(props: AppProps) {
  const { state, act } = props;
  const { settings, words, route, sites } = state;
  const isMapShown = route.map && state.mapProblem === undefined && sites.kind === 'loaded';
  const map = isMapShown ? h(MapSlot, { state, act, index: sites.value.index, sites: sitesOfMap(state) }) : undefined;
  return h(
    Page,
    { settings, words, route, freshness: hasStatuses(state) ? freshnessOf(state) : undefined, map },
    route.kind === 'list' ? listView(props) : siteView(props, route.id),
  );
}

function listView({ state, act, first }: AppProps): ComponentChild {
  const { words, list, sites, here, statuses, now, shown } = state;
  const { filter, order } = list;
  const index = sites.kind === 'loaded' ? sites.value.index : state.names && NAMES_ALONE;
  const found = sites.kind === 'loaded' ? foundSites(state) : foundNames(state);
  const lacks = index?.lacks;
  const hasFailed = sites.kind === 'failed' || (lacks !== undefined && state.lacksRest);
  // Words find sites by their names and towns; what finds none, and all else, waits for the rest of the list.
  const canAnswer = lacks === 'ids' || (order === 'name' && asksOnlyWords(filter));
  const isAnswered = lacks === undefined || (canAnswer && found.sites.length !== 0);
  const areFirstShown = lacks === 'plugs' && filter.q === undefined;
  return h(ListView, {
    words,
    filter,
    order,
    act,
    here: here.kind,
    hasStatuses: hasStatuses(state),
    isMapShown: list.map,
    mapProblem: state.mapProblem,
    ...(index === undefined || lacks === 'plugs' ? choicesUntilListed(state.settings) : choices(index)),
    hasFailed,
    onRetry: act.retry,
    first: first && h(ElementSlot, { element: first }),
    found:
      index && isAnswered
        ? {
            ...found,
            areFirstShown,
            isPart: lacks !== undefined && !hasFailed && filter.q !== undefined,
            shown,
            onMore: act.more,
            cards: {
              index,
              words,
              availabilityOf:
                hasStatuses(state) && statuses.list ? (uid: string) => statuses.list?.byUid.get(uid) : undefined,
              asOf: oldTime(state),
              isOpen: openAt(index, now),
              asked: askedInWords(filter, words),
              onlyFree: filter.free,
              map: list.map,
            },
          }
        : undefined,
  });
}

const choices = remembering(choicesOf);

/** What is asked of single EVSEs: `CCS`, if that is all; nothing if they are not asked for anything but to be free. */
function askedInWords({ free: _, ...filter }: SiteFilter, words: PageWords): string | undefined {
  if (!asksEvses(filter)) return undefined;
  const { plugs: [plug, other] = [], ...rest } = filter;
  return plug !== undefined && other === undefined && !asksEvses(rest)
    ? plugName(plug, words)
    : words.say('site.asked');
}

function siteView({ state, act }: AppProps, id: string): ComponentChild {
  const { details, settings, words, statuses, now, list } = state;
  return h(SiteView, {
    id,
    details: details.id === id ? details : { kind: 'loading' },
    settings,
    words,
    now,
    reader: READER,
    drawPlace: list.map
      ? undefined
      : (at) => h(SmallMapSlot, { key: id, at, words, href: writeRoute({ kind: 'site', id, map: true }) }),
    statusOf: hasStatuses(state) ? (uid) => statusOnSite(statuses, uid) : undefined,
    asOf: oldTime(state),
    back: writeRoute(list),
    map: { isMapShown: list.map, mapProblem: state.mapProblem, onToggle: act.toggleMap },
    onRetry: act.retry,
  });
}

function freshnessOf({ words, route, sites, statuses, now }: PageState): FreshnessProps {
  const { list, hasFailed } = statuses;
  return {
    words,
    counts: route.kind === 'list' ? standingOf(sites, list) : undefined,
    asOf: confirmedAt(statuses),
    isStale: isStale(statuses, now),
    hasFailed,
    now,
  };
}

/** The time of old statuses, in words. */
function oldTime(state: PageState): string | undefined {
  const freshness = freshnessOf(state);
  const { asOf, words, now } = freshness;
  return asOf !== undefined && isOld(freshness) ? wallTime(words, asOf, now) : undefined;
}

/** Puts an element that exists already into the page. */
export function ElementSlot({ element }: { element: HTMLElement }) {
  const put = (place: HTMLElement | null) => {
    if (place !== null && element.parentNode !== place) place.append(element);
  };
  return h('div', { ref: put });
}
