/** The place of the picture of where a charger is. What it needs is loaded with it, once for all chargers. */

import { Component, h } from 'preact';
import { SmallMap, type SmallMapProps } from '../charger/small-map.ts';
import type { Town } from '../records/places-file.ts';
import { loadPlaces } from './load-places.ts';

interface Loaded {
  readonly places?: readonly Town[];
}

export class SmallMapSlot extends Component<Omit<SmallMapProps, 'places'>, Loaded> {
  override componentDidMount() {
    void loadPlaces(this.props.words.language).then((places) => this.setState({ places }));
  }

  override render() {
    const { places } = this.state;
    return places === undefined ? null : h(SmallMap, { ...this.props, places });
  }
}
