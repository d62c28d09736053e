/**
 * The marks of the map, drawn when they are first needed. Form and text tell the states apart as well as the colour does: a
 * disc with the number of EVSEs that are free, a square with 0, a ring with a question mark, one with a dash for what is planned. Where nobody says what is free, a mark has the number of
 * EVSEs that there are. A mark with a second ring stands for several sites and says how many.
 */

import type { ExpressionSpecification } from 'maplibre-gl';
import type { PageTexts } from '../locales/texts.ts';
import type { PageWords } from '../words/words.ts';

/** The states of a mark: something is free, nothing is, nobody knows, or nobody in the network ever says. */
const STATES = ['free', 'busy', 'unknown', 'place'] as const;
type State = (typeof STATES)[number];

/** Readable on every background: white on these has a contrast of more than 4.5. */
const PAINTS = {
  free: { fill: '#0b7a4b', text: '#ffffff', line: '#ffffff' },
  busy: { fill: '#8a4510', text: '#ffffff', line: '#ffffff' },
  unknown: { fill: '#ffffff', text: '#3d4652', line: '#3d4652' },
  place: { fill: '#2b4d6f', text: '#ffffff', line: '#ffffff' },
} as const satisfies Record<State, object>;

/** In pixels of the page. */
const HEIGHT = { one: 26, several: 34 } as const;
const FONT = '600 13px system-ui, sans-serif';

/** What a mark says of a site. */
export interface SiteOfMark {
  /** EVSEs that are free; undefined if nothing is known. */
  readonly free?: number | undefined;
  readonly evses: number;
  /** Whether nobody in the network says what is free. */
  readonly isSilent?: boolean;
  /** Whether none of its EVSEs is there yet. */
  readonly isPlanned?: boolean;
}

/** The name of the mark of one site. */
export function markOf({ free, evses, isSilent, isPlanned }: SiteOfMark): string {
  if (isPlanned) return 'one/unknown/–';
  if (isSilent) return `one/place/${evses}`;
  if (free === undefined) return 'one/unknown/?';
  return free > 0 ? `one/free/${free}` : 'one/busy/0';
}

/** Sums over the sites of a mark: the expression that names it. */
export const MARK_OF_SEVERAL: ExpressionSpecification = [
  'concat',
  'several/',
  [
    'case',
    ['>', ['get', 'silent'], 0],
    'place',
    ['>', ['get', 'free'], 0],
    'free',
    ['>', ['get', 'known'], 0],
    'busy',
    'unknown',
  ],
  '/',
  ['get', 'point_count'],
];

export interface DrawnMark {
  readonly image: ImageData;
  /** Pixels of the image per pixel of the page. */
  readonly pixelRatio: number;
}

/** Draws the mark of a name. Undefined if the name is none of ours. */
export function drawMark(name: string, language: string): DrawnMark | undefined {
  const [size, stateName, value = ''] = name.split('/');
  const state = STATES.find((known) => known === stateName);
  if (state === undefined || (size !== 'one' && size !== 'several')) return undefined;
  const text = /[?–]/.test(value)
    ? value
    : new Intl.NumberFormat(language, { notation: 'compact' }).format(Number(value));
  const pixelRatio = Math.max(2, globalThis.devicePixelRatio);
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen === null) return undefined;
  pen.font = FONT;
  const height = HEIGHT[size];
  const width = Math.max(height, Math.ceil(pen.measureText(text).width) + (size === 'one' ? 12 : 20));
  pen.canvas.width = width * pixelRatio;
  pen.canvas.height = height * pixelRatio;
  pen.scale(pixelRatio, pixelRatio);
  paint(pen, { width, height, state, isSeveral: size === 'several' });
  pen.font = FONT;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = PAINTS[state].text;
  pen.fillText(text, width / 2, height / 2 + 1);
  return { image: pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height), pixelRatio };
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly state: State;
  readonly isSeveral: boolean;
}

function paint(pen: OffscreenCanvasRenderingContext2D, { width, height, state, isSeveral }: Shape): void {
  const { fill, line } = PAINTS[state];
  const outlineAt = (inset: number) => {
    const corner = state === 'busy' ? 6 : height / 2 - inset;
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, corner);
  };
  if (isSeveral) {
    outlineAt(1);
    pen.fillStyle = '#ffffff';
    pen.fill();
    pen.strokeStyle = state === 'unknown' ? line : fill;
    pen.lineWidth = 2;
    pen.stroke();
  }
  outlineAt(isSeveral ? 4 : 1);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = 1.5;
  pen.stroke();
}

const MEANINGS = [
  [markOf({ free: 2, evses: 2 }), 'map.some_free'],
  [markOf({ free: 0, evses: 2 }), 'map.none_free'],
  [markOf({ evses: 2 }), 'status.UNKNOWN'],
  [markOf({ evses: 2, isPlanned: true }), 'status.PLANNED'],
  ['several/free/12', 'map.several'],
] as const satisfies readonly (readonly [string, keyof PageTexts])[];

/** Folded: it lies on the map. */
export function legendOf(words: PageWords): HTMLElement {
  const legend = Object.assign(document.createElement('details'), { className: 'map-legend' });
  const title = document.createElement('summary');
  title.textContent = words.say('map.legend');
  const list = document.createElement('ul');
  for (const [mark, key] of MEANINGS) {
    const item = document.createElement('li');
    const text = document.createElement('span');
    text.textContent = words.say(key);
    item.append(pictureOf(mark, words.locale), text);
    list.append(item);
  }
  legend.append(title, list);
  return legend;
}

function pictureOf(mark: string, locale: string): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.ariaHidden = 'true';
  const drawn = drawMark(mark, locale);
  if (drawn === undefined) return picture;
  picture.width = drawn.image.width;
  picture.height = drawn.image.height;
  picture.style.width = `${drawn.image.width / drawn.pixelRatio}px`;
  picture.getContext('2d')?.putImageData(drawn.image, 0, 0);
  return picture;
}
