/** The place of the map in the page. The map itself is loaded when this is shown for the first time. */

import { Component, h } from 'preact';
import type { MapPanel } from '../map/map-panel.ts';
import type { MapSite } from '../map/map-sites.ts';
import type { SiteIndex } from '../records/site-index.ts';
import type { PageActions } from './actions-on.ts';
import { loadSurroundings } from './load-places.ts';
import { sortedFrom } from './selection.ts';
import type { PageState } from './state.ts';

interface MapSlotProps {
  readonly state: PageState;
  readonly act: PageActions;
  readonly index: SiteIndex;
  readonly sites: readonly MapSite[];
}

export class MapSlot extends Component<MapSlotProps> {
  private element: HTMLElement | null = null;
  private panel: MapPanel | undefined;
  private isGone = false;

  override componentDidMount() {
    void this.open();
  }

  override componentDidUpdate(before: MapSlotProps) {
    const { state, sites } = this.props;
    if (sites !== before.sites) this.panel?.update(sites);
    if (state.here.kind === 'known' && state.here !== before.state.here) this.panel?.showReader(state.here);
    if (selectedId(state) !== selectedId(before.state)) this.panel?.select(selectedId(state));
  }

  override componentWillUnmount() {
    this.isGone = true;
    this.panel?.close();
  }

  private async open() {
    const library = await import('../map/map-panel.ts').catch(() => undefined);
    if (library === undefined) return this.props.act.failMap('not loaded');
    try {
      const { state, act, index, sites } = this.props;
      if (this.isGone || this.element === null) return;
      this.panel = await library.showMap(this.element, {
        index,
        sites,
        selected: selectedId(state),
        reader: state.here.kind === 'known' ? state.here : undefined,
        around: sortedFrom(state),
        onSelect: act.openSite,
        onMove: act.moveMap,
        words: state.words,
        style: state.settings.map_style,
        loadSurroundings: () => loadSurroundings(state.words.language),
      });
      if (this.isGone) return this.panel.close();
      // The reader may have done something while it was made.
      if (this.props.sites !== sites) this.panel.update(this.props.sites);
      const { here } = this.props.state;
      if (here.kind === 'known' && here !== state.here) this.panel.showReader(here);
      if (selectedId(this.props.state) !== selectedId(state)) this.panel.select(selectedId(this.props.state));
    } catch {
      this.props.act.failMap('unable');
    }
  }

  override render() {
    const keep = (element: HTMLElement | null) => {
      this.element = element;
    };
    return h('div', { class: 'map-slot', ref: keep });
  }
}

function selectedId({ route }: PageState): string | undefined {
  return route.kind === 'site' ? route.id : undefined;
}
