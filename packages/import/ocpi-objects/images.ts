/** Imports the pictures of a location, an EVSE or a parking place: rows of images.csv. */

import { imageTypeOf } from '../../../src/cells/index.ts';
import { assumedCell, objects, type Source, urlCell } from './feed-values.ts';
import { type Cells, cellsOf } from './from-columns.ts';

/** Adds the images of an object. @param owner the columns with its ids */
export function importImages(source: Source, owner: Cells): void {
  for (const [i, image] of objects(source, 'images', 'Image').entries()) {
    const position = { text: String(i + 1), pointer: image.pointer };
    source.record.addRow('images', image.pointer, { ...owner, position, ...imageCells('images', image) });
  }
}

/** The cells of an image. A missing type is taken from the extension of its URL. */
export function imageCells(table: 'images' | 'businesses', image: Source): Cells {
  const url = urlCell(image, 'url');
  const prefix = table === 'images' ? '' : 'logo_';
  return cellsOf(table, 'Image', image, {
    [`${prefix}url`]: url,
    [`${prefix}type`]: assumedCell(image, 'type', url && imageTypeOf(url.text)),
  });
}
