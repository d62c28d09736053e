/** Rule: what cells name as pictures are pictures, and those of data/images/ are there. */

import { PICTURES, pictureMistake } from '../../source/cells/own-picture.ts';
import { type DescribedPicture, pictureProblems } from '../../source/cells/pictures.ts';
import type { AnyRow } from '../../source/tables/table.ts';
import type { TableName } from '../../source/tables/tables.ts';
import { cellsWith } from '../rule/cells-with.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, PICTURES);

function* check(input: RuleInput): Findings {
  yield* missing(input);
  const { images, businesses } = input.dataset.contents;
  for (const row of images.rows) yield* problems('images', row, row.values, '');
  for (const row of businesses.rows) {
    const { logo_url: url, logo_thumbnail: thumbnail, logo_type: type } = row.values;
    const { logo_width: width, logo_height: height } = row.values;
    yield* problems('businesses', row, { url, thumbnail, type, width, height }, 'logo_');
  }
}

/** @param before what the names of its columns begin with */
function* problems(table: TableName, row: AnyRow, picture: DescribedPicture, before: string): Findings {
  for (const { code, part, message, ...advice } of pictureProblems(picture)) {
    const column = `${before}${part}`;
    yield rule.finding(code, table, row, column, { message: `${column} ${message}`, ...advice });
  }
}

function* missing({ dataset, settings, pictures = new Set() }: RuleInput): Findings {
  const { base_url } = settings;
  if (base_url === undefined) return;
  const mistakeOf = (text: string) => pictureMistake(text, base_url, pictures);
  const isWanted = (text: string) => mistakeOf(text) !== undefined;
  for (const { table, row, column, text } of cellsWith('link', dataset.contents, isWanted)) {
    const { message, hint } = mistakeOf(text) ?? {};
    yield rule.finding('missing-picture', table, row, column, {
      message: `${column} ${message}`,
      ...(hint ? { hint } : {}),
    });
  }
}
