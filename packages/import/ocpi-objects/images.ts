/** Imports the pictures of a location, an EVSE or a parking place: rows of images.csv. */

import type { ImportedCell } from '../rows/imported-tables.ts';
import { objects, type Source } from './feed-values.ts';
import { checkImage, imageCells } from './shared-rows.ts';

/** Adds the images of an object. @param owner the columns with its ids, and the ids */
export function importImages(source: Source, owner: readonly (readonly [string, ImportedCell | undefined])[]): void {
  for (const [i, image] of objects(source, 'images').entries()) {
    checkImage(image);
    const position = { text: String(i + 1), pointer: image.pointer };
    source.record.addRow('images', image.pointer, [...owner, ['position', position], ...imageCells(image)]);
  }
}
