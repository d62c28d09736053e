/** The map of the page for drivers, without what a build knows of the towns around. */

import { Component, h } from 'preact';
import type { MapPanel } from '../../page/map/map-panel.ts';
import type { SiteIndex } from '../../page/records/site-index.ts';
import type { PageWords } from '../../page/words/words.ts';
import type { CheckWords } from '../words/check-words.ts';

interface PreviewMapProps {
  readonly words: CheckWords;
  readonly pageWords: PageWords;
  readonly index: SiteIndex;
}

interface PreviewMapState {
  readonly kind: 'asked for' | 'shown' | 'failed' | 'none';
}

export class PreviewMap extends Component<PreviewMapProps, PreviewMapState> {
  override state: PreviewMapState = { kind: 'none' };

  #element: HTMLElement | null = null;
  #panel: MapPanel | undefined;
  #isGone = false;

  override componentDidUpdate({ index }: PreviewMapProps): void {
    if (index !== this.props.index) this.#panel?.update(sitesOf(this.props.index));
  }

  override componentWillUnmount(): void {
    this.#isGone = true;
    this.#panel?.close();
  }

  override render() {
    const { words } = this.props;
    const { kind } = this.state;
    if (kind === 'none') return h('button', { type: 'button', onClick: this.#open }, words.say('preview.map'));
    if (kind === 'failed') return h('p', { class: 'notice warn', role: 'alert' }, words.say('preview.no_map'));
    const keep = (element: HTMLElement | null) => {
      this.#element = element;
    };
    return h('div', { class: 'map-slot', ref: keep, 'aria-busy': kind === 'asked for' });
  }

  readonly #open = (): void => {
    this.setState({ kind: 'asked for' }, () => void this.#show());
  };

  async #show(): Promise<void> {
    try {
      const { showMap } = await import('../../page/map/map-panel.ts');
      if (this.#element === null) return;
      const { index, pageWords } = this.props;
      const nothing = () => undefined;
      this.#panel = await showMap(this.#element, {
        ...{ index, sites: sitesOf(index), words: pageWords, onSelect: nothing, onMove: nothing },
        loadSurroundings: async () => ({ places: [] }),
      });
      if (this.#isGone) return this.#panel.close();
      this.setState({ kind: 'shown' });
      if (index !== this.props.index) this.#panel.update(sitesOf(this.props.index));
    } catch {
      this.setState({ kind: 'failed' });
    }
  }
}

function sitesOf({ sites }: SiteIndex) {
  return sites.map((site) => ({ site, evses: site.evses.length }));
}
