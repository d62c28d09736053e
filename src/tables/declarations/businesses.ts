/** businesses.csv: a row is a company that operates or owns sites. */

import { IMAGE_CATEGORY_WORDS } from '../../cells/words/vocabularies.ts';
import { oneOf } from '../cell-types/choices.ts';
import { whole } from '../cell-types/numbers.ts';
import { imageType, pictureAddress } from '../cell-types/pictures.ts';
import { url } from '../cell-types/standard-codes.ts';
import { id, text } from '../cell-types/text.ts';
import { defineTable, optional, required, withDefault } from '../table.ts';

export const businesses = defineTable({
  name: 'businesses',
  row: 'a company that operates or owns sites',
  doc: 'Only needed if the operator, suboperator or owner of a site is not the operator in network.json.',
  key: ['id'],
  columns: {
    id: required(id(36), { doc: 'Your short name for it, for use in locations.csv.', example: 'exa-south' }),
    name: required(text(100), {
      doc: 'Name shown to drivers.',
      example: 'Example Charging South',
      fields: ['BusinessDetails.name'],
    }),
    legal_name: optional(text(255), {
      doc: 'Name of the company in its register, if it differs from the name that drivers know. Access points ask for it (AFIR, A1).',
      example: 'Example Charging South B.V.',
    }),
    operator_id: optional(id(36), {
      doc: 'Its id in the official list of operators of its country.',
      example: 'NL*EXS',
    }),
    website: optional(url(), {
      doc: 'Its website.',
      example: 'https://example.com',
      fields: ['BusinessDetails.website'],
    }),
    logo_url: optional(pictureAddress(), {
      doc: 'Where its logo is, ideally 512 by 512 pixels.',
      example: 'images/logo.png',
      fields: ['BusinessDetails.logo', 'Image.url'],
    }),
    logo_thumbnail: optional(pictureAddress(), {
      doc: 'Where a small logo is, ideally 128 by 128 pixels.',
      example: 'images/logo-128.png',
      fields: ['Image.thumbnail'],
    }),
    logo_category: withDefault(oneOf(IMAGE_CATEGORY_WORDS), 'OPERATOR', {
      doc: 'Whose logo it is.',
      example: 'OPERATOR',
      fields: ['Image.category'],
    }),
    logo_type: optional(imageType(), {
      doc: 'Type of the image. Empty means that logo_url ends in it.',
      example: 'png',
      fields: ['Image.type'],
    }),
    logo_width: optional(whole({ min: 1, max: 99_999, unit: 'pixels' }), {
      doc: 'Width of the logo in pixels.',
      example: '512',
      fields: ['Image.width'],
    }),
    logo_height: optional(whole({ min: 1, max: 99_999, unit: 'pixels' }), {
      doc: 'Height of the logo in pixels.',
      example: '512',
      fields: ['Image.height'],
    }),
  },
});
