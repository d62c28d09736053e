/** Rule: cells that only make sense together are filled together. */

import { CELLS } from '../../cells/finding-codes.ts';
import { endingNotShown, imageTypeOf } from '../../cells/texts/pictures.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import type { ImageRow, TableName } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule(
  'relations',
  check,
  {
    'image-owner': {
      severity: 'error',
      wrong: 'An image belongs to no location and no EVSE, or to both.',
      why: 'It is not clear where to publish it.',
      fix: 'Fill in exactly one of the columns location_id and evse_uid.',
    },
  },
  CELLS,
);

/** Columns with another one without which they mean nothing. */
const PAIRS = [
  ['evses', 'latitude', 'longitude'],
  ['evses', 'longitude', 'latitude'],
  ['tariffs', 'min_price_incl_vat', 'min_price'],
  ['tariffs', 'max_price_incl_vat', 'max_price'],
] as const;

function* check({ dataset: { contents } }: RuleInput): Findings {
  for (const [table, filled, needed] of PAIRS) {
    const rows: readonly AnyRow[] = contents[table].rows;
    for (const row of rows) {
      if (row.values[filled] === undefined || row.values[needed] !== undefined) continue;
      yield rule.finding('missing-value', table, row, needed, {
        message: `${needed}: The cell is empty, but ${filled} is filled.`,
        hint:
          table === 'evses'
            ? 'Fill in both or neither.'
            : `Fill in ${needed} too: OCPI has a price with VAT only together with the price without.`,
      });
    }
  }
  for (const row of contents.images.rows) {
    yield* owner(row);
    yield* pictureType('images', row, 'url', 'type');
  }
  for (const row of contents.businesses.rows) yield* pictureType('businesses', row, 'logo_url', 'logo_type');
}

function* owner(row: ImageRow): Findings {
  const { location_id, evse_uid, parking_place } = row.values;
  if (parking_place !== undefined && evse_uid !== undefined) {
    return yield rule.finding('image-owner', 'images', row, 'evse_uid', {
      message: 'The image has both parking_place and evse_uid.',
      hint: 'Fill in location_id and parking_place, or evse_uid alone.',
    });
  }
  if (parking_place !== undefined && location_id === undefined) {
    return yield rule.finding('image-owner', 'images', row, 'location_id', {
      message: 'The image has parking_place, but not the location_id of its site.',
      hint: 'Fill in location_id too.',
    });
  }
  if ((location_id === undefined) !== (evse_uid === undefined)) return;
  yield rule.finding('image-owner', 'images', row, 'location_id', {
    message: `The image has ${location_id === undefined ? 'neither location_id nor evse_uid' : 'both location_id and evse_uid'}.`,
    hint: 'Fill in exactly one of the two.',
  });
}

/** A type in the column beside it makes no picture of a file that browsers do not show. */
function* pictureType(table: TableName, row: AnyRow, address: string, column: string): Findings {
  const { [address]: url, [column]: type } = row.values;
  if (typeof url !== 'string') return;
  const ending = endingNotShown(url);
  if (ending !== undefined) {
    yield rule.finding('not-an-image-type', table, row, address, {
      message: `${address} is a .${ending} file, which browsers do not show as a picture.`,
      hint: 'Save the picture as jpeg or png, and write the address of that file.',
    });
  } else if (type === undefined && imageTypeOf(url) === undefined) {
    yield rule.finding('not-an-image-type', table, row, cellText(row, column) === undefined ? address : column, {
      message: `The type of the image is not known: the column ${column} is empty, and ${address} does not end in it.`,
      hint: `If the address opens a page, copy that of the picture itself. If not, write gif, jpeg, png or svg into ${column}.`,
    });
  }
}
