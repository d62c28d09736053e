/** Rule: cells that only make sense together are filled together. */

import { CELLS } from '../../cells/finding-codes.ts';
import { endingNotShown, imageTypeOf } from '../../cells/texts/pictures.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import { defineRule, type Say } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'relations',
  findings: {
    'image-owner': {
      severity: 'error',
      wrong: 'An image belongs to no location and no EVSE, or to both.',
      why: 'It is not clear where to publish it.',
      fix: 'Fill in either location_id or evse_uid; beside parking_place, that is location_id.',
      message: {
        neither: 'The image has neither {#location_id} nor {#evse_uid}.',
        both: 'The image has both {#location_id} and {#evse_uid}.',
        'place and EVSE': 'The image has both {#parking_place} and {#evse_uid}.',
        'place alone': 'The image has {#parking_place}, but not the {#location_id} of its site.',
      },
    },
  },
  shared: CELLS,
  rows: {
    evses({ values: { latitude, longitude } }, say) {
      if ((latitude === undefined) === (longitude === undefined)) return;
      const [needed, filled] = latitude === undefined ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
      say('missing-value', needed, { says: 'pair', params: { filled } });
    },
    tariffs({ values }, say) {
      for (const needed of ['min_price', 'max_price'] as const) {
        const filled = `${needed}_incl_vat` as const;
        if (values[filled] === undefined || values[needed] !== undefined) continue;
        say('missing-value', needed, { says: 'pair', advises: 'with VAT', params: { filled } });
      }
    },
    images(row, say) {
      const { location_id, evse_uid, parking_place } = row.values;
      if (parking_place !== undefined && evse_uid !== undefined) {
        say('image-owner', 'evse_uid', { says: 'place and EVSE' });
      } else if (parking_place !== undefined && location_id === undefined) {
        say('image-owner', 'location_id', { says: 'place alone' });
      } else if ((location_id === undefined) === (evse_uid === undefined)) {
        const isNeither = location_id === undefined;
        say('image-owner', 'location_id', isNeither ? { says: 'neither' } : { says: 'both' });
      }
      pictureType(say, row, 'url', 'type');
    },
    businesses: (row, say) => pictureType(say, row, 'logo_url', 'logo_type'),
  },
});

/** A type in the column beside it makes no picture of a file that browsers do not show. */
function pictureType(say: Say<typeof CELLS>, row: AnyRow, address: string, column: string): void {
  const { [address]: url, [column]: type } = row.values;
  if (typeof url !== 'string') return;
  const ending = endingNotShown(url);
  if (ending !== undefined) {
    say('not-an-image-type', address, { says: 'not shown', params: { ending } });
  } else if (type === undefined && imageTypeOf(url) === undefined) {
    const at = cellText(row, column) === undefined ? address : column;
    say('not-an-image-type', at, { says: 'unknown', params: { column, address } });
  }
}
