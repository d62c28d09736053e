/** A picture of where a charger is: the towns around it, and how far they are. It is no map to move: it leads to that one. */

import { type ComponentChild, h } from 'preact';
import { KM_OF_DEGREE } from '../../../src/cells/browser.ts';
import type { Town } from '../records/places-file.ts';
import type { PageWords } from '../words/words.ts';

export interface SmallMapProps {
  readonly at: { readonly latitude: number; readonly longitude: number };
  /** The largest first. */
  readonly places: readonly Town[];
  /** Where the map is that can be moved. */
  readonly href: string;
  readonly words: PageWords;
}

/** In units of the picture. */
const WIDTH = 360;
const HEIGHT = 180;
const LETTER = 8;
const LINE = 18;
/** Around the charger, as a name there would be under its mark. */
const MARK = 14;

/** So many towns should be in it, and so far it may look for them, from the middle to its upper edge; in km. */
const ENOUGH = 5;
const REACHES = [3, 6, 12, 25, 50];

interface NearTown extends Town {
  /** From the charger, in km. */
  readonly east: number;
  readonly south: number;
}

/** Null if there is no town near. */
export function SmallMap({ at, places, href, words }: SmallMapProps): ComponentChild {
  const narrow = Math.cos((at.latitude * Math.PI) / 180);
  const towns = places.map((place): NearTown => {
    const degrees = ((place.longitude - at.longitude + 540) % 360) - 180;
    return {
      ...place,
      east: degrees * narrow * KM_OF_DEGREE,
      south: (at.latitude - place.latitude) * KM_OF_DEGREE,
    };
  });
  // Not at the edges, where no name has room.
  const within = (reach: number) =>
    towns.filter(
      ({ east, south }) => Math.abs(south) < reach * 0.75 && Math.abs(east) < (reach * 0.8 * WIDTH) / HEIGHT,
    );
  const reach = REACHES.find((one) => within(one).length >= ENOUGH) ?? REACHES.at(-1) ?? 0;
  const named = withRoom(within(reach), HEIGHT / 2 / reach);
  if (named.length === 0) return null;
  return h('a', { class: 'small-map', href }, [
    h(
      'svg',
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: 'img',
        'aria-label': words.say('map.around', { town: nearest(towns) }),
      },
      [
        ...named.map(({ name, x, y }) => h('text', { x, y, 'text-anchor': 'middle' }, name)),
        mark(),
        h(
          'text',
          { x: WIDTH - 10, y: HEIGHT - 10, 'text-anchor': 'end', class: 'small-map-source' },
          'GeoNames, CC BY 4.0',
        ),
        scaleBar(reach, words),
      ],
    ),
  ]);
}

function nearest(towns: readonly NearTown[]): string {
  const far = ({ east, south }: NearTown) => Math.hypot(east, south);
  return towns.reduce((one, other) => (far(other) < far(one) ? other : one)).name;
}

/** Above and below the mark: there a name stands whose place it has. */
const BESIDE = [0, -21, 30];

/** Towns whose names hide no other, and not the charger. @param scale units of the picture for a km */
function withRoom(towns: readonly NearTown[], scale: number) {
  const taken = [{ left: WIDTH / 2 - MARK, right: WIDTH / 2 + MARK, y: HEIGHT / 2 }];
  return towns.flatMap(({ name, east, south }) => {
    const half = (name.length * LETTER) / 2;
    const [x, middle] = [WIDTH / 2 + east * scale, HEIGHT / 2 + south * scale];
    const boxAt = (y: number) => ({ left: x - half, right: x + half, y });
    const isFree = ({ left, right, y }: ReturnType<typeof boxAt>) =>
      left >= 0 &&
      right <= WIDTH &&
      y >= LINE &&
      y <= HEIGHT - 2 * LINE &&
      taken.every((other) => right < other.left || left > other.right || Math.abs(y - other.y) > LINE);
    const box = BESIDE.map((beside) => boxAt(middle + beside)).find(isFree);
    if (box === undefined) return [];
    taken.push(box);
    return [{ name, x: Math.round(x), y: Math.round(box.y) }];
  });
}

function mark(): ComponentChild {
  return h('circle', { cx: WIDTH / 2, cy: HEIGHT / 2, r: 7, class: 'small-map-mark' });
}

/** As long as a third of what the picture reaches upwards. */
function scaleBar(reach: number, words: PageWords): ComponentChild {
  const km = Math.max(1, Math.round(reach / 3));
  const length = (km * HEIGHT) / 2 / reach;
  return h('g', { class: 'small-map-scale' }, [
    h('path', { d: `M10 ${HEIGHT - 14}v4h${length.toFixed(1)}v-4` }),
    h('text', { x: 14 + length, y: HEIGHT - 10 }, words.say('unit.km', { distance: words.number(km) })),
  ]);
}
