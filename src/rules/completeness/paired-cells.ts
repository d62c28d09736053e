/** Rule: cells that only make sense together are filled together. */

import { CELLS } from '../../source/cells/finding-codes.ts';
import { endingNotShown, imageTypeOf } from '../../source/cells/pictures.ts';
import { cellText, type Row } from '../../source/tables/table.ts';
import type { TableName } from '../../source/tables/tables.ts';
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
      bad: 'location_id: L-1, evse_uid: E-1',
      good: 'location_id: L-1, evse_uid: (empty)',
    },
  },
  CELLS,
);

const PAIRS = {
  evses: [
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ],
  tariffs: [
    ['min_price_incl_vat', 'min_price'],
    ['max_price_incl_vat', 'max_price'],
  ],
} as const;

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.evses.rows) {
    for (const [filled, needed] of PAIRS.evses) {
      if (row.values[filled] !== undefined && row.values[needed] === undefined) {
        yield rule.finding('missing-value', 'evses', row, needed, {
          message: `${needed}: The cell is empty, but ${filled} is filled.`,
          hint: 'Fill in both or neither.',
        });
      }
    }
  }
  for (const row of dataset.contents.tariffs.rows) {
    for (const [filled, needed] of PAIRS.tariffs) {
      if (row.values[filled] !== undefined && row.values[needed] === undefined) {
        yield rule.finding('missing-value', 'tariffs', row, needed, {
          message: `${needed}: The cell is empty, but ${filled} is filled.`,
          hint: `Fill in ${needed} too: OCPI has a price with VAT only together with the price without.`,
        });
      }
    }
  }
  yield* images({ dataset });
}

function* images({ dataset }: Pick<RuleInput, 'dataset'>): Findings {
  for (const row of dataset.contents.images.rows) {
    const { location_id, evse_uid, type, url } = row.values;
    if ((location_id === undefined) === (evse_uid === undefined)) {
      yield rule.finding('image-owner', 'images', row, 'location_id', {
        message: `The image has ${location_id === undefined ? 'neither location_id nor evse_uid' : 'both location_id and evse_uid'}.`,
        hint: 'Fill in exactly one of the two.',
      });
    }
    if (endingNotShown(url) !== undefined) yield notShown('images', row, 'url');
    else if (type === undefined && imageTypeOf(url) === undefined) {
      yield typeMissing('images', row, 'type', 'url');
    }
  }
  for (const row of dataset.contents.businesses.rows) {
    const { logo_type, logo_url } = row.values;
    if (logo_url !== undefined && endingNotShown(logo_url) !== undefined) {
      yield notShown('businesses', row, 'logo_url');
    } else if (logo_url !== undefined && logo_type === undefined && imageTypeOf(logo_url) === undefined) {
      yield typeMissing('businesses', row, 'logo_type', 'logo_url');
    }
  }
}

function typeMissing(
  table: TableName,
  row: Row<{ readonly [column: string]: unknown }>,
  column: string,
  address: string,
) {
  const field = cellText(row, column) === undefined ? address : column;
  return rule.finding('not-an-image-type', table, row, field, {
    message: `The type of the image is not known: the column ${column} is empty, and ${address} does not end in it.`,
    hint: `If the address opens a page, copy that of the picture itself. If not, write gif, jpeg, png or svg into ${column}.`,
  });
}

/** A type in the column beside it would not make it a picture. */
function notShown(table: TableName, row: Row<{ readonly [column: string]: unknown }>, address: string) {
  const ending = endingNotShown(cellText(row, address) ?? '');
  return rule.finding('not-an-image-type', table, row, address, {
    message: `${address} is a .${ending} file, which browsers do not show as a picture.`,
    hint: 'Save the picture as jpeg or png, and write the address of that file.',
  });
}
