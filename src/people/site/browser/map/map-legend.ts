/** The legend of the map. */

import type { MessageKey } from '../../words/messages.ts';
import type { PageWords } from '../../words/words.ts';
import { drawMark, markOf } from './map-marks.ts';

const MEANINGS = [
  [markOf(2), 'map.some_free'],
  [markOf(0), 'map.none_free'],
  [markOf(undefined), 'status.UNKNOWN'],
  ['several/free/12', 'map.several'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** @param isOpen whether there is room for it beside the marks */
export function legendOf(words: PageWords, isOpen: boolean): HTMLElement {
  const legend = Object.assign(document.createElement('details'), { className: 'map-legend', open: isOpen });
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
